import { addEffect } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import { beginActivation, endActivation } from '../activation/activation.ts'
import { possibleActions } from '../activation/options.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { letsGo } from '../effects/lets-go.ts'
import { rollSkill } from '../model/skill-roll.ts'
import { skill } from '../model/skills.ts'
import { casualtyRecount } from '../round/casualty-recount.ts'
import { dealPasses } from '../round/execute-the-plan.ts'
import { countersToPlan } from '../round/raise-a-plan.ts'
import { trigger } from '../rules/rule-system.ts'
import { actionBlockedReason } from '../testing/actions.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable, type TestAnswer } from '../testing/table.ts'

type Where = 'below' | 'K.O. below' | 'still to come'

/** A hero that went down in the first round, or is not on the table for another reason, in the third. */
function away(where: Where, traits: readonly string[], sketch: Partial<ModelSketch> = {}) {
  const table = setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], endurance: 9, traits, ...sketch },
      mate: { seat: 'a', at: [36, 30] },
      thug: { seat: 'b', at: [80, 80] },
    },
    markers: [{ kind: 'sewer', at: [60, 30] }],
    round: 3,
  })
  Object.assign(table.model('hero'), {
    at: undefined,
    condition: where === 'K.O. below' ? 'ko' : 'away',
    ...(where === 'still to come' ? {} : { sewerSince: 1 }),
  })
  return table
}

describe('bmg1/core/sewers: the traits of a model below ground work for itself', () => {
  const others = ['K.O. below', 'still to come'] as const

  test('bmg1/trait/sturdy, bmg1/trait/weak, bmg1/trait/insensitive: markers cost it counters as on the table', () => {
    const planned = (where: Where, ...traits: readonly string[]) =>
      away(where, traits, { stun: 4, willpower: 6 }).play((game, { hero }) => countersToPlan(game, hero))
    expect([planned('below'), planned('below', 'sturdy')]).toEqual([4, 5])
    expect([planned('below', 'weak'), planned('below', 'insensitive')]).toEqual([2, 6])
    expect(planned('still to come', 'sturdy')).toBe(4)
  })

  test('bmg1/trait/bloodthirsty, bmg1/trait/paranoid: a counter in Raise a Plan', () => {
    const gained = (where: Where) => {
      const table = away(where, ['bloodthirsty', 'paranoid'], { stun: 1 })
      table.play((game) => trigger(game, 'plan-start', {}))
      const { attack, defense } = table.model('hero').counters
      return [attack, defense]
    }
    expect(gained('below')).toEqual([1, 1])
    expect(others.map(gained)).toEqual([
      [0, 0],
      [0, 0],
    ])
  })

  test('bmg1/trait/adaptable: a skill of its choice', () => {
    const asked = (where: Where, ...answers: readonly TestAnswer[]) => {
      const table = away(where, ['adaptable'])
      table.play((game) => trigger(game, 'plan-start', {}), '', ...answers)
      return table.play((game, { hero }) => skill(game, 'attack', hero))
    }
    expect(asked('below', ['adaptable', 'attack'])).toBe(5)
    expect(others.map((where) => asked(where))).toEqual([4, 4])
  })

  test('bmg1/trait/true-love-character: it hears of the loss, K.O. or still to come too, but not as a casualty', () => {
    const grieves = (where: Where) => {
      const table = away(where, ['true-love-character(mate)'])
      table.play((game, { mate, thug }) => becomeCasualty(game, mate, thug))
      return table.model('hero').effects.map(({ id }) => id)
    }
    const lost = away('below', ['true-love-character(mate)'])
    lost.play(function* (game, { hero, mate }) {
      yield* becomeCasualty(game, hero, undefined)
      yield* becomeCasualty(game, mate, undefined)
    })
    expect(lost.model('hero').effects).toEqual([])
    expect([grieves('below'), ...others.map(grieves)]).toEqual([['true-love'], ['true-love'], ['true-love']])
  })

  test('bmg1/trait/veteran, bmg1/trait/unpredictable, bmg1/core/sewer-exit: counters that it moves or that stand in pay for the way out', () => {
    const veteran = away('below', ['veteran'], { counters: 'SSA' })
    veteran.play(
      (game, { hero }) => beginActivation(game, hero),
      '',
      ['move-counter', 'attack:movement'],
      ['move-counter', 'stop'],
      ['declare', 'neither'],
    )
    expect(actionBlockedReason(veteran, 'emerge')).toBeUndefined()
    const exit = (...traits: readonly string[]) => {
      const table = away('below', traits, { counters: 'SSS' })
      table.play((game, { hero }) => beginActivation(game, hero), '', ['declare', 'neither'])
      return actionBlockedReason(table, 'emerge')
    }
    expect(exit('unpredictable')).toBeUndefined()
    expect(exit()).toContain('1MC')
  })

  test('bmg1/trait/luck, bmg1/effect/poison: for 1SC a roll of its own is made again', () => {
    const passed = (where: Where) => {
      const table = away(where, ['luck'], { counters: 'S', endurance: 6 })
      const answers = where === 'below' ? [['luck', 'yes'] as const] : []
      const dice = where === 'below' ? '6 6 1 1' : '6 6'
      return table.play(
        (game, { hero }) => rollSkill(game, hero, 'endurance', { reason: 'test' }),
        dice,
        ...answers,
      )
    }
    expect([passed('below'), passed('K.O. below')]).toEqual([true, false])
  })

  test('bmg1/trait/power-armor, bmg1/core/casualty-recount: 2SC repair it there too', () => {
    const table = away('below', ['power-armor'], { counters: 'SS' })
    table.play((game, { hero }) => void addEffect(game, hero, 'power-armor', { until: 'game', value: 3 }))
    const recovery = { done: false }
    table.play((game, { hero }) => trigger(game, 'recovering', { model: hero, recovery }), '', [
      'repair',
      'yes',
    ])
    expect([recovery.done, table.model('hero').effects]).toEqual([true, []])
  })

  test('bmg1/trait/lets-go, bmg1/core/sewer-exit: who may come out follows for 1SC', () => {
    const table = away('below', ['lets-go'], { counters: 'S' })
    table.play((game, { mate }) => letsGo(game, mate), '4', ['lets-go', '0'])
    expect(table.state.mustActivate).toBe(0)
  })

  test('bmg1/trait/inspire, bmg1/trait/flare, bmg1/core/trait-use: it does nothing for others or to the table from there', () => {
    const table = away('below', ['inspire', 'flare', 'good-aim'], { counters: 'SSSM' })
    table.play((game, { hero }) => beginActivation(game, hero), '', ['declare', 'neither'])
    const open = table.play((game, { hero }) =>
      possibleActions(game, hero, game.state.activation!).filter((option) => option.why?.() === undefined),
    )
    expect(open.map(({ id }) => id)).toEqual(['emerge'])
  })

  test('bmg1/trait/luck, bmg1/trait/power-armor: what helps it to recover is paid for there too', () => {
    const recount = (where: Where, trait: string, dice: string, ...answers: readonly TestAnswer[]) => {
      const table = away(where, [trait], { stun: 3, counters: 'SS' })
      Object.assign(table.state, { stage: 'recount', part: 0 })
      const worn = { id: 'power-armor', until: 'game' as const, args: [], value: 3, by: undefined }
      if (trait === 'power-armor') table.model('hero').effects = [worn]
      table.play((game) => casualtyRecount(game), dice, ...answers)
      const { stun, counters, effects } = table.model('hero')
      return [stun, counters.special, effects.length]
    }
    expect(recount('below', 'luck', '1 1 4 4', ['recovery', 1], ['luck', 'yes'])).toEqual([1, 0, 0])
    expect(recount('below', 'power-armor', '', ['repair', 'yes'])).toEqual([3, 0, 0])
    expect(recount('still to come', 'power-armor', '')).toEqual([3, 2, 1])
  })

  test('bmg1/trait/lets-go, bmg1/core/sewer-exit: a henchman that may come out follows from there', () => {
    const follows = (since: number) => {
      const table = away('below', [], { counters: 'SSSM' })
      table.model('hero').sewerSince = since
      table.play((game, { mate }) => beginActivation(game, mate), '', ['declare', 'neither'])
      const asked = since === 1 ? [['lets-go', '0'] as const] : []
      table.play((game) => endActivation(game), since === 1 ? '4' : '', ...asked)
      return table.state.mustActivate
    }
    expect([follows(1), follows(2)]).toEqual([0, undefined])
  })

  test('bmg1/trait/informer: a pass only from the table', () => {
    const passes = (where: Where) => {
      const table = away(where, ['informer'])
      table.play((game) => dealPasses(game))
      return table.band('a').passes
    }
    expect([passes('below'), ...others.map(passes)]).toEqual([0, 0, 0])
  })
})
