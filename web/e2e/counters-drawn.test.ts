import { CODE as FIRST } from '@gargoyle/bmg1'
import { expect, test } from 'vitest'
import { answerQuestion, dock, prompt, untilAsked } from './testing/answers.ts'
import { graveProblems, graveProblemsInTabs } from './testing/axe.ts'
import { clickPlace, countersIn, dragCounter, fillPlan, planCards } from './testing/plan.ts'
import { beginSmall, fighterPicker, headingOfEnding, PLAN, WHO } from './testing/small-game.ts'
import { clickOffered } from './testing/table-pointing.ts'
import { visitor } from './testing/visitor.ts'

test('a game is played to its end with the mouse at the drawn table, plans raised by dragging', async () => {
  const { page, open } = await visitor({ draws: true })
  await beginSmall(page, open, { game: 'bmg1', code: FIRST, word: 'band' })
  const picker = fighterPicker()
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
        // Why no more counters find room is said, until one is taken back.
        const remark = page.getByText(/ is the most there\.$/)
        for (let more = 0; more < 6 && !(await remark.isVisible()); more++)
          await clickPlace(second, 'movement')
        await remark.waitFor()
        await dock(page).getByRole('button', { name: 'Undo' }).click()
        await remark.waitFor({ state: 'detached' })
        expect(await graveProblems(page)).toEqual([])
        await fillPlan(page, (target) => target.click())
      } else if (plans === 2) {
        await dock(page).getByRole('button', { name: 'As last round' }).click()
      }
      await answerQuestion(page, picker)
    } else if (words === WHO && (await clickOffered(page, 'figures'))) pointed += 1
    // A figure behind something is picked in the dock.
    else await answerQuestion(page, picker)
  }
  expect(plans).toBeGreaterThan(1)
  expect(pointed).toBeGreaterThan(0)
  expect(await headingOfEnding(page)).toMatch(/wins?$|^A draw$/)
  expect(await graveProblemsInTabs(page)).toEqual({})
})
