import { CODE as FIRST } from '@gargoyle/bmg1'
import { CODE as SECOND } from '@gargoyle/bmg2'
import { expect, test } from 'vitest'
import { answerQuestion, endingPicker, prompt, tap, untilAsked } from './testing/answers.ts'
import { graveProblems, graveProblemsInTabs } from './testing/axe.ts'
import { answerByKeys, enter, tabTo } from './testing/keys.ts'
import { countersIn, fillPlan, planCards } from './testing/plan.ts'
import { sideways } from './testing/sideways.ts'
import { beginSmall, fighterPicker, headingOfEnding, PLAN, untilLaidOut } from './testing/small-game.ts'
import { smallDesk, visitor } from './testing/visitor.ts'

const PLAY = 'Play Batman Miniature Game, first edition'

test('a game is begun from home with nothing but the keyboard, and its plan raised', async () => {
  const { page, open } = await visitor({ size: smallDesk })
  await open('/')
  await enter(page, page.getByRole('button', { name: PLAY }))
  await page.waitForURL('**/play/*')
  await untilLaidOut(page)
  const picker = endingPicker(0)
  while ((await untilAsked(page)) === 'asked' && (await prompt(page)) !== PLAN)
    await answerByKeys(page, picker)
  const place = planCards(page).first().locator('[role="spinbutton"]').first()
  await tabTo(page, place)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowDown')
  expect(await place.getAttribute('aria-valuetext')).toMatch(/^1 of \d$/)
  for (let answers = 0; answers < 4 && (await untilAsked(page)) === 'asked'; answers++)
    await answerByKeys(page, picker)
})

test.each([
  { name: 'first', game: 'bmg1', code: FIRST, word: 'band' },
  { name: 'second', game: 'bmg2', code: SECOND, word: 'crew' },
])('a game of the $name edition is played to its end with nothing but the keyboard', async (order) => {
  const { page, open } = await visitor({ size: smallDesk })
  await beginSmall(page, open, order)
  const picker = endingPicker(20)
  let plans = 0
  while ((await untilAsked(page)) === 'asked') {
    if ((await prompt(page)) === PLAN) plans += 1
    await answerByKeys(page, picker)
  }
  expect(plans).toBeGreaterThan(1)
  expect(await headingOfEnding(page)).toMatch(/win|draw/)
})

test('a game of the second edition is played to its end with the mouse, plans filled in by the computer', async () => {
  const { page, open } = await visitor({ size: smallDesk })
  await beginSmall(page, open, { game: 'bmg2', code: SECOND, word: 'crew' })
  const picker = fighterPicker()
  let plans = 0
  while ((await untilAsked(page)) === 'asked') {
    if ((await prompt(page)) === PLAN) {
      plans += 1
      // Two plans of the computer are enough; without counters a round is soon over.
      if (plans < 3) await fillPlan(page, (target) => target.click())
    }
    await answerQuestion(page, picker)
  }
  expect(plans).toBeGreaterThan(1)
  expect(await headingOfEnding(page)).toMatch(/wins?$|^A draw$/)
  expect(await graveProblemsInTabs(page)).toEqual({})
})

test('a game is begun on a phone, and a plan is tapped together', async () => {
  const { page, open } = await visitor({ phone: true })
  await open('/')
  await page.getByRole('button', { name: PLAY }).tap()
  await page.waitForURL('**/play/*')
  await untilLaidOut(page)
  const picker = endingPicker(0)
  while ((await untilAsked(page)) === 'asked' && (await prompt(page)) !== PLAN)
    await answerQuestion(page, picker, tap)
  expect(await sideways(page)).toBe(0)
  const card = planCards(page).first()
  await card.locator('[data-place="attack"] [role="spinbutton"]').tap()
  expect(await countersIn(card, 'attack')).toBe(1)
  await card.getByRole('button', { name: /^One less: / }).tap()
  expect(await countersIn(card, 'attack')).toBe(0)
  expect(await graveProblems(page)).toEqual([])
  await fillPlan(page, tap)
  await answerQuestion(page, picker, tap)
})
