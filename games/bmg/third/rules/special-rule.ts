import type { Damage, Effect, RuleUse, Until } from '@gargoyle/bmg-common'
import type {
  Answers,
  MomentHandlers,
  OwnedRule,
  Rule,
  RuleCase,
  RuleId,
  RuleScope,
  Seat,
  SharedRule,
  SpecialRule,
} from '@gargoyle/engine'
import type { Arming } from '../attack/rearm.ts'
import type { Strike } from '../attack/strike.ts'
import type { Card } from '../content.ts'
import type { Model, Play } from '../state.ts'
import type { Profile, Weapon } from '../vocabulary.ts'
import type { MomentPayloads } from './moments.ts'
import type { Questions } from './questions.ts'

/** What a question is about, beside its name. Which of these there are depends on the question. */
export type Bmg3Context = {
  /** Whose number or permission it is. */
  readonly about: Model
  /** The strike it is asked for. */
  readonly strike?: Strike
  /** The weapon about to be used by the model it is about, before there is a strike. */
  readonly weapon?: Weapon
  /** What the dice, the effort or the move is for: `attack`, `defense`, `willpower`, `jump`, a status' id … */
  readonly purpose?: string
  /** What a status comes with, where it is asked whether a model is immune: `gas`, `cold`. */
  readonly nature?: readonly string[]
  /** The rule that a skill roll is made for. */
  readonly occasion?: RuleId
  /** The other model concerned, where there is no strike. */
  readonly other?: Model
}

/** What this game plugs into the engine's special rules. */
export type Bmg3RuleTypes = {
  readonly game: Play
  readonly owner: Model
  readonly effect: Effect
  readonly questions: Questions
  readonly moments: MomentPayloads
  readonly context: Bmg3Context
}

/**
 * A special rule of the third edition: a trait, a weapon rule, an effect that lasts on a model, an event, an
 * encounter, a plot. The engine's record answers questions and acts at moments; this adds actions and what belongs
 * to weapons.
 */
export interface Bmg3Rule<Owner = Model> extends SpecialRule<Bmg3RuleTypes, Owner> {
  /** A word that other rules look for; it does nothing by itself. */
  readonly keyword?: true
  /** Its number is a supply: from several sources the numbers add up. */
  readonly supply?: true
  /** A model with this effect is inside another: while something happens to it there, their bases overlap. */
  readonly sharesPlace?: true
  /** Its owner has one of these sets of traits, which its player picks before the deployment. */
  readonly oneOf?: readonly TraitOption[]
  /** Traits of friends neither help nor hinder its owner. */
  readonly loner?: true
  /** Traits that models of its crew have because of it, all game long. */
  readonly teaches?: readonly TaughtTraits[]
  /** Ids of models that its owner's crew sets aside for it, without recruiting them. */
  readonly brings?: (it: { readonly args: readonly string[]; readonly profile: Profile }) => readonly string[]
  /** Works even while its owner is K.O. or not on the table: rules about dying, or about arriving. */
  readonly always?: true
  /** A weapon rule that works whichever weapon is used, as long as the model carries this one. */
  readonly carried?: true
  readonly action?: ActionRule<Owner> | readonly ActionRule<Owner>[]
  /** What the rule puts on models, for a while or for good: an effect with the id of the rule. */
  readonly effect?: OwnEffect
  /** A special action that puts its effect on its owner. */
  readonly special?: OwnSpecial
  /** What friends of the owner may do because of it. */
  readonly lends?: LentAction
  /** Weapons that its owner carries because of it, behind those on its card. */
  readonly arms?: readonly Weapon[]
  /** What the owner's bare hands do. bmg3/core/weapon-choice */
  readonly unarmed?: { readonly damage?: Damage; readonly rules?: readonly RuleUse[] }
  /** A weapon rule that places a template instead of rolling attack dice; a `point` only marks a spot. */
  readonly template?: 'explosive' | 'spray' | 'point'
  /** A weapon rule: nothing gives it magazines back. */
  readonly neverReloaded?: true
  /** Ids of traits and carried weapon rules of the target that an attack with this weapon, or of this model, ignores. */
  readonly ignores?: readonly string[]
  /** Why the weapon with this rule cannot be used now. */
  readonly useBlockedReason?: (it: Bmg3Scope & Wielded) => string | undefined
  /** What a critical hit may do instead of knocking down. bmg3/core/critical */
  readonly critical?: CriticalRule
  /** What weapons become in the owner's hands, bare hands included: rules they gain, damage they do more. */
  readonly rearms?: (it: Arming<Owner>) => Weapon
}

/** The effect of a rule: its own text where that of the rule says more than what lasts, and what it does. */
export type OwnEffect = Partial<Omit<Bmg3Rule, 'name' | 'rule' | 'action' | 'effect' | 'special'>>

/** A special action: how long its effect lasts, when it can be taken, and what the effect does. */
export type OwnSpecial = OwnEffect & Pick<ActionRule, 'why' | 'limit'> & { readonly until: Until }

/** Traits that a rule gives to models of its owner's crew for the whole game. */
export type TaughtTraits = {
  readonly traits: readonly RuleUse[]
  /** Who of the crew has them, its owner included. */
  readonly who: (it: Pupil) => boolean
}

/** A model that may learn something from another of its crew. */
export type Pupil = {
  readonly teacher: Card
  readonly pupil: Card
  readonly crew: readonly Card[]
  /** Whether the teacher leads the crew. */
  readonly isBoss: boolean
}

/** One of several things a rule may be to its owner: its id, what players read, and the traits it gives. */
export type TraitOption = {
  readonly id: string
  readonly name?: string
  readonly traits: readonly RuleUse[]
}

/** An option of a rule that offers several: the id of the rule, and that of the option. */
export type PickedTrait = { readonly of: string; readonly id: string }

/** Records by id. Ids are slugs, as catalogue and ledger spell them. */
export type Bmg3Rules<Owner = Model> = Readonly<Record<string, Bmg3Rule<Owner>>>

/** What every handler of a rule knows. A plot's only argument is the seat of its crew. */
export type Bmg3Scope<Owner = Model> = RuleScope<Bmg3RuleTypes, Owner>

/** A question as a rule meets it. */
export type Bmg3Case<Owner = Model> = RuleCase<Bmg3RuleTypes, Owner>

/** Answers to questions, by name. */
export type Bmg3Answers<Owner = Model> = Answers<Bmg3RuleTypes, Owner>

/** What a rule does at moments, by name. */
export type Bmg3Handlers<Owner = Model> = MomentHandlers<Bmg3RuleTypes, Owner>

/** A special rule in the hands of a model. */
export type Bmg3OwnedRule = OwnedRule<Bmg3RuleTypes, Bmg3Rule> & {
  /** What its player must have picked for the model to have the rule. */
  readonly option?: PickedTrait
}

/** A rule that no model has: the event, the encounter, a plot. */
export type Bmg3SharedRule = SharedRule<Bmg3RuleTypes, Bmg3Rule<undefined>> & {
  /** Whose plot it is. */
  readonly seat: Seat | undefined
}

/** What may be done in an activation because of a rule. */
export type ActionRule<Owner = Model> = {
  /** What it costs: an action of that type, or nothing. */
  readonly kind: 'special' | 'movement' | 'melee' | 'ranged' | 'manipulate' | 'free'
  /** Distinguishes several actions of one rule. */
  readonly id?: string
  /** What the player reads; the rule's name if left out. */
  readonly label?: string
  readonly limit?: 'round' | 'game' | 'activation'
  /** It can be taken while knocked down. */
  readonly lying?: true
  /** An action of the type is spent on it, but not performed: a Movement action given up is no move. */
  readonly givenUp?: true
  /** Efforts that must be paid. */
  readonly efforts?: number
  /** Why it cannot be done now. */
  readonly why?: (it: Bmg3Scope<Owner>) => string | undefined
  readonly perform: (it: Bmg3Scope<Owner>) => Rule<void> | undefined
}

/** An action that a rule of one model gives to its friends: the owner lends it, and the user takes it. */
export type LentAction = Omit<ActionRule, 'id' | 'why' | 'perform'> & {
  /** It is for enemies of the owner instead. */
  readonly toEnemies?: true
  /** Why this friend cannot take it now; false if the action is never for this friend. */
  readonly why: (it: Bmg3Scope & { readonly user: Model }) => string | undefined | false
  readonly perform: (it: Bmg3Scope & { readonly user: Model }) => Rule<void> | undefined
}

/** A weapon in a model's hands: which one, and its place on the card. */
export type Wielded = { readonly weapon: Weapon; readonly weaponIndex: number }

/** What a critical hit may do. */
export type CriticalRule = {
  /** What the player reads; a function where it depends on the arguments. */
  readonly label: string | ((args: readonly string[]) => string)
  /** Whether it may be picked for this strike; always if left out. */
  readonly when?: (it: Bmg3Scope & { readonly strike: Strike }) => boolean
  readonly apply?: (it: Bmg3Scope & { readonly strike: Strike }) => Rule<void> | undefined
  /** The damage it adds to that of the hit it comes with, where it only hurts more. */
  readonly hurts?: (it: Bmg3Scope & { readonly strike: Strike }) => Partial<Damage>
}
