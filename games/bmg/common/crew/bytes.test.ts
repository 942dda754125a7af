import fc from 'fast-check'
import { expect, test } from 'vitest'
import { base64, byteReader, bytesOf, byteWriter } from './bytes.ts'

test('numbers and hashes come back as they went in', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(0x7fffffff)), fc.array(fc.nat(0xffffff)), (numbers, hashes) => {
      const out = byteWriter()
      for (const number of numbers) out.number(number)
      for (const hash of hashes) out.hash(hash)
      const reader = byteReader(out.bytes())
      expect(numbers.map(() => reader.number())).toEqual(numbers)
      expect(hashes.map(() => reader.hash())).toEqual(hashes)
      expect(reader.atEnd()).toBe(true)
      expect(reader.number()).toBeUndefined()
    }),
  )
})

test('letters stand for their bytes and no others', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(255)), (bytes) => {
      const text = base64(bytes)
      expect(text).toMatch(/^[\w-]*$/)
      expect(bytesOf(text)).toEqual(bytes)
    }),
  )
  expect(base64([77, 97, 110, 255])).toBe('TWFu_w')
  expect(bytesOf('TWFu/w')).toBeUndefined()
  expect(bytesOf('T')).toBeUndefined()
  expect(bytesOf('TWFu_x')).toBeUndefined()
})
