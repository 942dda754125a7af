import type { Rule, RuleId } from '@gargoyle/engine'
import type { Arming } from '../attack/rearm.ts'
import type { Strike } from '../attack/strike.ts'
import type { Effect, Model, Play } from '../state.ts'
import type { Damage, RuleUse, Weapon } from '../vocabulary.ts'
import type { MomentPayloads } from './moments.ts'
import type { QuestionName, Questions } from './questions.ts'

/**
 * A special rule is one record: a trait, a weapon rule, an effect that lasts on a model, an event, an
 * encounter, a plot. All speak through the same parts, named after what they change:
 *
 * - `own`, `foe`, `around` answer questions about numbers and permissions,
 * - `action` adds an action to its owner's activation,
 * - `on` does something at a moment of the game.
 */
export type SpecialRule<Owner = Model> = {
  readonly name: string
  /** What it does, in our own words, as players read it. */
  readonly text: string
  /** The id in the ledger, where it is not the usual one for its kind. */
  readonly rule?: RuleId
  /** A word that other rules look for; it does nothing by itself. */
  readonly keyword?: true
  /** Works even while its owner is K.O. or not on the table: rules about dying, or about arriving. */
  readonly always?: true
  /** A weapon rule that works whichever weapon is used, as long as the model carries this one. */
  readonly carried?: true
  /** About the owner itself. */
  readonly own?: Answers<Owner>
  /** About whoever fights the owner: asked when the owner is the other side of a strike. */
  readonly foe?: Answers<Owner>
  /** About any other model: asked for all of them, so look at distances first. */
  readonly around?: Answers<Owner>
  readonly action?: ActionRule<Owner> | readonly ActionRule<Owner>[]
  readonly on?: MomentRules<Owner>
  /** What the owner's bare hands do. bmg3/core/weapon-choice */
  readonly unarmed?: { readonly damage?: Damage; readonly rules?: readonly RuleUse[] }
  /** A weapon rule that places a template instead of rolling attack dice; a `point` only marks a spot. */
  readonly template?: 'explosive' | 'spray' | 'point'
  /** Ids of traits and carried weapon rules of the target that an attack with this weapon passes by. */
  readonly ignores?: readonly string[]
  /** Why the weapon with this rule cannot be used now. */
  readonly whyNotUse?: (it: Voice & Wielded) => string | undefined
  /** What a critical hit may do instead of knocking down. bmg3/core/critical */
  readonly critical?: CriticalRule
  /** What weapons become in the owner's hands, bare hands included: rules they gain, damage they do more. */
  readonly rearms?: (it: Arming<Owner>) => Weapon
}

/**
 * Who speaks: the owner of the rule, what stands in brackets behind its name (of a plot the seat of its crew), and
 * the effect if it is one.
 */
export type Voice<Owner = Model> = {
  readonly game: Play
  readonly owner: Owner
  readonly args: readonly string[]
  readonly effect: Effect | undefined
}

/** What a question is about, beside who asks. Which of these there are depends on the question. */
export type Circumstances = {
  /** Whose number or permission it is. */
  readonly about: Model
  /** The strike it is asked for. */
  readonly strike?: Strike
  /** The weapon about to be used by the model it is about, before there is a strike. */
  readonly weapon?: Weapon
  /** What the dice, the effort or the move is for: `attack`, `defense`, `willpower`, `jump`, a status' id … */
  readonly purpose?: string
  /** The rule that a skill roll is made for. */
  readonly occasion?: RuleId
  /** The other model concerned, where there is no strike. */
  readonly other?: Model
}

/** A case put to a rule. */
export type Case<Owner = Model> = Voice<Owner> & Circumstances

/**
 * Answers to questions. A number is added (0 is silence), `{ set }` replaces, `{ times }` multiplies;
 * permissions are true or silent. A plain value stands for a rule without conditions.
 */
export type Answers<Owner = Model> = {
  readonly [Q in QuestionName]?: Questions[Q] extends boolean
    ? true | ((it: Case<Owner>) => boolean)
    : number | ((it: Case<Owner>) => number | Change)
}

/** A change of a number that is not an addition. */
export type Change = { readonly set: number } | { readonly times: number }

/** What may be done in an activation because of a rule. */
export type ActionRule<Owner = Model> = {
  /** What it costs: an action of that type, or nothing. */
  readonly kind: 'special' | 'movement' | 'melee' | 'ranged' | 'manipulate' | 'free'
  /** Distinguishes several actions of one rule. */
  readonly id?: string
  /** What the player reads; the rule's name if left out. */
  readonly label?: string
  readonly limit?: 'round' | 'game' | 'activation'
  /** Efforts that must be paid. */
  readonly efforts?: number
  /** Why it cannot be done now. */
  readonly why?: (it: Voice<Owner>) => string | undefined
  readonly perform: (it: Voice<Owner>) => Rule<void> | undefined
}

/** A weapon in somebody's hands: which one, and its place on the card. */
export type Wielded = { readonly weapon: Weapon; readonly weaponIndex: number }

/** What a critical hit may do. */
export type CriticalRule = {
  /** What the player reads, where it depends on what stands in brackets a function. */
  readonly label: string | ((args: readonly string[]) => string)
  readonly apply: (it: Voice & { readonly strike: Strike }) => Rule<void> | undefined
}

/** What a rule does at the moments of the game. A plain function will do where nobody is asked. */
export type MomentRules<Owner = Model> = {
  readonly [M in keyof MomentPayloads]?: (it: Voice<Owner> & MomentPayloads[M]) => Rule<void> | undefined
}

/** Many records by id. Ids are slugs, as catalogue and ledger spell them. */
export type SpecialRules<Owner = Model> = Readonly<Record<string, SpecialRule<Owner>>>
