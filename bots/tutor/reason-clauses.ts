import { changesOf, type Tried } from './experience.ts'
import { fromClause, type ReasonClause } from './sentence.ts'
import { type Experience, nameMatter, type Words } from './words.ts'

/** All reasons for and against an answer that was tried out. */
export function reasonClausesOf(
  tried: Pick<Tried, 'tries' | 'appraisals'>,
  place: Omit<Experience, 'tries'>,
  { speakers }: Words,
): readonly ReasonClause[] {
  const experience: Experience = { ...place, tries: tried.tries }
  const changes = changesOf(tried)
  const matters = [...new Set(changes.map(({ matter }) => matter))]
  const clauses = matters.flatMap((matter) => {
    const speak = speakers[matter] ?? nameMatter
    return speak(
      changes.filter((change) => change.matter === matter),
      experience,
    )
  })
  return clauses.map(fromClause)
}
