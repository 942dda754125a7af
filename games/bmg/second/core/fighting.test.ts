import { defenseAgainst, meleeTargets, newAttack, newStrike, weaponAt } from '@gargoyle/bmg-counters'
import { becomeCasualty, inflict } from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason, type ModelSketch } from '@gargoyle/bmg-counters/testing'
import { UNARMED } from '@gargoyle/bmg-counters/toolkit'
import { cm, inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { duel } from '../testing/duel.ts'
import { inchesInCm } from '../testing/inches.ts'
import { setTable } from '../testing/table.ts'

const one = (hero: Partial<ModelSketch>) =>
  setTable({
    models: { hero: { seat: 'a', at: [30, 30], ...hero }, thug: { seat: 'b', at: [60, 60] } },
  })

/** Strikes of the thug at the hero, with these dice. */
const struck = (dice: string, parts: Parameters<typeof duel>[0] = {}, strikes = 1, arm = -1) => {
  const table = duel(parts)
  act(table, `melee:${arm}`, dice, ['strikes', { '1': strikes }])
  return table
}

describe('close combat', () => {
  test('bmg2/core/close-combat: each AC a strike, shared out before rolling, only against enemies in contact', () => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], counters: 'AAAA', endurance: 12 },
        one: { seat: 'a', touching: 'thug', endurance: 12 },
        two: { seat: 'a', touching: 'thug', side: 'west', endurance: 12 },
      },
      active: 'thug',
    })
    act(table, 'melee:-1', '6 3 1 5 5 1 2', ['strikes', { '1': 3, '2': 1 }])
    expect([table.model('one').stun, table.model('two').stun]).toEqual([2, 0])
    expect(table.model('thug').counters.attack).toBe(0)
    const apart = setTable({
      models: { thug: { seat: 'b', at: [30, 30] }, hero: { seat: 'a', at: [33 + inchesInCm(0.1), 30] } },
    })
    expect(apart.play((game, { thug }) => meleeTargets(game, thug, weaponAt(game, thug, UNARMED)))).toEqual(
      [],
    )
  })

  test('bmg2/core/one-attack-action: one attack an activation, in close combat or at range', () => {
    const gun = { name: 'Gun', damage: 'I', rof: 2, ammo: 3, rules: ['firearm', 'light'] }
    const table = duel({ thug: { weapons: [gun], counters: 'AAAA' } })
    act(table, 'melee:-1', '1', ['strikes', { '1': 1 }])
    expect(actionBlockedReason(table, 'melee:-1')).toBe('It has attacked.')
    expect(actionBlockedReason(table, 'ranged:0')).toBe(
      'One activation has close combat or ranged attacks, not both.',
    )
  })

  test('bmg2/core/one-weapon-a-round: the weapon attacked with is the only one, and only its rules apply', () => {
    const table = duel({
      thug: {
        counters: 'AAAASS',
        weapons: [
          { name: 'Gun', damage: 'I', rof: 1, rules: ['firearm', 'light'] },
          { name: 'Rifle', damage: 'III', rof: 1, rules: ['firearm', 'light', 'sharp'] },
        ],
      },
    })
    // Sharp is a rule of the other weapon: the failed damage die is not rolled again.
    act(table, 'ranged:0', '5 1 3')
    expect(table.model('hero')).toMatchObject({ injury: 0, stun: 1 })
    // Whatever lets it attack again, it is with the same weapon.
    table.state.activation!.attacks = 0
    expect(actionBlockedReason(table, 'ranged:0')).toBeUndefined()
    expect(actionBlockedReason(table, 'ranged:1')).toBe('It uses one weapon for the whole round.')
  })

  test('bmg2/core/unarmed: a stun for each success, or what a trait makes of bare hands', () => {
    expect(struck('6 6 2').model('hero')).toMatchObject({ stun: 1, injury: 0 })
    const claws = struck('6 6 2', { thug: { traits: ['claws'] } }).model('hero')
    expect(claws).toMatchObject({ stun: 1, injury: 1 })
  })

  test('bmg2/core/hit-roll: Defense or more; a natural 1 misses and a natural 6 hits', () => {
    expect(struck('3 6 2').model('hero').stun).toBe(1)
    expect(struck('2').model('hero').stun).toBe(0)
    expect(struck('6 6 2', { hero: { defense: 8 } }).model('hero').stun).toBe(1)
    expect(struck('1', { hero: { defense: 1 } }).model('hero').stun).toBe(0)
  })

  test('bmg2/core/damage-roll: one die a hit against the Strength; a natural 1 fails, a 6 succeeds', () => {
    const hurt = (strength: number, die: number) =>
      struck(`5 ${die} ${die === 2 ? 3 : 2}`, { thug: { strength } }).model('hero').stun
    expect([hurt(4, 4), hurt(4, 3), hurt(8, 6), hurt(1, 1)]).toEqual([1, 0, 1, 0])
    const shot = (rules: readonly string[], die: string) => {
      const table = duel({
        thug: { strength: 6, weapons: [{ damage: 'I', rof: 1, rules: ['light', ...rules] }] },
      })
      act(table, 'ranged:0', `5 ${die} 1`)
      return table.model('hero').injury
    }
    expect([shot(['firearm'], '2'), shot(['mechanical'], '2'), shot(['mechanical'], '3')]).toEqual([1, 0, 1])
    expect(shot(['beam'], '2')).toBe(1)
  })

  test('bmg2/core/block: after the hits and before damage, one die a DC, the attacker’s Attack or more', () => {
    const table = duel({ hero: { counters: 'DDD' }, thug: { attack: 4 } })
    act(table, 'melee:-1', '5 5 5 4 3 6 3 2', ['strikes', { '1': 3 }], ['block', 2])
    expect(table.model('hero')).toMatchObject({ stun: 1, counters: { defense: 1 } })
    expect(table.asked).toEqual(['b: strikes', 'a: block'])
  })

  test('bmg2/core/collateral-die: a match with a damage die knocks down, two ones do not', () => {
    const condition = (dice: string) => struck(dice).model('hero').condition
    expect([condition('5 5 5'), condition('5 2 2'), condition('5 1 1'), condition('5 5 4')]).toEqual([
      'down',
      'down',
      'up',
      'up',
    ])
  })

  test('bmg2/core/critical: a collateral 6 with a success adds a stun, or what CRT says instead', () => {
    const club = { damage: 'I', rules: [] as string[] }
    const plain = struck('5 5 6', { thug: { weapons: [club] } }, 1, 0).model('hero')
    expect(plain).toMatchObject({ injury: 1, stun: 1 })
    const missed = struck('5 2 6', { thug: { weapons: [club] } }, 1, 0).model('hero')
    expect(missed).toMatchObject({ injury: 0, stun: 0 })
    const special = struck('5 5 6', { thug: { weapons: [{ ...club, rules: ['crt(stunned)'] }] } }, 1, 0)
    expect(special.model('hero')).toMatchObject({ injury: 1, stun: 0 })
    expect(special.model('hero').effects.map(({ id }) => id)).toEqual(['stunned'])
  })
})

describe('positions', () => {
  const needed = (table: ReturnType<typeof crowd>) =>
    table.play((game, { one: attacker, cop }) => {
      const weapon = weaponAt(game, attacker!, UNARMED)
      const attack = newAttack({ attacker: attacker!, kind: 'melee', weapon, arm: UNARMED })
      return defenseAgainst(game, newStrike(attack, cop!, {})).total
    })
  const crowd = (
    more: Readonly<Record<string, ModelSketch>>,
    pieces: Parameters<typeof setTable>[0]['pieces'] = [],
  ) =>
    setTable<string>({
      models: { cop: { seat: 'a', at: [30, 30] }, one: { seat: 'b', touching: 'cop' }, ...more },
      pieces: pieces ?? [],
    })

  test('bmg2/core/outnumbered: two enemies in contact that touch no other model: Defense -1', () => {
    const two: ModelSketch = { seat: 'b', touching: 'cop', side: 'west' }
    expect([needed(crowd({})), needed(crowd({ two }))]).toEqual([3, 2])
    expect(needed(crowd({ two, mate: { seat: 'a', touching: 'two', side: 'west' } }))).toBe(3)
    expect(needed(crowd({ two, third: { seat: 'b', touching: 'cop', side: 'north' } }))).toBe(2)
  })

  test('bmg2/core/defensive-position: higher ground is worth +1 Defense', () => {
    const high = setTable<string>({
      models: { one: { seat: 'b', at: [28.5, 30] }, cop: { seat: 'a', at: [31.5, 30, 2] } },
      pieces: [box('roof', cm(30), cm(28.5), cm(10), cm(10), cm(2))],
    })
    expect(needed(high)).toBe(4)
    expect(needed(crowd({}))).toBe(3)
  })
})

describe('grabs and pushes', () => {
  test('bmg2/core/grab: AC and 1SC unarmed; damage pins down until AC against the own Strength breaks it', () => {
    const table = duel({ thug: { counters: 'AAS' }, hero: { counters: 'AMM', strength: 4 } })
    act(table, 'grab:-1', '5 5 2', ['strike-count', 1])
    expect(table.model('hero').effects.map(({ id }) => id)).toEqual(['immobilized'])
    expect(table.model('thug').counters).toMatchObject({ attack: 1, special: 0 })
    const free = duel({ hero: { counters: 'AA', strength: 4 } }, { active: 'hero' })
    const [hero, thug] = [free.model('hero'), free.model('thug')]
    hero.effects = [{ id: 'immobilized', until: 'game', args: [], value: 0, by: thug.id }]
    expect(actionBlockedReason(free, 'move')).toBe('Something holds it in place.')
    act(free, 'break-free', '3 4', ['break-free', 2])
    expect(free.model('hero').effects).toEqual([])
    const large = duel({ thug: { counters: 'AAS' }, hero: { traits: ['large'] } })
    act(large, 'grab:-1', '5 5 2', ['strike-count', 1])
    expect(large.model('hero').effects).toEqual([])
  })

  test('bmg2/core/push: AC and 1SC; damage pushes 0.4 inch for each pip of the collateral die', () => {
    const pushed = (hero: Partial<ModelSketch> = {}) => {
      const table = duel({ thug: { counters: 'AAS' }, hero })
      const before = table.model('hero').at!.x
      act(table, 'push:-1', '5 5 4', ['strikes', { '1': 1 }])
      return Math.abs(table.model('hero').at!.x - before)
    }
    expect(pushed()).toBe(inches(1.6))
    expect(pushed({ traits: ['large'] })).toBe(0)
  })
})

describe('damage', () => {
  test('bmg2/core/damage-order: injuries first, then stuns, the rest is lost', () => {
    const table = one({ endurance: 5 })
    table.play((game, { hero }) => inflict(game, hero, { injury: 4, stun: 2, cause: 'test' }))
    expect(table.model('hero')).toMatchObject({ injury: 4, stun: 1, condition: 'ko' })
  })

  test('bmg2/core/damage-accumulation: every second marker costs a counter at once, of the owner’s choice', () => {
    const table = one({ endurance: 9, counters: 'MA' })
    table.play((game, { hero }) => inflict(game, hero, { stun: 1, cause: 'test' }))
    expect(table.asked).toEqual([])
    table.play((game, { hero }) => inflict(game, hero, { injury: 1, cause: 'test' }), '', [
      'counter',
      'attack',
    ])
    expect(table.model('hero').counters).toMatchObject({ movement: 1, attack: 0 })
    expect(table.asked).toEqual(['a: counter'])
    const tough = one({ endurance: 9, counters: 'MA', traits: ['desensitized'] })
    tough.play((game, { hero }) => inflict(game, hero, { injury: 4, cause: 'test' }))
    expect(tough.model('hero').counters).toMatchObject({ movement: 1, attack: 1 })
    const sturdy = one({ endurance: 9, counters: 'M', traits: ['sturdy'] })
    sturdy.play((game, { hero }) => inflict(game, hero, { stun: 2, cause: 'test' }))
    expect(sturdy.model('hero').counters.movement).toBe(1)
    sturdy.play((game, { hero }) => inflict(game, hero, { stun: 1, cause: 'test' }))
    expect(sturdy.model('hero').counters.movement).toBe(0)
  })

  test('bmg2/core/ko: markers equal to Endurance; counters are lost and it lies; further injuries replace stuns', () => {
    const table = one({ endurance: 4, counters: 'ADM' })
    table.play((game, { hero }) => inflict(game, hero, { stun: 3, cause: 'test' }), '', ['counter', 'attack'])
    expect(table.model('hero').condition).toBe('up')
    table.play((game, { hero }) => inflict(game, hero, { stun: 1, cause: 'test' }))
    expect(table.model('hero')).toMatchObject({ condition: 'ko', stun: 4 })
    expect(table.model('hero').counters).toEqual({ movement: 0, attack: 0, defense: 0, special: 0 })
    table.play((game, { hero }) => inflict(game, hero, { injury: 1, stun: 1, cause: 'test' }))
    expect(table.model('hero')).toMatchObject({ condition: 'ko', injury: 1, stun: 3 })
    table.play((game, { hero }) => inflict(game, hero, { injury: 3, cause: 'test' }))
    expect(table.model('hero').condition).toBe('casualty')
  })

  test('bmg2/core/casualty-vp: by rank, first K.O. and casualty', () => {
    const earned = (hero: Partial<ModelSketch>): readonly number[] => {
      const table = one({ endurance: 4, ...hero })
      table.play((game, { hero: model }) => inflict(game, model, { stun: 4, cause: 'test' }))
      const ko = table.band('b').earned
      Object.assign(table.model('hero'), { condition: 'down', stun: 3 })
      table.play((game, { hero: model }) => inflict(game, model, { stun: 1, cause: 'test' }))
      expect(table.band('b').earned).toBe(ko)
      table.play((game, { hero: model }) => becomeCasualty(game, model, undefined))
      return [ko, table.band('b').earned - ko]
    }
    expect(earned({ rank: 'leader', leads: true })).toEqual([4, 6])
    expect(earned({ rank: 'sidekick', leads: true })).toEqual([4, 6])
    expect(earned({ rank: 'sidekick' })).toEqual([2, 4])
    expect(earned({ rank: 'free-agent' })).toEqual([3, 4])
    expect(earned({ rank: 'henchman' })).toEqual([1, 2])
  })
})

describe('Coup de Grâce', () => {
  const over = (victim: Partial<ModelSketch>, counters = 'AA') =>
    setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], counters },
        hero: { seat: 'a', touching: 'thug', condition: 'ko', endurance: 4, stun: 4, ...victim },
        mate: { seat: 'a', at: [60, 60] },
      },
      active: 'thug',
    })
  const COUP = 'trait:coup-de-grace'

  test('bmg2/core/coup-de-grace, bmg2/core/coup-de-grace-cost: the attack and 2AC end a K.O. enemy in contact', () => {
    const table = over({})
    act(table, COUP)
    expect(table.model('hero').condition).toBe('casualty')
    expect(table.model('thug').counters.attack).toBe(0)
    expect(table.band('b').earned).toBe(2)
    table.model('thug').counters.attack = 4
    expect(actionBlockedReason(table, COUP)).toBe('It has attacked.')
  })

  test('bmg2/core/coup-de-grace, bmg2/core/vehicle-exemption: only who is K.O., in contact, no friend and no vehicle', () => {
    const no = 'No K.O. enemy is in contact.'
    expect(actionBlockedReason(over({ condition: 'up', stun: 0 }), COUP)).toBe(no)
    expect(actionBlockedReason(over({ touching: undefined as never, at: [34, 30] }), COUP)).toBe(no)
    expect(actionBlockedReason(over({ seat: 'b' }), COUP)).toBe(no)
    expect(actionBlockedReason(over({ traits: ['vehicle'] }), COUP)).toBe(no)
    expect(actionBlockedReason(over({}, 'A'), COUP)).toContain('2AC')
  })
})
