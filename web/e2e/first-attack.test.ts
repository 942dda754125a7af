import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answerQuestion, type Press, prompt, type Taste, untilAsked } from './testing/answers.ts'
import { logLines } from './testing/moment.ts'
import { visitor } from './testing/visitor.ts'

/** Looks for a fight, as people do: attacks if it can, goes to an enemy otherwise, and plays no cards. */
const eager: Taste = (_, labels) => {
  const wishes = [
    /^Fight/,
    /^Shoot/,
    /contact with (?:Grumpy|Axe Clown|Joker)/,
    /^Move/,
    /(?:^|\s)No\b/,
    /Cop/,
  ]
  for (const wish of wishes) {
    const found = labels.findIndex((label) => wish.test(label))
    if (found >= 0) return found
  }
  return 0
}

const hasRolled = async (page: Page): Promise<boolean> =>
  (await logLines(page).allInnerTexts()).some((line) =>
    / rolls (?!Take the Lead|setup initiative)/i.test(line),
  )

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
    await answerQuestion(page, eager, count)
  }
  await untilAsked(page)
  expect(await hasRolled(page), asked.join(' ')).toBe(true)
  expect(clicks, asked.join(' ')).toBeLessThanOrEqual(8)
})
