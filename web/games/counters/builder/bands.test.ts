import { type BandList, checkBand } from '@gargoyle/bmg-counters'
import { expect, test } from 'vitest'
import { firstParts as parts } from '../../bmg1/edition-parts.ts'
import { readBandList } from '../band-list.ts'
import { bandBuilder } from './band-builder.tsx'
import { bandEdits } from './band-edits.ts'
import { curesFor, itemsFor, joinBlockedReason } from './cures.ts'
import { firstFilters, searchModels } from './model-search.ts'

const builder = bandBuilder(parts)
const edits = bandEdits(parts)
/** A legal band that no change of the ready-made ones touches. */
const circus: BandList = {
  leader: 'joker-ac',
  models: [
    { id: 'joker-ac', rank: 'leader', equipment: [] },
    { id: 'harley-quinn-ac', rank: 'sidekick', equipment: [] },
    { id: 'six', rank: 'henchman', equipment: [] },
    { id: 'harley-thug-6', rank: 'henchman', equipment: ['joker/clown-painting'] },
    { id: 'harley-thug-2', rank: 'henchman', equipment: [] },
    { id: 'contra-auguste', rank: 'henchman', equipment: ['joker/flare'] },
    { id: 'harley-thug-7', rank: 'henchman', equipment: [] },
  ],
  reputation: 300,
  affiliation: 'joker',
}

/** The labels of the cures of every problem of a list. */
const cures = (list: BandList) =>
  checkBand(list, parts.bands).violations.map((violation) =>
    curesFor(violation, list, parts).map(({ label }) => label),
  )

test('a band goes into a code and a file and comes back the same', () => {
  expect(builder.decode(builder.encode(circus))).toEqual({ ok: true, value: circus })
  expect(readBandList(JSON.parse(JSON.stringify(circus)))).toEqual({ ok: true, value: circus })
  expect(readBandList({ models: [{ id: 'six' }] })).toMatchObject({ ok: false })
  expect(readBandList('circus')).toMatchObject({ ok: false })
})

test('ready-made bands can be played as they are; an empty one says what to do first', () => {
  for (const { list } of builder.readyMade) expect(builder.playBlockedReason(list)).toBeUndefined()
  expect(builder.playBlockedReason(circus)).toBeUndefined()
  expect(builder.playBlockedReason(builder.fresh)).toBe(
    'There is nobody in this band yet. Recruit a leader first.',
  )
  expect(builder.summary(circus)).toMatch(/^Joker, led by Joker \(AC\) · 7 models · \d+ of 300 Reputation$/)
})

test('the first Leader leads, and who leaves takes the lead along', () => {
  const led = edits.add(builder.fresh, 'joker-ac', 'leader')
  expect(led.list.leader).toBe('joker-ac')
  expect(led.done).toBe('Joker (AC) joined and leads the band.')
  expect(edits.remove(led.list, 0)).toMatchObject({ list: { leader: '', models: [] }, removal: true })
})

test('who cannot join says why, and who can says nothing', () => {
  expect(joinBlockedReason(builder.fresh, 'six', 'henchman', parts)).toEqual([
    'A band begins with a Leader or a Sidekick.',
  ])
  expect(joinBlockedReason(builder.fresh, 'joker-ac', 'leader', parts)).toEqual([])
  expect(joinBlockedReason(circus, 'batman-dkr', 'leader', parts).join(' ')).toContain(
    'does not join a band of Joker',
  )
  // What it costs is said last: no saving elsewhere makes a model of another band join.
  const stranger = joinBlockedReason(circus, 'batman-dkr', 'leader', parts)
  expect(stranger[0]).not.toMatch(/costs/)
  expect(stranger.at(-1)).toMatch(/^The band costs \d+ Reputation; the limit is 300\.$/)
  const cheap = { ...circus, reputation: 1000 }
  const other = searchModels({ ...firstFilters, band: 'joker', rank: 'henchman' }, parts).find(
    ({ id, minion }) => minion && !circus.models.some((model) => model.id === id),
  )
  expect(joinBlockedReason(cheap, other?.id ?? '', 'henchman', parts)).toEqual([])
  expect(joinBlockedReason(cheap, 'joker-ac', 'leader', parts).join(' ')).toContain('twice')
})

test('too expensive a band is mended by agreeing on more, or by removing a model', () => {
  const [found] = cures({ ...circus, reputation: 250 })
  expect(found?.some((label) => label.startsWith('Remove '))).toBe(true)
  const one = { ...edits.add(builder.fresh, 'joker-ac', 'leader').list, reputation: 100 }
  expect(cures(one).flat()).toContain('Agree on 105 Reputation')
})

test('a band without a leader is mended by letting one lead', () => {
  expect(cures({ ...circus, leader: '' }).flat()).toContain('Let Joker (AC) lead')
})

test('equipment is offered from the list of the band, with the reason where it cannot be bought', () => {
  const thug = circus.models.findIndex(({ id }) => id === 'harley-thug-2')
  const boss = circus.models.findIndex(({ id }) => id === 'joker-ac')
  expect(itemsFor(circus, boss, parts).every(({ why }) => why !== undefined)).toBe(true)
  const rich = { ...circus, reputation: 1000 }
  expect(itemsFor(rich, thug, parts).some(({ why }) => why === undefined)).toBe(true)
})

test('models are found by words, band and rank; those that cannot be played only when wanted', () => {
  const found = (part: Partial<typeof firstFilters>) => searchModels({ ...firstFilters, ...part }, parts)
  expect(found({ words: 'joker' }).map(({ id }) => id)).toContain('joker-ac')
  expect(found({ rank: 'leader' }).every(({ ranks }) => ranks.includes('leader'))).toBe(true)
  expect(found({ band: 'bane' }).map(({ id }) => id)).not.toContain('joker-ac')
  expect(found({ all: true }).length).toBeGreaterThan(found({}).length)
})

test('every ready-made band has a name of its own, which says no name twice', () => {
  const names = Object.values(parts.readyMade).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => name.includes(':'))).toEqual([])
})
