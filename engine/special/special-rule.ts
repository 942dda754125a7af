import type { Game } from '../game.ts'
import type { Rule } from '../question.ts'
import type { RuleId } from '../vocabulary.ts'

/**
 * The types that a game plugs into the mechanism of special rules. A game declares one such type and names it
 * everywhere else.
 */
export type RuleTypes = {
  /** What rules are given to work with. */
  readonly game: Game
  /** Who has special rules: a model, a hero, a tile. */
  readonly owner: unknown
  /** Something that lasts on an owner, whose rules are a record too. */
  readonly effect: unknown
  /** Questions by name: `number` for a value, `boolean` for a permission. */
  readonly questions: object
  /** Moments by name, each with the payload of its handlers. */
  readonly moments: object
  /** What a question is about, beside its name. `about` is the owner whose value or permission it is. */
  readonly context: { readonly about: unknown }
}

export type QuestionName<T extends RuleTypes> = keyof T['questions'] & string
export type MomentName<T extends RuleTypes> = keyof T['moments'] & string

/** Questions whose answer is a number. */
export type NumberQuestion<T extends RuleTypes> = {
  [Q in QuestionName<T>]: T['questions'][Q] extends number ? Q : never
}[QuestionName<T>]

/** Questions whose answer is a permission. */
export type PermissionQuestion<T extends RuleTypes> = Exclude<QuestionName<T>, NumberQuestion<T>>

/** What every handler knows: the game, the owner of the rule, its id and arguments, and the effect if it is one. */
export type RuleScope<T extends RuleTypes, Owner = T['owner']> = {
  readonly game: T['game']
  readonly owner: Owner
  /** The id of the rule itself, under which its record stands. */
  readonly id: string
  /** Its id in the ledger: reasons and questions name it. */
  readonly rule: RuleId
  /** What stands in brackets behind the rule's name: `Reach (2)` has `['2']`. */
  readonly args: readonly string[]
  readonly effect: T['effect'] | undefined
}

/** A question as a rule meets it. */
export type RuleCase<T extends RuleTypes, Owner = T['owner']> = RuleScope<T, Owner> & T['context']

/**
 * A change of a number that is not an addition. `raisedTo` and `loweredTo` give it a better start, which others then add
 * to: "within 3 inches instead of in contact". `set` comes last and lets nothing else change it: "however strong it is".
 */
export type Change =
  | { readonly raisedTo: number }
  | { readonly loweredTo: number }
  | { readonly set: number }
  | { readonly times: number }

/** What a rule answers: an amount to add, a change, a permission, or `never` against a permission of others. */
export type Answer = number | Change | boolean | 'never'

/**
 * Answers by question. A number is added (0 adds nothing), `{ raisedTo }`, `{ loweredTo }`, `{ set }` and `{ times }` change it. For a
 * permission `true` grants, `false` is no answer, and `never` denies whatever rules of the same or a lower
 * precedence grant. A plain value stands for a rule without conditions.
 */
export type Answers<T extends RuleTypes, Owner = T['owner']> = {
  readonly [Q in QuestionName<T>]?: T['questions'][Q] extends boolean
    ? true | 'never' | ((it: RuleCase<T, Owner>) => boolean | 'never')
    : number | Change | ((it: RuleCase<T, Owner>) => number | Change)
}

/** What a rule does at moments of the game. A plain function without a `return` is enough where no player is asked. */
export type MomentHandlers<T extends RuleTypes, Owner = T['owner']> = {
  readonly [M in MomentName<T>]?: (it: RuleScope<T, Owner> & T['moments'][M]) => Rule<void> | undefined
}

/** Which questions a rule answers: those about its owner, about the owner's opponent, or about any other owner. */
export type RuleRole = 'own' | 'foe' | 'around'

/**
 * A special rule is one record: a trait, a skill, a weapon rule, an effect, a mission rule. The core of a game asks
 * questions and triggers moments by name; it never names a special rule.
 */
export interface SpecialRule<T extends RuleTypes, Owner = T['owner']> {
  readonly name: string
  /** What it does, as players read it. */
  readonly text: string
  /** Its id in the ledger, where it is not the usual one of its kind. */
  readonly rule?: RuleId
  /** Answers about the owner. */
  readonly own?: Answers<T, Owner>
  /** Answers about the opponent of the owner in the case at hand. */
  readonly foe?: Answers<T, Owner>
  /** Answers about any other owner: asked for each of them, so conditions check distances first. */
  readonly around?: Answers<T, Owner>
  readonly on?: MomentHandlers<T, Owner>
}
