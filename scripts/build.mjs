import './node-version.mjs'
import { prepare } from './prepare.mjs'
import { main } from './progress.mjs'

await main(async () => {
  await prepare()
  return 0
})
