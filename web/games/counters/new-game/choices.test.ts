import { checkBand } from '@gargoyle/bmg-counters'
import { wideBandContext } from '@gargoyle/bmg1-wide'
import { must, startSession } from '@gargoyle/engine'
import { bmg1Kit } from '@gargoyle/kits/bmg1'
import { expect, test } from 'vitest'
import { seatGroups } from '../../../match/whose-screen.ts'
import { hostedGame } from '../../../worker/hosted-game.ts'
import { firstParts } from '../../bmg1/edition-parts.ts'
import firstHosting from '../../bmg1/hosting.ts'
import { secondParts } from '../../bmg2/edition-parts.ts'
import { readBandList } from '../band-list.ts'
import { type Choices, orderOf, readChoices } from './choices.ts'
import { orderContext } from './new-game-form.tsx'

const hosted = hostedGame(bmg1Kit, firstHosting)
const [one = '', other = ''] = Object.keys(firstParts.readyMade)

const choices: Choices = {
  mode: 'people',
  level: 'regular',
  names: ['Ann', 'Bob'],
  bands: [
    { from: 'ready', id: one },
    { from: 'ready', id: other },
  ],
  reputation: 300,
  board: 'crime-alley',
  city: '',
  scenario: 'any',
  strategies: false,
  compendium: false,
  seed: 'seed',
}

test('the Compendium is let in where the edition allows it and the option is on', async () => {
  const context = orderContext(firstParts, await firstParts.wideBands?.())
  const bands = [{ from: 'chance' }, { from: 'chance' }] as const
  const order = must(orderOf({ ...choices, bands, compendium: true }, context))
  expect(order.setup).toMatchObject({ compendium: true })
  expect(startSession(hosted.definition, order).ok).toBe(true)
  const { bands: asked } = must(hosted.definition.prepare(order.setup)).setup
  expect(checkBand(must(readBandList(asked[0]?.band)), wideBandContext).violations).toEqual([])
  expect(must(orderOf(choices, context)).setup).not.toHaveProperty('compendium')
  const second = orderContext(secondParts)
  const [first = '', next = ''] = Object.keys(secondParts.readyMade)
  const secondBands = [
    { from: 'ready', id: first },
    { from: 'ready', id: next },
  ] as const
  const refusedThere = must(orderOf({ ...choices, bands: secondBands, compendium: true }, second))
  expect(refusedThere.setup).not.toHaveProperty('compendium')
})

test('what was switched last time is still switched', () => {
  const menu = {
    bands: [one, other],
    boards: ['crime-alley'],
    scenarios: [],
    usual: choices,
  }
  const kept = readChoices(JSON.stringify({ ...choices, compendium: true, strategies: true }), menu)
  expect(kept).toMatchObject({ compendium: true, strategies: true })
})

test('two people at one screen: strategies are bought behind a curtain, without them nothing is hidden', () => {
  const groups = (strategies: boolean) => {
    const order = must(orderOf({ ...choices, strategies }, orderContext(firstParts)))
    const session = must(startSession(hosted.definition, order))
    const { seats, sides } = session
    return seatGroups({ seats, sides, plans: order.seats, isOpen: hosted.isOpen?.(session) ?? false })
  }
  expect(groups(true)).toHaveLength(2)
  expect(groups(false)).toHaveLength(1)
})

test.each([Number.NaN, 99, 1001, 150.5, -5])('%d Reputation is refused at its field', (reputation) => {
  expect(orderOf({ ...choices, reputation }, orderContext(firstParts))).toEqual({
    ok: false,
    reason: { text: 'Agree on a whole number of Reputation, from 100 to 1000.', path: 'reputation' },
  })
})

test('players may agree on any whole number of Reputation', () => {
  expect(orderOf({ ...choices, reputation: 425 }, orderContext(firstParts)).ok).toBe(true)
})

test('what looks like no code is refused in words of the page, names of ready-made bands too', () => {
  const refusal = (code: string) => {
    const bands = [
      { from: 'code', code },
      { from: 'ready', id: other },
    ] as const
    const order = orderOf({ ...choices, bands }, orderContext(firstParts))
    return order.ok ? 'taken' : `${order.reason.path}: ${order.reason.text}`
  }
  const noCode = 'side-0: This is no code or link of a band. The builder gives both, under “Share or print”.'
  expect(refusal('hello')).toBe(noCode)
  expect(refusal(one)).toBe(noCode)
  expect(refusal('http://localhost:4000/build')).toBe(noCode)
  expect(refusal('  ')).toBe('side-0: Paste the code or the link of a band here.')
  // Whether it is a code of this edition is for the rules to say.
  expect(refusal('b1.1.AAAA')).toBe('taken')
  expect(refusal('https://example.org/build?crew=b1.1.AAAA')).toBe('taken')
})
