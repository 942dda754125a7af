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

/** Waits until fonts are there and nothing has been drawn anew for a moment. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)))
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
