import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answerQuestion, dock, untilAsked } from './testing/answers.ts'
import { graveProblems } from './testing/axe.ts'
import { sideways } from './testing/sideways.ts'
import {
  areaByKeys,
  clickArea,
  clickDrawnArea,
  pointedAt,
  tableOf,
  untilOther,
} from './testing/table-pointing.ts'
import { visitor } from './testing/visitor.ts'

/** Begins a night in which one person plays both burglars. */
async function begin({ page, open }: Awaited<ReturnType<typeof visitor>>): Promise<void> {
  await open('/new?game=museum')
  await page.getByRole('button', { name: 'Begin the night' }).click()
  await page.waitForURL('**/play/*')
  expect(await untilAsked(page)).toBe('asked')
}

/** Plays to the end, answering by some means. Gives what was answered. */
async function playOut(page: Page, answer: (turn: number) => Promise<string>): Promise<readonly string[]> {
  const answers: string[] = []
  while ((await untilAsked(page)) === 'asked') answers.push(await answer(answers.length))
  return answers
}

test('a game of areas is played to its end by clicking areas of the map', async () => {
  const guest = await visitor()
  const { page } = guest
  await begin(guest)
  expect(await graveProblems(page)).toEqual([])
  const areas = await playOut(page, async (turn) => clickArea(page, turn * 5 + 1, await untilOther(page)))
  expect(areas.length).toBeGreaterThan(3)
  expect(new Set(areas).size).toBeGreaterThan(2)
  const ending = page.getByRole('region', { name: 'How it ended' })
  expect(await ending.getByRole('heading').innerText()).toMatch(/win/)
  expect(await graveProblems(page)).toEqual([])
})

test('a game of areas is played to its end with nothing but the keyboard on the table, and is read out', async () => {
  const guest = await visitor()
  const { page } = guest
  await begin(guest)
  const words = await playOut(page, async (turn) => areaByKeys(page, turn % 3, await untilOther(page)))
  expect(words.length).toBeGreaterThan(3)
  for (const each of words) expect(each).toMatch(/^The .+, level \d, .*can be picked/)
})

test('areas of the drawn table are picked by mouse and by keys; the ruler counts doors', async () => {
  const guest = await visitor({ draws: true })
  const { page } = guest
  await begin(guest)
  await page.getByRole('button', { name: 'From above' }).click()
  await page.getByRole('button', { name: 'Fit' }).click()
  await tableOf(page).locator('[data-for="workshop"] > span').first().waitFor()
  expect(await graveProblems(page)).toEqual([])
  const first = await untilOther(page)
  await clickDrawnArea(page, 'workshop')
  await expect.poll(first, { timeout: 60_000 }).toBe(true)
  await page.getByText('fox sneaks to the workshop.').first().waitFor()

  const second = await untilOther(page)
  await tableOf(page).focus()
  await page.keyboard.press('n')
  expect(await pointedAt(page)).toBe('The cellar, level 0, can be picked')
  await page.keyboard.press('n')
  expect(await pointedAt(page)).toBe('The workshop, level 0, can be picked (1 door)')
  await page.keyboard.press('Enter')
  await expect.poll(second, { timeout: 60_000 }).toBe(true)

  await page.getByRole('button', { name: 'Ruler' }).click()
  await page.getByLabel('From', { exact: true }).selectOption('The cellar')
  await page.getByLabel('To', { exact: true }).selectOption('The roof')
  await page.getByText('From The cellar to The roof: 3 doors.').waitFor()
  await page.getByRole('button', { name: 'Sight' }).click()
  await page.getByLabel('Who looks').selectOption('The cellar')
  await page.getByLabel('At what').selectOption('The workshop')
  await page.getByText('A door leads from the cellar to the workshop.').waitFor()
})

test('a game of areas is played on a phone by tapping', async () => {
  const guest = await visitor({ phone: true })
  const { page } = guest
  await begin(guest)
  expect(await sideways(page)).toBe(0)
  expect(await graveProblems(page)).toEqual([])
  const isAnswered = await untilOther(page)
  const area = tableOf(page).locator('g[data-area="workshop"] polygon').first()
  const box = await area.boundingBox()
  if (box === null) throw new Error('The workshop is not on the screen.')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await expect.poll(isAnswered, { timeout: 60_000 }).toBe(true)
  await untilAsked(page)
  await answerQuestion(
    page,
    () => 0,
    (target) => target.tap(),
  )
  await dock(page).waitFor()
})
