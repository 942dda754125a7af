import './node-version.mjs'
import { gargoyle } from './gargoyle.mjs'
import { prepare } from './prepare.mjs'
import { main } from './progress.mjs'

await main(async () => {
  await prepare()
  return gargoyle(['bench', ...process.argv.slice(2)])
})
