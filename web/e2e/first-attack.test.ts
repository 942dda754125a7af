import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { answerQuestion, type Press, prompt, untilAsked } from './testing/answers.ts'
import { attackPicker, hasRolled } from './testing/first-fight.ts'
import { visitor } from './testing/visitor.ts'

test('from home to the first attack roll in Play now within eight clicks', async () => {
  const { page, playNow } = await visitor()
  await playNow()
  let clicks = 1
  const count: Press = async (target: Locator) => {
    clicks += 1
    await target.click()
  }
  const asked: string[] = []
  while (!(await hasRolled(page)) && asked.length < 8) {
    await untilAsked(page)
    asked.push(await prompt(page))
    await answerQuestion(page, attackPicker, count)
  }
  await untilAsked(page)
  expect(await hasRolled(page), asked.join(' ')).toBe(true)
  expect(clicks, asked.join(' ')).toBeLessThanOrEqual(8)
})
