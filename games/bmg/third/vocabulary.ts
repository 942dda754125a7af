/** The words of the third edition: what a character card says, before any rule looks at it. */

import type { Damage, RuleUse } from '@gargoyle/bmg-common'

export type { Damage, RuleUse }

/** Every rank there is, from the top. */
export const ranks = ['leader', 'sidekick', 'free-agent', 'henchman', 'vehicle'] as const

/** The role a model plays in its crew. */
export type Rank = (typeof ranks)[number]

export const isRank = (text: string): text is Rank => ranks.some((rank) => rank === text)

/** Every affiliation there is. */
export const affiliations = [
  'bane',
  'bat-family',
  'batman-who-laughs',
  'big-bang-theory',
  'birds-of-prey',
  'court-of-owls',
  'cults',
  'doom-patrol',
  'gcpd',
  'joker',
  'league-of-shadows',
  'mr-freeze',
  'organized-crime',
  'penguin',
  'riddler',
  'royal-flush',
  'scarecrow',
  'suicide-squad',
  'two-face',
  'unknown',
  'watchmen',
] as const

/** The crew icons. `unknown` joins any crew. */
export type Affiliation = (typeof affiliations)[number]

export const isAffiliation = (text: string): text is Affiliation => affiliations.some((each) => each === text)

/** A weapon as a card lists it. Ranged weapons have a rate of fire; melee weapons have none. */
export type Weapon = {
  /** Unique on its card. */
  readonly id: string
  readonly name: string
  /** Of each hit. */
  readonly damage: Damage
  /** Attack dice of a ranged weapon; a melee weapon has none. */
  readonly rateOfFire?: number
  /** The number its Strength die must reach, where it does not use its bearer's. */
  readonly strength?: number
  /** Magazines; a ranged weapon without this never runs dry. */
  readonly ammo?: number
  readonly rules: readonly RuleUse[]
}

/** A character card. */
export type Profile = {
  /** Unique in the catalogue, stable for ever: share codes and replays name it. */
  readonly id: string
  /** What the character is called in the streets: `Batman`. */
  readonly alias: string
  /** Who it truly is: `Bruce Wayne`. */
  readonly name: string
  /** Diameter in millimetres. */
  readonly base: number
  readonly ranks: readonly Rank[]
  readonly affiliations: readonly Affiliation[]
  /** Crews it never joins. */
  readonly rivals: readonly Affiliation[]
  readonly reputation: number
  readonly funding: number
  /** No Willpower means that Willpower rolls are ignored and stuns cannot knock it out. */
  readonly willpower: number | undefined
  readonly endurance: number
  /** Inches. */
  readonly movement: number
  readonly attack: number
  /** The number to reach: 3 means 3+. */
  readonly strength: number
  readonly defense: number
  readonly special: number
  readonly traits: readonly RuleUse[]
  readonly weapons: readonly Weapon[]
  /** The facts mark some models so; legal in every season. */
  readonly eternal: boolean
}
