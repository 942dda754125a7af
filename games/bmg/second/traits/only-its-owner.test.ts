import { addEffect, hasEffect } from '@gargoyle/bmg-common'
import { inflict, trigger } from '@gargoyle/bmg-counters/parts'
import type { ModelSketch, TestAnswer } from '@gargoyle/bmg-counters/testing'
import {
  becomeCasualty,
  knockOut,
  type Model,
  type Play,
  type Strike,
  skill,
} from '@gargoyle/bmg-counters/toolkit'
import { remember } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { strikeOf } from '../testing/stage.ts'
import { setTable } from '../testing/table.ts'
import { type TrioName, trio } from '../testing/trio.ts'
import { isCounterAttack } from './changed-a-to-c.ts'

type Names = TrioName
type All = Readonly<Record<Names, Model>>

/** Who is asked when something happens; a die that is rolled without being given throws. */
const asked = (
  table: ReturnType<typeof trio>,
  happens: (game: Play, all: All) => ReturnType<typeof trigger>,
  dice = '',
  ...answers: readonly TestAnswer[]
) => {
  table.play(happens, dice, ...answers)
  return table.asked
}

const strikes = (game: Play, attacker: Model, target: Model, parts: Partial<Strike> = {}): Strike =>
  Object.assign(strikeOf(game, attacker, target, { kind: parts.kind ?? 'melee' }), {
    dice: 1,
    impacts: 1,
    ...parts,
  })

describe('in its own activation', () => {
  const begins = (trait: string, active: Names, dice: string, ...answers: readonly TestAnswer[]) =>
    asked(
      trio([trait]),
      (game, all) => trigger(game, 'activation-start', { active: all[active] }),
      dice,
      ...answers,
    )

  test.each([
    ['countermeasures', '', [['countermeasures', 'stealth']]],
    ['bipolar', '1', [['counter', 'movement']]],
    ['aggressive-schizophrenia', '1', []],
    ['regrets', '1 1', []],
  ] as const)('bmg2/trait/%s: only when its own activation begins', (trait, dice, answers) => {
    expect(begins(trait, 'mate', '')).toEqual([])
    expect(begins(trait, 'hero', dice, ...answers)).toHaveLength(answers.length)
  })

  test('bmg2/trait/aggressive-schizophrenia: on its feet, and where a model is in contact', () => {
    const lash = (parts: Partial<Record<Names, Partial<ModelSketch>>>) =>
      asked(trio(['aggressive-schizophrenia'], parts), (game, { hero }) =>
        trigger(game, 'activation-start', { active: hero }),
      )
    expect(lash({ hero: { condition: 'down' } })).toEqual([])
    expect(lash({ thug: { at: [80, 80] } })).toEqual([])
  })

  test('bmg2/trait/pyromania: what burns must be seen, or be itself, in its own activation', () => {
    const gains = (burning: Names, active: Names, ...answers: readonly TestAnswer[]) => {
      const table = trio(['pyromania'], { thug: { at: [80, 80] } })
      table.play((game, all) => void addEffect(game, all[burning], 'fire', { until: 'game', value: 1 }))
      return asked(
        table,
        (game, all) => trigger(game, 'activation-start', { active: all[active] }),
        '',
        ...answers,
      )
    }
    expect([gains('mate', 'mate'), gains('thug', 'hero')]).toEqual([[], []])
    expect(gains('hero', 'hero', ['gained-counter', 'movement'])).toEqual(['a: gained-counter'])
    expect(gains('mate', 'hero', ['gained-counter', 'movement'])).toEqual(['a: gained-counter'])
  })
})

describe('strikes', () => {
  test('bmg2/trait/atomica: only its own attacks on enemies', () => {
    const rolls = (attacker: Names, target: Names, dice: string) => {
      const table = trio(['atomica'])
      table.play(
        (game, all) => trigger(game, 'strike-begins', { strike: strikes(game, all[attacker], all[target]) }),
        dice,
      )
      return hasEffect(table.model(target), 'atomica')
    }
    expect([rolls('mate', 'thug', ''), rolls('hero', 'mate', ''), rolls('hero', 'thug', '6')]).toEqual([
      false,
      false,
      true,
    ])
  })

  test('bmg2/trait/charm: only close combat against itself, once for an attack', () => {
    const dice = (target: Names, kind: 'melee' | 'ranged', faces: string, note?: string) => {
      const table = trio(['charm'], { thug: { willpower: 2 } })
      return table.play((game, all) => {
        const strike = strikes(game, all.thug, all[target], { kind })
        if (note !== undefined) strike.attack.memory = { [note]: [0] }
        return (function* () {
          yield* trigger(game, 'strike-begins', { strike })
          return strike.dice
        })()
      }, faces)
    }
    expect([
      dice('mate', 'melee', ''),
      dice('hero', 'ranged', ''),
      dice('hero', 'melee', '', 'charm/rolled-against'),
    ]).toEqual([1, 1, 1])
    expect(dice('hero', 'melee', '6 6')).toBe(0)
  })

  test('bmg2/trait/critical-strike: its own hits on enemies in close combat, with the counter', () => {
    const kept = (
      attacker: Names,
      target: Names,
      parts: Partial<Strike>,
      hero: Partial<ModelSketch> = {},
      ...answers: readonly TestAnswer[]
    ) =>
      asked(
        trio(['critical-strike'], { hero }),
        (game, all) =>
          trigger(game, 'impacts-kept', { strike: strikes(game, all[attacker], all[target], parts) }),
        '',
        ...answers,
      )
    expect(kept('hero', 'thug', {}, {}, ['critical-strike', 'no'])).toEqual(['a: critical-strike'])
    expect(kept('mate', 'thug', {})).toEqual([])
    expect(kept('hero', 'mate', {})).toEqual([])
    expect(kept('hero', 'thug', { kind: 'ranged' })).toEqual([])
    expect(kept('hero', 'thug', { impacts: 0 })).toEqual([])
    expect(kept('hero', 'thug', {}, { counters: 'MAD' })).toEqual([])
  })

  test('bmg2/trait/counter-attack: its own blocks of an enemy’s attack, with the counter; no answer to another', () => {
    const blocked = (
      attacker: Names,
      sufferer: Names,
      occasion: 'action' | 'reaction',
      hero: Partial<ModelSketch> = {},
      isCounter = false,
      ...answers: readonly TestAnswer[]
    ) =>
      asked(
        trio(['counter-attack'], { hero }),
        (game, all) => {
          const strike = strikes(game, all[attacker], all[sufferer])
          Object.assign(strike.attack, { occasion })
          if (isCounter) remember(strike.attack, isCounterAttack, true)
          return trigger(game, 'blocked', { strike, count: 1, successes: 1 })
        },
        '',
        ...answers,
      )
    const no = ['counter-attack', 'no'] as const
    expect(blocked('thug', 'hero', 'action', {}, false, no)).toEqual(['a: counter-attack'])
    // bmg2/special-attack/charge, bmg2/special-attack/360-attack: blocks against those count too.
    expect(blocked('thug', 'hero', 'reaction', {}, false, no)).toEqual(['a: counter-attack'])
    expect(blocked('thug', 'hero', 'reaction', {}, true)).toEqual([])
    expect(blocked('thug', 'mate', 'action')).toEqual([])
    expect(blocked('mate', 'hero', 'action')).toEqual([])
    expect(blocked('thug', 'hero', 'action', { counters: 'MAD' })).toEqual([])
  })

  test('bmg2/trait/protect-me: its own hits by enemies, awake and with the counter', () => {
    const hit = (
      attacker: Names,
      target: Names,
      hero: Partial<ModelSketch> = {},
      ...answers: readonly TestAnswer[]
    ) =>
      asked(
        trio(['protect-me'], { hero }),
        (game, all) => trigger(game, 'impacts-known', { strike: strikes(game, all[attacker], all[target]) }),
        '',
        ...answers,
      )
    expect(hit('thug', 'hero', {}, ['protect-me', 'none'])).toEqual(['a: protect-me'])
    expect([hit('thug', 'mate'), hit('mate', 'hero')]).toEqual([[], []])
    expect([hit('thug', 'hero', { condition: 'ko' }), hit('thug', 'hero', { counters: 'MAD' })]).toEqual([
      [],
      [],
    ])
  })

  test('bmg2/trait/mortal-kiss: its own grabs that damage, with both counters', () => {
    const struck = (
      attacker: Names,
      mode: 'grab' | 'strike',
      successes: number,
      counters = 'SS',
      ...answers: readonly TestAnswer[]
    ) =>
      asked(
        trio(['mortal-kiss'], { hero: { counters } }),
        (game, all) => {
          const strike = strikes(game, all[attacker], all.thug, { successes })
          Object.assign(strike.attack, { mode })
          return trigger(game, 'struck', { strike })
        },
        '',
        ...answers,
      )
    expect(struck('hero', 'grab', 1, 'SS', ['mortal-kiss', 'no'])).toEqual(['a: mortal-kiss'])
    expect([struck('mate', 'grab', 1), struck('hero', 'strike', 1), struck('hero', 'grab', 0)]).toEqual([
      [],
      [],
      [],
    ])
    expect(struck('hero', 'grab', 1, 'S')).toEqual([])
  })

  test('bmg2/trait/takedown: what its own attack puts K.O., with the counter', () => {
    const ko = (attacker: Names, victim: Names, counters = 'S', ...answers: readonly TestAnswer[]) =>
      asked(
        trio(['takedown'], { hero: { counters } }),
        (game, all) =>
          trigger(game, 'knocked-out', {
            victim: all[victim],
            by: all[attacker],
            strike: strikes(game, all[attacker], all[victim]),
          }),
        '',
        ...answers,
      )
    expect(ko('hero', 'thug', 'S', ['takedown', 'no'])).toEqual(['a: takedown'])
    expect([ko('mate', 'thug'), ko('hero', 'hero'), ko('hero', 'thug', 'M')]).toEqual([[], [], []])
  })

  test('bmg2/trait/cannibal: its own casualties in close combat', () => {
    const eats = (attacker: Names, kind: 'melee' | 'ranged', condition: 'casualty' | 'ko') => {
      const table = trio(['cannibal'], { hero: { stun: 3 } })
      table.play((game, all) => {
        const { attack } = strikes(game, all[attacker], all.thug, { kind })
        Object.assign(all.thug, { condition })
        return trigger(game, 'attack-resolved', { attack })
      })
      return table.model('hero').stun
    }
    expect(eats('hero', 'melee', 'casualty')).toBe(1)
    expect([
      eats('mate', 'melee', 'casualty'),
      eats('hero', 'ranged', 'casualty'),
      eats('hero', 'melee', 'ko'),
    ]).toEqual([3, 3, 3])
  })
})

describe('harm', () => {
  test('bmg2/trait/agile: only its own fall, and not one that is averted already', () => {
    const falls = (victim: Names, averted?: string, dice = '') => {
      const table = trio(['agile'])
      const fall = { averted }
      table.play((game, all) => trigger(game, 'falling', { victim: all[victim], fall }), dice)
      return fall.averted
    }
    expect([falls('mate'), falls('hero', 'something'), falls('hero', undefined, '1')]).toEqual([
      undefined,
      'something',
      'Agile',
    ])
  })

  test('bmg2/trait/god-killer: only the damage of Electric weapons to itself', () => {
    const hurt = (victim: Names, rules: readonly string[]) => {
      const table = trio(['god-killer'], {
        thug: { weapons: [{ damage: 'I', rules }] },
        mate: { counters: '' },
      })
      table.play((game, all) => {
        const strike = strikeOf(game, all.thug, all[victim], { arm: 0 })
        return inflict(game, all[victim], { injury: 1, strike, cause: 'test' })
      })
      return table.model(victim).injury
    }
    expect([hurt('hero', ['electric']), hurt('hero', []), hurt('mate', ['electric'])]).toEqual([0, 1, 1])
    const fallen = trio(['god-killer'])
    fallen.play((game, { hero }) => inflict(game, hero, { injury: 1, cause: 'a fall' }))
    expect(fallen.model('hero').injury).toBe(1)
  })

  test('bmg2/trait/gas-mask: it keeps gas from no other model', () => {
    const impacts = (victim: Names, rules: readonly string[]) => {
      const table = trio(['gas-mask'], { thug: { weapons: [{ damage: 'I', rules }] } })
      return table.play((game, all) => {
        const strike = Object.assign(strikeOf(game, all.thug, all[victim], { arm: 0 }), { impacts: 1 })
        return (function* () {
          yield* trigger(game, 'impacts-kept', { strike })
          return strike.impacts
        })()
      })
    }
    expect([impacts('hero', ['gas']), impacts('hero', []), impacts('mate', ['gas'])]).toEqual([0, 1, 1])
  })

  test('bmg2/trait/hover: only what happens to itself brings it down', () => {
    const down = (victim: Names, what: string) => {
      const table = trio(['hover'], { mate: { counters: '' }, hero: { counters: '' } })
      table.play((game, { hero }) => void addEffect(game, hero, 'hover', { until: 'game' }))
      table.play((game, all) => {
        if (what === 'ko')
          return trigger(game, 'knocked-out', { victim: all[victim], by: undefined, strike: undefined })
        return trigger(game, 'suffered', { victim: all[victim], what, by: undefined })
      })
      return !hasEffect(table.model('hero'), 'hover')
    }
    expect([down('hero', 'stunned'), down('mate', 'stunned'), down('hero', 'blind')]).toEqual([
      true,
      false,
      false,
    ])
    expect([down('hero', 'ko'), down('mate', 'ko')]).toEqual([true, false])
  })
})

describe('casualties of the crew', () => {
  const after = (trait: string, victim: Names, parts: Partial<Record<Names, Partial<ModelSketch>>>) => {
    const table = trio([trait], { ...parts, hero: { willpower: 4, ...parts.hero } })
    table.play((game, all) => becomeCasualty(game, all[victim], undefined))
    return table
  }
  const leader = { rank: 'leader', leads: true } as const

  test.each(['hidden-boss', 'the-hidden-boss'])('bmg2/trait/%s: only the Leader of its own crew', (trait) => {
    const willpower = (victim: Names, parts: Partial<Record<Names, Partial<ModelSketch>>>) =>
      after(trait, victim, parts).play((game, { hero }) => skill(game, 'willpower', hero))
    expect(willpower('mate', { mate: leader })).toBe(5)
    expect([willpower('mate', {}), willpower('thug', { thug: leader })]).toEqual([4, 4])
  })

  test('bmg2/trait/perfect-creations: out of the game with Professor Pyg of its own crew', () => {
    const pyg = { alias: 'Professor Pyg' }
    const left = (victim: Names, parts: Partial<Record<Names, Partial<ModelSketch>>>) =>
      after('perfect-creations', victim, parts).model('hero').condition
    expect([left('mate', { mate: pyg }), left('mate', {}), left('thug', { thug: pyg })]).toEqual([
      'casualty',
      'up',
      'up',
    ])
  })

  test('bmg2/trait/chain-of-command: heirs of the crew of the fallen Boss that are no casualties, awake or K.O.', () => {
    const heir = { traits: ['chain-of-command'] }
    const rank = (
      parts: Partial<Record<Names, Partial<ModelSketch>>>,
      victim: Names,
      hero: Partial<ModelSketch> = {},
    ) => {
      const table = setTable<string>({
        models: {
          hero: { seat: 'a', at: [30, 30], ...heir, ...hero },
          mate: { seat: 'a', at: [40, 30], ...leader, ...parts.mate },
          thug: { seat: 'b', at: [60, 30], ...parts.thug },
        },
      })
      table.play((game, all) => becomeCasualty(game, all[victim]!, undefined))
      return [table.asked, table.model('hero').effects.length > 0]
    }
    expect(rank({}, 'mate')).toEqual([[], true])
    expect(rank({}, 'mate', { condition: 'ko' })).toEqual([[], true])
    expect(rank({}, 'mate', { condition: 'casualty' })).toEqual([[], false])
    expect(rank({ thug: { ...heir } }, 'mate')).toEqual([[], true])
    expect(rank({ thug: { leads: true, rank: 'leader' } }, 'thug')).toEqual([[], false])
  })
})

test('bmg2/trait/living-legend: it cancels what another uses on it, and nothing else', () => {
  const targeted = (target: Names, by: Names, stopped?: string, ...answers: readonly TestAnswer[]) =>
    asked(
      trio(['living-legend']),
      (game, all) => trigger(game, 'targeted', { target: all[target], by: all[by], halt: { stopped } }),
      '',
      ...answers,
    )
  expect(targeted('hero', 'thug', undefined, ['living-legend', 'no'])).toEqual(['a: living-legend'])
  expect([targeted('mate', 'thug'), targeted('hero', 'hero'), targeted('hero', 'thug', 'x')]).toEqual([
    [],
    [],
    [],
  ])
})

test('bmg2/trait/the-target-of-the-bat: 2VP only to an enemy Bruce Wayne who puts it K.O.', () => {
  const bruce = { name: 'Bruce Wayne' }
  const points = (
    victim: Names,
    by: Names | undefined,
    parts: Partial<Record<Names, Partial<ModelSketch>>>,
  ) => {
    const table = trio(['the-target-of-the-bat'], parts)
    const before = table.band('b').earned
    table.play((game, all) => knockOut(game, all[victim], by === undefined ? undefined : all[by]))
    // A Henchman that is K.O. pays 1VP anyway.
    return table.band('b').earned - before - 1
  }
  expect(points('hero', 'thug', { thug: bruce })).toBe(2)
  expect(points('hero', 'thug', {})).toBe(0)
  expect(points('mate', 'thug', { thug: bruce })).toBe(0)
  expect(points('hero', undefined, { thug: bruce })).toBe(0)
  expect(points('hero', 'mate', { mate: bruce })).toBe(0)
})
