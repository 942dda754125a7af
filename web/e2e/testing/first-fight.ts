import type { Page } from 'playwright-core'
import type { AnswerPicker } from './answers.ts'
import { logLines } from './moment.ts'

/** Looks for a fight, as people do: attacks if it can, goes to an enemy otherwise, and plays no cards. */
export const attackPicker: AnswerPicker = (_, labels) => {
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

/** Whether dice have fallen for something in the fight. */
export const hasRolled = async (page: Page): Promise<boolean> =>
  (await logLines(page).allInnerTexts()).some((line) =>
    / rolls (?!Take the Lead|setup initiative)/i.test(line),
  )
