import type { Counters, Damage, Rank, SkillName } from '@gargoyle/bmg-counters'
import type { BoardData, Light, Point, Spot } from '@gargoyle/table'
import type { NamedRule, Texts } from '../bmg/named-text.ts'
import type { Routes } from '../bmg/routes.ts'

/** A weapon as a card lists it. */
export interface WeaponRow {
  /** Unique on its card. */
  readonly id: string
  readonly name: string
  readonly damage: Damage
  /** Impact dice of a ranged weapon; null for a melee weapon. */
  readonly rateOfFire: number | null
  /** Magazines; null where it never runs dry. */
  readonly ammo: number | null
  readonly rules: readonly NamedRule[]
}

/** The constant public data of a model: its card. */
export interface ModelData {
  readonly profile: string
  /** What players call it: numbered where the table has several of one name. */
  readonly label: string
  /** Who it truly is. */
  readonly name: string
  readonly rank: Rank
  readonly leads: boolean
  readonly seat: string
  /** The bands it belongs to, in words. */
  readonly bands: readonly string[]
  readonly reputation: number
  readonly radius: number
  readonly height: number
  readonly skills: Readonly<Record<SkillName, number>>
  /** Its traits, those of its rank and equipment included. */
  readonly traits: readonly NamedRule[]
  readonly weapons: readonly WeaponRow[]
  readonly unarmed: WeaponRow
}

/** The text of a scenario. */
export interface ScenarioData {
  readonly name: string
  readonly text: string
  readonly rounds: number
  /** What else it pays, by name. */
  readonly bonuses: readonly { readonly name: string; readonly text: string }[]
}

/** The text of a strategy. */
export interface StrategyData {
  readonly name: string
  readonly text: string
  readonly value: number
  /** When it is played; `any` answers others. */
  readonly phase: string
}

/** What there is to read about a match. */
export interface CounterTexts {
  readonly traits: Texts
  readonly weaponRules: Texts
  readonly effects: Texts
  readonly scenarios: Readonly<Record<string, ScenarioData>>
  readonly strategies: Readonly<Record<string, StrategyData>>
}

/** What the host lays open of a match: the board, who stands on it (by number of the model), and what cards say. */
export interface CounterTable {
  readonly edition: string
  readonly unit: 'cm' | 'inch'
  /** The word for a group of models: band, crew. */
  readonly word: string
  /** What may stop a shot is called so. */
  readonly stops: string
  /** Core rules that players are led to, where the edition calls them otherwise. */
  readonly renamed: Readonly<Record<string, string>>
  readonly board: BoardData
  readonly bands: readonly { readonly seat: string; readonly name: string }[]
  readonly models: readonly ModelData[]
  readonly texts: CounterTexts
}

/** A round patch of ground or air. */
export interface CounterPatch {
  readonly at: Spot
  readonly radius: number
  readonly what: 'smoke' | 'ice' | 'light'
}

/** A number of a card that something has changed. */
export interface ChangedSkill {
  readonly skill: SkillName
  readonly value: number
  /** What changed it, in words. */
  readonly why: readonly string[]
}

/** A part of the table that the scenario names. */
export interface ShownZone {
  readonly zone: 'A' | 'B' | 'centre'
  readonly outline: readonly Point[]
}

/** What the rules make of a moment. */
export interface CounterShown {
  readonly lights: readonly Light[]
  readonly patches: readonly CounterPatch[]
  readonly zones: readonly ShownZone[]
  /** Numbers that differ from the card, by model. */
  readonly changed: Readonly<Record<number, readonly ChangedSkill[]>>
  /** Counters as they were planned this round, by model. */
  readonly planned: Readonly<Record<number, Readonly<Counters>>>
  /** Who controls which objective, by marker. */
  readonly control: Readonly<Record<number, string>>
  readonly routes: Routes
  /** Models whose latest move ended in a fall. */
  readonly falls: readonly number[]
}
