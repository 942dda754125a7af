import './node-version.mjs'
import { checkAndTest, pageCheck, sourceChecks } from './checks.mjs'
import { install } from './install.mjs'
import { main, note } from './progress.mjs'

await main(async () => {
  note('\n  Gargoyle: all checks and tests\n')
  await install()
  return checkAndTest([...sourceChecks, pageCheck], process.argv.slice(2))
})
