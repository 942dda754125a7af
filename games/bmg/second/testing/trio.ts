import type { ModelSketch, TableSketch, TestTable } from '@gargoyle/bmg-counters/testing'
import { setTable } from './table.ts'

/** Those of a situation of three. */
export type TrioName = 'hero' | 'mate' | 'thug'

/** What some of the three are beside the usual. */
export type TrioParts = Partial<Record<TrioName, Partial<ModelSketch>>>

/** An owner of traits whose activation it is (0), a friend without any about 1" away (1), and an enemy (2) in contact with both. */
export const trio = (
  traits: readonly string[],
  parts: TrioParts = {},
  rest: Partial<Omit<TableSketch<TrioName>, 'models'>> = {},
): TestTable<TrioName> =>
  setTable<TrioName>({
    models: {
      hero: { seat: 'a', at: [30, 30], traits, counters: 'MMAADDSS', endurance: 12, ...parts.hero },
      mate: { seat: 'a', at: [33, 33], counters: 'MMAADDSS', endurance: 12, ...parts.mate },
      thug: { seat: 'b', at: [33, 30], counters: 'MMAADDSS', endurance: 12, ...parts.thug },
    },
    active: 'hero',
    ...rest,
  })
