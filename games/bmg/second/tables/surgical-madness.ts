import { gainTrait, type Model, type Play } from '@gargoyle/bmg-counters'
import { amountOf } from '@gargoyle/engine'

/** What the patient gains, by the face of the die. bmg2/table/surgical-madness */
export const surgicalMadness = [
  'weak',
  'stupid',
  'aggressive-schizophrenia',
  'the-voices',
  'ocd',
  'desensitized',
] as const

/**
 * A die decides which trait the patient has until the end of its next activation.
 * bmg2/table/surgical-madness, bmg2/trait/surgical-madness
 */
export function goMad(game: Play, patient: Model, surgeon: Model): void {
  const roll = game.dice.roll({
    purpose: 'surgical madness',
    seat: surgeon.seat,
    rule: 'bmg2/table/surgical-madness',
  })
  const id = surgicalMadness[amountOf(roll, ([face = 1]) => face) - 1]!
  gainTrait(game, patient, { id, args: [] }, 'next-activation')
}
