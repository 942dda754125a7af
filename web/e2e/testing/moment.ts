import type { Locator, Page } from 'playwright-core'
import { dock, prompt, untilAsked } from './answers.ts'

/** The log of the game so far. */
export const logLines = (page: Page): Locator =>
  page.getByRole('log', { name: 'What happened' }).getByRole('listitem')

/** All that distinguishes one moment of a match from another. */
export async function moment(page: Page) {
  await untilAsked(page)
  return {
    question: await prompt(page),
    options: await dock(page).locator('ul li').allInnerTexts(),
    log: await logLines(page).allInnerTexts(),
    status: await page.locator('dl').first().innerText(),
  }
}
