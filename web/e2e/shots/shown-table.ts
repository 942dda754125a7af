import type { Locator, Page } from 'playwright-core'
import { untilAsked } from '../testing/answers.ts'
import type { Visitor } from '../testing/visitor.ts'

/** The table as it is drawn. */
export const shownTable = (page: Page): Locator => page.getByRole('application', { name: /^The table/ })

/** Loads a game from its file, as a visitor would; it opens as a replay. Returns its id. */
export async function bringIn({ page, open }: Visitor, file: string): Promise<string> {
  await open('/replays')
  await page.getByLabel('Watch a game from a file').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  })
  await page.waitForURL('**/replays/*')
  return page.url().split('/').at(-1) ?? ''
}

/** Sits down at a game from a file, where it was left. */
export async function sitDown(visitor: Visitor, file: string): Promise<void> {
  const { page, open, troubles } = visitor
  // The replay is left before all of it is there.
  troubles.expect(/ERR_ABORTED/)
  // A visitor who has played before.
  await page.addInitScript(() => localStorage.setItem('gargoyle-tips-seen', '["bmg1","bmg2","bmg3","gcc"]'))
  const id = await bringIn(visitor, file)
  await open(`/play/${id}`)
  await untilAsked(page)
  await shownTable(page).waitFor()
}

/** Moves the view by the keys of the table. */
export async function lookAround(page: Page, ...keys: readonly string[]): Promise<void> {
  await shownTable(page).focus()
  for (const key of keys) await page.keyboard.press(key)
  // The frame around whatever has the focus is not part of the picture.
  await shownTable(page).blur()
}
