import { expect, test } from 'vitest'
import {
  cm,
  inches,
  lengthIn,
  lengthUnits,
  mm,
  showLength,
  showShortLength,
  toCm,
  toInches,
  unitSize,
  units,
} from './units.ts'

test('an inch is 2540 units, a centimetre 1000, a millimetre 100', () => {
  expect(inches(1)).toBe(2540)
  expect(cm(1)).toBe(1000)
  expect(mm(1)).toBe(100)
})

test('inches and centimetres are both exact: 2.54 cm are an inch, 30 mm are 3 cm', () => {
  expect(cm(2.54)).toBe(inches(1))
  expect(mm(30)).toBe(cm(3))
  expect(inches(0.05)).toBe(127)
})

test('fractions go to the nearest hundredth of a millimetre', () => {
  expect(inches(1 / 3)).toBe(847)
  expect(cm(0.1 + 0.2)).toBe(300)
})

test('a length in units must be a whole number', () => {
  expect(units(-12)).toBe(-12)
  expect(() => units(0.5)).toThrow('0.5 is not a whole number of hundredths of a millimetre')
  expect(() => units(Number.NaN)).toThrow(RangeError)
  expect(() => inches(Number.POSITIVE_INFINITY)).toThrow(RangeError)
})

test('lengths go back to what people measure with', () => {
  expect(toInches(6350)).toBe(2.5)
  expect(toCm(12_500)).toBe(12.5)
})

test('lengths are shown short, in the unit asked for', () => {
  expect(showLength(inches(4.5))).toBe('4.5"')
  expect(showLength(inches(1 / 3))).toBe('0.33"')
  expect(showLength(cm(12), 'cm')).toBe('12 cm')
  expect(showLength(mm(40), 'mm')).toBe('40 mm')
})

test('a game says its unit, and all its lengths are measured and written in it', () => {
  const { inch, cm: centimetre } = lengthUnits
  expect(lengthIn(4, inch)).toBe(inches(4))
  expect(lengthIn(7.5, centimetre)).toBe(cm(7.5))
  expect(lengthIn(30, 'mm')).toBe(mm(30))
  expect([4, 10].map((amount) => showLength(inches(amount), inch))).toEqual(['4"', '10"'])
  expect([10, 7.5, 0.25].map((amount) => showLength(cm(amount), centimetre))).toEqual([
    '10 cm',
    '7.5 cm',
    '0.25 cm',
  ])
  expect(showLength(inches(4), centimetre)).toBe('10.16 cm')
  for (const [name, unit] of Object.entries(lengthUnits)) {
    expect(unit).toMatchObject({ name, size: unitSize[unit.name] })
    expect(structuredClone(unit)).toEqual(unit)
  }
})

test('short lengths are rounded to a tenth of their unit', () => {
  expect(showShortLength(inches(5.26))).toBe('5.3"')
  expect(showShortLength(inches(5.24))).toBe('5.2"')
  expect(showShortLength(cm(7.55), 'cm')).toBe('7.6 cm')
  expect(showShortLength(cm(10), lengthUnits.cm)).toBe('10 cm')
})
