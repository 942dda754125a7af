import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

/** Bigger pictures make a clone slow and a README slower. */
const MOST_BYTES = 200_000

/** A quality without visible loss, at which the files are still small. */
const QUALITY = 82

const folder = new URL('../../../docs/pictures/', import.meta.url)

/** Writes what the window shows into `docs/pictures`. */
export async function picture(page: Page, name: string): Promise<void> {
  await settled(page)
  const browser = await page.context().newCDPSession(page)
  const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
  await browser.detach()
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length > MOST_BYTES)
    throw new Error(
      `${name} takes ${bytes.length} bytes, and ${MOST_BYTES} are the most. Show less, or smaller.`,
    )
  await writeFile(fileURLToPath(new URL(`${name}.webp`, folder)), bytes)
}

/** A part of the window, as high as it takes for the shape of a card. */
interface WindowPart {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** The size of a picture on the card of a game, in pixels. */
const CARD = { width: 480, height: 270 }

/** Writes a part of what the window shows as the picture on the card of a game. */
export async function cardPicture(page: Page, game: string, { x, y, width }: WindowPart): Promise<void> {
  await settled(page)
  const browser = await page.context().newCDPSession(page)
  const clip = { x, y, width, height: (width * CARD.height) / CARD.width, scale: CARD.width / width }
  const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip })
  await browser.detach()
  const file = new URL(`../../games/${game}/card.webp`, import.meta.url)
  await writeFile(fileURLToPath(file), Buffer.from(data, 'base64'))
}

/** Waits until fonts are there and nothing has been drawn anew for a moment. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)))
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
