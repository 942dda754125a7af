import { addEffect } from '@gargoyle/bmg-common'
import {
  applies,
  armsToLoad,
  type CounterRules,
  hasTraitNow,
  meleeTargets,
  skill,
  weaponAt,
} from '@gargoyle/bmg-counters'
import { casualtyRecount, trigger } from '@gargoyle/bmg-counters/parts'
import {
  gun,
  type ModelSketch,
  oneShot,
  performById,
  type WeaponSketch,
} from '@gargoyle/bmg-counters/testing'
import { cm, inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { book } from '../book.ts'
import { duel, shootOut } from '../testing/duel.ts'
import { inchesInCm } from '../testing/inches.ts'
import { secondBook, setTable } from '../testing/table.ts'

const blade = (...rules: readonly string[]): WeaponSketch => ({ name: 'Blade', damage: 'I', rules })

const withTraits = (traits: CounterRules) => ({
  book: { ...secondBook.book, traits: { ...book.traits, ...traits } },
})

/** One strike with a blade of these rules at the hero. */
const strike = (
  rules: readonly string[],
  dice: string,
  hero: Partial<ModelSketch> = {},
  traits: CounterRules = {},
) => {
  const table = duel({ thug: { counters: 'A', weapons: [blade(...rules)] }, hero }, withTraits(traits))
  table.play((game, { thug }) => performById(game, thug, 'melee:0'), dice)
  return table
}

const shoot = (
  rules: readonly string[],
  dice: string,
  hero: Partial<ModelSketch> = {},
  traits: CounterRules = {},
) => {
  const table = shootOut({ hero, thug: { strength: 6, weapons: [oneShot(...rules)] } }, withTraits(traits))
  table.play((game, { thug }) => performById(game, thug, 'ranged:0'), dice)
  return table
}

const taken = (table: ReturnType<typeof strike>) => [table.model('hero').injury, table.model('hero').stun]
const effectsOf = (table: ReturnType<typeof strike>) => table.model('hero').effects.map(({ id }) => id)

const armour = (name: string, less: number) => ({
  name,
  text: `${name}.`,
  foe: { 'damage-roll': -less },
})

describe('the damage of weapons', () => {
  test('bmg2/weapon-rule/acid: Attack and Defense -1 until the end of the round, once, and only where it damages', () => {
    const table = strike(['acid'], '5 5 2', { attack: 5, defense: 4 })
    const skills = () =>
      table.play((game, { hero }) => [skill(game, 'attack', hero), skill(game, 'defense', hero)])
    expect(skills()).toEqual([4, 3])
    table.play((game, { hero }) => void addEffect(game, hero, 'acid', { until: 'round' }))
    expect(skills()).toEqual([4, 3])
    expect(effectsOf(strike(['acid'], '5 3 2'))).toEqual([])
  })

  test('bmg2/weapon-rule/acid: a hit that did not damage does not use it up for the activation', () => {
    const table = strike(['acid'], '5 3 2')
    Object.assign(table.state.activation!, { attacks: 0 })
    table.model('thug').counters.attack = 1
    table.play((game, { thug }) => performById(game, thug, 'melee:0'), '5 5 2')
    expect(effectsOf(table)).toEqual(['acid'])
  })

  test('bmg2/weapon-rule/acid: Light Armor does nothing against it, heavier armour does', () => {
    const traits = { 'light-armor': armour('Light Armor', 1), 'medium-armor': armour('Medium Armor', 2) }
    expect(taken(strike(['acid'], '5 4 2', { traits: ['light-armor'] }, traits))).toEqual([1, 0])
    expect(taken(strike([], '5 4 2', { traits: ['light-armor'] }, traits))).toEqual([0, 0])
    expect(taken(strike(['acid'], '5 4 2', { traits: ['medium-armor'] }, traits))).toEqual([0, 0])
  })

  test('bmg2/weapon-rule/anti-tank: ignores armour and vests, and rolls again against armour only', () => {
    const traits = { 'heavy-armor': armour('Heavy Armor', 3) }
    expect(taken(strike(['anti-tank'], '5 3 2 4', { traits: ['heavy-armor'] }, traits))).toEqual([1, 0])
    expect(taken(strike(['anti-tank'], '5 3 2'))).toEqual([0, 0])
    expect(taken(shoot(['firearm', 'anti-tank'], '5 2 5', { traits: ['bulletproof-vest'] }))).toEqual([1, 0])
    expect(taken(shoot(['firearm'], '5 2 5', { traits: ['bulletproof-vest'] }))).toEqual([0, 1])
  })

  test('bmg2/weapon-rule/beam: on 2+, Ping! 2 worse, and no crate loads it', () => {
    const crate = { ...box('crate', cm(45), cm(25), cm(1), cm(10), cm(2.5)), cover: 'heavy' as const }
    const table = shootOut(
      {
        thug: {
          strength: 6,
          weapons: [
            { ...gun, rof: 1, ammo: 2, rules: ['beam'] },
            { ...gun, ammo: 2 },
          ],
        },
      },
      { pieces: [crate] },
    )
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 5 2 4')
    expect(taken(table)).toEqual([1, 0])
    const arms = table.model('thug').arms
    for (const arm of arms) arm.ammo = 1
    expect(table.play((game, { thug }) => armsToLoad(game, thug))).toEqual([1])
  })

  test('bmg2/weapon-rule/bleed: a critical is X injuries instead', () => {
    expect(taken(strike(['bleed(2)'], '5 5 6'))).toEqual([3, 0])
    expect(taken(strike(['bleed(2)'], '5 5 4'))).toEqual([1, 0])
  })

  test('bmg2/weapon-rule/blunt: a critical is X stuns instead', () => {
    expect(taken(strike(['blunt(3)'], '5 5 6'))).toEqual([1, 3])
    expect(taken(strike([], '5 5 6'))).toEqual([1, 1])
  })

  test('bmg2/weapon-rule/caustic: a hit that fails to damage is an injury, in place of the scratch', () => {
    expect(taken(strike(['caustic'], '5 3 2'))).toEqual([1, 0])
    expect(taken(shoot(['caustic'], '5 3 2'))).toEqual([1, 0])
    expect(taken(shoot([], '5 3 2'))).toEqual([0, 1])
    expect(taken(strike(['caustic'], '5 5 2'))).toEqual([1, 0])
  })

  test('bmg2/weapon-rule/devastating: two collateral dice, and both count', () => {
    const table = strike(['devastating'], '5 5 6 5')
    expect(table.model('hero')).toMatchObject({ injury: 1, stun: 1, condition: 'down' })
  })

  test('bmg2/weapon-rule/devastating, bmg2/core/push, bmg2/core/collateral-die: two criticals count, one pair is enough, the higher die pushes', () => {
    expect(taken(strike(['devastating'], '5 5 6 6'))).toEqual([1, 2])
    expect(strike(['devastating'], '5 5 1 5').model('hero').condition).toBe('down')
    expect(strike(['devastating'], '5 5 1 2').model('hero').condition).toBe('up')
    const pushed = (dice: string) => {
      const table = duel({ thug: { counters: 'AAS', weapons: [blade('devastating')] } })
      const before = table.model('hero').at!.x
      table.play((game, { thug }) => performById(game, thug, 'push:0'), dice, ['strikes', { '1': 1 }])
      return Math.abs(table.model('hero').at!.x - before)
    }
    expect([pushed('5 5 2 4'), pushed('5 5 4 2')]).toEqual([inches(1.6), inches(1.6)])
  })

  test('bmg2/weapon-rule/electric: criticals stun, and machines get failed dice again', () => {
    expect(effectsOf(strike(['electric'], '5 5 6'))).toEqual(['stunned'])
    const traits = { bot: { name: 'Bot', text: 'A machine.', keyword: true as const } }
    expect(taken(strike(['electric'], '5 3 2 4', { traits: ['bot'] }, traits))).toEqual([1, 0])
    expect(taken(strike(['electric'], '5 3 2'))).toEqual([0, 0])
  })

  test('bmg2/weapon-rule/firearm: on 2+ whatever the Strength', () => {
    expect([taken(shoot(['firearm'], '5 2 5')), taken(shoot(['firearm'], '5 1 5'))]).toEqual([
      [1, 0],
      [0, 1],
    ])
  })

  test('bmg2/weapon-rule/mechanical: on 3+ whatever the Strength', () => {
    expect([taken(shoot(['mechanical'], '5 3 5')), taken(shoot(['mechanical'], '5 2 5'))]).toEqual([
      [1, 0],
      [0, 1],
    ])
  })

  test('bmg2/weapon-rule/heavy: Strength 1 better', () => {
    expect([taken(strike(['heavy'], '5 3 2')), taken(strike([], '5 3 2'))]).toEqual([
      [1, 0],
      [0, 0],
    ])
  })

  test('bmg2/weapon-rule/sharp: all failed damage dice again', () => {
    const table = duel({ thug: { counters: 'AA', weapons: [blade('sharp')] } })
    table.play((game, { thug }) => performById(game, thug, 'melee:0'), '5 5 2 2 6 4 4', [
      'strikes',
      { '1': 2 },
    ])
    expect(taken(table)).toEqual([2, 1])
  })
})

describe('what hits do beside', () => {
  test('bmg2/weapon-rule/cold: 1MC, damaged or not', () => {
    expect(strike(['cold'], '5 3 2', { counters: 'MM' }).model('hero').counters.movement).toBe(1)
    expect(strike(['cold'], '2', { counters: 'MM' }).model('hero').counters.movement).toBe(2)
    expect(strike(['cold'], '5 3 2', { counters: 'A' }).model('hero').counters.attack).toBe(1)
  })

  test('bmg2/weapon-rule/sonic: 1SC, damaged or not', () => {
    expect(strike(['sonic'], '5 3 2', { counters: 'SSM' }).model('hero').counters).toMatchObject({
      special: 1,
      movement: 1,
    })
    expect(strike(['sonic'], '5 3 2', { counters: 'M' }).model('hero').counters).toMatchObject({
      special: 0,
      movement: 1,
    })
  })

  const keyword = (name: string) => ({ name, text: `${name}.`, keyword: true as const })
  const tough = {
    invulnerability: { ...keyword('Invulnerability'), own: { willpower: 1 } },
    regeneration: keyword('Regeneration'),
    incorporeal: keyword('Incorporeal'),
    'tough-skin': keyword('Tough Skin'),
    'kryptonian-x': keyword('Kryptonian'),
  }
  const left = (table: ReturnType<typeof strike>) =>
    table.play((game, { hero }) => Object.keys(tough).filter((id) => hasTraitNow(game, hero, id)))

  test('bmg2/weapon-rule/kryptonite: a Kryptonian loses two traits until the end of the round, others nothing', () => {
    const alien = { traits: ['kryptonian-x', 'invulnerability', 'regeneration', 'tough-skin'], willpower: 5 }
    const table = strike(['kryptonite'], '5 3 2', alien, tough)
    expect(left(table)).toEqual(['tough-skin', 'kryptonian-x'])
    expect(table.play((game, { hero }) => skill(game, 'willpower', hero))).toBe(5)
    Object.assign(table.state, { stage: 'recount', part: 2 })
    table.play((game) => casualtyRecount(game))
    expect(left(table)).toEqual(['invulnerability', 'regeneration', 'tough-skin', 'kryptonian-x'])
    expect(left(strike(['kryptonite'], '5 3 2', { traits: ['invulnerability'] }, tough))).toEqual([
      'invulnerability',
    ])
  })

  test('bmg2/weapon-rule/magic: Invulnerability, Incorporeal and Tough Skin are gone for the round', () => {
    const ghost = { traits: ['invulnerability', 'incorporeal', 'tough-skin', 'regeneration'] }
    expect(left(strike(['magic'], '5 3 2', ghost, tough))).toEqual(['regeneration'])
    expect(left(strike(['magic'], '2', ghost, tough))).toEqual([
      'invulnerability',
      'regeneration',
      'incorporeal',
      'tough-skin',
    ])
  })

  test('bmg2/core/effect-trigger: effects of a weapon come with a hit, damaged or not, and once an activation', () => {
    expect(effectsOf(strike(['stunned'], '5 3 2'))).toEqual(['stunned'])
    expect(effectsOf(strike(['stunned'], '2'))).toEqual([])
    const table = duel({
      thug: { counters: 'AA', weapons: [blade('enervating(1)')] },
      hero: { counters: 'MMM' },
    })
    table.play((game, { thug }) => performById(game, thug, 'melee:0'), '5 5 3 3 2', ['strikes', { '1': 2 }])
    expect(table.model('hero').counters.movement).toBe(2)
    // bmg2/core/effects-once-per-activation
    Object.assign(table.state.activation!, { attacks: 0 })
    table.model('thug').counters.attack = 1
    table.play((game, { thug }) => performById(game, thug, 'melee:0'), '5 3 2')
    expect(table.model('hero').counters.movement).toBe(2)
  })
})

describe('close combat', () => {
  test('bmg2/weapon-rule/crushing: two blocks for each hit', () => {
    const blocked = (dice: string, counters: string) => {
      const table = duel({ thug: { counters: 'A', weapons: [blade('crushing')] }, hero: { counters } })
      table.play((game, { thug }) => performById(game, thug, 'melee:0'), dice, ['block', counters.length])
      return taken(table)
    }
    expect(blocked('5 4 4', 'DD')).toEqual([0, 0])
    expect(blocked('5 4 5 2', 'D')).toEqual([1, 0])
    expect(blocked('5 4 3 4', 'DDD')).toEqual([0, 0])
    expect(blocked('5 4 3 3 5 2', 'DDD')).toEqual([1, 0])
  })

  test('bmg2/weapon-rule/overwhelming: block dice 1 worse', () => {
    const table = duel({ thug: { counters: 'A', weapons: [blade('overwhelming')] }, hero: { counters: 'D' } })
    table.play((game, { thug }) => performById(game, thug, 'melee:0'), '5 4 5 2', ['block', 1])
    expect(taken(table)).toEqual([1, 0])
  })

  test('bmg2/weapon-rule/defensive: failed blocks again, whatever its bearer fights with', () => {
    const table = duel({
      thug: { counters: 'A' },
      hero: { counters: 'D', weapons: [blade(), blade('defensive')] },
    })
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '5 3 4', ['block', 1])
    expect(taken(table)).toEqual([0, 0])
  })

  test('bmg2/weapon-rule/protective: blocks at +1 and a last Ping! of 4+', () => {
    const table = duel({ thug: { counters: 'A' }, hero: { counters: 'D', weapons: [blade('protective')] } })
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '5 3', ['block', 1])
    expect(taken(table)).toEqual([0, 0])
    expect(taken(shoot(['firearm'], '5 4', { weapons: [blade('protective')] }))).toEqual([0, 0])
    expect(taken(shoot(['firearm'], '5 3 2 3', { weapons: [blade('protective')] }))).toEqual([1, 0])
  })

  test('bmg2/weapon-rule/protective: a friend in contact shares that Ping!, once a round', () => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], counters: 'AAAA', weapons: [oneShot('firearm')] },
        hero: { seat: 'a', at: [50, 30], endurance: 12 },
        shield: { seat: 'a', touching: 'hero', weapons: [blade('protective')] },
      },
      active: 'thug',
    })
    const fire = (dice: string, ...answers: readonly (readonly [string, never])[]) => {
      Object.assign(table.state.activation!, { attacks: 0 })
      table.play(
        (game, { thug }) => performById(game, thug, 'ranged:0'),
        dice,
        ['shots', { '1': 1 }],
        ...answers,
      )
    }
    fire('5 4', ['share-shield', 'yes' as never])
    expect(table.model('hero').injury).toBe(0)
    fire('5 2 3')
    expect(table.model('hero').injury).toBe(1)
    table.play((game) => trigger(game, 'round-end', {}))
    table.model('shield').roundMemory = {}
    table.model('shield').at = { ...table.model('shield').at!, y: cm(35) }
    table.model('thug').counters.attack = 2
    fire('5 2 3')
    expect(table.model('hero').injury).toBe(2)
  })

  test('bmg2/weapon-rule/reach: enemies in sight up to 2 inches away', () => {
    const reached = (apart: number, pieces: readonly ReturnType<typeof box>[] = []) =>
      setTable({
        models: {
          thug: { seat: 'b', at: [30, 30], weapons: [blade('reach')] },
          hero: { seat: 'a', at: [33 + apart, 30] },
        },
        pieces,
      }).play((game, { thug }) => meleeTargets(game, thug, weaponAt(game, thug, 0)).length)
    expect([reached(inchesInCm(2)), reached(inchesInCm(2) + 0.01)]).toEqual([1, 0])
    expect(reached(4, [box('wall', cm(33), cm(20), cm(1), cm(20), cm(20))])).toBe(0)
  })

  test('a shield is not shared by models that have none', () => {
    const table = duel({})
    expect(table.play((game, { hero }) => applies(game, 'shares-blink', { about: hero }))).toBe(false)
  })
})
