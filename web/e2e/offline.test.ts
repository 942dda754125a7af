import { expect, test } from 'vitest'
import { playOn, rotatingPicker, untilAsked } from './testing/answers.ts'
import { visitor } from './testing/visitor.ts'

test('after one visit the page opens and plays without a network', async () => {
  const { page, context, open, playNow } = await visitor({ offline: true })
  await open('/')
  // The first visit is over when the service worker has fetched everything.
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await playNow()
  await playOn(page, rotatingPicker(), 4)
  await untilAsked(page)
  const address = page.url()
  await page.reload()
  expect(await untilAsked(page)).toBe('asked')
  expect(page.url()).toBe(address)
  await open('/rules/bmg3/trait/dodge')
  await page.getByRole('heading', { level: 1, name: 'Dodge' }).waitFor()
})
