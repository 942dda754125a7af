import type { ModelSketch, TestTable } from '@gargoyle/bmg-counters/testing'
import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { inchesInCm } from './inches.ts'
import { setTable } from './table.ts'

/** The place of a model whose base is this many inches from that of one at 30, 30. */
export const apart = (inches: number): readonly [number, number] => [33 + inchesInCm(inches), 30]

/** A wall between 30, 30 and whatever is east of it. */
const wall = [box('wall', cm(32), cm(10), cm(0.5), cm(40), cm(8))]

type Situation = {
  /** How far the enemy is, in inches: 2 if left out. */
  readonly inches?: number
  readonly hidden?: true
  readonly hero?: Partial<ModelSketch>
  readonly thug?: Partial<ModelSketch>
  readonly round?: number
}

/** A hero with traits and counters whose activation it is, and an enemy near by. */
export const near = (
  traits: readonly string[],
  counters: string,
  { inches = 2, hidden, hero, thug, round = 1 }: Situation = {},
): TestTable<'hero' | 'thug'> =>
  setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], traits, counters, endurance: 12, ...hero },
      thug: { seat: 'b', at: apart(inches), endurance: 12, ...thug },
    },
    pieces: hidden ? wall : [],
    active: 'hero',
    round,
  })

/** The same with a friend instead of an enemy. */
export const withFriend = (
  traits: readonly string[],
  counters: string,
  { inches = 2, hidden, hero, thug, round = 1 }: Situation = {},
): TestTable<'hero' | 'mate'> =>
  setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], traits, counters, endurance: 12, rank: 'leader', ...hero },
      mate: { seat: 'a', at: apart(inches), endurance: 12, ...thug },
    },
    pieces: hidden ? wall : [],
    active: 'hero',
    round,
  })
