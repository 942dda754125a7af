import type { Effect } from '@gargoyle/bmg-common'
import type {
  Answers,
  MomentHandlers,
  OwnedRule,
  Rule,
  RuleCase,
  RuleScope,
  SharedRule,
  SpecialRule,
} from '@gargoyle/engine'
import type { Spot } from '@gargoyle/table'
import type { Attack, Strike } from '../attack/attack.ts'
import type { FormingRule, Lending } from '../band/forming.ts'
import type { CounterCost } from '../model/counters.ts'
import type { Marker, Model, Play } from '../state.ts'
import type { Damage, Profile, RuleUse, Weapon } from '../vocabulary.ts'
import type { MomentPayloads } from './moments.ts'
import type { Questions } from './questions.ts'

/** What a question is about, beside its name. Which of these there are depends on the question. */
export type CounterContext = {
  /** Whose number or permission it is. */
  readonly about: Model
  /** The strike it is asked for. */
  readonly strike?: Strike
  /** The weapon about to be used by the model it is about, before there is a strike. */
  readonly weapon?: Weapon
  /** What the roll, the counter or the move is for: `agility`, `attack`, `climb`, the id of an effect … */
  readonly purpose?: string
  /** The other model concerned, where there is no strike. */
  readonly other?: Model
  /** The marker concerned. */
  readonly marker?: Marker
  /** What an effect came with. bmg2/trait/undead */
  readonly nature?: readonly string[]
}

/** What the counter editions plug into the engine's special rules. */
export type CounterRuleTypes = {
  readonly game: Play
  readonly owner: Model
  readonly effect: Effect
  readonly questions: Questions
  readonly moments: MomentPayloads
  readonly context: CounterContext
}

/** A special rule of the counter editions: a trait, a weapon rule, an effect, what a scenario does. */
export interface CounterRule<Owner = Model> extends SpecialRule<CounterRuleTypes, Owner> {
  /** A word that other rules look for, or a rule about forming bands: nothing is left to do in the game. */
  readonly keyword?: true
  /** Works even while its owner is K.O., lying or not on the table. */
  readonly always?: true
  /** A mental disorder, which Psychoanalysis cancels. bmg1/core/mental-disorder, bmg2/core/mental-disorder */
  readonly disorder?: true
  /** A weapon rule that works whichever weapon is used, as long as the model carries this one. */
  readonly carried?: true
  readonly action?: TraitAction<Owner> | readonly TraitAction<Owner>[]
  /** What the rule puts on models, for a while or for good: an effect with the id of the rule. */
  readonly effect?: OwnEffect
  /** What the owner's bare hands do. bmg1/core/unarmed */
  readonly unarmed?: { readonly damage?: Damage; readonly rules?: readonly RuleUse[] }
  /** Further traits that come with this one, as they are or by its arguments and what the table is like. */
  readonly grants?:
    | readonly string[]
    | ((args: readonly string[], table: TableConditions) => readonly RuleUse[])
  /** Traits that others of the band have because of this one, whatever becomes of its owner. */
  readonly lendsTo?: (it: Lending) => readonly RuleUse[]
  /** Ids of traits that others of the band lose because of this one. */
  readonly takesFrom?: (it: Lending) => readonly string[]
  /** What it means for the band that its owner is recruited for. */
  readonly forming?: FormingRule
  /** A trait that something may take from its owner: then it does nothing. The question is `loses-trait`. */
  readonly losable?: true
  /** A trait that is a dose: what it does to the model that takes it. bmg2/core/doses */
  readonly takeDose?: (game: Play, model: Model) => void
  /** A character whose card is loaded too, because it may take the place of the rule's owner. */
  readonly reserve?: (profile: Profile) => boolean
  /** Weapons of its owner's card that it does not bring along. */
  readonly leavesBehind?: (weapon: Weapon) => boolean
  /** What becomes of a weapon in the hands of a model: its owner's, or another's. */
  readonly changesWeapon?: (it: CounterScope & { readonly wielder: Model; readonly weapon: Weapon }) => Weapon
  /** What suffering the effect does, where it is more than lasting until the end of the round. */
  readonly suffer?: (it: Suffering) => Rule<void> | undefined
  /** A weapon rule that hits with a template. */
  readonly template?: 'explosion' | 'spray' | 'grenade'
  /** A weapon rule that puts an effect on a model that the weapon damages. */
  readonly inflicts?: (it: CounterScope & { readonly strike: Strike }) => Rule<void> | undefined
  /** That acts only where a hit damages, under templates and in editions where effects come with every hit too. */
  readonly onlyDamaging?: true
  /** The same for a model that it hits, damaged or not. */
  readonly onImpact?: (it: CounterScope & { readonly strike: Strike }) => Rule<void> | undefined
  /** A weapon rule that acts where the template of the weapon lies, whatever is under it. */
  readonly onBurst?: (
    it: CounterScope & { readonly attack: Attack; readonly centre: Spot },
  ) => Rule<void> | undefined
  /** A weapon rule that says what a critical hit does, as the arguments of CRT: `['ii']`, `['stunned']`. */
  readonly critical?: (args: readonly string[]) => readonly string[]
  /** A weapon rule that takes counters from a model that is hit. bmg2/core/counter-removal-order */
  readonly takesCounters?: true
  /** A weapon rule that nothing about the target makes useless. bmg2/effect/smoke */
  readonly undeniable?: true
  /** Ids of traits of the target that an attack with this weapon ignores. */
  readonly ignores?: readonly string[]
  /** What using the weapon with this rule does first. Gives whether the attack comes to nothing. */
  readonly beforeUse?: (
    it: CounterScope & { readonly weapon: Weapon; readonly arm: number },
  ) => Rule<boolean> | undefined
  /** Why the weapon with this rule cannot be used now. */
  readonly useBlockedReason?: (
    it: CounterScope & { readonly weapon: Weapon; readonly arm: number },
  ) => string | undefined
}

/** The effect of a rule: its own name and text where those of the rule do not fit what lasts, and what it does. */
export type OwnEffect = Partial<Omit<CounterRule, 'rule' | 'effect'>>

/** What the table is like for the whole game. */
export type TableConditions = {
  /** It is played in daylight. bmg2/table/kryptonian-day */
  readonly daylight?: boolean
  /** The month it is played in, from 1 to 12. bmg2/table/thirty-days */
  readonly month?: number
}

/** An effect on its way to a model. */
export type Suffering = {
  readonly game: Play
  readonly victim: Model
  readonly args: readonly string[]
  readonly by: Model | undefined
  readonly strike: Strike | undefined
}

/** Records by id. Ids are slugs, as catalogue and ledger spell them. */
export type CounterRules<Owner = Model> = Readonly<Record<string, CounterRule<Owner>>>

/** What every handler of a rule knows. */
export type CounterScope<Owner = Model> = RuleScope<CounterRuleTypes, Owner>

/** A question as a rule meets it. */
export type CounterCase<Owner = Model> = RuleCase<CounterRuleTypes, Owner>

export type CounterAnswers<Owner = Model> = Answers<CounterRuleTypes, Owner>
export type CounterHandlers<Owner = Model> = MomentHandlers<CounterRuleTypes, Owner>

/** A special rule in the hands of a model. */
export type CounterOwnedRule = OwnedRule<CounterRuleTypes, CounterRule>

/** A rule that no model has: of the table or the scenario. */
export type CounterSharedRule = SharedRule<CounterRuleTypes, CounterRule<undefined>>

/** What may be done in the owner's activation because of a trait. bmg1/core/trait-use, bmg2/core/repeat-use */
export type TraitAction<Owner = Model> = {
  /** Distinguishes several actions of one rule. */
  readonly id?: string
  /** What the player reads; the rule's name if left out. */
  readonly label?: string
  readonly cost?: CounterCost
  /** Works on an object in hand, and costs what manipulating costs. bmg1/core/manipulate */
  readonly manipulates?: true
  /** Can be done lying on the ground too. */
  readonly lying?: true
  /** Takes the place of the attack of the activation. */
  readonly attack?: true
  /** Takes the place of the move of the activation. */
  readonly move?: true
  readonly limit?: 'round' | 'game' | 'activation'
  /** Why it cannot be done now. */
  readonly why?: (it: CounterScope<Owner>) => string | undefined
  readonly perform: (it: CounterScope<Owner>) => Rule<void> | undefined
}

/**
 * A special attack: a trait that changes a close combat attack. bmg1/core/special-attack-use,
 * bmg2/core/special-attack-use
 */
export interface SpecialAttack extends CounterRule {
  readonly cost: CounterCost
  /** Why a target will not do. */
  readonly targetBlockedReason?: (it: CounterScope & { readonly target: Model }) => string | undefined
  /** Weapon rules that the weapon has for this attack; the record itself answers like one. */
  readonly lends?: readonly RuleUse[]
  /** A whole procedure of its own instead of strikes. */
  readonly perform?: (it: CounterScope & { readonly arm: number }) => Rule<void> | undefined
  /** Why it cannot be made now, where it has a procedure of its own. */
  readonly why?: (it: CounterScope & { readonly arm: number }) => string | undefined
  /** It is the move of the activation too. */
  readonly moves?: true
  /** No attack with a weapon: offered once, and it binds its user to no weapon and no kind of attack. */
  readonly apart?: true
  /** Made with a weapon, but outside the attack action: shots may come before or after it. */
  readonly extra?: true
  readonly limit?: 'round'
}
