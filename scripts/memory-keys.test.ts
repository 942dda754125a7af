import { expect, test } from 'vitest'
import { root } from './child.mjs'
import { sharedMemoryKeys } from './memory-keys.mjs'
import { checkoutOf } from './testing/checkout.ts'

test('a key that two memories of a game share is found, in tests and in other games it is not', () => {
  const top = checkoutOf({
    'games/bmg/first/a.ts':
      "const a = memory<number>('gel/round', 0)\nconst b = memory<boolean>('once', false)",
    'games/bmg/second/b.ts': "const c = roundMemory<readonly number[]>(\n  'gel/round',\n  [],\n)",
    'games/bmg/third/c.ts': "const d = memory<number>('gel/round', 0)",
    'games/bmg/third/b.test.ts': "const d = memory<boolean>('once', false)",
    'games/gcc/c.ts': "const e = memory<Record<string, readonly number[]>>('once', {})",
  })
  expect(sharedMemoryKeys(top)).toEqual([
    { key: 'gel/round', files: ['games/bmg/first/a.ts', 'games/bmg/second/b.ts'] },
  ])
})

test('no two memories of this repository share a key', () => {
  expect(sharedMemoryKeys(root)).toEqual([])
})
