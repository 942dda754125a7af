import { encodeBand } from '@gargoyle/bmg-counters'
import { CODE as FIRST } from '@gargoyle/bmg1'
import { CODE as SECOND } from '@gargoyle/bmg2'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answerQuestion, dock, hurrying, prompt, type Taste, tap, untilAsked } from './testing/answers.ts'
import { graveProblems } from './testing/axe.ts'
import { answerByKeys, enter, tabTo } from './testing/keys.ts'
import { clickPlace, countersIn, dragCounter, fillPlan, planCards } from './testing/plan.ts'
import { sideways } from './testing/sideways.ts'
import { tableOf, untilOther } from './testing/table-pointing.ts'
import { visitor } from './testing/visitor.ts'

const PLAY = 'Play Batman Miniature Game, first edition'
const PLAN = 'Place the counters of your models.'

/** Bands of two, so that a whole game has few activations. */
const small = (code: string, leader: string, henchman: string) =>
  encodeBand(
    {
      leader,
      reputation: 300,
      models: [
        { id: leader, rank: 'leader', equipment: [] },
        { id: henchman, rank: 'henchman', equipment: [] },
      ],
    },
    code,
  )

/** Begins a game of two against two in the form. */
async function beginSmall(
  page: Page,
  open: (address: string) => Promise<void>,
  { game, code, word }: { readonly game: string; readonly code: string; readonly word: string },
): Promise<void> {
  await open(`/new?game=${game}&crew=${small(code, 'batman-dkr', 'gotham-policeman')}`)
  const other = `The ${word} of the computer`
  await page.getByLabel(other).selectOption({ label: 'From a code or link…' })
  await page.getByLabel(`${other}: code or link`).fill(small(code, 'joker-ac', 'harley-thug-2'))
  await page.getByLabel('Scenario').selectOption({ label: 'Skirmish' })
  expect(await graveProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.waitForURL('**/play/*')
}

/** Waits until the computer has laid the table out. */
const untilLaidOut = (page: Page): Promise<void> => page.locator('dl').getByText('Round').first().waitFor()

/** Wants to act, and to be done sometime: attacks first, then moves, then the activation ends. */
function eager(): Taste {
  let answers = 0
  const wanted = [/Strike: /, /Shoot: /, /Move, then attack/, /\bMove\b/, /basic move/, /End the activation/]
  return (count, labels) => {
    answers += 1
    for (const words of answers % 7 === 0 ? wanted.toReversed() : wanted) {
      const place = labels.findIndex((label) => words.test(label))
      if (place >= 0) return place
    }
    return answers % count
  }
}

const headingOfEnding = (page: Page): Promise<string> =>
  page.getByRole('region', { name: 'How it ended' }).getByRole('heading').innerText()

/** Picks a figure of the drawn table by its pin; whoever has none in sight is picked in the dock. */
async function clickFigure(page: Page, taste: Taste): Promise<boolean> {
  const isOther = await untilOther(page)
  const pins = tableOf(page).locator('[data-for^="model "][data-tone="open"] > span:first-child:visible')
  const boxes = await Promise.all((await pins.all()).map((pin) => pin.boundingBox()))
  const middles = boxes.flatMap((box) =>
    box === null ? [] : [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }],
  )
  // Buttons and dice lie over the table: whoever is below them is picked in the dock.
  const at = await page.evaluate(
    (places) =>
      places.find(({ x, y }) => document.elementFromPoint(x, y)?.closest('[role="application"]') != null),
    middles,
  )
  if (at === undefined) {
    await answerQuestion(page, taste)
    return false
  }
  await page.mouse.click(at.x, at.y)
  await expect.poll(isOther, { timeout: 30_000 }).toBe(true)
  return true
}

test('a game is played to its end with the mouse at the drawn table, plans raised by dragging', async () => {
  const { page, open } = await visitor({ draws: true })
  await beginSmall(page, open, { game: 'bmg1', code: FIRST, word: 'band' })
  const taste = eager()
  let plans = 0
  let pointed = 0
  while ((await untilAsked(page)) === 'asked') {
    const words = await prompt(page)
    if (words === PLAN) {
      plans += 1
      if (plans === 1) {
        await page.getByRole('button', { name: 'Skip the tips' }).click()
        const [first, second] = [planCards(page).first(), planCards(page).nth(1)]
        await dragCounter(page, 'Attack', first)
        await clickPlace(second, 'movement')
        await clickPlace(second, 'movement')
        expect(await countersIn(first, 'attack')).toBe(1)
        expect(await countersIn(second, 'movement')).toBe(2)
        await dock(page).getByRole('button', { name: 'Undo' }).click()
        expect(await countersIn(second, 'movement')).toBe(1)
        expect(await graveProblems(page)).toEqual([])
        await fillPlan(page, (target) => target.click())
      } else {
        await dock(page).getByRole('button', { name: 'As last round' }).click()
      }
      await answerQuestion(page, taste)
    } else if (words === 'Which model activates?') pointed += Number(await clickFigure(page, taste))
    else await answerQuestion(page, taste)
  }
  expect(plans).toBeGreaterThan(1)
  expect(pointed).toBeGreaterThan(0)
  expect(await headingOfEnding(page)).toMatch(/wins?$|^A draw$/)
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    expect(await graveProblems(page), await tab.innerText()).toEqual([])
  }
})

test('a game is played from home to its end with nothing but the keyboard', async () => {
  const { page, open } = await visitor()
  await open('/')
  await enter(page, page.getByRole('button', { name: PLAY }))
  await page.waitForURL('**/play/*')
  await untilLaidOut(page)
  const taste = hurrying(60)
  let plans = 0
  while ((await untilAsked(page)) === 'asked') {
    if ((await prompt(page)) === PLAN && plans++ === 0) {
      const place = planCards(page).first().locator('[role="spinbutton"]').first()
      await tabTo(page, place)
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowDown')
      expect(await place.getAttribute('aria-valuetext')).toMatch(/^1 of \d$/)
    }
    await answerByKeys(page, taste)
  }
  expect(plans).toBeGreaterThan(2)
  expect(await headingOfEnding(page)).toMatch(/win|draw/)
})

test('a game of the second edition is played to its end with the mouse, plans filled in by the computer', async () => {
  const { page, open } = await visitor()
  await beginSmall(page, open, { game: 'bmg2', code: SECOND, word: 'crew' })
  const taste = eager()
  let plans = 0
  while ((await untilAsked(page)) === 'asked') {
    if ((await prompt(page)) === PLAN) {
      plans += 1
      await fillPlan(page, (target) => target.click())
    }
    await answerQuestion(page, taste)
  }
  expect(plans).toBeGreaterThan(1)
  expect(await headingOfEnding(page)).toMatch(/wins?$|^A draw$/)
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    expect(await graveProblems(page), await tab.innerText()).toEqual([])
  }
})

test('a game is begun on a phone, and a plan is tapped together', async () => {
  const { page, open } = await visitor({ phone: true })
  await open('/')
  await page.getByRole('button', { name: PLAY }).tap()
  await page.waitForURL('**/play/*')
  await untilLaidOut(page)
  const taste = hurrying(0)
  while ((await untilAsked(page)) === 'asked' && (await prompt(page)) !== PLAN)
    await answerQuestion(page, taste, tap)
  expect(await sideways(page)).toBe(0)
  const card = planCards(page).first()
  await card.locator('[data-place="attack"] [role="spinbutton"]').tap()
  expect(await countersIn(card, 'attack')).toBe(1)
  await card.getByRole('button', { name: /^One less: / }).tap()
  expect(await countersIn(card, 'attack')).toBe(0)
  expect(await graveProblems(page)).toEqual([])
  await fillPlan(page, tap)
  await answerQuestion(page, taste, tap)
})
