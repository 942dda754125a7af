import './node-version.mjs'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './child.mjs'
import { packFiles, packText } from './packs.mjs'
import { main } from './progress.mjs'

await main(async () => {
  for (const file of packFiles(root)) {
    const path = join(root, file)
    const text = readFileSync(path, 'utf8')
    const laidOut = packText(JSON.parse(text))
    if (laidOut !== text) writeFileSync(path, laidOut)
  }
  return 0
})
