import { shortHash } from '@gargoyle/bmg-common'
import { must } from '@gargoyle/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { equipment } from '../catalogue/equipment.ts'
import { affiliations, ranks } from '../vocabulary.ts'
import type { CrewList } from './crew-list.ts'
import { decodeCrew, encodeCrew } from './share-code.ts'
import { context, listOf } from './testing/crew-context.ts'

const night: CrewList = listOf(
  ['batman-classic', 'chief-mackenzie', 'gcpd-cop-1 + gcpd/radio + gcpd/gas-mask', 'swat-qrt-1'],
  {
    affiliation: 'gcpd',
    deck: [
      { card: 'gcpd-a', copies: 3 },
      { card: 'general-a', copies: 2 },
      { card: 'for-batman', copies: 1 },
    ],
  },
)

const reason = (code: string): string => {
  const read = decodeCrew(code, context)
  return read.ok ? 'it was read' : read.reason.text
}

// This code was made by the first version and must be read for ever. Never change it.
const GOLDEN = 'b3.1.3gIJAgRGt_QAhCJUAcXFFRMqGvXJOlj_GgcDA_rSWANWNbgCA7k1AbVz'

test('an old code is still read', () => {
  expect(must(decodeCrew(GOLDEN, context))).toEqual(night)
  for (const none of [null, undefined, 3, {}, [GOLDEN]])
    expect(decodeCrew(none, context)).toMatchObject({
      ok: false,
      reason: { text: expect.stringContaining('"b3."') },
    })
})

test('the same crew always has the same code', () => {
  expect(encodeCrew(night)).toBe(GOLDEN)
})

test('any list comes back as it went in', () => {
  const id = fc.constantFrom(...catalogue.models.keys())
  const model = fc.record({
    id,
    rank: fc.constantFrom(...ranks),
    equipment: fc.array(fc.constantFrom(...equipment.keys()), { maxLength: 3 }),
  })
  const card = fc.record({ card: fc.constantFrom(...context.cards.keys()), copies: fc.nat(9) })
  const list = fc.record(
    {
      boss: fc.oneof(id, fc.constant('')),
      models: fc.array(model, { maxLength: 15 }),
      reputation: fc.nat(5000),
      deck: fc.array(card, { maxLength: 25 }),
      affiliation: fc.constantFrom(...affiliations),
    },
    { requiredKeys: ['boss', 'models', 'reputation', 'deck'] },
  )
  fc.assert(
    fc.property(list, (any) => {
      const code = encodeCrew(any)
      expect(code).toMatch(/^[\w.-]+$/)
      expect(must(decodeCrew(code, context))).toEqual(any)
    }),
  )
})

test('a usual crew with its deck fits into a line', () => {
  const cards = [...context.cards.keys()].slice(0, 12).map((card) => ({ card, copies: 2 }))
  expect(encodeCrew({ ...night, deck: cards }).length).toBeLessThan(120)
})

test('no two ids share a hash', () => {
  for (const ids of [[...catalogue.models.keys()], [...equipment.keys()], [...context.cards.keys()]]) {
    expect(new Set(ids.map(shortHash)).size).toBe(ids.length)
  }
})

test('numbers that no list can have are written as none', () => {
  const odd = { ...night, reputation: Number.NaN, deck: [{ card: 'gcpd-a', copies: -1.5 }] }
  expect(must(decodeCrew(encodeCrew(odd), context))).toMatchObject({ reputation: 0, deck: [{ copies: 0 }] })
})

describe('refusals', () => {
  test('something else altogether', () => {
    expect(reason('hello')).toContain('no crew code')
    expect(reason('')).toContain('no crew code')
    expect(reason(`${GOLDEN}.more`)).toContain('no crew code')
  })

  test('a newer version', () => {
    expect(reason(GOLDEN.replace('b3.1.', 'b3.2.'))).toContain('newer version')
  })

  test('any slip in any letter', () => {
    const body = GOLDEN.slice(5)
    for (let at = 0; at < body.length; at++) {
      const slip = body[at] === 'A' ? 'B' : 'A'
      expect(reason(`b3.1.${body.slice(0, at)}${slip}${body.slice(at + 1)}`)).toContain('damaged')
    }
    for (let end = 0; end < body.length; end++)
      expect(reason(`b3.1.${body.slice(0, end)}`)).toContain('damaged')
  })

  test('any nonsense, without falling over', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'AZaz09-_'), maxLength: 40 }), (text) => {
        expect(decodeCrew(`b3.1.${text}`, context).ok).toBe(false)
      }),
    )
  })

  test('something unknown: which', () => {
    const models = new Map([...catalogue.models].filter(([id]) => id !== 'chief-mackenzie'))
    const without = { ...context, catalogue: { ...catalogue, models } }
    const read = decodeCrew(GOLDEN, without)
    expect(read.ok ? '' : read.reason.text).toContain('model 2')
    const noCards = decodeCrew(GOLDEN, { ...context, cards: new Map() })
    expect(noCards.ok ? '' : noCards.reason.text).toContain('card 1')
    const bare = decodeCrew(GOLDEN, { ...context, equipment: new Map() })
    expect(bare.ok ? '' : bare.reason.text).toContain('equipment 1 of gcpd-cop-1')
  })
})
