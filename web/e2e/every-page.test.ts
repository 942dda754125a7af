import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { playOn, rotatingPicker, untilAsked } from './testing/answers.ts'
import { graveProblems, graveProblemsInTabs } from './testing/axe.ts'
import { sideways } from './testing/sideways.ts'
import { deskSize, phoneSize, visitor } from './testing/visitor.ts'

/** Addresses with their headings. Those that share scripts are visited by the same visitor, who has them already. */
const pages = {
  'home and new games': {
    '/': 'Gargoyle',
    '/?examples': 'Gargoyle',
    '/new': 'New game',
    '/new?game=museum': 'New game',
    '/new?game=gcc': 'New game',
    '/new?game=bmg1': 'New game',
    '/new?game=bmg2': 'New game',
  },
  'builders, replays and settings': {
    '/build': 'Crews',
    '/build?game=bmg2': 'Crews',
    '/build?game=bmg1': 'Crews',
    '/replays': 'Replays',
    '/replays/nobody': 'This game cannot be watched',
    '/play/nobody': 'This game cannot be opened',
    '/settings': 'Settings',
  },
  rules: {
    '/rules': 'Rules',
    '/rules/bmg3/trait/dodge': 'Dodge',
    '/rules/bmg3/trait/nonsense': 'Not in the book',
    '/rules?game=gcc': 'Rules',
    '/rules/gcc/skill/elusive': 'Elusive',
    '/rules?game=bmg1': 'Rules',
    '/rules/bmg1/trait/dodge': 'Dodge',
    '/rules/bmg1/scenario/plunder': 'Plunder',
    '/rules/bmg1/model/joker-ac': 'Joker (AC)',
    '/rules?game=bmg2': 'Rules',
    '/rules/bmg2/trait/dodge': 'Dodge',
  },
} satisfies Readonly<Record<string, Readonly<Record<string, string>>>>

async function expectAccessible(page: Page, where?: string): Promise<void> {
  expect(await graveProblems(page), where).toEqual([])
  expect(await sideways(page), where).toBe(0)
}

test.each(Object.entries(pages))('%s: accessible on a desk and on a phone', async (_, group) => {
  const { page, open } = await visitor()
  for (const [address, heading] of Object.entries(group)) {
    await open(address)
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
    await expectAccessible(page, address)
    await page.setViewportSize(phoneSize)
    expect(await graveProblems(page, { colours: false }), `${address} on a phone`).toEqual([])
    expect(await sideways(page), `${address} on a phone`).toBe(0)
    await page.setViewportSize(deskSize)
  }
})

test('an address that leads nowhere says so, and leads back', async () => {
  const { page, open, troubles } = await visitor()
  troubles.expect(/404.*\/nowhere/)
  await open('/nowhere')
  await page.getByRole('heading', { level: 1, name: 'There is nothing here' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to the start' }).click()
  await page.getByRole('heading', { level: 1, name: 'Gargoyle' }).waitFor()
})

describe.each([
  // The drawn table on a desk is looked at in counters-drawn.test.ts.
  { where: 'a desk', phone: false, draws: false },
  { where: 'a phone', phone: true, draws: true },
])('on $where', ({ phone, draws }) => {
  test('the table is accessible', async () => {
    const { page, playNow } = await visitor({ phone, draws })
    await playNow()
    await untilAsked(page)
    await expectAccessible(page)
    await playOn(page, rotatingPicker(), 2)
    await untilAsked(page)
    expect(await graveProblemsInTabs(page)).toEqual({})
  })
})
