import { must } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { crewLink, readPasted } from '../../../builder/share-link.ts'
import { adviseOn } from './advice.ts'
import { bmg3Builder } from './bmg3-builder.ts'

describe.each(bmg3Builder.readyMade.map((each) => [each.name, each] as const))('%s', (_, { list, name }) => {
  test('goes through a link and comes back', () => {
    const pasted = readPasted(crewLink('https://here.example', bmg3Builder.encode(list), name))
    expect(pasted?.name).toBe(name)
    expect(must(bmg3Builder.decode(pasted?.code ?? ''))).toEqual(list)
  })

  test('goes through a file and comes back', () => {
    expect(must(bmg3Builder.read(JSON.parse(JSON.stringify(list))))).toEqual(list)
  })

  test('can be played', () => {
    expect(bmg3Builder.playBlockedReason(list)).toBeUndefined()
  })
})

test('what cannot be played says why', () => {
  expect(bmg3Builder.playBlockedReason(bmg3Builder.fresh)).toMatch(/nobody in this crew/)
  const [ready] = bmg3Builder.readyMade
  if (!ready) throw new Error('no ready-made crew')
  expect(bmg3Builder.playBlockedReason({ ...ready.list, reputation: 100, deck: [] })).toMatch(
    /the limit is 100\. And \d+ more/,
  )
})

test('bad codes and bad data come back as sentences', () => {
  expect(bmg3Builder.decode('hello')).toMatchObject({
    ok: false,
    reason: { text: expect.stringMatching(/begins with "b3\."/) },
  })
  expect(bmg3Builder.read({ models: 3 })).toMatchObject({
    ok: false,
    reason: { text: expect.stringMatching(/no crew list/) },
  })
})

test('crews are called after their Boss and summed up in a line', () => {
  const signal = bmg3Builder.readyMade.find(({ id }) => id === 'gcpd-signal')
  if (!signal) throw new Error('no such crew')
  expect(bmg3Builder.usualName(signal.list)).toBe('The crew of Batman (Ben Affleck)')
  expect(bmg3Builder.summary(signal.list)).toBe(
    'GCPD, led by Batman (Ben Affleck) · 7 models · 343 of 350 Reputation',
  )
  expect(bmg3Builder.usualName(bmg3Builder.fresh)).toBe('A crew without a Boss')
})

test('advice is about every model, and about what is wrong', () => {
  const [ready] = bmg3Builder.readyMade
  if (!ready) throw new Error('no ready-made crew')
  const advice = adviseOn({ ...ready.list, deck: [] })
  expect(advice.additions.models.length).toBeGreaterThan(600)
  expect(advice.mends.map((mends) => mends.map(({ label }) => label))).toEqual([['Complete the deck for me']])
})
