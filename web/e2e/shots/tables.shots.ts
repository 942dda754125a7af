import type { Locator, Page } from 'playwright-core'
import { test } from 'vitest'
import { answerQuestion, dock, untilAsked } from '../testing/answers.ts'
import { visitor } from '../testing/visitor.ts'
import { FIGHT, fights, moves } from './moments.ts'
import { cardPicture, picture } from './picture.ts'
import { bringIn, lookAround, shownTable, sitDown } from './shown-table.ts'
import { finishedGame, stagedGame } from './staged-game.ts'

const beautiful = { draws: true, settings: { quality: 'high' } } as const

const setup = {
  crews: [
    { seat: 'Player', crew: 'bats-dynamic' },
    { seat: 'Computer', crew: 'joker-carnival' },
  ],
  board: 'cathedral-square',
}

/** A model stands among enemies and may fight. */
const brawl = stagedGame(setup, fights)

const confirm = (page: Page) => dock(page).getByRole('button', { name: /^Confirm/ })

/** Thinks of fighting, and waits for the odds. */
async function weighFight(page: Page): Promise<void> {
  await dock(page).getByRole('button', { name: FIGHT }).first().click()
  await confirm(page).waitFor()
  await dock(page).getByText('worked out').waitFor()
}

/** Places to point at, relative to the middle of the table, where the active model stands. */
const places = [
  [-20, 150],
  [60, 100],
  [-90, 60],
  [110, 30],
  [20, -90],
] as const

/** Points at the table until a way is shown that can be gone. */
async function pointAtAWay(page: Page): Promise<void> {
  const box = await shownTable(page).boundingBox()
  const words = dock(page).locator('p[data-refused="false"]:not(:empty)')
  for (const [x, y] of places) {
    await page.mouse.move(
      (box?.x ?? 0) + (box?.width ?? 0) / 2 + x,
      (box?.y ?? 0) + (box?.height ?? 0) / 2 + y,
    )
    const isGood = await words.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    )
    if (isGood) return
  }
  throw new Error('None of the places that were pointed at can be gone to.')
}

test('an attack is weighed, and its dice fall', async () => {
  const somebody = await visitor(beautiful)
  const { page } = somebody
  await sitDown(somebody, brawl)
  await weighFight(page)
  await lookAround(page, 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowLeft')
  await picture(page, 'table')
  await cardPicture(page, 'bmg3', { x: 250, y: 130, width: 600 })
  const dice = page.getByRole('button', { name: 'Hide dice' })
  while (!(await dice.isVisible())) {
    await answerQuestion(page, () => 0)
    await untilAsked(page)
  }
  await picture(page, 'dice')
})

test('a move, and the table from above', async () => {
  const somebody = await visitor(beautiful)
  const { page } = somebody
  await sitDown(somebody, stagedGame(setup, moves))
  await dock(page).getByRole('list', { name: 'Places' }).waitFor()
  await lookAround(page, '-', 'Shift+ArrowDown')
  await pointAtAWay(page)
  await picture(page, 'move')
  await page.getByRole('button', { name: 'From above' }).click()
  await page.getByRole('button', { name: 'Fit' }).click()
  await page.mouse.move(0, 0)
  await picture(page, 'from-above')
})

/** Scrolls whatever scrolls around something, and nothing further out. */
const scrollTo = (target: Locator): Promise<void> =>
  target.evaluate((element) => {
    let around = element.parentElement
    while (around && !/auto|scroll/.test(getComputedStyle(around).overflowY)) around = around.parentElement
    around?.scrollBy(0, element.getBoundingClientRect().top - around.getBoundingClientRect().top - 12)
  })

test('a table on a phone', async () => {
  const somebody = await visitor({ ...beautiful, phone: true })
  const { page } = somebody
  await sitDown(somebody, brawl)
  await weighFight(page)
  await lookAround(page, 'Shift+ArrowDown')
  await scrollTo(dock(page).getByRole('region', { name: 'Odds' }))
  await picture(page, 'phone')
})

test('a replay', async () => {
  const somebody = await visitor(beautiful)
  const { page } = somebody
  await bringIn(somebody, finishedGame(setup))
  await page.getByLabel(/^Answer 0 of/).fill('300')
  await page.getByLabel(/^Answer 300 of/).waitFor()
  await lookAround(page, '+', 'Shift+ArrowDown')
  await picture(page, 'replay')
})
