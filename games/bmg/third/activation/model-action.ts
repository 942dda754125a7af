import type { ActionRule, Bmg3OwnedRule } from '../rules/special-rule.ts'
import type { ActionKind, Marker } from '../state.ts'

/** An action that a trait gives: its id among the options, the rule it comes from, and what it does. */
export type TraitAction = {
  readonly id: string
  readonly owned: Bmg3OwnedRule
  readonly action: ActionRule
}

/** Something that a model can do in an activation. */
export type ModelAction =
  | { readonly kind: 'move' | 'suspect' | 'sewer' }
  /** With a weapon, by its place on the card; -1 for bare hands. */
  | { readonly kind: 'melee' | 'ranged'; readonly weapon: number }
  | { readonly kind: 'lamp'; readonly lamp: Marker; readonly how: 'melee' | 'ranged' }
  | { readonly kind: 'reveal'; readonly suspect: Marker }
  | { readonly kind: 'trait'; readonly trait: TraitAction }

/** What an action costs. */
export function costOf(action: ModelAction): ActionKind | 'free' {
  switch (action.kind) {
    case 'move':
      return 'movement'
    case 'melee':
    case 'ranged':
      return action.kind
    case 'lamp':
      return action.how
    case 'trait':
      return action.trait.action.kind
    default:
      return 'manipulate'
  }
}

/** Whether an action is an attack with a weapon, on an enemy or on a lamp. */
export const isAttackAction = ({ kind }: ModelAction): boolean =>
  kind === 'melee' || kind === 'ranged' || kind === 'lamp'
