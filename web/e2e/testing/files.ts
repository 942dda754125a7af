import { buffer } from 'node:stream/consumers'
import type { Locator } from 'playwright-core'

/** A file as a field for files takes it. */
export interface SomeFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

export const jsonFile = (name: string, content: Buffer): SomeFile => ({
  name,
  mimeType: 'application/json',
  buffer: content,
})

/** Presses a button that saves a file, and gives the file. */
export async function fileFrom(button: Locator): Promise<SomeFile> {
  const [download] = await Promise.all([button.page().waitForEvent('download'), button.click()])
  return jsonFile(download.suggestedFilename(), await buffer(await download.createReadStream()))
}
