import { areEnemies } from '@gargoyle/bmg-common'
import { award, becomeCasualty, type Model, missedBy, type Play, sufferEffect } from '@gargoyle/bmg-counters'
import type { Rule } from '@gargoyle/engine'

/** What a missed Willpower roll does: Scared and an amount of Terror, or a casualty. */
export type Fright = { readonly terror: 0 | 1 | 2 | 3 } | 'casualty'

/** The Fear Chart: by how much the roll was missed, and what happens. bmg2/table/fear-chart */
const CHART: readonly { readonly upTo: number; readonly terror: 0 | 1 | 2 | 3 }[] = [
  { upTo: 2, terror: 0 },
  { upTo: 4, terror: 1 },
  { upTo: 6, terror: 2 },
  { upTo: 7, terror: 3 },
]

/** The result of the chart for a roll missed by this much; undefined where it was passed. bmg2/table/fear-chart */
export const frightOf = (missed: number): Fright | undefined =>
  missed <= 0 ? undefined : (CHART.find(({ upTo }) => missed <= upTo) ?? 'casualty')

/** A Willpower roll, and what the Fear Chart makes of its failure. bmg2/table/fear-chart, bmg2/trait/inspire-fear */
export function* frighten(game: Play, victim: Model, by: Model): Rule<void> {
  const rule = 'bmg2/table/fear-chart'
  const fright = frightOf(yield* missedBy(game, victim, 'willpower', { reason: 'against fear' }))
  if (fright === undefined) return
  if (fright === 'casualty') {
    const isEnemy = areEnemies(by, victim)
    yield* becomeCasualty(game, victim, by)
    // bmg2/trait/survivor, bmg2/trait/the-fear-master: nothing for who lives, nor for a friend.
    if (isEnemy && victim.condition === 'casualty') award(game, by.seat, 1, rule, 'an enemy scared to death')
    return
  }
  yield* sufferEffect(game, victim, { id: 'scared', args: [] }, { by })
  const { terror } = fright
  if (terror > 0) yield* sufferEffect(game, victim, { id: 'terror', args: [`${terror}`] }, { by })
}
