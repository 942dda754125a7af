import type { Damage, Profile, Rank, SkillName } from '@gargoyle/bmg3'
import type { BoardData, Light, Piece, Point, Spot } from '@gargoyle/table'
import type { NamedRule, Texts } from '../bmg/named-text.ts'

export type { NamedRule, NamedText, Texts } from '../bmg/named-text.ts'

/** The skills of a card. No Willpower is null: what has none cannot be stunned. */
export type Skills = { readonly [S in SkillName]: number | null }

/** A weapon as a card lists it. */
export interface WeaponRow {
  /** Unique on its card. */
  readonly id: string
  readonly name: string
  readonly damage: Damage
  /** Attack dice of a ranged weapon; null for a melee weapon. */
  readonly rateOfFire: number | null
  /** How far it shoots, in inches; null for as far as its bearer sees. */
  readonly range: number | null
  /** The number its Strength die must reach, where it is not its bearer's. */
  readonly strength: number | null
  /** Magazines; null where it never runs dry. */
  readonly ammo: number | null
  readonly rules: readonly NamedRule[]
}

/** The constant public data of a model: its card. */
export interface ModelData {
  readonly profile: Profile['id']
  /** What players call it: numbered where the table has several of one name. */
  readonly label: string
  /** Who it truly is. */
  readonly name: string
  readonly rank: Rank
  readonly seat: string
  /** The crews it belongs to, in words. */
  readonly factions: readonly string[]
  readonly radius: number
  readonly height: number
  readonly skills: Skills
  /** Its traits, those of its equipment included. */
  readonly traits: readonly NamedRule[]
  readonly weapons: readonly WeaponRow[]
  readonly unarmed: WeaponRow
}

/** An objective card: both of its halves. */
export interface CardData {
  readonly name: string
  readonly type: 'protection' | 'menace' | 'violence' | 'control'
  readonly victoryPoints: number
  readonly play: 'lead' | 'plan' | 'execute' | 'recount'
  readonly score: 'instant' | 'end-of-round' | 'special'
  readonly objective: string
  readonly cost: number
  readonly timing: string
  readonly resource: string
}

/** The texts of a match: all that cards at this table mention. */
export interface TableBook {
  readonly traits: Texts
  readonly weaponRules: Texts
  readonly effects: Texts
  readonly encounters: Texts
  readonly events: Texts
  readonly plots: Texts
  /** Every card of the game: which deck holds which card is secret. */
  readonly cards: Readonly<Record<string, CardData>>
}

/** The name of a crew. */
export interface CrewData {
  readonly seat: string
  /** The name of a ready-made crew, or of its faction. */
  readonly name: string
}

/** What the host lays open of a match: the board, who stands on it (by number of the model), and what cards say. */
export interface TableData {
  readonly board: BoardData
  readonly crews: readonly CrewData[]
  readonly models: readonly ModelData[]
  readonly book: TableBook
}

/** A round patch of ground or air. */
export interface Patch {
  readonly at: Spot
  readonly radius: number
  readonly what: 'smoke' | 'ice' | 'rough'
}

/** A number of a card that something has changed. */
export interface ChangedSkill {
  readonly skill: SkillName
  readonly value: number
  /** What changed it, in words. */
  readonly why: readonly string[]
}

/** What the rules make of a moment. */
export interface ShownData {
  readonly lights: readonly Light[]
  readonly patches: readonly Patch[]
  /** Walls that the encounter puts on the board. */
  readonly walls: readonly Piece[]
  /** Where each side deploys, as long as that matters. */
  readonly zones: readonly { readonly zone: 'A' | 'B'; readonly outline: readonly Point[] }[]
  /** Numbers that differ from the card, by model. */
  readonly changed: Readonly<Record<number, readonly ChangedSkill[]>>
  /** The ways of the latest moves, by model. */
  readonly routes: Readonly<Record<number, readonly Spot[]>>
  /** Models whose latest move ended in a fall. */
  readonly falls: readonly number[]
}
