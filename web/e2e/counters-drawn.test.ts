import { CODE as FIRST } from '@gargoyle/bmg1'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answerQuestion, dock, prompt, type Taste, untilAsked } from './testing/answers.ts'
import { graveProblems, graveProblemsInTabs } from './testing/axe.ts'
import { clickPlace, countersIn, dragCounter, fillPlan, planCards } from './testing/plan.ts'
import { beginSmall, eagerFighter, headingOfEnding, PLAN } from './testing/small-game.ts'
import { tableOf, untilOther } from './testing/table-pointing.ts'
import { visitor } from './testing/visitor.ts'

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
  const taste = eagerFighter()
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
      } else if (plans === 2) {
        await dock(page).getByRole('button', { name: 'As last round' }).click()
      }
      await answerQuestion(page, taste)
    } else if (words === 'Which model activates?') pointed += Number(await clickFigure(page, taste))
    else await answerQuestion(page, taste)
  }
  expect(plans).toBeGreaterThan(1)
  expect(pointed).toBeGreaterThan(0)
  expect(await headingOfEnding(page)).toMatch(/wins?$|^A draw$/)
  expect(await graveProblemsInTabs(page)).toEqual({})
})
