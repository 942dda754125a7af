import type { Affiliation } from '../vocabulary.ts'

/** How a crew of some affiliation is formed otherwise than usual. */
export type FactionRules = {
  /** Any number of models of every rank. */
  readonly anyRanks?: true
  /** Two models may have the same name if their aliases differ. */
  readonly sameNames?: true
  /** A Sidekick cannot lead it. */
  readonly leaderAsBoss?: true
  /** Only models that bear its icon: no others, not even those who join any crew. */
  readonly ownModelsOnly?: true
  /** Of a Boss with several icons, only the icon of this crew counts for models. */
  readonly oneIcon?: true
  /** Of a Boss with several icons, only the icon of this crew counts for cards. */
  readonly ownCardsOnly?: true
  /** Icons of single models that make rivals even where otherwise only the crew does. */
  readonly rivalIcons?: readonly Affiliation[]
  /** Every model must have this trait. */
  readonly everybodyHas?: string
}

/** The crews that are formed otherwise than usual. */
export const factionRules: Readonly<Partial<Record<Affiliation, FactionRules>>> = {
  'bat-family': { oneIcon: true, ownCardsOnly: true },
  'batman-who-laughs': { anyRanks: true, sameNames: true, leaderAsBoss: true, ownModelsOnly: true },
  'big-bang-theory': { everybodyHas: 'big-bang-theory', anyRanks: true },
  'birds-of-prey': { rivalIcons: ['gcpd'] },
  'court-of-owls': { ownModelsOnly: true },
  cults: { oneIcon: true, ownCardsOnly: true, leaderAsBoss: true },
  'doom-patrol': { ownModelsOnly: true, anyRanks: true },
  'suicide-squad': { ownModelsOnly: true },
  watchmen: { ownModelsOnly: true },
}

/** Models that only join beside another although no trait of theirs says so: profile ids, and call names. */
export const companions: Readonly<Record<string, readonly string[]>> = {
  'amazon-warrior-1': ['queen-hippolita'],
  'amazon-warrior-2': ['queen-hippolita'],
  'amazon-warrior-3': ['queen-hippolita'],
  bubastis: ['ozymandias'],
}

/** Models that no crew recruits although no trait of theirs says so, and why. */
export const neverRecruited: Readonly<Record<string, string>> = {
  'black-flash': 'it comes for those who run too fast',
  'the-demon': 'Jason Blood turns into it',
}
