import { loadRecord, must, ok, recordOf, refused, startSession } from '@gargoyle/engine'
import { loadKit } from '@gargoyle/kits'
import { expect, test } from 'vitest'
import { inWordsForPeople } from './setup-words.ts'

const DAMAGED =
  'What this game begins with is missing or damaged, or was made for another version of this page.'

test.each(['bmg3', 'bmg2', 'bmg1', 'gcc'])(
  '%s: a set-up that is empty or has no form is refused in words for people, with its place',
  async (id) => {
    const { definition } = must(await loadKit(id))
    for (const given of [{}, null, [], { crews: [{}, {}], bands: [{}, {}] }]) {
      const read = inWordsForPeople(definition.prepare(given))
      expect(read.ok || read.reason.text, JSON.stringify(given)).toBe(DAMAGED)
    }
    const empty = inWordsForPeople(definition.prepare({}))
    expect(empty.ok || empty.reason.path).toMatch(/^(crews|bands|mission)$/)
  },
)

test('the same for the set-up in a record, whose place is in the record', async () => {
  const { definition, setupFor } = must(await loadKit('bmg3'))
  const session = must(startSession(definition, { setup: must(setupFor({}, 0, 'seed')), seed: 'seed' }))
  const read = inWordsForPeople(
    loadRecord(definition, { ...recordOf(session, { every: 0 }), setup: { crews: [{}, {}] } }),
  )
  expect(read).toEqual({ ok: false, reason: { text: DAMAGED, path: 'setup.crews.0.crew' } })
})

test('what is wrong with what was chosen is said as the rules say it', async () => {
  const { definition } = must(await loadKit('gcc'))
  const nobody = inWordsForPeople(definition.prepare({ mission: 'first-night', heroes: [] }))
  expect(nobody.ok || nobody.reason.text).toBe('First Night is for 1 to 2 heroes, not 0.')
  expect(inWordsForPeople(ok(1))).toEqual(ok(1))
  expect(inWordsForPeople(refused('There is no bot called "nobody".'))).toEqual(
    refused('There is no bot called "nobody".'),
  )
})
