import './node-version.mjs'
import { checkAndTest, sourceChecks } from './checks.mjs'
import { install } from './install.mjs'
import { main, note } from './progress.mjs'

// What is quick enough to run before every commit: no browser, no built page, no whole games and random cases.
await main(async () => {
  note('\n  Gargoyle: checks and unit tests\n')
  await install()
  return checkAndTest(sourceChecks, [['--project', 'code', ...process.argv.slice(2)]])
})
