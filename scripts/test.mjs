import './node-version.mjs'
import { checkAndTest, pageCheck, sourceChecks } from './checks.mjs'
import { install } from './install.mjs'
import { main, note } from './progress.mjs'

// The browser mostly waits, for its page and for the table that is drawn: beside it the other tests fill the cores.
const sideBySide = [
  ['--project', 'code', '--project', 'long'],
  ['--project', 'browser'],
]

await main(async () => {
  note('\n  Gargoyle: all checks and tests\n')
  await install()
  const args = process.argv.slice(2)
  return checkAndTest([...sourceChecks, pageCheck], args.length > 0 ? [args] : sideBySide)
})
