/** The words of character cards that every edition shares. */

/** Damage of one hit, or of anything that hurts: markers of each kind. */
export type Damage = { readonly stun: number; readonly injury: number }

/** A trait or weapon rule as a card names it: `Reach (2)` is `{ id: 'reach', args: ['2'] }`. */
export type RuleUse = { readonly id: string; readonly args: readonly string[] }
