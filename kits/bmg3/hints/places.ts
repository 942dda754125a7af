import type { Model, State } from '@gargoyle/bmg3'
import type { Clause, WorthChange } from '@gargoyle/bots'
import { inches, type Spot } from '@gargoyle/table'
import { isAwayFromHome } from '../evaluate.ts'
import { type Bmg3Experience, type Bmg3Speaker, type Bmg3Try, modelName, shareOfTries } from './common.ts'

/** Where models stand: nearer to the enemy or further away. */
export const speakOfPlaces: Bmg3Speaker = (changes, experience) =>
  changes.flatMap((change) => placeOf(change, experience))

function placeOf({ which, worth }: WorthChange, experience: Bmg3Experience): readonly Clause[] {
  const id = Number(which)
  const tries = experience.tries
  const share = shareOfTries(tries, (each) => hasMoved(each, id))
  if (share === 0) return []
  const brings = (rest: string): readonly Clause[] => [
    {
      key: `place ${id}`,
      verb: ['brings', 'bringing'],
      rest: `${modelName(experience, id)} ${rest}`,
      share,
      worth,
    },
  ]
  const home = tries.map((each) => abroad(each.after, id, experience) - abroad(each.before, id, experience))
  const left = home.reduce((sum, each) => sum + each, 0)
  if (left > 0 && worth > 0) return brings('far enough from home to place suspects')
  if (left < 0 && worth < 0) return brings('back into its own zone')
  const steps = tries.map(({ before, after }) => nearest(before.models, id) - nearest(after.models, id))
  const mean = steps.reduce((sum, each) => sum + each, 0) / steps.length / inches(1)
  const near = Math.round(Math.abs(mean))
  if (near >= 1 && near < Number.POSITIVE_INFINITY && mean > 0 === worth > 0) {
    return brings(`${near}" ${mean > 0 ? 'closer to' : 'further from'} the enemy`)
  }
  // Around a corner one may well be further away as the crow flies.
  return brings(`onto a ${worth > 0 ? 'shorter' : 'longer'} way to the enemy`)
}

const abroad = (state: State, id: number, { content }: Bmg3Experience): number => {
  const model = state.models[id]
  return model !== undefined && isAwayFromHome(state, content, model) ? 1 : 0
}

const hasMoved = ({ before, after }: Bmg3Try, id: number): boolean => {
  const [from, to] = [before.models[id]?.at, after.models[id]?.at]
  return from?.x !== to?.x || from?.y !== to?.y || from?.z !== to?.z
}

/** How far the nearest enemy of a model stands. */
function nearest(models: readonly Model[], id: number): number {
  const model = models[id]
  let least = Number.POSITIVE_INFINITY
  for (const other of models) {
    if (model?.at === undefined || other.at === undefined || other.seat === model.seat) continue
    least = Math.min(least, distance(model.at, other.at))
  }
  return least
}

const distance = (a: Spot, b: Spot): number => {
  const [dx, dy] = [a.x - b.x, a.y - b.y]
  return Math.sqrt(dx * dx + dy * dy)
}
