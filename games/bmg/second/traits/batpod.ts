import { cardOf, isOnTable, labelOf } from '@gargoyle/bmg-common'
import type { Profile } from '@gargoyle/bmg-counters'
import {
  agrees,
  isSpare,
  type Model,
  noCounters,
  type Play,
  settleDamage,
} from '@gargoyle/bmg-counters/toolkit'
import { forget, type Rule, type RuleId, recall, remember } from '@gargoyle/engine'

/** Who rides the Batpod: the Batman of The Dark Knight Rises. bmg2/trait/batpod */
export const isRider = ({ alias }: Profile): boolean => alias === 'Batman (DKR)'

/** Lets the rider take the place of his machine, with its markers and all that lasts on it. bmg2/trait/batpod */
export function* dismount(game: Play, pod: Model, rule: RuleId): Rule<void> {
  const { state } = game
  const rider = state.models.find(
    (model) =>
      model.seat === pod.seat &&
      isRider(cardOf(game, model).profile) &&
      cardOf(game, model).reserve === true &&
      recall(model, isSpare),
  )
  if (rider === undefined || !isOnTable(pod)) return
  const prompt = `Does ${labelOf(game, rider)} get off his Batpod?`
  if (!(yield* agrees(game, pod.seat, { name: 'dismount', prompt, rule, model: pod }))) return
  const { at, condition, stun, injury, effects, koPaid, activated, roundMemory } = pod
  Object.assign(rider, { at, condition, stun, injury, effects, koPaid, activated, roundMemory })
  Object.assign(pod, { at: undefined, condition: 'casualty', effects: [], counters: noCounters() })
  forget(rider, isSpare)
  remember(pod, isSpare, true)
  for (const marker of state.markers) if (marker.carrier === pod.id) marker.carrier = rider.id
  const band = state.bands[pod.seat]!
  if (band.leader === pod.id) band.leader = rider.id
  game.emit({
    name: 'replaced',
    text: `${labelOf(game, rider)} takes the place of ${labelOf(game, pod)}.`,
    rule,
    about: { model: rider.id, replaced: pod.id },
  })
  yield* settleDamage(game, rider, undefined)
}
