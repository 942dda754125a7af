import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

/** Bigger pictures make a clone slow and a README slower. */
const MOST_BYTES = 200_000

/** As good as the eye wants; the format takes little for it. */
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

/** Cards of games show so much, in pixels. */
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

/** Writes the table alone, without buttons over it, as a file of the page itself. */
export async function tablePicture(page: Page, file: URL): Promise<void> {
  const table = page.getByRole('application', { name: /^The table/ })
  // What lies over it comes after it. Not by a style sheet: the page lets none of others in.
  await table.evaluate((element) => {
    for (let next = element.nextElementSibling; next !== null; next = next.nextElementSibling)
      if (next instanceof HTMLElement) next.style.visibility = 'hidden'
  })
  await settled(page)
  await writeFile(fileURLToPath(file), await table.screenshot({ type: 'jpeg', quality: QUALITY }))
}

/** Waits until fonts are there and nothing has been drawn anew for a moment. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)))
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
