/** The words of the counter editions: the contents of a character card, before any rule reads it. */
import type { Damage, RuleUse } from '@gargoyle/bmg-common'

export type { Damage, RuleUse } from '@gargoyle/bmg-common'

/** The role a model plays in its band. */
export type Rank = 'leader' | 'sidekick' | 'free-agent' | 'henchman'

/** The band icons. `unknown` joins any band. */
export type Affiliation =
  | 'amazons-of-themyscira'
  | 'bane'
  | 'batman'
  | 'birds-of-prey'
  | 'black-mask'
  | 'court-of-owls'
  | 'gorilla-grodd'
  | 'green-arrow'
  | 'joker'
  | 'law-force'
  | 'league-of-shadows'
  | 'lexcorp'
  | 'mr-freeze'
  | 'organized-crime'
  | 'penguin'
  | 'poison-ivy'
  | 'riddler'
  | 'scarecrow'
  | 'secret-six'
  | 'suicide-squad'
  | 'teen-titans'
  | 'two-face'
  | 'unknown'
  | 'watchmen'
  | 'wonderland-gang'

/** A weapon as a card lists it. Ranged weapons have a rate of fire; melee weapons have none. */
export type Weapon = {
  /** Unique on its card. */
  readonly id: string
  readonly name: string
  /** Of each success of a damage roll. */
  readonly damage: Damage
  /** What a spray does in its lethal, serious and mild band, where it prints one for each. */
  readonly bands?: readonly [lethal: Damage, serious: Damage, mild: Damage]
  /** Impact dice of a ranged weapon; a melee weapon has none. */
  readonly rateOfFire?: number
  /** Magazines; a ranged weapon without this never runs dry. */
  readonly ammo?: number
  readonly rules: readonly RuleUse[]
}

/** A rank that a card has, for one affiliation only where it says so. */
export type RankOf = { readonly rank: Rank; readonly affiliation?: Affiliation }

/** A character card. bmg1/core/profile */
export type Profile = {
  /** Unique in the catalogue, stable for ever: share codes and replays name it. */
  readonly id: string
  /** What the character is called in the streets: `Batman`. */
  readonly alias: string
  /** Who it truly is: `Bruce Wayne`. */
  readonly name: string
  /** A Henchman without a name of its own: any number of copies. bmg1/rank/minion */
  readonly minion: boolean
  /** Diameter of the base in millimetres. */
  readonly base: number
  readonly ranks: readonly Rank[]
  /** The same with the affiliations that some ranks are for. */
  readonly ranksBy: readonly RankOf[]
  readonly affiliations: readonly Affiliation[]
  /** Bands it never joins. */
  readonly rivals: readonly Affiliation[]
  readonly reputation: number
  readonly funding: number
  readonly willpower: number
  /** The number a damage die must reach: 3 means 3+. bmg1/core/strength-modifier */
  readonly strength: number
  /** Most Movement Counters, and the number an Agility roll may come to. */
  readonly movement: number
  /** Most Attack Counters, and the number a block must reach. */
  readonly attack: number
  /** Most Defense Counters, and the number an impact must reach. */
  readonly defense: number
  /** Markers that knock it out. */
  readonly endurance: number
  /** Most Special Counters. */
  readonly special: number
  readonly traits: readonly RuleUse[]
  readonly weapons: readonly Weapon[]
}
