import type { BmgEvents, ModelId, Suffered } from '@gargoyle/bmg-common'
import { aboutReader, type DescribedDecision, type Option, optionReader, type Seat } from '@gargoyle/engine'
import type { DiceResult } from './attack/strike.ts'

/** What events of the third edition are about, as far as pages and kits read it. */
export type Bmg3Events = BmgEvents & {
  readonly round: { readonly round: number }
  readonly initiative: { readonly seat: Seat }
  readonly attack: { readonly attacker: ModelId; readonly targets: readonly ModelId[] }
  readonly strike: {
    readonly attacker: ModelId
    readonly target: ModelId
    /** Hits that got through, and those that did not. */
    readonly hits: number
    readonly blocked: number
    readonly critical: boolean
    readonly dice: readonly DiceResult[]
  }
  readonly effort: {
    readonly model: ModelId
    readonly efforts: number
    /** Markers that it took for them. */
    readonly stun: number
    readonly injury: number
  }
  readonly ko: Suffered
  readonly explosion: { readonly model: ModelId }
  /** Only its owner learns which cards. */
  readonly draw: { readonly cards: readonly string[] }
  readonly 'resource-played': { readonly seat: Seat; readonly card: string }
  readonly 'objective-played': { readonly seat: Seat; readonly card: string }
  readonly 'objective-scored': { readonly seat: Seat; readonly card: string; readonly victoryPoints: number }
  readonly 'suspect-placed': { readonly marker: number; readonly by: ModelId | null }
}

/** The dice of an attack that are being shared out. */
export type AllottedAttack = {
  readonly model: ModelId
  /** The place of the weapon on the attacker's card; -1 is unarmed. */
  readonly weapon: number
  readonly weaponName: string
}

/** Questions about what a model does: their options are actions. */
export const actionQuestions = ['action', 'act-now', 'free-action', 'hypnotized-action'] as const

/** The same where the question does not say which model acts. */
const otherActionQuestions = ['extra-shot', 'mid-move', 'penguin-action'] as const

/** What questions of the third edition are about, as far as pages and kits read it. */
export type Bmg3Questions = {
  readonly [Q in (typeof actionQuestions)[number]]: { readonly model: ModelId }
} & {
  readonly 'split-dice': AllottedAttack
  readonly 'strength-die': AllottedAttack
  readonly efforts: { readonly model: ModelId; readonly purpose: string }
}

/** Which half of a card is played. */
export type CardHalf = 'objective' | 'resource'

/** What an action is about: an attack with a weapon, an action of a trait, half of a card, a marker. */
export type ActionAbout = {
  readonly attack?: 'melee' | 'ranged'
  /** The place of the weapon on the attacker's card; -1 is unarmed. */
  readonly weapon?: number
  readonly trait?: string
  readonly card?: string
  readonly half?: CardHalf
  readonly marker?: number
}

/** What options are about, by the question that they belong to. */
export type Bmg3Options = {
  readonly [Q in (typeof actionQuestions)[number] | (typeof otherActionQuestions)[number]]: ActionAbout
} & {
  readonly 'play-card': { readonly card: string; readonly half: CardHalf }
  readonly objective: { readonly card: string }
  readonly resource: { readonly card: string }
  readonly activate: { readonly model: ModelId }
  readonly audacity: { readonly model: ModelId }
}

/** Readers of what events, questions and options are about. */
export const bmg3Event = aboutReader<Bmg3Events>()
export const bmg3Question = aboutReader<Bmg3Questions>()
export const bmg3Option = optionReader<Bmg3Options>()

/** What an action among options is about; undefined for options that are none. */
export const bmg3Action = (option: Option, asked: Pick<DescribedDecision, 'name'>): ActionAbout | undefined =>
  bmg3Option(option, asked, ...actionQuestions, ...otherActionQuestions)
