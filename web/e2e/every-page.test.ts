import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { playOn, untilAsked, wandering } from './testing/answers.ts'
import { graveProblems } from './testing/axe.ts'
import { sideways } from './testing/sideways.ts'
import { phoneSize, visitor } from './testing/visitor.ts'

const pages = [
  { address: '/', heading: 'Gargoyle' },
  { address: '/?examples', heading: 'Gargoyle' },
  { address: '/new', heading: 'New game' },
  { address: '/new?game=museum', heading: 'New game' },
  { address: '/new?game=gcc', heading: 'New game' },
  { address: '/new?game=bmg1', heading: 'New game' },
  { address: '/new?game=bmg2', heading: 'New game' },
  { address: '/build', heading: 'Crews' },
  { address: '/build?game=bmg2', heading: 'Crews' },
  { address: '/build?game=bmg1', heading: 'Crews' },
  { address: '/rules', heading: 'Rules' },
  { address: '/rules/bmg3/trait/dodge', heading: 'Dodge' },
  { address: '/rules?game=gcc', heading: 'Rules' },
  { address: '/rules/gcc/skill/elusive', heading: 'Elusive' },
  { address: '/rules?game=bmg1', heading: 'Rules' },
  { address: '/rules?game=bmg2', heading: 'Rules' },
  { address: '/rules/bmg2/trait/dodge', heading: 'Dodge' },
  { address: '/rules/bmg1/trait/dodge', heading: 'Dodge' },
  { address: '/rules/bmg1/scenario/plunder', heading: 'Plunder' },
  { address: '/rules/bmg1/model/joker-ac', heading: 'Joker (AC)' },
  { address: '/rules/bmg3/trait/nonsense', heading: 'Not in the book' },
  { address: '/replays', heading: 'Replays' },
  { address: '/replays/nobody', heading: 'This game cannot be watched' },
  { address: '/play/nobody', heading: 'This game cannot be opened' },
  { address: '/settings', heading: 'Settings' },
]

async function canBeUsedByEverybody(page: Page): Promise<void> {
  expect(await graveProblems(page)).toEqual([])
  expect(await sideways(page)).toBe(0)
}

test.each(pages)('$address can be used by everybody, on a desk and on a phone', async (expected) => {
  const { page, open } = await visitor()
  await open(expected.address)
  await page.getByRole('heading', { level: 1, name: expected.heading, exact: true }).waitFor()
  await canBeUsedByEverybody(page)
  await page.setViewportSize(phoneSize)
  await canBeUsedByEverybody(page)
})

test('an address that leads nowhere says so, and leads back', async () => {
  const { page, open, troubles } = await visitor()
  troubles.expect(/404.*\/nowhere/)
  await open('/nowhere')
  await page.getByRole('heading', { level: 1, name: 'There is nothing here' }).waitFor()
  await canBeUsedByEverybody(page)
  await page.getByRole('link', { name: 'Back to the start' }).click()
  await page.getByRole('heading', { level: 1, name: 'Gargoyle' }).waitFor()
})

describe.each([
  { where: 'a desk', phone: false },
  { where: 'a phone', phone: true },
])('on $where', ({ phone }) => {
  test('the table can be used by everybody', async () => {
    const { page, playNow } = await visitor({ phone, draws: true })
    await playNow()
    await untilAsked(page)
    await canBeUsedByEverybody(page)
    await playOn(page, wandering(), 2)
    await untilAsked(page)
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      expect(await graveProblems(page), await tab.innerText()).toEqual([])
    }
  })
})
