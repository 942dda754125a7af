import { expect, test } from 'vitest'
import { cm, inches, mm, showLength, toCm, toInches, units } from './units.ts'

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
