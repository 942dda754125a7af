import { alsoInGame } from './forming-parts.ts'
import { formingOnly } from './forming-traits.ts'
import { keywords } from './keywords.ts'
import type { RecruitingTraits } from './recruiting-effects.ts'

/** Every trait that matters while a crew is formed, and every trait that is only a word. */
export const recruitingTraits: RecruitingTraits = {
  ...keywords,
  ...formingOnly,
  ...Object.fromEntries(
    Object.entries(alsoInGame).map(([id, trait]) => [id, { ...trait, alsoInGame: true as const }]),
  ),
}

/** The traits that are carried out here from beginning to end: nothing of them is left for the game. */
export const formingTraitIds: ReadonlySet<string> = new Set(
  Object.entries(recruitingTraits).flatMap(([id, trait]) => (trait.alsoInGame ? [] : [id])),
)
