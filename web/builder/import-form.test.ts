import { ok, refused } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { crewInFile } from './import-form.tsx'

const builder = {
  game: 'words',
  word: 'crew',
  read: (data: unknown) => (typeof data === 'string' ? ok(data) : refused('No word.')),
}

test('a file is read by the game’s own reader', () => {
  const text = JSON.stringify({ format: 'gargoyle-crew/1', game: 'words', name: 'Birds', crew: 'owl' })
  expect(crewInFile(text, builder)).toEqual({ ok: true, value: { list: 'owl', name: 'Birds' } })
})

test('what either reader refuses is refused', () => {
  expect(crewInFile('{"models": []}', builder)).toMatchObject({ ok: false, reason: { text: 'No word.' } })
  expect(crewInFile('oops', builder)).toMatchObject({
    ok: false,
    reason: { text: expect.stringMatching(/no JSON/) },
  })
})
