import type { Locator, Page } from 'playwright-core'
import { dock, prompt } from './answers.ts'
import { tabTo } from './keys.ts'

/** The table, drawn or as a map. */
export const tableOf = (page: Page): Locator => page.getByRole('application', { name: /^The table/ })

/** Areas that can be picked on the flat map. */
export const openAreas = (page: Page): Locator =>
  tableOf(page).locator('g[data-area]:has(polygon[data-state="reachable"])')

/** What is pointed at by keys, as a screen reader reads it. */
export const pointedAt = (page: Page): Promise<string> => tableOf(page).locator('[role="status"]').innerText()

/** A place in the middle of something on the screen. */
async function middleOf(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await target.boundingBox()
  if (box === null) throw new Error('It is not on the screen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** All that distinguishes one question from the next: its words and the status. Empty once none is asked. */
const questionNow = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const heading = document.querySelector('section[aria-label="The question"] h2[tabindex="-1"]')
    return heading ? `${heading.textContent} ${document.querySelector('dl')?.textContent}` : ''
  })

/** How often to check whether pointing had an effect: software rendering is slow. */
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

/** What can be picked on the drawn table: pins of figures, the words of areas. */
const offered = {
  figures: ':is([data-for^="model "], [data-for^="mini "])[data-tone="open"] > span:first-child',
  areas: '[data-for^="area "][data-tone="open"][data-words="true"] > span:last-child',
} as const

/** Kinds of things that the drawn table offers. */
type Offered = keyof typeof offered

/**
 * Where what is offered on the drawn table can be clicked: buttons and dice lie over some of it. Read when the words are
 * where they belong, which they are after a frame.
 */
const offeredPlaces = (page: Page, kind: Offered): Promise<readonly { x: number; y: number }[]> =>
  page.evaluate(async (selector) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    return [...document.querySelectorAll(`[role="application"] ${selector}`)].flatMap((label) => {
      const box = label.getBoundingClientRect()
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const isClear = document.elementFromPoint(x, y)?.closest('[role="application"]') != null
      return box.width > 0 && isClear ? [{ x, y }] : []
    })
  }, offered[kind])

/** Whether the drawn table offers something that nothing lies over. */
export const offersSome = async (page: Page, kind: Offered): Promise<boolean> =>
  (await offeredPlaces(page, kind)).length > 0

/**
 * Answers by clicking one of the things that the drawn table offers, the one at a place of those that are in sight. Says
 * whether that was possible: buttons may lie over all of them. A second try is for what has just moved.
 */
export async function clickOffered(page: Page, kind: Offered, place = 0): Promise<boolean> {
  const isAnswered = await untilOther(page)
  for (let tries = 0; tries < 2; tries++) {
    const places = await offeredPlaces(page, kind)
    const at = places[place % places.length]
    if (at === undefined) return false
    await page.mouse.click(at.x, at.y)
    if (await isSettled(page, isAnswered, () => clickFirst(page))) return true
  }
  return false
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
