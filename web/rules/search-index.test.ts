import { describe, expect, test } from 'vitest'
import { type Library, plain, type RuleEntry } from './library.ts'
import { librarianOf } from './library-host.ts'
import { marked, wordsOf } from './search-index.ts'

const entry = (
  kind: string,
  id: string,
  name: string,
  text: string,
  more: Partial<RuleEntry> = {},
): RuleEntry => ({
  kind,
  id,
  name,
  summary: text,
  blocks: [{ shape: 'text', spans: [text] }],
  ...more,
})

const kindOf = (id: string, weight: number) => ({ id, name: id, plural: `${id}s`, about: '', weight })

const library: Library = {
  game: 'heist',
  name: 'The heist',
  kinds: [kindOf('rule', 1.5), kindOf('trait', 1), kindOf('model', 0.5)],
  chapters: [],
  entries: [
    entry('rule', 'night', 'Night', 'Nobody sees further than 12".', { rule: 'heist/core/night' }),
    entry('rule', 'ko', 'Knocked out', 'A model is K.O. when its stuns reach its Willpower.'),
    entry('trait', 'stealth', 'Stealth', 'By night it is seen only within 8".'),
    entry('trait', 'cowards-reward', 'Coward’s Reward', 'It hurts to run.'),
    entry('trait', 'nightmare', 'Nightmare', 'It scares.', { rule: 'heist/effect/terror' }),
    entry('model', 'nite', 'Owl', 'A model.', { searched: 'stealth, night vision' }),
  ],
}
const librarian = librarianOf(library)
const found = async (query: string, kind?: string) =>
  (await librarian.find(query, kind, 10)).entries.map(({ id }) => id)

describe('searching', () => {
  test('finds names before texts, beginnings of words, and what is spelt a little wrong', async () => {
    expect(await found('night')).toEqual(['night', 'nightmare', 'stealth', 'nite'])
    expect(await found('stea')).toEqual(['stealth', 'nite'])
    expect(await found('stelth')).toEqual(['stealth', 'nite'])
  })

  test('knows words with dots and apostrophes in them', async () => {
    expect(await found('ko')).toEqual(['ko'])
    expect(await found('K.O.')).toEqual(['ko'])
    expect(await found('cowards')).toEqual(['cowards-reward'])
    expect(wordsOf('Coward’s K.O., naïve')).toEqual(['cowards', 'ko', 'naive'])
  })

  test('wants all words if it can, and some if it must; words that say nothing do not count', async () => {
    expect(await found('night within')).toEqual(['stealth'])
    expect(await found('night zeppelin')).toContain('night')
    expect(await found('how is it at night when I run')).toContain('cowards-reward')
  })

  test('keeps to a kind', async () => {
    expect(await found('night', 'trait')).toEqual(['nightmare', 'stealth'])
  })

  test('what is not meant to be searched is not', async () => {
    expect(await found('model')).toEqual(['ko'])
  })

  test('nothing typed lists a whole kind by name, and nothing else', async () => {
    expect(await found('', 'trait')).toEqual(['cowards-reward', 'nightmare', 'stealth'])
    expect(await found(' ')).toEqual([])
  })

  test('tells how many there are beyond those it gives', async () => {
    const { total, entries } = await librarian.find('night', undefined, 1)
    expect([total, entries.length]).toEqual([4, 1])
  })

  test('marks guesses at what was meant only where nothing begins as it was typed', async () => {
    const marksIn = async (query: string) =>
      (await librarian.find(query, 'rule', 1)).entries[0]?.summary.filter((span) => typeof span !== 'string')
    expect(await marksIn('stun')).toEqual([{ mark: 'stuns' }])
    expect(await marksIn('stunz')).toEqual([{ mark: 'stuns' }])
    const near = librarianOf({
      ...library,
      entries: [entry('rule', 'reach', 'Long arms', 'Reach is added to each distance.')],
    })
    expect((await near.find('reach', undefined, 1)).entries[0]?.summary).toEqual([
      { mark: 'Reach' },
      ' is added to each distance.',
    ])
  })

  test('marks what was found, where it was found', async () => {
    const { entries } = await librarian.find('sees', undefined, 10)
    expect(entries[0]).toMatchObject({
      title: ['Night'],
      summary: ['Nobody ', { mark: 'sees' }, ' further than 12".'],
    })
    expect(marked('It is K.O. now.', ['ko', 'now'])).toEqual([
      'It is ',
      { mark: 'K.O' },
      '. ',
      { mark: 'now' },
      '.',
    ])
    expect(plain(marked('It is K.O. now.', ['ko']))).toBe('It is K.O. now.')
  })
})

describe('opening', () => {
  test('an entry is found by its address, and by the id of the rule it tells', async () => {
    expect(await librarian.entry({ kind: 'rule', id: 'night' })).toMatchObject({ name: 'Night' })
    expect(await librarian.entry({ kind: 'core', id: 'night' })).toMatchObject({ name: 'Night' })
    expect(await librarian.entry({ kind: 'effect', id: 'terror' })).toMatchObject({ name: 'Nightmare' })
    expect(await librarian.entry({ kind: 'rule', id: 'day' })).toBeUndefined()
  })

  test('the contents count every kind', async () => {
    const { kinds } = await librarian.contents()
    expect(kinds.map(({ id, count }) => [id, count])).toEqual([
      ['rule', 2],
      ['trait', 3],
      ['model', 1],
    ])
  })
})
