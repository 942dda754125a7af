import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, tool } from './child.mjs'
import { install } from './install.mjs'
import { Problem, step } from './progress.mjs'
import { buildPage } from './web.mjs'

/** Type-checks and compiles what has changed; TypeScript's own records decide what that is. */
export async function build() {
  const first = !existsSync(join(root, 'cli', 'dist'))
  await step(first ? 'building (once)' : 'building what has changed', async () => {
    const { code, output } = await tool('typescript/bin/tsc', ['-b', '--pretty', 'false'])
    if (code === 0) return
    throw new Problem(`The sources do not compile. What TypeScript said:\n\n${output.trim()}`)
  })
}

/** Everything that must be there before Gargoyle can run. */
export async function prepare() {
  await install()
  await build()
  await buildPage()
}
