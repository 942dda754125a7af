import { expect, test } from 'vitest'
import { traitFiles, traits } from './index.ts'

test('every trait is in the file of its letter', () => {
  for (const [letter, records] of Object.entries(traitFiles))
    for (const id of Object.keys(records)) expect(id.startsWith(letter)).toBe(true)
  expect(Object.keys(traits).length).toBe(
    Object.values(traitFiles).flatMap((records) => Object.keys(records)).length,
  )
})
