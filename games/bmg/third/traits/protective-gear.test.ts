import { hasEffect } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { meleeAttack, meleeTargets, weaponAt } from '../attack/melee.ts'
import { rangedAttack } from '../attack/ranged.ts'
import { inflict } from '../damage/harm.ts'
import { sufferBlind, sufferFire, sufferFreeze, sufferPoison, sufferScared } from '../effects/suffer.ts'
import { mostEfforts } from '../model/effort.ts'
import { sufferFall } from '../movement/falling.ts'
import { trigger } from '../rules/rule-system.ts'
import { duel, gun, shootOut } from '../testing/duel.ts'
import { plainCard } from '../testing/plain-card.ts'
import { type ModelSketch, setTable } from '../testing/table.ts'

const effectsAfter = (traits: readonly string[], suffer: typeof sufferPoison) => {
  const table = duel({ hero: { traits } })
  table.play((game, { hero, thug }) => suffer(game, hero, thug))
  return table.model('hero').effects.map(({ id }) => id)
}

function shot(hero: Partial<ModelSketch>, rules: readonly string[], dice: string) {
  const table = shootOut({ hero, thug: { weapons: [{ ...gun, rules }] } })
  table.play((game, { thug }) => rangedAttack(game, thug, 0), dice)
  return table.model('hero')
}

describe('immunities', () => {
  test('bmg3/trait/hazard-armor: no Poison, no Fire, a die less, and nothing Toxic', () => {
    const traits = ['hazard-armor']
    expect(effectsAfter(traits, sufferPoison)).toEqual([])
    expect(effectsAfter(traits, sufferFire)).toEqual([])
    expect(effectsAfter(traits, sufferScared)).toEqual(['scared'])
    // The Strength die is the first that a shot loses.
    expect(shot({ traits }, ['toxic(2)'], '6 1 1').injury).toBe(1)
    expect(shot({}, ['toxic(2)'], '6 1 1 1').injury).toBe(3)
  })

  test('bmg3/trait/fire-immunity and bmg3/trait/poison-immunity: each keeps off its own', () => {
    expect(effectsAfter(['fire-immunity'], sufferFire)).toEqual([])
    expect(effectsAfter(['fire-immunity'], sufferPoison)).toEqual(['poison'])
    expect(effectsAfter(['poison-immunity'], sufferPoison)).toEqual([])
    expect(effectsAfter(['poison-immunity'], sufferFire)).toEqual(['fire'])
  })

  test('bmg3/trait/safe-hands: nothing is stolen, but the hit hurts', () => {
    const table = (traits: readonly string[]) =>
      duel(
        { hero: { traits, condition: 'down' }, thug: { weapons: [{ damage: 'S', rules: ['steal'] }] } },
        {
          hands: { a: ['plan'] },
          decks: { a: ['next'] },
          book: { cards: { plan: plainCard('Plan'), next: plainCard('Next') } },
        },
      )
    const safe = table(['safe-hands'])
    safe.play((game, { thug }) => meleeAttack(game, thug, 0), '6 1 1 1')
    expect([safe.crew('a').hand, safe.model('hero').stun]).toEqual([['plan'], 1])
    // Without the trait a player loses the card and draws another.
    const robbed = table([])
    robbed.play((game, { thug }) => meleeAttack(game, thug, 0), '6 1 1 1')
    expect(robbed.crew('a').hand).toEqual(['next'])
  })

  test('bmg3/trait/vulnerability-to-fire: an injury more from the fire, from nothing else', () => {
    const table = duel({ hero: { traits: ['vulnerability-to-fire'] } })
    table.play((game, { hero }) => inflict(game, hero, { injury: 1, cause: 'Fire', nature: ['fire'] }))
    expect(table.model('hero').injury).toBe(2)
    table.play((game, { hero }) => inflict(game, hero, { injury: 1, cause: 'a knife' }))
    expect(table.model('hero').injury).toBe(3)
  })

  test('bmg3/trait/invulnerability: X markers less, no criticals, no statuses', () => {
    const traits = ['invulnerability(1)']
    expect(effectsAfter(traits, sufferPoison)).toEqual([])
    const table = duel({ hero: { traits } })
    table.play(
      (game, { hero, thug }) => inflict(game, hero, { stun: 2, injury: 1, by: thug, cause: 'test' }),
      '',
      ['ignore-injuries', 1],
    )
    expect(table.model('hero')).toMatchObject({ stun: 2, injury: 0 })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '1 1 1 6')
    expect(table.model('hero')).toMatchObject({ stun: 2, condition: 'up' })
  })

  test('bmg3/trait/invulnerability: falls hurt, and cold works on who is weak to it', () => {
    const table = duel({ hero: { traits: ['invulnerability(1)'] } })
    table.play((game, { hero }) => sufferFall(game, hero, 1500, 1000))
    expect(table.model('hero').injury).toBe(2)
    expect(effectsAfter(['invulnerability(1)'], sufferFreeze)).toEqual([])
    expect(effectsAfter(['invulnerability(1)', 'weakness-to-cold'], sufferFreeze)).toEqual(['freeze'])
  })
})

describe('armour', () => {
  test('bmg3/trait/meta-skin: firearms lose a die, nothing else does', () => {
    expect(shot({ traits: ['meta-skin'] }, ['firearm'], '6 6 6').injury).toBe(3)
    expect(shot({ traits: ['meta-skin'] }, [], '6 6 6 5').injury).toBe(4)
  })

  test('bmg3/trait/football-gear: neither sharp nor heavy weapons are', () => {
    const hit = (traits: string[], rule: string, dice: string) => {
      const table = duel({ hero: { traits }, thug: { weapons: [{ damage: 'S', rules: [rule] }] } })
      table.play((game, { thug }) => meleeAttack(game, thug, 0), dice)
      return table.model('hero').stun
    }
    expect([hit(['football-gear'], 'sharp', '1 1 1 2'), hit([], 'sharp', '1 1 1 2 4')]).toEqual([0, 1])
    expect([hit(['football-gear'], 'heavy', '1 1 1 3'), hit([], 'heavy', '1 1 1 3')]).toEqual([0, 1])
  })

  test('bmg3/trait/energy-field: each hit of a shot is gone on 5 or more', () => {
    const traits = ['energy-field']
    expect(shot({ traits }, [], '6 6 6 5  4 5 6 4')).toMatchObject({ injury: 2 })
    // The hit of the Strength die takes its critical effect along.
    expect(shot({ traits }, [], '6 1 1 6  1 5')).toMatchObject({ injury: 1, condition: 'up' })
    expect(shot({ traits }, [], '6 1 1 6  5 4')).toMatchObject({ injury: 1, condition: 'down' })
  })

  test('bmg3/trait/energy-field: no help in melee', () => {
    const table = duel({ hero: { traits: ['energy-field'], condition: 'down' } })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '6 1 1 1')
    expect(table.model('hero').stun).toBe(1)
  })

  test('bmg3/trait/power-armor-mk-ii: Efforts ignore two markers each; no die less, no criticals', () => {
    const table = duel({ hero: { traits: ['power-armor-mk-ii'] } })
    table.play(
      (game, { hero, thug }) => inflict(game, hero, { stun: 2, injury: 1, by: thug, cause: 'test' }),
      '',
      ['efforts', 1],
      ['ignore-injuries', 1],
    )
    expect(table.model('hero')).toMatchObject({ stun: 2, injury: 0 })
    table.play(
      (game, { thug }) => meleeAttack(game, thug, -1),
      '1 1 1 6',
      ['efforts', 0],
      ['efforts', 0],
      ['efforts', 0],
    )
    expect(table.model('hero').condition).toBe('up')
  })

  test('bmg3/trait/bat-armor-mk-iii: no Strength die of enemies', () => {
    const table = duel({ hero: { traits: ['bat-armor-mk-iii'] } })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '1 1 1')
    expect(table.model('hero').stun).toBe(0)
  })

  test('bmg3/trait/bat-armor-mk-iii: reaches 2" after a move, no further, and not through walls', () => {
    const reach = (
      x: number,
      moved: boolean,
      { weapons = [] as ModelSketch['weapons'], traits = [] as string[], wall = false } = {},
    ) =>
      setTable({
        models: {
          bat: { seat: 'a', at: [10, 10], traits: ['bat-armor-mk-iii', ...traits], weapons: weapons ?? [] },
          thug: { seat: 'b', at: [x, 10] },
        },
        active: 'bat',
        pieces: wall ? [box('wall', inches(11.2), inches(8), inches(0.2), inches(4), inches(6))] : [],
      }).play((game, { bat }) => {
        game.state.activation!.moved = moved
        return meleeTargets(game, bat, weaponAt(game, bat, weapons?.length ? 0 : -1)).length
      })
    // Bases of 30 mm: 2" between them are 3.18" between their middles.
    expect([reach(13.1, true), reach(13.1, false), reach(13.3, true)]).toEqual([1, 0, 0])
    const eyes = { wall: true, traits: ['total-vision'] }
    expect([reach(13.1, true, { wall: true }), reach(13.1, true, eyes)]).toEqual([0, 0])
    const chain = { weapons: [{ damage: 'S', rules: ['reach(3)'] }] }
    expect([reach(14.1, true, chain), reach(14.3, true, chain)]).toEqual([1, 0])
  })

  test('bmg3/trait/red-hood-armor: a marker less, and an Effort strikes back after a melee attack', () => {
    const table = duel({ hero: { traits: ['red-hood-armor'], condition: 'up' } })
    table.play(
      (game, { thug }) => meleeAttack(game, thug, -1),
      '3 3 1 1  1 1 1',
      ['efforts', 0],
      ['efforts', 0],
      ['red-hood-armor', 'yes'],
    )
    // Two hits less one marker, and the Effort.
    expect([table.model('hero').stun, table.model('thug').stun]).toEqual([2, 2])
  })

  test('bmg3/trait/red-hood-armor: shots are not answered', () => {
    const table = shootOut({ hero: { traits: ['red-hood-armor'] } })
    table.play((game, { thug }) => rangedAttack(game, thug, 0), '6 1 1 1')
    expect([table.model('hero').injury, table.model('thug').stun]).toEqual([0, 0])
  })
})

describe('bmg3/trait/super-sight', () => {
  const ready = () => duel({ hero: { traits: ['super-sight'] } })

  test('is never blinded', () => {
    expect(effectsAfter(['super-sight'], sufferBlind)).toEqual([])
    expect(effectsAfter(['super-sight'], sufferScared)).toEqual(['scared'])
  })

  test('three Efforts of one action are free', () => {
    const table = ready()
    table.play(
      (game, { thug }) => meleeAttack(game, thug, -1),
      '1',
      ['super-sight', 'yes'],
      ['efforts', 3],
      ['efforts', 0],
    )
    expect(table.model('hero').stun).toBe(0)
    table.play((game, { thug }) => trigger(game, 'action-done', { action: { actor: thug, kind: 'melee' } }))
    expect(table.play((game, { hero }) => mostEfforts(game, hero, { purpose: 'defense' }))).toBe(3)
  })

  test('they can be saved for another action of the round', () => {
    const table = ready()
    table.play(
      (game, { thug }) => meleeAttack(game, thug, -1),
      '1 1 1',
      ['super-sight', 'no'],
      ['efforts', 1],
      ['efforts', 0],
    )
    expect(table.model('hero').stun).toBe(1)
    expect(hasEffect(table.model('hero'), 'super-sight-saved')).toBe(true)
    table.play((game, { thug }) => trigger(game, 'action-done', { action: { actor: thug, kind: 'melee' } }))
    expect(table.play((game, { hero }) => mostEfforts(game, hero, { purpose: 'defense' }))).toBe(6)
  })

  test('what was spent on one thing is gone for another of the same action', () => {
    const table = ready()
    table.play(
      (game, { thug }) => meleeAttack(game, thug, -1),
      '1 1',
      ['super-sight', 'yes'],
      ['efforts', 2],
      ['efforts', 0],
    )
    const left = table.play((game, { hero }) => mostEfforts(game, hero, { purpose: 'bodyguard' }))
    expect(left).toBe(1 + 3)
  })
})
