import { expect, test } from 'vitest'
import { longFiles } from './lengths.mjs'
import { checkoutOf } from './testing/checkout.ts'

const lines = (count: number) => 'x\n'.repeat(count)

test('names what is over the ceiling, longest first, and refuses only sources over the limit', () => {
  const folder = checkoutOf({
    'engine/short.ts': lines(400),
    'engine/long.ts': lines(401),
    'engine/huge.ts': lines(501),
    'engine/huge.test.ts': lines(600),
    'games/gcc/catalogue/heroes.ts': lines(3000),
    'engine/dist/built.js': lines(9000),
  })
  expect(longFiles(folder)).toEqual([
    { file: 'engine/huge.test.ts', lines: 600, tooLong: false },
    { file: 'engine/huge.ts', lines: 501, tooLong: true },
    { file: 'engine/long.ts', lines: 401, tooLong: false },
  ])
})
