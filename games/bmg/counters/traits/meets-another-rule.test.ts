import { addEffect, boardOf, bodyOf, lightsOf, look, sees } from '@gargoyle/bmg-common'
import { cm, isLit } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { weaponAt } from '../attack/arms.ts'
import { newAttack } from '../attack/attack.ts'
import { shotAtTargetBlockedReason } from '../attack/ranged.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { sufferEffect } from '../damage/suffer.ts'
import { skill } from '../model/skills.ts'
import { basicMove, jumpDistance } from '../movement/pricing.ts'
import { dealPasses } from '../round/execute-the-plan.ts'
import { countersToPlan } from '../round/raise-a-plan.ts'
import { computeTotal, trigger } from '../rules/rule-system.ts'
import { actionBlockedReason, performById } from '../testing/actions.ts'
import { duel, gun } from '../testing/duel.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable, to } from '../testing/table.ts'

const wall = [box('wall', cm(35), cm(10), cm(1), cm(40), cm(8))]

describe('skills and counters', () => {
  test('bmg1/trait/scientific, bmg1/trait/titan-dose: a dose makes five of its four', () => {
    const special = (traits: readonly string[], card: number) => {
      const table = duel({ hero: { traits, special: card } })
      table.play((game, { hero }) => void addEffect(game, hero, 'titan-dose', { until: 'round' }))
      return table.play((game, { hero }) => skill(game, 'special', hero))
    }
    expect([special(['scientific'], 3), special(['scientific'], 4), special([], 3)]).toEqual([5, 5, 4])
  })

  test('bmg1/trait/acrobat, bmg1/trait/small, bmg1/core/bonus-base-moves: a small acrobat moves 12 cm, whichever its card names first', () => {
    const moves = (...traits: string[]) =>
      duel({ hero: { traits } }).play((game, { hero }) => [basicMove(game, hero), jumpDistance(game, hero)])
    expect(moves('acrobat', 'small')).toEqual([12, cm(12)])
    expect(moves('small', 'acrobat')).toEqual([12, cm(12)])
    expect(moves('small')).toEqual([8, cm(4)])
  })

  test('bmg1/trait/true-love-character: two loves are two losses', () => {
    const table = setTable({
      models: {
        robin: {
          seat: 'a',
          at: [30, 30],
          traits: ['true-love-character(batman)', 'true-love-character(talia)'],
          willpower: 5,
        },
        batman: { seat: 'a', at: [40, 30], alias: 'Batman' },
        talia: { seat: 'a', at: [50, 30], alias: 'Talia' },
      },
    })
    const willpower = () => table.play((game, { robin }) => skill(game, 'willpower', robin))
    table.play((game, { batman }) => becomeCasualty(game, batman, undefined))
    expect(willpower()).toBe(6)
    table.play((game, { talia }) => becomeCasualty(game, talia, undefined))
    expect(willpower()).toBe(7)
  })

  test('bmg1/trait/bipolar: the extra counter comes on top of none, however many markers it has', () => {
    const planned = (value: string) => {
      const table = duel({ hero: { traits: ['weak'], willpower: 4, stun: 6 } })
      table.play((game, { hero }) => void addEffect(game, hero, 'bipolar', { until: 'round', args: [value] }))
      return table.play((game, { hero }) => countersToPlan(game, hero))
    }
    expect([planned('1'), planned('-1')]).toEqual([1, 0])
  })

  test('bmg1/trait/luck, bmg1/core/move: 1SC rolls the dice of its move again', () => {
    const moved = (
      counters: string,
      pace: number,
      answers: readonly (readonly [string, number])[],
      dice: string,
    ) => {
      const table = setTable({
        models: { hero: { seat: 'a', at: [30, 30], traits: ['luck'], counters } },
        active: 'hero',
      })
      table.play(
        (game, { hero }) => performById(game, hero, 'move'),
        dice,
        ['pace', `walk:${pace}`],
        ...answers,
        ['move', { to: to(pace === 0 ? 40 : 44, 30) }],
      )
      return [table.model('hero').at!.x, table.model('hero').counters.special]
    }
    expect(moved('MS', 1, [['luck-move', 1]], '1 4')).toEqual([cm(44), 0])
    // Of two dice the lower one only.
    expect(moved('MMS', 2, [['luck-move', 1]], '3 1 1')).toEqual([cm(44), 0])
    expect(moved('MS', 1, [['luck-move', 0]], '4')).toEqual([cm(44), 1])
    expect(moved('M', 1, [], '4')).toEqual([cm(44), 0])
    // No dice, no question.
    expect(moved('MSS', 0, [], '')).toEqual([cm(40), 2])
  })
})

describe('seeing', () => {
  test('bmg1/trait/one-shot-gun, bmg1/trait/total-vision: it does not shoot through what it only sees through', () => {
    const shot = (pieces: typeof wall) =>
      actionBlockedReason(
        setTable({
          models: {
            hero: {
              seat: 'a',
              at: [30, 30],
              traits: ['one-shot-gun', 'total-vision'],
              counters: 'AASS',
            },
            thug: { seat: 'b', at: [45, 30] },
          },
          pieces,
          active: 'hero',
        }),
        'trait:one-shot-gun',
      )
    expect(shot([])).toBeUndefined()
    expect(shot(wall)).toBe('It sees no enemy that is near enough.')
  })

  test('bmg1/trait/superior-smell, bmg1/core/unseen: what it smells on a free line it can shoot, up to 40 cm', () => {
    const reason = (x: number, hero: Partial<ModelSketch> = {}) => {
      const table = setTable({
        models: {
          dog: { seat: 'b', at: [20, 30], traits: ['superior-smell'], counters: 'S', weapons: [gun] },
          hero: { seat: 'a', at: [x, 30], ...hero },
        },
        active: 'dog',
      })
      table.play((game, { dog }) => performById(game, dog, 'trait:superior-smell'))
      return table.play((game, { dog, hero: target }) =>
        shotAtTargetBlockedReason(game, dog, weaponAt(game, dog, 0), target),
      )
    }
    expect([reason(63), reason(63.1)]).toEqual([undefined, 'It is not seen.'])
    expect(reason(55, { traits: ['stealth'] })).toBeUndefined()
  })

  test('bmg1/trait/total-vision, bmg1/trait/superior-smell, bmg1/effect/smoke: smoke is no scenery to see through, but to smell through', () => {
    const seen = (trait: string, smoke: boolean, pieces: typeof wall = []) => {
      const table = setTable({
        models: {
          hero: { seat: 'a', at: [20, 30], traits: [trait], counters: 'S' },
          thug: { seat: 'b', at: [50, 30] },
        },
        markers: smoke ? [{ kind: 'smoke', at: [28, 30] }] : [],
        pieces,
        active: 'hero',
      })
      if (trait === 'superior-smell')
        table.play((game, { hero }) => performById(game, hero, 'trait:superior-smell'))
      return table.play((game, { hero, thug }) => sees(game, hero, thug))
    }
    expect([seen('total-vision', false, wall), seen('total-vision', true)]).toEqual([true, false])
    expect([seen('superior-smell', false, wall), seen('superior-smell', true)]).toEqual([true, true])
  })

  test('bmg1/trait/laser, bmg1/trait/total-vision: its line goes through no wall', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['laser', 'total-vision'], counters: 'M' },
        thug: { seat: 'b', at: [45, 30] },
        mate: { seat: 'a', at: [100, 30] },
      },
      pieces: wall,
      active: 'hero',
    })
    expect(table.play((game, { hero, thug }) => sees(game, hero, thug))).toBe(true)
    expect(actionBlockedReason(table, 'trait:laser')).toBe('It sees no enemy.')
    table.play(
      (game, { hero, thug }) => void addEffect(game, thug, 'laser', { until: 'round', by: hero, each: true }),
    )
    expect(table.play((game, { mate, thug }) => look(game, mate, thug)?.sees)).toBe(false)
  })
})

describe('what a K.O. model is', () => {
  test('bmg1/trait/small, bmg1/core/ko: it is as small as ever', () => {
    const bonus = (traits: readonly string[]) =>
      duel({ hero: { traits, condition: 'ko' } }).play((game, { hero }) =>
        computeTotal(game, 'blink-roll', { about: hero }, 0),
      )
    expect([bonus(['small']), bonus(['large']), bonus([])]).toEqual([1, -1, 0])
  })

  test('bmg1/trait/superior-smell, bmg1/core/ko: it is still immune to Blind', () => {
    const table = duel({ hero: { traits: ['superior-smell'], condition: 'ko' } })
    table.play((game, { hero }) => sufferEffect(game, hero, { id: 'blind', args: [] }))
    expect(table.model('hero').effects).toEqual([])
  })
})

describe('Air Support', () => {
  test('bmg1/trait/air-support, bmg1/core/lights: it comes from above: neither walls nor heights keep it from what is under the template', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [20, 90], counters: 'SSS', traits: ['air-support'] },
        near: { seat: 'b', at: [90, 87] },
        behind: { seat: 'b', at: [90, 94] },
        above: { seat: 'b', at: [94, 88, 12] },
        outside: { seat: 'b', at: [90, 98] },
      },
      pieces: [
        box('wall', cm(85), cm(91), cm(8), cm(1), cm(8)),
        box('tower', cm(93.5), cm(86), cm(8), cm(4), cm(12)),
      ],
      active: 'hero',
    })
    table.play((game, { hero }) => performById(game, hero, 'trait:air-support'), '', [
      'air-support',
      { to: to(90, 90) },
    ])
    const lit = table.play((game, { near, behind, above, outside }) =>
      [near, behind, above, outside].map(
        (model) => isLit(boardOf(game), bodyOf(game, model), lightsOf(game)).lit,
      ),
    )
    expect(lit).toEqual([true, true, true, false])
  })
})

describe('shots', () => {
  test('bmg1/trait/expert-marksman, bmg1/template/spray-template: no question for a spray, which nothing stops on its way', () => {
    const asked = (rules: readonly string[]) => {
      const table = setTable({
        models: {
          hero: {
            seat: 'a',
            at: [30, 30],
            traits: ['expert-marksman'],
            counters: 'AAS',
            weapons: [{ ...gun, rof: 1, rules }],
          },
          thug: { seat: 'b', at: [60, 60] },
        },
        active: 'hero',
      })
      table.play(
        (game, { hero }) => {
          const weapon = weaponAt(game, hero, 0)
          return trigger(game, 'attack-declared', {
            attack: newAttack({ attacker: hero, kind: 'ranged', weapon, arm: 0 }),
          })
        },
        '',
        ...(rules.length === 0 ? [['expert-marksman', 'no'] as const] : []),
      )
      return table.asked.length
    }
    expect([asked(['expansive']), asked([])]).toEqual([0, 1])
  })
})

describe('bands', () => {
  test('bmg1/trait/detective, bmg1/core/ko: it is in the band while it is K.O., but not as a casualty', () => {
    const passes = (condition: 'up' | 'ko' | 'casualty', traits: readonly string[] = ['detective']) => {
      const table = setTable({
        models: {
          one: { seat: 'a', at: [20, 20], traits, condition },
          two: { seat: 'a', at: [30, 20] },
          three: { seat: 'a', at: [40, 20] },
          thug: { seat: 'b', at: [60, 60] },
        },
      })
      if (condition === 'casualty') (table.model('one') as { at: undefined }).at = undefined
      table.play((game) => void dealPasses(game))
      return table.band('b').passes
    }
    expect([passes('up'), passes('ko'), passes('casualty')]).toEqual([1, 0, 1])
    expect(passes('ko', [])).toBe(1)
  })
})

describe('Lantern', () => {
  test('bmg1/trait/lantern, bmg1/core/ko: an enemy that lies K.O. beside it is in contact with no model', () => {
    const why = (condition: 'up' | 'down' | 'ko') =>
      actionBlockedReason(
        duel({ thug: { traits: ['lantern'], counters: 'S' }, hero: { condition } }),
        'trait:lantern',
      )
    const held = 'An enemy is in contact.'
    expect([why('up'), why('down'), why('ko')]).toEqual([held, held, undefined])
  })
})

describe('Power Armor', () => {
  test('bmg1/trait/power-armor, bmg1/effect/fire: whole armor ignores what fire does to it among its three markers', () => {
    const table = duel({ hero: { traits: ['power-armor'] } })
    table.play((game, { hero }) => sufferEffect(game, hero, { id: 'fire', args: ['2'] }))
    expect(table.model('hero').injury).toBe(1)
  })

  test('bmg1/trait/power-armor, bmg1/effect/fire: who set the fire is to blame for what it does to the armor', () => {
    const table = duel({
      hero: { traits: ['power-armor'], endurance: 4, stun: 3 },
      thug: { traits: ['criminal'], willpower: 4 },
    })
    table.play((game, { hero }) => void addEffect(game, hero, 'power-armor', { until: 'game', value: 3 }))
    table.play((game, { hero, thug }) => sufferEffect(game, hero, { id: 'fire', args: ['1'] }, { by: thug }))
    expect(table.model('hero').condition).toBe('ko')
    expect(table.play((game, { thug }) => skill(game, 'willpower', thug))).toBe(5)
  })
})
