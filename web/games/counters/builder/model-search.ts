import { affiliationName, type Profile, type Rank, unenforcedRules } from '@gargoyle/bmg-counters'
import type { EditionParts } from '../edition-parts.ts'

/** What is looked for in the catalogue. */
export interface ModelFilters {
  readonly words: string
  /** An affiliation, or empty for all. */
  readonly band: string
  readonly rank: Rank | ''
  /** Whether models are shown that this edition cannot carry out. */
  readonly all: boolean
}

export const firstFilters: ModelFilters = { words: '', band: '', rank: '', all: false }

/** All words that a model is found by: names, bands, traits, weapons. */
const wordsOf = ({ alias, name, affiliations, traits, weapons }: Profile): string =>
  [
    alias,
    name,
    ...affiliations.map(affiliationName),
    ...traits.map(({ id }) => id.replaceAll('-', ' ')),
    ...weapons.map((weapon) => weapon.name),
  ]
    .join(' ')
    .toLowerCase()

/** The models that filters leave, by name. Those without an affiliation of their own join any band. */
export function searchModels(
  { words, band, rank, all }: ModelFilters,
  { bands }: EditionParts,
): readonly Profile[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  return [...bands.catalogue.models.values()]
    .filter(
      (profile) =>
        (band === '' || profile.affiliations.some((each) => each === band || each === 'unknown')) &&
        (rank === '' || profile.ranks.includes(rank)) &&
        (all || unenforcedRules(profile, bands.enforced).length === 0) &&
        wanted.every((word) => wordsOf(profile).includes(word)),
    )
    .toSorted((a, b) => a.alias.localeCompare(b.alias, 'en'))
}
