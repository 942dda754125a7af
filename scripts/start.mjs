import './node-version.mjs'
import { gargoyle } from './gargoyle.mjs'
import { prepare } from './prepare.mjs'
import { main, note } from './progress.mjs'

// Ctrl-C while installing or building: what is half done is finished by the next start.
const stopped = () => {
  note('\n  Stopped. `npm start` carries on where this left off.\n')
  process.exit(0)
}

await main(async () => {
  process.on('SIGINT', stopped)
  process.on('SIGTERM', stopped)
  note('\n  Gargoyle\n')
  await prepare()
  process.off('SIGINT', stopped)
  process.off('SIGTERM', stopped)
  return gargoyle(['serve', ...process.argv.slice(2)])
})
