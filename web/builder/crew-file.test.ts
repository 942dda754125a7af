import { expect, test } from 'vitest'
import { crewFileName, crewFileText, readCrewFile } from './crew-file.ts'

test('what is written is read back', () => {
  const file = { game: 'one', name: 'Night Watch', list: { models: [1, 2] } }
  expect(readCrewFile(crewFileText(file), 'one', 'crew')).toEqual({ ok: true, value: file })
})

test('a bare list is taken as one of this game', () => {
  expect(readCrewFile('{"models": []}', 'one', 'crew')).toEqual({
    ok: true,
    value: { game: 'one', name: '', list: { models: [] } },
  })
})

test.each([
  ['', /no JSON. Choose a band/],
  ['{"models": [', /no JSON. Choose a band/],
  ['[1, 2]', /holds no band: a band is/],
  ['null', /holds no band: a band is/],
  ['{"format": "gargoyle-board/1"}', /no band of ours/],
  ['{"format": "gargoyle-record", "version": 2}', /saved game and no band. Open it under Replays/],
  ['{"format": "gargoyle-crew/1", "game": "two"}', /another game/],
])('%s is refused in words', (text, sentence) => {
  expect(readCrewFile(text, 'one', 'band')).toMatchObject({
    ok: false,
    reason: { text: expect.stringMatching(sentence) },
  })
})

test('files are called after their crew', () => {
  expect(crewFileName("Ra's Café, 2nd crew!")).toBe('ras-cafe-2nd-crew.json')
  expect(crewFileName('???')).toBe('crew.json')
})
