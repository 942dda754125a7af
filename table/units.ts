/**
 * Lengths on the table are whole numbers of hundredths of a millimetre, so that inches (2540) and
 * centimetres (1000) are both exact and every replay measures the same on every machine.
 */
export type Length = number & { readonly __length: 'hundredths of a millimetre' }

/** One of the units people measure with. */
export type Unit = 'inch' | 'cm' | 'mm'

/** How many hundredths of a millimetre one of each unit holds. */
export const unitSize: Readonly<Record<Unit, number>> = { inch: 2540, cm: 1000, mm: 100 }

/** A length given directly in table units. It must be a whole number. */
export function units(amount: number): Length {
  if (!Number.isSafeInteger(amount)) {
    throw new RangeError(`${amount} is not a whole number of hundredths of a millimetre`)
  }
  return amount as Length
}

/** Inches to table units, to the nearest hundredth of a millimetre. */
export const inches = (amount: number): Length => units(Math.round(amount * unitSize.inch))

/** Centimetres to table units. */
export const cm = (amount: number): Length => units(Math.round(amount * unitSize.cm))

/** Millimetres to table units. */
export const mm = (amount: number): Length => units(Math.round(amount * unitSize.mm))

/** Table units to inches, for showing. */
export const toInches = (length: number): number => length / unitSize.inch

/** Table units to centimetres, for showing. */
export const toCm = (length: number): number => length / unitSize.cm

/** A length as a person reads it: `4.5"` or `12 cm`. */
export function showLength(length: number, unit: Unit = 'inch'): string {
  const amount = Number((length / unitSize[unit]).toFixed(2))
  return unit === 'inch' ? `${amount}"` : `${amount} ${unit}`
}
