import './node-version.mjs'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { node, root, tool } from './child.mjs'
import { countFile } from './count-reporter.mjs'
import { install } from './install.mjs'
import { main, note, Problem, step } from './progress.mjs'
import { bundlePage } from './web.mjs'

/** @typedef {{ title: string, run: () => Promise<{ code: number, output: string }> }} Check */

const colours = `--colors=${process.stderr.isTTY ? 'force' : 'off'}`

/** @type {readonly Check[]} */
const checks = [
  { title: 'type-checking and building', run: () => tool('typescript/bin/tsc', ['-b', '--pretty', 'false']) },
  {
    title: 'linting',
    run: () =>
      tool('@biomejs/biome/bin/biome', ['ci', colours, '--error-on-warnings', '--max-diagnostics=100', root]),
  },
  { title: 'checking layers', run: () => node([join(root, 'scripts', 'check-layers.mjs')]) },
  { title: 'building the page', run: bundlePage },
  {
    title: 'checking the first load',
    run: () => node([join(root, 'scripts', 'check-first-load.mjs')]),
  },
  { title: 'checking lengths', run: () => node([join(root, 'scripts', 'check-lengths.mjs')]) },
]

/**
 * Runs one check and shows what it found. A failed check does not keep the tests from running.
 *
 * @param {Check} check
 * @returns {Promise<boolean>} whether it passed
 */
async function passes({ title, run }) {
  try {
    const output = await step(title, async () => {
      const ended = await run()
      if (ended.code !== 0) throw new Problem(ended.output.trim())
      return ended.output
    })
    const long = output.split('\n').filter((line) => line.startsWith('Long:'))
    for (const line of long) note(`    ${line}`)
    return true
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    note(`\n${error.message}\n`)
    return false
  }
}

/**
 * Runs all tests, or those that match the arguments, with the runner's own report.
 *
 * @param {readonly string[]} args
 * @returns {Promise<{ code: number, summary: string }>}
 */
async function runTests(args) {
  const folder = mkdtempSync(join(tmpdir(), 'gargoyle-test-'))
  const count = join(folder, 'count')
  try {
    const reporters = ['--reporter=default', `--reporter=${join(root, 'scripts', 'count-reporter.mjs')}`]
    const env = { [countFile]: count }
    const { code } = await tool('vitest/vitest.mjs', ['run', ...reporters, ...args], { show: true, env })
    return { code, summary: readFileSync(count, 'utf8') }
  } catch {
    return { code: 1, summary: 'The test runner ended without a report; what it said is above.' }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

await main(async () => {
  note('\n  Gargoyle: all checks\n')
  await install()
  const failed = []
  for (const check of checks) if (!(await passes(check))) failed.push(check.title)
  note('')
  const { code, summary } = await runTests(process.argv.slice(2))
  if (failed.length > 0) note(`  Not passed: ${failed.join(', ')} (see above).\n`)
  console.log(summary)
  return code !== 0 ? code : failed.length > 0 ? 1 : 0
})
