import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { node, root, tool } from './child.mjs'
import { countFile } from './count-reporter.mjs'
import { note, Problem, step } from './progress.mjs'
import { bundlePage } from './web.mjs'

/** @typedef {import('./child.mjs').Ended} Ended */
/** @typedef {{ title: string, run: () => Promise<Ended> }} Check */

const colours = `--colors=${process.stderr.isTTY ? 'force' : 'off'}`

/** @param {string} name of a file in this folder */
const script = (name) => node([join(root, 'scripts', name)])

/**
 * What must hold of the sources, tests aside.
 *
 * @type {readonly Check[]}
 */
export const sourceChecks = [
  { title: 'types', run: () => tool('typescript/bin/tsc', ['-b', '--pretty', 'false']) },
  {
    title: 'lint',
    run: () =>
      tool('@biomejs/biome/bin/biome', ['ci', colours, '--error-on-warnings', '--max-diagnostics=100', root]),
  },
  { title: 'layers', run: () => script('check-layers.mjs') },
  { title: 'names', run: () => script('check-names.mjs') },
  { title: 'lengths', run: () => script('check-lengths.mjs') },
  { title: 'unused', run: () => tool('knip/bin/knip.js', ['--no-progress', '--no-config-hints']) },
]

/** The page can be built, and the first load of it is small. @type {Check} */
export const pageCheck = {
  title: 'the built page',
  run: async () => {
    const built = await bundlePage()
    return built.code === 0 ? script('check-first-load.mjs') : built
  },
}

/**
 * Runs checks side by side, which share the cores better than one after another, and shows what they found.
 *
 * @param {readonly Check[]} checks
 * @returns {Promise<readonly string[]>} the titles of those that failed
 */
export async function runChecks(checks) {
  /** @type {{ title: string, ended: Ended }[]} */
  const results = []
  const failed = () => results.filter(({ ended }) => ended.code !== 0)
  try {
    await step(`checking ${checks.map(({ title }) => title).join(', ')}`, async () => {
      await Promise.all(
        checks.map(async ({ title, run }) => {
          results.push({ title, ended: await run() })
        }),
      )
      if (failed().length > 0) throw new Problem('')
    })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
  }
  for (const line of results.flatMap(({ ended }) => ended.output.split('\n')))
    if (line.startsWith('Long:')) note(`    ${line}`)
  for (const { title, ended } of failed()) note(`\n  Not passed: ${title}\n\n${ended.output.trim()}\n`)
  return failed().map(({ title }) => title)
}

/** @typedef {{ code: number, output: string, passed: number, failed: number }} Tested */

/**
 * Runs tests with the runner's own report.
 *
 * @param {readonly string[]} args for the runner: parts of paths, options
 * @param {{ show: boolean }} options whether the report is shown as it grows, or collected for later
 * @returns {Promise<Tested>}
 */
async function runTests(args, { show }) {
  const folder = mkdtempSync(join(tmpdir(), 'gargoyle-test-'))
  const count = join(folder, 'count')
  try {
    const reporters = ['--reporter=default', `--reporter=${join(root, 'scripts', 'count-reporter.mjs')}`]
    const env = { [countFile]: count }
    const { code, output } = await tool('vitest/vitest.mjs', ['run', ...reporters, ...args], { show, env })
    try {
      return { code, output, ...JSON.parse(readFileSync(count, 'utf8')) }
    } catch {
      const missing = 'The test runner ended without a report; what it said is above.\n'
      return { code: code || 1, output: `${output}\n${missing}`, passed: 0, failed: 1 }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Checks, then tests; a failed check does not keep the tests from running. Ends with the count of the tests.
 *
 * @param {readonly Check[]} checks
 * @param {readonly (readonly string[])[]} runs arguments for the runner; several runs go side by side, the first one shown
 * @returns {Promise<number>} the exit code
 */
export async function checkAndTest(checks, runs) {
  const broken = await runChecks(checks)
  note('')
  const running = runs.map((args, run) => runTests(args, { show: run === 0 }))
  await running[0]
  if (running.length > 1) note('  Waiting for the tests that run beside these …\n')
  const tested = await Promise.all(running)
  for (const { output } of tested) if (output) console.log(output)
  if (broken.length > 0) note(`  Not passed: ${broken.join(', ')} (see above).\n`)
  const passed = tested.reduce((sum, run) => sum + run.passed, 0)
  const failed = tested.reduce((sum, run) => sum + run.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  return tested.find(({ code }) => code !== 0)?.code ?? (broken.length > 0 ? 1 : 0)
}
