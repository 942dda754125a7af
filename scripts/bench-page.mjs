import './node-version.mjs'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, tool } from './child.mjs'
import { firstSources, gameLoad, loadOf, mostBytes, mostGameBytes, pageGames } from './first-load.mjs'
import { numbersJson, numbersText } from './page-numbers.mjs'
import { prepare } from './prepare.mjs'
import { main, note, Problem, step } from './progress.mjs'

/** @typedef {import('./page-numbers.mjs').PageNumber} PageNumber */

/** The variable that names the file for the numbers, as `web/e2e/measure/told.ts` knows it. */
const numbersFile = 'GARGOYLE_PAGE_NUMBERS'

/** @returns {readonly PageNumber[]} what can be known without a browser */
function sizes() {
  const dist = join(root, 'web', 'dist')
  return [
    {
      name: 'page.firstLoadKb',
      about: 'packed script that the home page fetches',
      unit: 'kB',
      value: loadOf(dist, firstSources) / 1000,
      aim: { atMost: mostBytes / 1000 },
    },
    ...pageGames(root).map((game) => {
      const { page, worker } = gameLoad(dist, game)
      return {
        name: `page.${game}.loadKb`,
        about: `packed script of a table of ${game}, and of its worker (${Math.round(worker / 1000)} kB of it)`,
        unit: 'kB',
        value: (page + worker) / 1000,
        aim: { atMost: mostGameBytes / 1000 },
      }
    }),
  ]
}

/**
 * Measures the page in a browser.
 *
 * @param {readonly string[]} wanted parts of file names, all if there are none
 * @returns {Promise<readonly PageNumber[]>}
 */
async function measured(wanted) {
  const folder = mkdtempSync(join(tmpdir(), 'gargoyle-bench-'))
  const file = join(folder, 'numbers')
  try {
    const which = wanted.length > 0 ? wanted : ['.measure.ts']
    const args = ['run', '--config', join(root, 'vitest.tools.config.ts'), ...which]
    const { code, output } = await step('measuring the page in a browser', () =>
      tool('vitest/vitest.mjs', args, { env: { [numbersFile]: file } }),
    )
    if (code !== 0) throw new Problem(`The page could not be measured.\n\n${output.trim()}`)
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
    return lines.map((line) => JSON.parse(line))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

await main(async () => {
  const args = process.argv.slice(2)
  await prepare()
  const numbers = [...sizes(), ...(await measured(args.filter((arg) => arg !== '--json')))]
  console.log(args.includes('--json') ? numbersJson(numbers) : numbersText(numbers))
  const [cpu] = cpus()
  note(
    `  ${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}.`,
  )
  note(
    '  The browser has no window and no graphics card here: the table is drawn in software, on the same cores.\n',
  )
  return 0
})
