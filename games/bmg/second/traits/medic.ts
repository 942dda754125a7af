import { enemiesInContact, hasEffect, labelOf, touches } from '@gargoyle/bmg-common'
import { CURED, hasTraitNow, type Model, markersOn, type Play } from '@gargoyle/bmg-counters/toolkit'
import { ask, choose, type Rule, type RuleId } from '@gargoyle/engine'
import { goMad } from '../tables/surgical-madness.ts'
import { removeMarkers, wakeIfAble } from './repair.ts'
import { isWithinReach, notVehicle, type Whom } from './targets.ts'

/** Friends in contact that have something to heal, K.O. or not, and are no vehicles. bmg2/trait/medic */
export const patientsBeside: Whom = (game, owner) =>
  game.state.models.filter(
    (model) =>
      model !== owner &&
      model.seat === owner.seat &&
      isWithinReach(game, owner, model) &&
      touches(game, owner, model) &&
      notVehicle(game, model) &&
      markersOn(model) > 0,
  )

export const surgeryBlockedReason = (game: Play, owner: Model): string | undefined =>
  enemiesInContact(game, owner).length > 0
    ? 'An enemy is in contact.'
    : patientsBeside(game, owner).length === 0
      ? 'No hurt friend is in contact.'
      : undefined

/** An injury or two stuns come off a card; a K.O. model may wake, and sits the round out. bmg2/trait/medic, bmg2/trait/surgical-madness */
export function* treat(game: Play, patient: Model, owner: Model, rule: RuleId): Rule<void> {
  const open = [
    ...(patient.injury > 0 ? [{ id: 'injury', label: 'An injury' } as const] : []),
    ...(patient.stun > 0 ? [{ id: 'stuns', label: 'Two stuns' } as const] : []),
  ]
  const kind = yield* ask(
    game,
    owner.seat,
    choose({
      name: 'medic',
      prompt: `What does ${labelOf(game, patient)} get rid of?`,
      rule,
      about: { model: patient.id },
      options: open,
    }),
  )
  if (kind === 'injury') patient.injury--
  else patient.stun = Math.max(0, patient.stun - 2)
  const mad = hasTraitNow(game, owner, 'surgical-madness') && !hasEffect(owner, CURED)
  if (mad) yield* removeMarkers(game, patient, 1, 'bmg2/trait/surgical-madness')
  wakeIfAble(game, patient, rule)
  if (mad) goMad(game, patient, owner)
}
