/**
 * Lengths on the table are whole numbers of hundredths of a millimetre, so that inches (2540) and
 * centimetres (1000) are both exact and every replay measures the same on every machine.
 */
export type Length = number & { readonly __length: 'hundredths of a millimetre' }

/** The name of a unit that people measure with. */
export type Unit = 'inch' | 'cm' | 'mm'

/** How many hundredths of a millimetre one of each unit holds. */
export const unitSize: Readonly<Record<Unit, number>> = { inch: 2540, cm: 1000, mm: 100 }

/** A unit that people measure with. A game says which one is its own. Plain data, so that it can be sent. */
export interface LengthUnit {
  readonly name: Unit
  /** Several of it, in a sentence: `a board of 90 centimetres`. */
  readonly plural: string
  /** What is written after a number: `4"`, `7.5 cm`. */
  readonly symbol: string
  /** How many hundredths of a millimetre one of it holds. */
  readonly size: number
}

/** The units by their names. */
export const lengthUnits: Readonly<Record<Unit, LengthUnit>> = {
  inch: { name: 'inch', plural: 'inches', symbol: '"', size: unitSize.inch },
  cm: { name: 'cm', plural: 'centimetres', symbol: ' cm', size: unitSize.cm },
  mm: { name: 'mm', plural: 'millimetres', symbol: ' mm', size: unitSize.mm },
}

const unitOf = (unit: Unit | LengthUnit): LengthUnit => (typeof unit === 'string' ? lengthUnits[unit] : unit)

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

/** So many of a unit, to the nearest hundredth of a millimetre. */
export const lengthIn = (amount: number, unit: Unit | LengthUnit): Length =>
  units(Math.round(amount * unitOf(unit).size))

/** A length as a person reads it: `4.5"` or `12 cm`. */
export function showLength(length: number, unit: Unit | LengthUnit = 'inch'): string {
  const { size, symbol } = unitOf(unit)
  // Most lengths are whole, and rounding a number by way of its digits takes long.
  const amount = length % size === 0 ? length / size : Number((length / size).toFixed(2))
  return `${amount}${symbol}`
}

/** A length to a tenth of a unit, where more would only be in the way: `5.3"`. */
export function showShortLength(length: number, unit: Unit | LengthUnit = 'inch'): string {
  const { size, symbol } = unitOf(unit)
  return `${Math.round((length * 10) / size) / 10}${symbol}`
}
