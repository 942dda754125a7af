import type { Profile } from '../vocabulary.ts'
import { cardHasTrait } from './called.ts'

/** How tall a model is in millimetres. The cards do not say; these are what its size traits make of it. */
export function heightOf(profile: Profile): number {
  if (cardHasTrait(profile, 'huge') || cardHasTrait(profile, 'really-huge')) return 80
  if (cardHasTrait(profile, 'large')) return 60
  if (cardHasTrait(profile, 'small')) return 30
  return 40
}
