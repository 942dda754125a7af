import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answerQuestion, dock, rotatingPicker, takeOver, untilAsked } from './testing/answers.ts'
import { graveProblems } from './testing/axe.ts'
import { visitor } from './testing/visitor.ts'

/** Begins a night at the museum, in which two burglars are on one side and a guard on the other. */
async function begin(who: string) {
  const guest = await visitor()
  const { page, open } = guest
  await open('/new?game=museum')
  await page.getByText(who, { exact: true }).click()
  await page.getByRole('button', { name: 'Begin the night' }).click()
  await page.waitForURL('**/play/*')
  return page
}

/** Who is asked, as the question says. */
const whoIsAsked = async (page: Page): Promise<string> =>
  (
    await dock(page)
      .getByText(/ is asked$/)
      .first()
      .innerText()
  ).replace(/^\W*\w?\s*(\w+) is asked$/s, '$1')

const seatSwitch = (page: Page) => page.getByRole('group', { name: 'Play and see as' })

test('one person plays both seats of a side: the screen is never covered, and shows each of them by hand', async () => {
  const page = await begin('Both burglars')
  expect(await untilAsked(page)).toBe('asked')
  await seatSwitch(page).getByLabel('magpie').check()
  await dock(page).getByText('magpie is asked').waitFor()
  expect(await graveProblems(page)).toEqual([])
  const picker = rotatingPicker()
  const asked = new Set<string>()
  for (let answers = 0; answers < 8; answers++) {
    const now = await untilAsked(page)
    expect(now).not.toBe('curtain')
    if (now === 'over') break
    asked.add(await whoIsAsked(page))
    await answerQuestion(page, picker)
  }
  expect([...asked].sort()).toEqual(['fox', 'magpie'])
})

test('the screen is covered between sides, and only there', async () => {
  const page = await begin('Two people')
  const picker = rotatingPicker()
  let before: string | undefined
  let isCovered = false
  let changes = 0
  for (let answers = 0; answers < 14; ) {
    const now = await untilAsked(page)
    if (now === 'over') break
    if (now === 'curtain') {
      expect(await seatSwitch(page).count()).toBe(0)
      isCovered = true
      await takeOver(page)
      continue
    }
    const who = (await whoIsAsked(page)) === 'guard' ? 'guard' : 'burglars'
    if (before !== undefined && who !== before) changes += 1
    expect(isCovered).toBe(who !== before)
    isCovered = false
    before = who
    await answerQuestion(page, picker)
    answers += 1
  }
  expect(changes).toBeGreaterThan(1)
})

test('a computer of the same side waits for the person, who can let it go first', async () => {
  const page = await begin('One burglar')
  expect(await untilAsked(page)).toBe('asked')
  const first = page.getByRole('button', { name: 'Let magpie (computer) go first' })
  await first.waitFor()
  expect(await graveProblems(page)).toEqual([])
  await first.click()
  // It has its turn at once; what fox is asked stays.
  await first.waitFor({ state: 'detached' })
  await dock(page).getByRole('heading', { name: 'What does fox do?' }).waitFor()
  await answerQuestion(page, rotatingPicker())
  expect(await untilAsked(page)).toBe('asked')
})
