import { test } from 'vitest'
import { games } from '../../games/index.ts'
import { answerQuestion, prompt, rotatingPicker, untilAsked } from '../testing/answers.ts'
import { fillPlan } from '../testing/plan.ts'
import { visitor } from '../testing/visitor.ts'
import { middleValue, report } from './report.ts'

/** Answers of a person that are timed in each game. */
const ANSWERS = 30

declare global {
  interface Window {
    lastPress?: number
  }
}

test.each(games)('from an answer to the next question: $id', async ({ id, name }) => {
  const { page, open } = await visitor()
  await page.addInitScript(() => {
    document.addEventListener(
      'click',
      () => {
        window.lastPress = performance.now()
      },
      true,
    )
  })
  await open('/')
  await page.getByRole('button', { name: `Play ${name}` }).click()
  await page.waitForURL('**/play/*')
  const picker = rotatingPicker()
  const waits: number[] = []
  while (waits.length < ANSWERS && (await untilAsked(page)) === 'asked') {
    if ((await prompt(page)) === 'Place the counters of your models.')
      await fillPlan(page, (target) => target.click())
    await answerQuestion(page, picker)
    if ((await untilAsked(page)) !== 'asked') break
    waits.push(await page.evaluate(() => performance.now() - (window.lastPress ?? 0)))
  }
  report(
    {
      name: `page.${id}.answerMillis`,
      about: `from a click to the next question, the computer's answers in between, ${name}: median of ${waits.length}`,
      unit: 'ms',
      value: middleValue(waits),
    },
    {
      name: `page.${id}.slowestAnswerMillis`,
      about: 'the slowest of them',
      unit: 'ms',
      value: Math.max(...waits),
    },
  )
})
