import { describe, expect, test } from 'vitest'
import { playOn, untilAsked, wandering } from './testing/answers.ts'
import { graveProblems } from './testing/axe.ts'
import { visitor } from './testing/visitor.ts'

const pages = [
  { address: '/', heading: 'Gargoyle' },
  { address: '/new', heading: 'New game' },
  { address: '/build', heading: 'Crews' },
  { address: '/rules', heading: /rules/i },
  { address: '/rules/bmg3/trait/dodge', heading: 'Dodge' },
  { address: '/replays', heading: 'Replays' },
  { address: '/replays/nobody', heading: /cannot/ },
  { address: '/play/nobody', heading: /cannot be opened/ },
  { address: '/settings', heading: 'Settings' },
]

const sizes = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844, touch: true } }

describe.each(Object.entries(sizes))('on a %s', (_name, size) => {
  test.each(pages)('$address can be used by everybody', async ({ address, heading }) => {
    const { page, open } = await visitor(size)
    await open(address)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await graveProblems(page)).toEqual([])
    expect(await sideways(page)).toBe(0)
  })

  test('the table can be used by everybody', async () => {
    const { page, open } = await visitor({ ...size, draws: true })
    await open('/')
    await page.getByRole('button', { name: 'Play now' }).click()
    await untilAsked(page)
    expect(await graveProblems(page)).toEqual([])
    expect(await sideways(page)).toBe(0)
    await playOn(page, wandering(), 2)
    await untilAsked(page)
    expect(await graveProblems(page)).toEqual([])
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      expect(await graveProblems(page), await tab.innerText()).toEqual([])
    }
  })
})

/** By how many pixels a page is wider than its window. */
const sideways = (page: { evaluate<T>(read: () => T): Promise<T> }): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
