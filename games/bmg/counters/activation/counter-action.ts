import type { CounterOwnedRule, SpecialAttack, TraitAction } from '../rules/special-rule.ts'
import type { Marker } from '../state.ts'

/** An action that a trait adds: its id among the options, what it does, and the rule it comes from. */
export type OwnedAction = {
  readonly id: string
  readonly action: TraitAction
  readonly owned: CounterOwnedRule
}

/** A special attack on a card. */
export type OwnedSpecial = {
  readonly id: string
  readonly record: SpecialAttack
  readonly args: readonly string[]
}

/** Something that the active model can do. */
export type CounterAction =
  | { readonly kind: 'move' | 'stand' | 'break-free' | 'sewer' | 'emerge' | 'drop' }
  /** Crouches behind something, by its id. */
  | { readonly kind: 'cover'; readonly piece: string }
  /** With what it holds in one of its hands; -1 for bare hands. */
  | { readonly kind: 'melee' | 'push' | 'grab' | 'ranged'; readonly arm: number }
  | { readonly kind: 'special'; readonly special: OwnedSpecial; readonly arm: number }
  | { readonly kind: 'manipulate'; readonly marker: Marker }
  | { readonly kind: 'trait'; readonly trait: OwnedAction }

/** A question for the next action has the end of the activation among its answers. */
export type NextAction = CounterAction | { readonly kind: 'end' }
