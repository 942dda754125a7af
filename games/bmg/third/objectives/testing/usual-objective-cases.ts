import type { ModelSketch } from '../../testing/table.ts'
import { ko, nearHome, type ObjectiveCase, out } from './around-the-table.ts'
import { deedAndSuspectCases } from './deed-and-suspect-cases.ts'
import { placeCases } from './place-cases.ts'
import { f, type Stage } from './stage.ts'

/** Situations for each of the usual objectives, by its numbers. */
export const usualCase = { ...deedAndSuspectCases, ...placeCases }

/** One situation or another will do; neither alone spoils it. */
export const oneOf = (...cases: readonly ObjectiveCase[]): ObjectiveCase => ({
  met: cases.flatMap(({ met }) => met),
  not: cases.map(({ not }) => not[0]!),
})

/**
 * A certain friend far from home, and something else: the situations of the latter, with the friend added as `star`,
 * who stands out of the way.
 */
export function withStar(name: string, distance: number, what: ObjectiveCase, x = 46): ObjectiveCase {
  const star = (y: number, more: Partial<ModelSketch> = {}) => ({ star: f(x, y, { name, ...more }) })
  const [first] = what.met
  if (first === undefined) throw new Error(`Nothing is met for ${name}.`)
  const placed = (each: Stage<string>, who: Readonly<Record<string, ModelSketch>>): Stage<string> => ({
    ...each,
    models: { ...each.models, ...who },
  })
  return {
    met: what.met.map((each) => placed(each, star(out(distance)))),
    not: [
      ...what.not.map((each) => placed(each, star(out(distance)))),
      placed(first, star(nearHome(distance))),
      placed(first, star(out(distance), ko)),
      placed(first, star(out(distance), { name: 'Somebody Else' })),
    ],
  }
}
