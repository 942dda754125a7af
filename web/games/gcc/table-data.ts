import type { GccBoard, GccContent, HeroProfile, ItemCard, TileProfile } from '@gargoyle/gcc'

/** A skill or trait: what it is called, and what it does. */
export interface RuleText {
  readonly name: string
  readonly text: string
}

/** The mission as players read it, every number settled. */
export interface MissionTable {
  readonly id: string
  readonly name: string
  readonly kind: string
  readonly text: readonly string[]
  readonly lastTurn: number
  readonly atTheEnd: { readonly winner: 'heroes' | 'villain'; readonly text: string }
  readonly initiative: 'heroes' | 'villain'
  readonly ends: readonly { readonly winner: 'heroes' | 'villain'; readonly text: string }[]
  readonly actions: readonly MissionAction[]
  readonly events: readonly { readonly name: string; readonly text: string }[]
  readonly effects: readonly { readonly at: string; readonly text: string }[]
}

/** Something that can be done in this mission only. */
export interface MissionAction {
  readonly id: string
  readonly name: string
  readonly by: readonly ('heroes' | 'villain')[]
  readonly action: 'manipulation' | 'thought'
  /** What successes have to reach; null where it always succeeds. */
  readonly difficulty: number | null
  /** Where: names of areas, or the kind of token. */
  readonly where: readonly string[]
  /** Names of skills that count for it. */
  readonly skills: readonly string[]
}

/** The constant public data of a match. Made in the worker, beside the rules. */
export interface GccTable {
  readonly mission: MissionTable
  readonly board: GccBoard
  readonly heroes: readonly HeroProfile[]
  readonly tiles: readonly { readonly profile: TileProfile; readonly commander: number }[]
  readonly items: readonly ItemCard[]
  readonly minis: GccContent['minis']
  readonly post: GccContent['mission']['post']
  readonly reinforcement: { readonly points: number; readonly areas: readonly number[] }
  /** Skills and traits of all miniatures and tiles at the table, by id. */
  readonly skills: Readonly<Record<string, RuleText>>
  readonly traits: Readonly<Record<string, RuleText>>
}

/** A skill that a miniature has at the moment. */
export interface SkillNow {
  readonly skill: string
  readonly level: number
  /** The colour of its dice, where it has any. */
  readonly die?: string
  /** Whether it works now. */
  readonly works: boolean
  /** Why not, or where it comes from. */
  readonly note?: string
}

/** Public data that the rules derive from the moment. */
export interface GccShown {
  /** By number of miniature, for those on the board. */
  readonly skills: Readonly<Record<string, readonly SkillNow[]>>
  /** Heroes that are neutralized, by number. */
  readonly neutralized: readonly number[]
  /** What tiles in the river cost, in its order. */
  readonly riverCosts: readonly number[]
  /** What heroes get for their first movement, by number of hero. */
  readonly moveBonus: readonly number[]
  /** How dangerous each area is, tokens included. */
  readonly danger: readonly number[]
  /** How many moves it takes from area to area; null where no way leads there. */
  readonly distances: readonly (readonly (number | null)[])[]
}
