import './node-version.mjs'
import { join } from 'node:path'
import { root, tool } from './child.mjs'
import { prepare } from './prepare.mjs'
import { main } from './progress.mjs'

await main(async () => {
  await prepare()
  const wanted = process.argv.slice(2)
  const which = wanted.length > 0 ? wanted : ['.shots.ts']
  const args = ['run', '--config', join(root, 'vitest.tools.config.ts'), ...which]
  const { code } = await tool('vitest/vitest.mjs', args, { show: true })
  return code
})
