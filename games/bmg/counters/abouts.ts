import type { BmgEvents, ModelId, Suffered } from '@gargoyle/bmg-common'
import { aboutReader, optionReader, type Seat } from '@gargoyle/engine'
import type { CounterKind } from './state.ts'

/** Counters of a model in one place of its card. */
export type PlacedCounters = { readonly model: ModelId; readonly kind: CounterKind; readonly count: number }

/** What events of the counter editions are about, as far as pages and kits read it. */
export type CounterEvents = BmgEvents & {
  /** Whose counter it is, and who drew it. */
  readonly 'lead-drawn': { readonly seat: Seat; readonly by?: Seat; readonly round: number }
  readonly lead: { readonly seat: Seat }
  readonly plan: {
    readonly seat: Seat
    /** The answer. */
    readonly plan: Readonly<Record<string, number>>
    readonly placed: readonly PlacedCounters[]
  }
  readonly impacts: {
    readonly attacker: ModelId
    readonly target: ModelId
    readonly impacts: number
    /** What stopped a shot on its way, in a sentence. */
    readonly stopped?: string
  }
  readonly blocked: { readonly target: ModelId; readonly count: number }
  readonly 'knocked-out': Suffered
  readonly 'lamp-out': { readonly marker: number }
  readonly 'points-earned': { readonly seat: Seat; readonly points: number }
}

/** An attack whose counters are being shared out: the attacker, and the id of its weapon. */
export type SharedAttack = { readonly model: ModelId; readonly weapon: string }

/** What questions of the counter editions are about, as far as pages and kits read it. */
export type CounterQuestions = {
  readonly action: { readonly model: ModelId }
  readonly strikes: SharedAttack
  readonly shots: SharedAttack
  readonly block: { readonly model: ModelId; readonly impacts: number; readonly needed: number }
  readonly strategies: { readonly points: number }
}

/** What an action is about: an attack with one of the model's arms, something a trait does, an object. */
export type CounterActionAbout = {
  readonly attack?: 'melee' | 'ranged' | 'push' | 'grab' | 'special'
  /** The place of the weapon among the model's arms; -1 is unarmed. */
  readonly arm?: number
  /** A special attack that is none by itself: it changes how the model moves or strikes. */
  readonly apart?: true
  /** The trait, effect or special attack that offers it. */
  readonly trait?: string
  /** The marker that is manipulated. */
  readonly object?: number
}

/** What options are about, by the question that they belong to. */
export type CounterOptions = {
  readonly action: CounterActionAbout
  readonly plan: { readonly model: ModelId; readonly kind: CounterKind }
  readonly strategies: { readonly strategy: string; readonly value: number }
  readonly activate: { readonly model: ModelId }
  readonly 'lets-go': { readonly model: ModelId }
  readonly groups: { readonly model: ModelId }
}

/** Readers of what events, questions and options are about. */
export const counterEvent = aboutReader<CounterEvents>()
export const counterQuestion = aboutReader<CounterQuestions>()
export const counterOption = optionReader<CounterOptions>()
