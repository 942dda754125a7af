import type { ElementHandle, Locator, Page } from 'playwright-core'
import { type AnswerPicker, CONFIRM_AGAIN, dock, openQuestion } from './answers.ts'

/** The most presses of Tab before the search for the focus fails. */
const PATIENCE = 120

const hasFocus = (target: ElementHandle): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement)

/** The key that leads to something: back to what comes before where one is, as people do who know a page. */
const towards = (target: ElementHandle): Promise<string> =>
  target.evaluate((element) => {
    const here = document.activeElement
    const isBefore = here !== null && here !== document.body && element.compareDocumentPosition(here) & 4
    return isBefore ? 'Shift+Tab' : 'Tab'
  })

/** Goes to something with nothing but Tab and Shift+Tab, and sees to it that one can tell where one is. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const wanted = await target.elementHandle()
  if (wanted === null) throw new Error('There is nothing to go to.')
  const key = await towards(wanted)
  for (let tabs = 0; tabs < PATIENCE; tabs++) {
    if (await hasFocus(wanted)) {
      const outline = await wanted.evaluate((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
      })
      if (outline < 1) throw new Error(`Nobody sees that "${await wanted.innerText()}" has the focus.`)
      return
    }
    await page.keyboard.press(key)
  }
  throw new Error(`${PATIENCE} Tabs do not lead to "${await wanted.innerText()}".`)
}

/** Answers whatever is asked with number keys, Tab and Enter. Gives the words of the question. */
export async function answerByKeys(page: Page, picker: AnswerPicker): Promise<string> {
  const here = dock(page)
  const asked = await openQuestion(page)
  const confirm = here.getByRole('button', { name: /^Confirm/ })
  const take = here.getByRole('button', { name: /^(None of these|Take \d+)$/ })
  const listed = here.locator('[aria-keyshortcuts]:not([aria-disabled="true"]):not(:disabled)')
  const pressOne = async (from: Locator) => {
    const one = from.nth(picker(await from.count(), await from.allInnerTexts()))
    await page.keyboard.press((await one.getAttribute('aria-keyshortcuts')) ?? '1')
  }

  // A question may come without its ways to answer for a moment.
  await listed.or(confirm).or(take).first().waitFor()
  if (await take.isVisible()) {
    const unticked = listed.and(page.locator(':not(:checked)'))
    while (await take.isDisabled()) await pressOne(unticked)
    await enter(page, take)
  } else if ((await listed.count()) > 0) {
    await pressOne(listed)
    if (await asked.offers('Confirm')) await enter(page, confirm)
  } else {
    await enter(page, confirm)
    // A plan that leaves counters out is confirmed twice.
    if (await asked.offers(CONFIRM_AGAIN)) await page.keyboard.press('Enter')
  }
  await asked.answered()
  return asked.prompt
}

/** Goes to a button and presses it. */
export async function enter(page: Page, button: Locator): Promise<void> {
  await tabTo(page, button)
  await page.keyboard.press('Enter')
}
