import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answerQuestion, dock, rotatingPicker, takeOver, untilAsked } from './testing/answers.ts'
import { visitor } from './testing/visitor.ts'

/** The names of the cards in the hand that the screen shows. */
async function handShown(page: Page, name: string): Promise<readonly string[]> {
  await page.getByRole('tab', { name: 'Cards' }).click()
  const cards = page.getByRole('region', { name: `Cards of ${name}` })
  return cards.getByRole('heading', { level: 3 }).allInnerTexts()
}

async function whoIsAsked(page: Page): Promise<'Ada' | 'Ben'> {
  const words = await dock(page)
    .getByText(/ is asked$/)
    .innerText()
  return words.includes('Ada') ? 'Ada' : 'Ben'
}

/** Everything in the page that could be read, seen or not. */
const everyWord = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.outerHTML)

test('people who share a screen never find each other’s cards in the page', async () => {
  const { page, open } = await visitor()
  await open('/new')
  await page.getByText('Another person').click()
  await page.getByLabel('First player').fill('Ada')
  await page.getByLabel('Second player').fill('Ben')
  await page.getByLabel('Seed').fill('two people')
  await page.getByRole('button', { name: 'Begin' }).click()

  const hands = new Map<string, readonly string[]>()
  const picker = rotatingPicker()
  const compared: string[] = []
  for (let changes = 0; changes < 16; ) {
    const now = await untilAsked(page)
    if (now === 'curtain') {
      changes += 1
      const words = await everyWord(page)
      for (const card of [...hands.values()].flat()) expect(words, 'behind the curtain').not.toContain(card)
      await takeOver(page)
      continue
    }
    const who = await whoIsAsked(page)
    hands.set(who, await handShown(page, who))
    const other = who === 'Ada' ? 'Ben' : 'Ada'
    const words = await everyWord(page)
    for (const card of hands.get(other) ?? []) {
      // The same card may be in both decks.
      if (hands.get(who)?.includes(card)) continue
      compared.push(card)
      expect(words, `on the screen of ${who}`).not.toContain(card)
    }
    await answerQuestion(page, picker)
  }
  expect([...hands.values()].every((hand) => hand.length > 0)).toBe(true)
  expect(compared).not.toEqual([])
})
