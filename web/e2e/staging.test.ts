import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answerQuestion, untilAsked } from './testing/answers.ts'
import { attackPicker, hasRolled } from './testing/first-fight.ts'
import { visitor } from './testing/visitor.ts'

const WATCH = 'Watch the table.'

/** Remembers how long people are asked to watch, in milliseconds, once for each time. */
async function watchTimes(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript((words) => {
    const times: number[] = []
    let since: number | undefined
    Object.assign(globalThis, { watchTimes: times })
    const look = () => {
      const isShown = document.body?.textContent?.includes(words) ?? false
      if (isShown) since ??= Date.now()
      else if (since !== undefined) {
        times.push(Date.now() - since)
        since = undefined
      }
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  }, WATCH)
  return () => page.evaluate(() => (globalThis as unknown as { watchTimes: number[] }).watchTimes)
}

/** Plays now until dice have fallen in a fight. */
async function firstFight(page: Page): Promise<void> {
  for (let answers = 0; answers < 10 && !(await hasRolled(page)); answers++) {
    await untilAsked(page)
    await answerQuestion(page, attackPicker)
  }
  await untilAsked(page)
  expect(await hasRolled(page)).toBe(true)
}

test('an attack is acted out before the next question, and Escape skips it; a replay acts it out again', async () => {
  const { page, playNow, open } = await visitor({ settings: { motion: 'full' } })
  const times = await watchTimes(page)
  await playNow()
  const skipping = page
    .getByText(WATCH)
    .waitFor()
    .then(() => page.keyboard.press('Escape'))
  await firstFight(page)
  await skipping
  const [first = 9999] = await times()
  expect(first).toBeGreaterThan(0)
  // The whole of it would take more than a second and a half.
  expect(first).toBeLessThan(1500)
  expect(await page.getByText(WATCH).count()).toBe(0)

  await open(page.url().replace('/play/', '/replays/'))
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await timeline.getByRole('button', { name: 'To the end' }).click()
  // The fight was in one of the last two activations.
  for (let back = 0; back < 2; back++)
    await timeline.getByRole('button', { name: 'Activation before' }).click()
  await timeline.getByRole('button', { name: 'Play' }).click()
  // On the map of browsers that cannot draw, as in these tests; the drawn table has them as well.
  await page.locator('[data-cue="dice"]').first().waitFor()
  await page.locator('[data-cue="shout"]').first().waitFor()
})

test('where nothing is to move, what comes of an attack is there at once', async () => {
  const { page, playNow } = await visitor({ settings: { motion: 'system' } })
  const times = await watchTimes(page)
  await playNow()
  await firstFight(page)
  expect(await times()).toEqual([])
})
