import type { Profile } from '../vocabulary.ts'
import { hasTrait } from './called.ts'

/** How tall a model is in millimetres. The cards do not say; these are what its size traits make of it. */
export function heightOf(profile: Profile): number {
  if (hasTrait(profile, 'huge') || hasTrait(profile, 'really-huge')) return 80
  if (hasTrait(profile, 'large')) return 60
  if (hasTrait(profile, 'small')) return 30
  return 40
}
