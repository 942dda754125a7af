import { must, randomFrom, randomPlayer, recordOf, requestFor, startSession } from '@gargoyle/engine'
import { museum } from '@gargoyle/engine/examples'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { museumOrder } from '../games/museum/museum-order.ts'
import { fileOf } from '../match/saved-matches.ts'
import { jsonFile } from './testing/files.ts'
import { smallDesk, type Visitor, visitor } from './testing/visitor.ts'

/** How many matches the browser keeps. */
const keptMatches = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('gargoyle')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('matches').objectStore('matches').count()
          counting.onerror = () => reject(counting.error)
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      }),
  )

/** From here on, until the page is loaded again, the browser keeps no match. */
const fillDisk = (page: Page): Promise<void> =>
  page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new Error('the disk is full.')
    }
  })

/** A night in the museum that is over, as a file. */
function finishedNight(): Buffer {
  const { setup, seed, seats } = museumOrder({ who: 'burglars', wing: 'east', seed: 'night' })
  const session = must(startSession(museum, { setup, seed }))
  const random = randomFrom(seed)
  const player = randomPlayer()
  while (session.pending !== undefined) {
    const asked = session.pending.asked.find(({ settled }) => !settled)
    if (asked === undefined) break
    must(session.answer(asked.seat, player.answer(requestFor(session, asked, { random }))))
  }
  return Buffer.from(fileOf(recordOf(session), seats))
}

async function openEnding({ page, open, troubles }: Visitor): Promise<void> {
  // The replay is left while it still loads.
  troubles.expect(/ERR_ABORTED/)
  await open('/replays')
  await page.getByLabel('Watch a game from a file').setInputFiles(jsonFile('night.json', finishedNight()))
  await page.waitForURL('**/replays/*')
  await open(page.url().replace('/replays/', '/play/'))
}

interface Place {
  readonly where: string
  /** Matches that are there before. */
  readonly before: number
  readonly button: string
  reach(guest: Visitor): Promise<void>
}

const places: readonly Place[] = [
  { where: 'the home page', before: 0, button: 'Play now', reach: ({ open }) => open('/') },
  {
    where: 'the form of a new game',
    before: 0,
    button: 'Begin the night',
    reach: ({ open }) => open('/new?game=museum'),
  },
  { where: 'the end of a game', before: 1, button: 'Rematch', reach: openEnding },
]

test.each(places)('$where: a double click begins one game', async ({ before, button, reach }) => {
  const guest = await visitor({ size: smallDesk })
  await reach(guest)
  const { page } = guest
  const from = page.url()
  await doubleClick(page.getByRole('button', { name: button }))
  await page.waitForURL((url) => url.pathname.startsWith('/play/') && url.href !== from)
  expect(await keptMatches(page)).toBe(before + 1)
})

test.each(places)('$where: a game that cannot be kept is not begun, and why is said', async (place) => {
  const guest = await visitor({ size: smallDesk })
  await place.reach(guest)
  const { page } = guest
  const button = page.getByRole('button', { name: place.button })
  await button.waitFor()
  const from = page.url()
  await fillDisk(page)
  await button.click()
  const trouble = page.getByRole('alert')
  await trouble.waitFor()
  expect(await trouble.innerText()).toBe(
    'The game could not be begun: the disk is full. Load this page again and try once more.',
  )
  expect(page.url()).toBe(from)
  expect(await button.isEnabled()).toBe(true)
})

/** Two clicks at once, with nothing drawn in between. */
const doubleClick = (button: Locator): Promise<void> =>
  button.evaluate((element) => {
    if (!(element instanceof HTMLElement)) return
    element.click()
    element.click()
  })
