import { type LengthUnit, lengthUnits, showLength, showShortLength } from '@gargoyle/table'

/** What a game measures ways in: lengths on the table, or something it counts, such as areas or points. */
export type GameMeasure =
  | { readonly kind: 'length'; readonly unit: LengthUnit }
  | { readonly kind: 'count'; readonly one: string; readonly many: string }

/** Lengths in inches: what a game measures in that says nothing else. */
export const inInches: GameMeasure = { kind: 'length', unit: lengthUnits.inch }

/** Lengths in centimetres. */
export const inCentimetres: GameMeasure = { kind: 'length', unit: lengthUnits.cm }

/** An amount as precisely as it is known: `4.57"`, `3 areas`. */
export const describeAmount = (amount: number, measure: GameMeasure = inInches): string =>
  measure.kind === 'length'
    ? showLength(amount, measure.unit)
    : `${amount} ${amount === 1 ? measure.one : measure.many}`

/** An amount in short, lengths to a tenth: `4.6"`, `3 areas`. */
export const describeShortAmount = (amount: number, measure: GameMeasure = inInches): string =>
  measure.kind === 'length' ? showShortLength(amount, measure.unit) : describeAmount(amount, measure)

/** An amount of what there is: `5.2" of 8"`, `2 of 3 points`. */
export const describeShareOf = (amount: number, all: number, measure: GameMeasure = inInches): string =>
  measure.kind === 'length'
    ? `${describeShortAmount(amount, measure)} of ${describeShortAmount(all, measure)}`
    : `${amount} of ${describeAmount(all, measure)}`

/** Whether an amount is so small that in short it is nothing. */
export const isNothing = (amount: number, measure: GameMeasure = inInches): boolean =>
  measure.kind === 'length' ? Math.round((amount * 10) / measure.unit.size) === 0 : amount === 0
