import { addEffect } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { meleeAttack, meleeTargets, weaponAt } from '../attack/melee.ts'
import { rangedAttack } from '../attack/ranged.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { sufferEnervating } from '../effects/suffer.ts'
import { placeSuspect, suspectOrderOf } from '../manipulate/suspects.ts'
import { skill } from '../model/skills.ts'
import { move, moveBudget, termsOf } from '../movement/move.ts'
import { furnitureTerms } from '../preparation/furniture.ts'
import { computeTotal, trigger } from '../rules/rule-system.ts'
import { gun } from '../testing/duel.ts'
import { type SceneSketch, scene } from '../testing/scene.ts'
import { ANY, to } from '../testing/table.ts'
import { useTrait } from '../testing/use-trait.ts'

type Skill = Parameters<typeof skill>[1]

const skillsOf = (trait: string, ...names: readonly Skill[]): readonly number[] => {
  const table = scene(trait)
  return table.play((game, { owner }) => names.map((name) => skill(game, name, owner)))
}

describe('skills', () => {
  test.each([
    ['neurotoxic-drugs', 'movement', 10],
    ['genetic-alteration', 'movement', 10],
    ['enhanced-servo-engines', 'movement', 9],
    ['upgraded-batsuit', 'endurance', 10],
    ['trained-mobsters', 'endurance', 11],
  ] as const)('bmg3/trait/%s: %s is %i', (trait, name, value) => {
    expect(skillsOf(trait, name)).toEqual([value])
  })

  test('bmg3/trait/neurotoxic-drugs: dodges shots', () => {
    const table = scene('neurotoxic-drugs', {
      friend: { at: [44, 2] },
      enemy: { weapons: [gun] },
      active: 'enemy',
    })
    table.play(
      (game, { enemy }) => rangedAttack(game, enemy, 0),
      '6 6',
      ['split-dice', { 0: 3 }],
      ['strength-die', '0'],
      ['efforts', 2],
    )
    expect(table.model('owner')).toMatchObject({ stun: 2, injury: 2 })
  })

  test('bmg3/trait/upgraded-batsuit: a K.O. model is as tough as before', () => {
    const table = scene('upgraded-batsuit', { owner: { condition: 'ko' } })
    expect(table.play((game, { owner }) => skill(game, 'endurance', owner))).toBe(10)
  })

  test('bmg3/trait/ancient-plants: better in everything, and reaching 6"', () => {
    const names = ['willpower', 'attack', 'defense', 'special', 'strength', 'endurance', 'movement'] as const
    expect(skillsOf('ancient-plants', ...names)).toEqual([10, 4, 4, 4, 3, 12, 8])
    const reached = (y: number, traits: readonly string[]) =>
      scene(traits, { enemy: { at: [20, y] } }).play(
        (game, { owner }) => meleeTargets(game, owner, weaponAt(game, owner, -1)).length,
      )
    expect([27.1, 27.2].map((y) => reached(y, ['plant', 'ancient-plants']))).toEqual([1, 0])
    expect([25.1, 25.2].map((y) => reached(y, ['plant']))).toEqual([1, 0])
  })
})

test('bmg3/trait/kevlar-cowl: a critical hit only hits', () => {
  const table = scene('kevlar-cowl', { enemy: { touching: 'owner' }, active: 'enemy' })
  table.play((game, { enemy }) => meleeAttack(game, enemy, -1), '1 1 1 6')
  expect(table.model('owner')).toMatchObject({ condition: 'up', stun: 1 })
})

describe.each(['large-roots', 'fear-dampening'])('bmg3/trait/%s', (trait) => {
  test('the ground within 4" is rough for others, not for itself', () => {
    const table = scene(trait)
    table.play((game, { enemy }) =>
      expect(termsOf(game, { model: enemy, reason: 'test' }).rough).toMatchObject([{ x: inches(20) }]),
    )
    table.play((game, { owner }) =>
      expect(termsOf(game, { model: owner, reason: 'test' }).rough).toBeUndefined(),
    )
    expect(
      scene(trait).play((game, { owner }) => computeTotal(game, 'rough-around', { about: owner }, 0)),
    ).toBe(4)
  })

  test('an ancient Plant has roots as long as its reach', () => {
    const table = scene([trait, 'ancient-plants'])
    expect(table.play((game, { owner }) => computeTotal(game, 'rough-around', { about: owner }, 0))).toBe(6)
  })

  test('walking through costs more, walking past does not', () => {
    const walk = (y: number) => {
      const table = scene(trait, { enemy: { at: [14, y] }, active: 'enemy', friend: { at: [40, 40] } })
      const budget = table.play((game, { enemy }) => moveBudget(game, enemy, { action: true }))
      table.play((game, { enemy }) => move(game, { model: enemy, reason: 'walk', action: true }), '', [
        'move',
        to(21, y),
      ])
      return [budget, table.model('enemy').at?.x]
    }
    expect(() => walk(24)).toThrow()
    expect(walk(26)).toEqual([inches(8), inches(21)])
  })
})

describe('bmg3/trait/improved-armor', () => {
  const dice = (sketch: SceneSketch, expected: string) => {
    const table = scene('improved-armor', {
      active: 'enemy',
      ...sketch,
    })
    table.play((game, { enemy }) => meleeAttack(game, enemy, 0), expected)
  }
  const club = { damage: 'S' }

  test('bmg3/trait/improved-armor: attacks on Bots of the crew lose a die, even when its owner is gone', () => {
    dice(
      { friend: { at: [24, 20], traits: ['bot'] }, enemy: { touching: 'friend', weapons: [club] } },
      '1 1 1',
    )
    dice(
      {
        owner: { condition: 'casualty' },
        friend: { at: [24, 20], traits: ['bot'] },
        enemy: { touching: 'friend', weapons: [club] },
      },
      '1 1 1',
    )
  })

  test('bmg3/trait/improved-armor: only Bots, no second armour, and no help against what ignores Light Armor', () => {
    dice({ friend: { at: [24, 20], traits: [] }, enemy: { touching: 'friend', weapons: [club] } }, '1 1 1 1')
    const twice = { at: [24, 20], traits: ['bot', 'light-armor'] } as const
    dice({ friend: twice, enemy: { touching: 'friend', weapons: [club] } }, '1 1 1')
    const acid = { damage: 'S', rules: ['acid'] }
    dice(
      { friend: { at: [24, 20], traits: ['bot'] }, enemy: { touching: 'friend', weapons: [acid] } },
      '1 1 1 1',
    )
  })
})

test('bmg3/trait/terror-invigoration: a die more for every card of the Terror pile, attacking and defending', () => {
  const table = scene('terror-invigoration', { enemy: { touching: 'owner' } })
  table.crew('b').terror = ['one', 'two']
  table.play((game, { owner }) => meleeAttack(game, owner, -1), '1 1 1 1 1 1')
  table.play((game, { enemy }) => meleeAttack(game, enemy, -1), '6 1 1 1  1 1 1 1 1')
  expect(table.model('owner').stun).toBe(1)
})

describe('bmg3/trait/enhanced-gas', () => {
  const suffered = (y: number, who: 'enemy' | 'friend', twice = false) => {
    const table = scene('enhanced-gas', { enemy: { at: [20, y] } })
    table.play(function* (game, models) {
      yield* sufferEnervating(game, models[who], 2)
      if (twice) yield* sufferEnervating(game, models[who], 2)
    })
    return table.model(who).effects.map(({ value }) => value)
  }

  test('bmg3/trait/enhanced-gas: 1 more for enemies within 8", and not again for the same', () => {
    expect(suffered(29.1, 'enemy')).toEqual([3])
    expect(suffered(29.1, 'enemy', true)).toEqual([3])
    expect(suffered(29.2, 'enemy')).toEqual([2])
    expect(suffered(26, 'friend')).toEqual([2])
  })
})

test('bmg3/trait/chain-of-command: takes over, and inspires as far as the first Boss', () => {
  const table = scene('chain-of-command', { friend: { ranks: ['leader'] } })
  table.crew('a').boss = 1
  table.play((game, { friend }) => becomeCasualty(game, friend, undefined))
  expect(table.crew('a').boss).toBe(0)
  expect(table.play((game, { owner }) => computeTotal(game, 'inspire-range', { about: owner }, 4))).toBe(8)
})

test('bmg3/trait/lords-of-gotham: a sewer more for its crew, before any model is on the table', () => {
  const table = scene('lords-of-gotham')
  table.model('owner').condition = 'away'
  table.model('owner').at = undefined
  const turns = table.play((game) => furnitureTerms(game, 'sewer').turns)
  expect(turns.filter((each) => `${each}` === 'a')).toHaveLength(3)
  expect(turns).toHaveLength(5)
})

describe('inventions of Lucius', () => {
  const workshop = (item: string, more: SceneSketch = {}) =>
    scene(['upgrades', 'development'], {
      friend: { traits: [item, 'improved-batclaw', 'batclaw', 'reinforced-gloves', 'bat-armor-mk-ii'] },
      ...more,
    })
  /** A single invention is not asked about. */
  const begin = (table: ReturnType<typeof scene>, picked?: string) =>
    table.play(
      (game, { owner }) => trigger(game, 'activation-start', { active: owner }),
      '',
      ...(picked === undefined ? [] : [['invention', picked] as const]),
    )

  test('bmg3/trait/upgrades: one invention is active, picked once', () => {
    const table = workshop('improved-bat-armor')
    begin(table, 'improved-bat-armor')
    table.play((game, { owner }) => trigger(game, 'activation-start', { active: owner }))
    expect(table.asked).toEqual([])
    const roll = () =>
      table.play((game, { friend }) => computeTotal(game, 'defense-roll', { about: friend }, 0))
    expect(roll()).toBe(1)
    const other = workshop('improved-bat-armor')
    begin(other, 'improved-batclaw')
    expect(other.play((game, { friend }) => computeTotal(game, 'defense-roll', { about: friend }, 0))).toBe(0)
  })

  test('bmg3/trait/development: a suspect within 4" of a bearer may change the active one', () => {
    const table = workshop('improved-bat-armor')
    begin(table, 'improved-batclaw')
    table.play(
      (game, { owner }) => placeSuspect(game, suspectOrderOf(game, owner)),
      '',
      ['place-suspect', ANY],
      ['invention', 'improved-bat-armor'],
    )
    expect(Object.keys(table.offered('invention'))).toEqual(['improved-bat-armor', 'none'])
    expect(table.play((game, { friend }) => computeTotal(game, 'defense-roll', { about: friend }, 0))).toBe(1)
  })

  test('bmg3/trait/development: no model near, nothing to change', () => {
    const table = workshop('improved-bat-armor', { friend: { at: [40, 40], traits: ['improved-bat-armor'] } })
    table.play((game, { owner }) => placeSuspect(game, suspectOrderOf(game, owner)), '', [
      'place-suspect',
      ANY,
    ])
    expect(table.asked).toEqual(['a: place-suspect'])
  })

  test('bmg3/trait/improved-batclaw: 8" instead of 6", only with the Batclaw', () => {
    const flight = (picked: string) => {
      const table = workshop('improved-bat-armor', { active: 'friend', audacity: true })
      begin(table, picked)
      useTrait(table, 'friend', 'batclaw')
      return table.play((game, { friend }) => computeTotal(game, 'flight-bonus', { about: friend }, 0))
    }
    expect([flight('improved-batclaw'), flight('improved-bat-armor')]).toEqual([8, 6])
    const other = workshop('improved-bat-armor')
    begin(other, 'improved-batclaw')
    other.play(
      (game, { friend }) => void addEffect(game, friend, 'airborne', { until: 'activation', value: 8 }),
    )
    expect(other.play((game, { friend }) => computeTotal(game, 'flight-bonus', { about: friend }, 0))).toBe(8)
  })

  test('bmg3/trait/improved-batlings: thrown weapons hit better, and hard whatever the Strength', () => {
    const thrown = { ...gun, rules: ['throwing'] }
    const table = workshop('improved-batlings', {
      friend: { traits: ['improved-batlings'], weapons: [thrown, gun], strength: 5, attack: 3 },
    })
    begin(table)
    table.play((game, { friend }) => {
      expect([0, 1].map((index) => weaponAt(game, friend, index).strength)).toEqual([3, undefined])
    })
    // Defense 3: a 2 hits with 1 added, and the Strength die hits on 3.
    table.play((game, { friend }) => rangedAttack(game, friend, 0), '2 1 1 3')
    expect(table.model('enemy').injury).toBe(2)
    table.play((game, { friend }) => rangedAttack(game, friend, 1), '2 1 1 3')
    expect(table.model('enemy').injury).toBe(2)
  })

  test('bmg3/trait/improved-reinforced-gloves: harder to block, only bare hands', () => {
    const table = scene(['upgrades', 'improved-reinforced-gloves', 'reinforced-gloves'], {
      owner: { weapons: [{ damage: 'S' }] },
      enemy: { touching: 'owner' },
    })
    begin(table)
    table.play((game, { owner }) => meleeAttack(game, owner, -1), '6 1 1 1  3 3 3')
    expect(table.model('enemy').stun).toBe(2)
    table.play((game, { owner }) => meleeAttack(game, owner, 0), '6 1 1 1  3 3 3')
    expect(table.model('enemy').stun).toBe(2)
  })

  test('bmg3/trait/improved-bat-armor: only beside Bat-Armor Mk II', () => {
    const table = workshop('improved-bat-armor', { friend: { traits: ['improved-bat-armor'] } })
    begin(table)
    expect(table.play((game, { friend }) => computeTotal(game, 'defense-roll', { about: friend }, 0))).toBe(0)
  })
})
