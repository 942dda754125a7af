import './node-version.mjs'
import { checkAndTest, sourceChecks } from './checks.mjs'
import { install } from './install.mjs'
import { main, note } from './progress.mjs'

// All of `npm test` but what needs the built page and a browser: quick enough to run before every commit.
await main(async () => {
  note('\n  Gargoyle: checks and tests without the browser\n')
  await install()
  return checkAndTest(sourceChecks, ['--project', 'code', ...process.argv.slice(2)])
})
