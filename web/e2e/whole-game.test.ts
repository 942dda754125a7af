import { expect, test } from 'vitest'
import { hurrying, playOn } from './testing/answers.ts'
import { visitor } from './testing/visitor.ts'

test('a visitor presses Play now and plays to the end by clicking what the page offers', async () => {
  const { page, open } = await visitor()
  await open('/')
  await page.getByRole('button', { name: 'Play now' }).click()
  await page.waitForURL('**/play/*')
  const asked = await playOn(page, hurrying(60))
  expect(asked.length).toBeGreaterThan(20)
  const end = page.getByRole('region', { name: 'How it ended' })
  expect(await end.getByRole('heading').innerText()).not.toBe('')
  expect(await end.getByRole('link', { name: 'Watch it again' }).isVisible()).toBe(true)
})
