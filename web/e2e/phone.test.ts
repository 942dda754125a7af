import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { answerQuestion, dock, rotatingPicker, tap, untilAsked, weighAttack } from './testing/answers.ts'
import { sideways } from './testing/sideways.ts'
import { visitor } from './testing/visitor.ts'

test('a visitor with a phone begins and plays by tapping, and nothing sticks out at the side', async () => {
  const { page, playNow } = await visitor({ phone: true })
  await playNow()
  const picker = rotatingPicker()
  for (let answers = 0; answers < 8; answers++) {
    expect(await untilAsked(page)).toBe('asked')
    expect(await sideways(page)).toBe(0)
    await answerQuestion(page, picker, tap)
  }
  // The log is a tap away, and the question comes back by itself with the next one.
  await untilAsked(page)
  await page.getByRole('tab', { name: 'Log' }).tap()
  await page.getByRole('log', { name: 'What happened' }).waitFor()
  expect(await sideways(page)).toBe(0)
  await page.getByRole('tab', { name: 'Question' }).tap()
  await answerQuestion(page, picker, tap)
})

/** Where something is from top to bottom of the screen. */
async function extent(of: Locator): Promise<{ readonly top: number; readonly bottom: number }> {
  const box = await of.boundingBox()
  if (box === null) throw new Error('It is not on the screen.')
  return { top: box.y, bottom: box.y + box.height }
}

test('the odds are in sight before an attack is confirmed, and so is what confirms it', async () => {
  const { page, playNow } = await visitor({ phone: true })
  await playNow()
  const odds = await weighAttack(page, rotatingPicker(), tap)
  const heading = await extent(odds.getByRole('heading', { name: 'Odds' }))
  const first = await extent(odds.locator('> :nth-child(2)'))
  const confirm = await extent(dock(page).getByRole('button', { name: /^Confirm/ }))
  const tabs = await extent(page.getByRole('tab', { name: 'Question' }))
  expect(heading.top).toBeGreaterThan(tabs.top)
  expect(heading.bottom).toBeLessThan(first.bottom)
  expect(first.top).toBeLessThan(confirm.top)
  expect(confirm.bottom).toBeLessThanOrEqual(844)
  // Nothing that came into view has pushed the page itself away.
  expect((await extent(page.getByRole('banner'))).top).toBe(0)
})
