import { CODE as SECOND } from '@gargoyle/bmg2'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type AnswerPicker, answerQuestion, endingPicker, prompt, untilAsked } from './testing/answers.ts'
import { heroPicker } from './testing/hero-picker.ts'
import { fillPlan } from './testing/plan.ts'
import { beginSmall, headingOfEnding, PLAN, WHO } from './testing/small-game.ts'
import { clickOffered, offersSome } from './testing/table-pointing.ts'
import { smallDesk, visitor } from './testing/visitor.ts'

/**
 * Plays to the end with the mouse. What the drawn table offers is clicked there as long as it is in sight, the rest is
 * answered in the dock. Says how often the table was clicked.
 */
async function playAtTable(
  page: Page,
  picker: AnswerPicker,
  atTable: (words: string, pointed: number) => Promise<boolean>,
): Promise<number> {
  let pointed = 0
  while ((await untilAsked(page)) === 'asked') {
    if (await atTable(await prompt(page), pointed)) pointed += 1
    else await answerQuestion(page, picker)
  }
  return pointed
}

const clickWho = async (page: Page, words: string) => words === WHO && clickOffered(page, 'figures')

test('a game of the second edition is played to its end with the mouse at the drawn table', async () => {
  const { page, open } = await visitor({ draws: true, size: smallDesk })
  await beginSmall(page, open, { game: 'bmg2', code: SECOND, word: 'crew' })
  let plans = 0
  const pointed = await playAtTable(page, endingPicker(12), async (words) => {
    if (words === PLAN) {
      plans += 1
      // Without counters a round is soon over.
      if (plans === 1) await fillPlan(page, (target) => target.click())
    }
    return clickWho(page, words)
  })
  expect(plans).toBeGreaterThan(1)
  expect(pointed).toBeGreaterThan(0)
  expect(await headingOfEnding(page)).toMatch(/wins?$|^A draw$/)
})

test('a game of the third edition is played to its end with the mouse at the drawn table', async () => {
  const { page, open } = await visitor({ draws: true, size: smallDesk })
  await open('/')
  await page.getByRole('button', { name: 'Play now' }).click()
  const pointed = await playAtTable(page, endingPicker(8), (words) => clickWho(page, words))
  expect(pointed).toBeGreaterThan(0)
  expect(await headingOfEnding(page)).toMatch(/wins?$|^A draw$/)
})

/** How many areas are clicked; later moves are much alike. */
const MOVES = 5

test('a mission is played to its end with the mouse at the drawn table', async () => {
  const { page, open } = await visitor({ draws: true, size: smallDesk })
  await open('/')
  await page.getByRole('button', { name: 'Play Gotham City Chronicles' }).click()
  await untilAsked(page)
  // Tips lie over a corner of the table until they are read.
  await page.getByRole('button', { name: 'Skip the tips' }).click()
  const clickWhere = async (words: string, pointed: number) => {
    if (pointed >= MOVES || !words.startsWith('Where does ') || !(await offersSome(page, 'areas')))
      return false
    // Whatever can be gone to can be clicked as the table lies, whatever stands before it.
    expect(await clickOffered(page, 'areas', pointed * 3 + 1), words).toBe(true)
    return true
  }
  expect(await playAtTable(page, heroPicker(), clickWhere)).toBe(MOVES)
  expect(await headingOfEnding(page)).toMatch(/win/)
})
