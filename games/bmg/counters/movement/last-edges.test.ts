import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { inflict } from '../damage/inflict.ts'
import { knockOut } from '../damage/knock-out.ts'
import type { CounterRule } from '../rules/special-rule.ts'
import { performById } from '../testing/actions.ts'
import { testBook } from '../testing/edition.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { answering } from '../testing/rules.ts'
import { tower } from '../testing/scenery.ts'
import { setTable, to } from '../testing/table.ts'
import { judgeWay, verdictOn, type WayLeg, walker } from '../testing/way.ts'

describe('bmg1/trait/climbing-shoes: on a wall that begins above the ground', () => {
  const roof = box('roof', cm(20), cm(20), cm(16), cm(20), cm(4))
  const climber = (top: number, hero: Partial<ModelSketch> = {}) =>
    walker({ at: [30, 30, 4], traits: ['climbing-shoes'], counters: 'SS', endurance: 9, ...hero }, [
      roof,
      tower(top),
    ])
  const up = (top: number): WayLeg => ({ to: to(36, 30, top) })
  const hang = (top: number, hero: Partial<ModelSketch> = {}) => {
    const table = climber(top, hero)
    table.play((game, all) => performById(game, all.hero!, 'move'), '', [
      'move',
      { legs: [{ to: to(34.5, 30, 4) }, up(top)], fall: true },
    ])
    table.state.activation!.moved = false
    return table
  }

  test('it hangs as high over the foot of the wall as it came', () => {
    // 5.5 cm are left at the wall, whose foot is 4 cm high.
    expect(hang(24).model('hero').at).toEqual({ x: cm(34.5), y: cm(30), z: cm(9.5) })
  })

  test('what it has climbed is counted once: it goes on from there', () => {
    // 1.5 across and 16 up, of which 5.5 are behind it.
    const on = (upTo: number) => judgeWay(hang(20), [up(20)], upTo)
    expect([on(12), on(11.9)]).toEqual([0, expect.stringContaining('11.9 cm can be moved')])
  })

  test('bmg1/core/falling: knocked out it falls to the foot of the wall, and no further', () => {
    const table = hang(24, { endurance: 6, stun: 5 })
    table.play((game, all) => inflict(game, all.hero!, { stun: 1, cause: 'test' }))
    // 5.5 cm are an injury; from the ground they would be 9.5 cm.
    expect(table.model('hero')).toMatchObject({ condition: 'ko', at: { z: cm(4) }, injury: 1 })
    const low = hang(24, { at: [29.5, 30, 4], endurance: 6, stun: 5 })
    low.play((game, all) => inflict(game, all.hero!, { stun: 1, cause: 'test' }))
    // 5 cm over the foot of the wall are a stun.
    expect(low.model('hero')).toMatchObject({ condition: 'ko', at: { z: cm(4) }, injury: 0 })
  })
})

describe('leaps down after a jump', () => {
  const pieces = (low: number) => [
    box('one', cm(20), cm(20), cm(20), cm(20), cm(6)),
    box('two', cm(45), cm(20), cm(20), cm(20), cm(low)),
  ]
  /** Over the gap, onto the lower roof. */
  const over = (low: number): readonly WayLeg[] => [
    { to: to(40, 30, 6) },
    { to: to(45, 30, low), by: 'jump' },
  ]
  const jumper = (counters: string, low: number) => walker({ at: [38, 30, 6], counters }, pieces(low))

  test('bmg1/core/jump-gap, bmg1/core/deliberate-drop: the counter of the jump pays for the leap at its end', () => {
    expect(verdictOn(jumper('M', 3), over(3), 20)).toMatchObject({ points: 1, down: undefined })
    expect(verdictOn(jumper('MM', 3), over(3), 20)).toMatchObject({ points: 1, down: undefined })
    // Without a counter for the jump there is no way over the gap.
    expect(judgeWay(jumper('', 3), over(3), 20)).toBe('That way takes 1MC, but only 0MC can be spent on it.')
    // A leap later on takes a counter of its own, and is a fall without it; the first is none.
    const on: readonly WayLeg[] = [...over(3), { to: to(65, 30, 3) }, { to: to(66.5, 30), by: 'drop' }]
    expect(verdictOn(jumper('MM', 3), on, 40)).toMatchObject({ points: 2, down: undefined })
    expect(verdictOn(jumper('M', 3), on, 40)).toMatchObject({ points: 1, down: { height: cm(3), jump: 0 } })
  })

  test('bmg1/core/jump-gap, bmg1/core/spring-into-the-air: deeper than the jump distance it is a fall, and ends the move', () => {
    expect(verdictOn(jumper('M', 1), over(1), 20)).toMatchObject({ points: 1, down: undefined })
    expect(verdictOn(jumper('M', 0.9), over(0.9), 20)).toMatchObject({
      points: 1,
      down: { height: cm(5.1), jump: cm(5) },
    })
    const on = [...over(0.9), { to: to(48, 30, 0.9) }]
    expect(judgeWay(jumper('M', 0.9), on, 20)).toBe('A fall ends the move.')
  })
})

test('bmg2/trait/fly, bmg2/trait/incorporeal, bmg2/trait/cowards-reward: who glides away sets out from where it was', () => {
  for (const how of ['flies', 'goes-through-scenery'] as const) {
    const left: unknown[] = []
    const watcher: CounterRule = {
      name: 'Watcher',
      text: 'It sees who leaves.',
      on: {
        departing: ({ mover, to: end }) => {
          left.push([mover.at!.x, end.x])
          return undefined
        },
      },
    }
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits: ['glider', 'watcher'] } },
      book: { traits: { ...testBook.traits, watcher, glider: answering({ [how]: true }) } },
      active: 'hero',
    })
    table.play((game, { hero }) => performById(game, hero, 'move'), '', ['place', { to: to(36, 30) }])
    expect([left, table.model('hero').at!.x]).toEqual([[[cm(30), cm(36)]], cm(36)])
  }
})

test('bmg2/trait/fly, bmg2/trait/cowards-reward: who is struck down as it sets out stays', () => {
  const stunning: CounterRule = {
    name: 'Stunning',
    text: 'It strikes down who leaves.',
    on: { departing: ({ game, mover }) => knockOut(game, mover, undefined) },
  }
  const table = setTable({
    models: { hero: { seat: 'a', at: [30, 30], traits: ['glider', 'stunning'] } },
    book: { traits: { ...testBook.traits, stunning, glider: answering({ flies: true }) } },
    active: 'hero',
  })
  table.play((game, { hero }) => performById(game, hero, 'move'), '', ['place', { to: to(36, 30) }])
  expect(table.model('hero')).toMatchObject({ at: { x: cm(30) }, condition: 'ko' })
})
