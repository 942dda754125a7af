import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { displace } from '../movement/push.ts'
import { performById } from '../testing/actions.ts'
import { oneShot } from '../testing/duel.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable, type TestAnswer } from '../testing/table.ts'

const wall = box('wall', cm(43), cm(20), cm(2), cm(30), cm(8))

/** A Leader five centimetres and more from a thug, and its bodyguard beside it, away from the thug. */
const guarded = (thug: Partial<ModelSketch>, boss: readonly [number, number] = [36, 30]) =>
  setTable({
    models: {
      thug: { seat: 'b', at: [30, 30], ...thug },
      boss: { seat: 'a', at: boss, rank: 'leader', leads: true, endurance: 9 },
      guard: { seat: 'a', at: [boss[0], boss[1] + 4], traits: ['bodyguard'], counters: 'S', endurance: 9 },
      hero: { seat: 'a', at: [50, 30], endurance: 9 },
    },
    pieces: [wall].slice(0, thug.weapons === undefined ? 1 : 0),
    active: 'thug',
  })

const hurt = (table: ReturnType<typeof guarded>) =>
  [table.model('boss'), table.model('guard')].map(({ stun, injury }) => stun + injury)

describe('bmg1/trait/bodyguard: an attack of any kind', () => {
  const act = (thug: Partial<ModelSketch>, id: string, dice: string, ...answers: readonly TestAnswer[]) => {
    const table = guarded(thug)
    table.play((game, all) => performById(game, all.thug, id), dice, ...answers)
    return hurt(table)
  }

  test('bmg1/special-attack/electric-storm: the impact of a storm', () => {
    const storm = { traits: ['electric-storm'], counters: 'ASSS' }
    // One die of damage and the collateral die; the guard stands under the template too.
    expect(act(storm, 'special:electric-storm:-1', '4 2 1 2', ['bodyguard', 'yes'])).toEqual([0, 2])
    expect(act(storm, 'special:electric-storm:-1', '4 2 1 2', ['bodyguard', 'no'])).toEqual([2, 0])
  })

  test('bmg1/trait/one-shot-gun: the one shot', () => {
    const gunman = { traits: ['one-shot-gun'], counters: 'AASS' }
    expect(act(gunman, 'trait:one-shot-gun', '2 3', ['target', '1'], ['bodyguard', 'yes'])).toEqual([0, 3])
    expect(act(gunman, 'trait:one-shot-gun', '2 3', ['target', '1'], ['bodyguard', 'no'])).toEqual([3, 0])
  })

  test('bmg1/special-attack/technique: the impact beside the fall', () => {
    const fighter = (...answers: readonly TestAnswer[]) => {
      const table = guarded({ traits: ['technique'], counters: 'AS' }, [33, 30])
      // Hit, damaged with a pair, and one more impact.
      table.play(
        (game, all) => performById(game, all.thug, 'special:technique:-1'),
        '5 4 4 4 2',
        ['bodyguard', 'no'],
        ...answers,
      )
      return hurt(table)
    }
    expect([fighter(['bodyguard', 'yes']), fighter(['bodyguard', 'no'])]).toEqual([
      [1, 2],
      [3, 0],
    ])
  })

  test('bmg1/core/cross-fire: a shot that was meant for another', () => {
    const shot = (answer: string) => {
      const table = guarded({ weapons: [oneShot('firearm')], counters: 'AA' }, [40, 30])
      table.play(
        (game, all) => performById(game, all.thug, 'ranged:0'),
        '5 4 2',
        ['shots', { '3': 1 }],
        ['bodyguard', answer],
      )
      return hurt(table)
    }
    expect([shot('yes'), shot('no')]).toEqual([
      [0, 1],
      [1, 0],
    ])
  })

  test('bmg1/effect/displaced-pushed: but no wall, which attacks no one', () => {
    const table = guarded({}, [40, 30])
    table.play((game, { boss, thug }) => displace(game, boss, { x: cm(30), y: cm(30) }, cm(4), thug), '4 2')
    expect(hurt(table)).toEqual([2, 0])
  })
})
