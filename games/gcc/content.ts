import type { RuleIndex, Seat, SharedRuleIndex } from '@gargoyle/engine'
import type { AreaBoard } from './board/board.ts'
import type { BoardNow, GroundCache } from './board/ground.ts'
import type { Mission } from './missions/mission.ts'
import type { Setup } from './preparation/setup.ts'
import type { CardRule, GccRuleSet, GccRules, MissionSpecialRule } from './rules/rule-types.ts'
import type { MiniId, State } from './state.ts'
import type { HeroProfile, ItemCard, Side, SkillUse, TileProfile } from './vocabulary.ts'

/** What never changes about a miniature in a game. */
export type MiniCard = {
  readonly id: MiniId
  /** What players call it, numbered if there are several. */
  readonly label: string
  readonly side: Side
  readonly size: number
  readonly menace: number
  readonly skills: readonly SkillUse[]
  readonly traits: readonly string[]
  /** The number of the hero that it is, or -1. */
  readonly hero: number
  /** The number of its tile, or -1. */
  readonly tile: number
}

/** A character tile in a game. */
export type TileCard = {
  readonly profile: TileProfile
  readonly minis: readonly MiniId[]
  /** The number of the hero who commands it, or -1. gcc/skill/friendly-tile */
  readonly commander: number
}

/** The place of the event tile in the list of tiles: it has no card. */
export const EVENT_TILE = -1

/** Everything about a game that no rule changes. Shared by all forks. */
export type Content = {
  readonly setup: Setup
  readonly mission: Mission
  readonly board: AreaBoard
  readonly grounds: GroundCache
  readonly villain: Seat
  /** By number of hero. */
  readonly heroes: readonly HeroProfile[]
  readonly minis: readonly MiniCard[]
  readonly tiles: readonly TileCard[]
  /** By number of item. */
  readonly items: readonly ItemCard[]
  /** All skills, for those that items give. */
  readonly skills: GccRuleSet
  readonly index: RuleIndex<GccRules, CardRule>
  /** Rules of cards that let others do something. */
  readonly offering: readonly CardRule[]
  readonly shared: SharedRuleIndex<GccRules, MissionSpecialRule>
}

/** The board as it is now, broken walls included. */
export function groundOf({ state, content }: { readonly state: State; readonly content: Content }): BoardNow {
  return content.grounds.with(state.broken)
}
