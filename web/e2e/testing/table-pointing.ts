import type { Locator, Page } from 'playwright-core'
import { dock, prompt } from './answers.ts'
import { tabTo } from './keys.ts'

/** The table, drawn or as a map. */
export const tableOf = (page: Page): Locator => page.getByRole('application', { name: /^The table/ })

/** Areas that can be picked on the flat map. */
export const openAreas = (page: Page): Locator =>
  tableOf(page).locator('g[data-area]:has(polygon[data-state="reachable"])')

/** What is pointed at by keys, as it is read out. */
export const pointedAt = (page: Page): Promise<string> => tableOf(page).locator('[role="status"]').innerText()

/** A place in the middle of something on the screen. */
async function middleOf(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await target.boundingBox()
  if (box === null) throw new Error('It is not on the screen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** All that tells one question from the next: its words and the status. Nothing where none is asked any more. */
const questionNow = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const heading = document.querySelector('section[aria-label="The question"] h2[tabindex="-1"]')
    return heading ? `${heading.textContent} ${document.querySelector('dl')?.textContent}` : ''
  })

/** So often somebody looks whether pointing has done something: drawing in software takes its time. */
const PATIENCE = 200

/** Says whether pointing has answered. Where an area has several options the dock lists them: the first that is open is taken. */
async function isSettled(
  page: Page,
  isAnswered: () => Promise<boolean>,
  pickFirst: () => Promise<void>,
): Promise<boolean> {
  const narrowed = dock(page).getByRole('button', { name: 'Show all options' })
  const confirm = dock(page).getByRole('button', { name: /^Confirm/ })
  for (let tries = 0; tries < PATIENCE; tries++) {
    if (await isAnswered()) return true
    // What dice are rolled for is weighed first.
    if (await confirm.isVisible()) await confirm.press('Enter').catch(() => undefined)
    else if (await narrowed.isVisible()) await pickFirst()
    await page.waitForTimeout(50)
  }
  return false
}

/** Waits until pointing has answered, which it has to. */
async function settle(...given: Parameters<typeof isSettled>): Promise<void> {
  if (!(await isSettled(...given))) throw new Error(`Pointing did not answer "${await prompt(given[0])}".`)
}

/** Answers by clicking an area of the flat map, the one at a place of those that can be picked. Gives its id. */
export async function clickArea(
  page: Page,
  place: number,
  isAnswered: () => Promise<boolean>,
): Promise<string> {
  const open = openAreas(page)
  const area = open.nth(place % (await open.count()))
  const id = (await area.getAttribute('data-area')) ?? ''
  const { x, y } = await middleOf(area.locator('polygon').first())
  await page.mouse.click(x, y)
  await settle(page, isAnswered, () => clickFirst(page))
  return id
}

/** Clicks the first option in the dock that is open. */
async function clickFirst(page: Page): Promise<void> {
  const options = dock(page).locator('ul button[aria-labelledby]:not([aria-disabled="true"])')
  if (await options.first().isVisible()) await options.first().click()
}

/** Pins of figures that can be picked on the drawn table. */
const offeredFigures = '[data-for^="model "][data-tone="open"] > span:first-child:visible'

/** Where what is offered on the drawn table can be clicked: buttons and dice lie over some of it. */
async function offeredPlaces(page: Page): Promise<readonly { x: number; y: number }[]> {
  const found = await tableOf(page).locator(offeredFigures).all()
  const boxes = await Promise.all(found.map((label) => label.boundingBox()))
  const middles = boxes.flatMap((box) =>
    box === null ? [] : [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }],
  )
  return page.evaluate(
    (places) =>
      places.filter(({ x, y }) => document.elementFromPoint(x, y)?.closest('[role="application"]') != null),
    middles,
  )
}

/**
 * Answers by clicking one of the figures that the drawn table offers. Says whether that was possible: something
 * may stand before it.
 */
export async function clickOffered(page: Page): Promise<boolean> {
  const isAnswered = await untilOther(page)
  const [at] = await offeredPlaces(page)
  if (at === undefined) return false
  await page.mouse.click(at.x, at.y)
  return isSettled(page, isAnswered, () => clickFirst(page))
}

/** Answers with the keyboard on the table: N to an area, Enter to pick it. Gives what was read out. */
export async function areaByKeys(
  page: Page,
  steps: number,
  isAnswered: () => Promise<boolean>,
): Promise<string> {
  await tabTo(page, tableOf(page))
  for (let step = 0; step <= steps; step++) await page.keyboard.press('n')
  const words = await pointedAt(page)
  await page.keyboard.press('Enter')
  await settle(page, isAnswered, () => page.keyboard.press('1'))
  return words
}

/** Clicks the words over an area of the drawn table. */
export async function clickDrawnArea(page: Page, id: string): Promise<void> {
  const label = tableOf(page).locator(`[data-for="${id}"] > span`).first()
  const { x, y } = await middleOf(label)
  await page.mouse.click(x, y)
}

/** Says whether another question is asked than when it was called, or none any more. */
export async function untilOther(page: Page): Promise<() => Promise<boolean>> {
  const before = await questionNow(page)
  return async () => (await questionNow(page)) !== before
}
