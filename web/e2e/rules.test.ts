import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { visitor } from './testing/visitor.ts'

test('a visitor looks a trait up while typing, and follows it to a model and back', async () => {
  const { page, open } = await visitor()
  await open('/rules')
  const search = page.getByLabel('Search the rules')
  await search.pressSequentially('dodg')
  const found = page.getByRole('region', { name: 'Found' })
  await found.getByRole('link', { name: /^Dodge\s*Trait/ }).click()

  await page.waitForURL('**/rules/bmg3/trait/dodge')
  await page.getByRole('heading', { level: 1, name: 'Dodge' }).waitFor()
  expect(await page.locator('code').innerText()).toBe('bmg3/trait/dodge')
  const bearers = page.getByRole('navigation', { name: 'Models that have it' })
  const first = bearers.getByRole('link').first()
  const model = await first.innerText()
  await first.click()

  await page.waitForURL('**/rules/bmg3/model/*')
  await page.getByRole('heading', { level: 1, name: model, exact: true }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Dodge' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Dodge' }).waitFor()
})

test('what is looked for stays in the address', async () => {
  const { page, open } = await visitor()
  await open('/rules')
  await page.getByLabel('Search the rules').fill('poison')
  await page.waitForURL('**/rules?*poison*')
  const found = page.getByRole('region', { name: 'Found' }).getByRole('link')
  const first = await found.first().innerText()
  await found.first().click()
  await page.waitForURL('**/rules/bmg3/**')
  await page.goBack()
  await page.waitForURL('**/rules?*poison*')
  await expect.poll(() => page.getByLabel('Search the rules').inputValue()).toBe('poison')
  expect(await found.first().innerText()).toBe(first)
})

test('the rules of every game are reached from the first, and a search begins anew in each', async () => {
  const { page, open } = await visitor()
  await open('/rules')
  await page.getByLabel('Search the rules').fill('poison')
  await page.waitForURL('**/rules?*poison*')
  const tabs = page.getByRole('navigation', { name: 'Games' }).getByRole('link')
  for (const [game, name] of [
    ['gcc', 'Gotham City Chronicles'],
    ['bmg1', 'Batman Miniature Game, first edition'],
    ['bmg2', 'Batman Miniature Game, second edition'],
  ] as const) {
    await tabs.filter({ hasText: name }).click()
    await page.waitForURL(`**/rules?game=${game}`)
    await page.getByRole('main').getByText(`${name}. Every rule`).waitFor()
    expect(await page.getByLabel('Search the rules').inputValue()).toBe('')
  }
  expect(await tabs.count()).toBe(4)
})

test('opening an entry at once does not lead back to the search on a slow network', async () => {
  const { page, context, open } = await visitor()
  const slowly = async (route: Route) => {
    await new Promise((later) => setTimeout(later, 1000))
    await route.continue()
  }
  await context.route('**/rule-page-*.js', slowly)
  await open('/rules')
  const search = page.getByLabel('Search the rules')
  await search.fill('dodg')
  await page.getByRole('region', { name: 'Found' }).getByRole('link').first().waitFor()
  // The address is written a moment after the last letter; this is quicker.
  await Promise.all([page.keyboard.press('e'), page.keyboard.press('Enter')])
  await page.getByRole('navigation', { name: 'Where this is' }).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/rules\/bmg3\//)
})
