import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the checkout that this program belongs to, whichever folder it was called from. */
export function checkoutFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'ledger', 'bmg1.json'))) {
    const above = dirname(folder)
    if (above === folder) throw new Error('the ledger folder of the checkout is gone')
    folder = above
  }
  return folder
}
