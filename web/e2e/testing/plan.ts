import type { Locator, Page } from 'playwright-core'
import { dock } from './answers.ts'

/** The cards on which a plan is raised. */
export const planCards = (page: Page): Locator => page.locator('li[data-model]')

/** A place for counters on a card. */
const placeOn = (card: Locator, place: string): Locator =>
  card.locator(`[data-place="${place}"] [role="spinbutton"]`)

/** Counters in a place, as a screen reader reads it. */
export const countersIn = async (card: Locator, place: string): Promise<number> =>
  Number(await placeOn(card, place).getAttribute('aria-valuenow'))

/** Drags a counter from the row of counters onto a card. */
export async function dragCounter(page: Page, counter: string, card: Locator): Promise<void> {
  const source = dock(page).locator('label', { hasText: counter }).locator('span').first()
  // In a low window the counters are below what is seen of the question.
  await source.scrollIntoViewIfNeeded()
  const [from, to] = [await source.boundingBox(), await card.boundingBox()]
  if (from === null || to === null) throw new Error('The counter or the card is not on the screen.')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + 40, to.y + 12, { steps: 4 })
  await page.mouse.up()
}

/** Adds a counter by clicking a place. */
export const clickPlace = (card: Locator, place: string): Promise<void> => placeOn(card, place).click()

/** Lets the computer fill the plan in, and waits until it has. */
export async function fillPlan(page: Page, press: (target: Locator) => Promise<void>): Promise<void> {
  await press(dock(page).getByRole('button', { name: 'Fill for me' }))
  await page.getByText('All counters are placed', { exact: true }).waitFor()
}
