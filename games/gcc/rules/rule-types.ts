import type { OwnedRule, RuleCase, RuleId, RuleScope, SharedRule, SpecialRule } from '@gargoyle/engine'
import type { Attack } from '../actions/attack-state.ts'
import type { Task } from '../actions/task.ts'
import type { AreaId } from '../board/board.ts'
import type { Way } from '../board/ground.ts'
import type { Rolled } from '../dice/pool.ts'
import type { Grant, Hero, Mini, MiniId, Play } from '../state.ts'
import type { CharacterAction } from '../vocabulary.ts'

/** What special rules can change: numbers by what they are, permissions by what they allow or forbid. */
export type Questions = {
  /** Dice added to the pool of an action. */
  'white-dice': number
  'yellow-dice': number
  /** Automatic successes of an attack; asked when its dice are counted. gcc/core/automatic-success */
  'attack-successes': number
  /** Automatic successes of a complex manipulation or thought. */
  'action-successes': number
  /** Automatic successes of a defence. */
  'defense-successes': number
  /** Menace of enemies that does not hinder an action. */
  'ignored-menace': number
  /** Size of enemies that does not hinder a move. */
  'ignored-size': number
  'ignored-difficult': number
  /** Levels of a climb or jump that cost nothing. */
  'ignored-levels': number
  /** Wounds of a fall that do not count. */
  'ignored-fall-wounds': number
  'move-cost': number
  'first-move-bonus': number
  /** The highest level of walls that it walks through. */
  'wall-level': number
  /** How far its melee attacks reach. */
  reach: number
  /** Free rerolls of any dice, the same die twice if liked. */
  'free-rerolls': number
  /** Wounds as soon as an attack beats the defence, before the others. */
  'automatic-wounds': number
  /** Wounds that an attack inflicts. */
  'wounds-inflicted': number
  /** Further targets for what is left of an attack. gcc/core/deferred-attack */
  'deferred-attacks': number
  /** The largest card that may be used as a second weapon; below 0 for none. */
  'second-weapon-size': number
  /** Cubes it may take as wounds for one action a turn. */
  'pushing-limits': number
  /** Why it cannot be the target of an attack. */
  'cannot-be-targeted': boolean
  'cannot-move-specially': boolean
  'unhurt-by-falls': boolean
  'unhurt-by-flames': boolean
  'unhurt-by-gas': boolean
  'cannot-use-lethal-items': boolean
}

/** An explosion. gcc/core/explosion */
export type Explosion = {
  readonly by: Mini
  readonly at: AreaId
  readonly level: number
  /** Wounds suffered, by miniature. */
  readonly wounds: Map<Mini, number>
}

/** Moments at which special rules act. */
export type Moments = {
  /** A melee attack is declared: its nature may change. */
  'attack-declared': { readonly attack: Attack }
  /** The dice of an attack are on the table, not yet rolled. */
  'pool-created': { readonly attack: Attack }
  /** Free rerolls are done, paid ones have not begun. */
  'paid-rerolls-declared': { readonly mini: Mini; readonly rolled: Rolled }
  'attack-ended': { readonly attack: Attack }
  'explosion-ended': { readonly explosion: Explosion }
  /** A hero is about to recover. */
  'stance-declared': { readonly hero: Hero }
  'activation-started': { readonly mini: Mini }
}

/** What a question is about, beside its name. Which of these there are depends on the question. */
export type RuleContext = {
  readonly about: Mini
  readonly attack?: Attack
  /** The kind of action that dice, successes or hindering are for. */
  readonly action?: CharacterAction
  /** Skills that the mission says count for this action. */
  readonly skills?: readonly string[]
  /** The move that is priced. */
  readonly way?: Way
  readonly area?: AreaId
  /** Successes rolled so far. */
  readonly successes?: number
}

/** What this game plugs into the engine's mechanism of special rules. */
export type GccRules = {
  readonly game: Play
  readonly owner: Mini
  readonly effect: Grant
  readonly questions: Questions
  readonly moments: Moments
  readonly context: RuleContext
}

export type GccCase = RuleCase<GccRules>
export type GccScope = RuleScope<GccRules>

/** A skill or trait: answers, handlers, and things to do. */
export interface GccRule extends SpecialRule<GccRules> {
  /** What it lets its possessor do as a manipulation or thought. */
  readonly tasks?: (it: GccScope) => readonly Task[]
  /** What it lets other miniatures do, such as removing its tokens. */
  readonly tasksAround?: (it: GccScope, actor: Mini) => readonly Task[]
}

/** A special rule of the mission. */
export interface MissionRule extends SpecialRule<GccRules, undefined> {
  readonly tasks?: (it: RuleScope<GccRules, undefined>, actor: Mini) => readonly Task[]
}

/** A skill or trait of a miniature: printed on its card, or given by what it carries. */
export type CardRule = OwnedRule<GccRules, GccRule> & {
  /** The encumbrance total from which on it no longer works. gcc/core/encumbrance-skill-limit */
  readonly limit?: number | undefined
  /** What gives it, where it is not printed. */
  readonly grant?: Grant
}
export type MissionSpecialRule = SharedRule<GccRules, MissionRule>

/** Rules by id. */
export type GccRuleSet = Readonly<Record<string, GccRule>>

/** gcc/core/priority: mission rules over traits over skills over the rules of the game. */
export const precedence = { skill: 1, trait: 2, mission: 3 } as const

/** The id of a skill or trait in the ledger. */
export const cardRuleId = (kind: 'skill' | 'trait', id: string): RuleId => `gcc/${kind}/${id}`

/** A skill or trait as the rules of a miniature. gcc/core/priority */
export const cardRule = (
  kind: 'skill' | 'trait',
  owner: MiniId,
  id: string,
  record: GccRule,
  more: Pick<CardRule, 'limit' | 'grant'> = {},
): CardRule => ({
  owner,
  id,
  record,
  args: noArgs,
  name: record.name,
  rule: cardRuleId(kind, id),
  precedence: precedence[kind],
  ...more,
})

const noArgs: readonly string[] = []
