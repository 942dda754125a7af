import './node-version.mjs'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { root } from './child.mjs'
import { install } from './install.mjs'
import { readMutateArguments } from './mutation/arguments.mjs'
import { mutationScore, redLines, settledBefore, survivorLines } from './mutation/report.mjs'
import { main, note, Problem, step } from './progress.mjs'
import { isTestCode, sourceFiles } from './source-files.mjs'

const USAGE = `Say what to change, and which tests should notice besides those in it:

  npm run mutate FOLDER [TESTS…] [-- --without TESTS] [--again]
  npm run mutate games/bmg/third/damage third/attack third/weapons

FOLDER is a folder or a file; TESTS are parts of paths.
--without leaves out tests whose path has this in it; games of bots and random cases are always left out.
--again tries only what no test noticed the last time.`

/** Whole games and random cases, by their names. */
const longTest = /(\.property|[/\\](whole-games|every-game|benches|bots))\.test\.ts$/

/**
 * @param {string} what a path from where npm was called, or from the top
 * @returns {string} the path from the top, with forward slashes
 */
function insideCheckout(what) {
  const path = relative(root, resolve(root, what)).split(sep).join('/')
  if (path === '' || path.startsWith('..') || !existsSync(join(root, path)))
    throw new Problem(`There is no ${what} in this checkout.\n\n${USAGE}`)
  return path
}

/** @typedef {import('./mutation/bundle.mjs').Change} Change */

/**
 * @param {readonly Change[]} changes
 * @returns {{ files: Record<string, { source: string, mutants: Change[] }> }}
 */
function reportOf(changes) {
  /** @type {Record<string, { source: string, mutants: Change[] }>} */
  const files = {}
  for (const change of changes) {
    files[change.file] ??= { source: readFileSync(join(root, change.file), 'utf8'), mutants: [] }
    files[change.file]?.mutants.push(change)
  }
  return { files }
}

await main(async () => {
  const { what, wanted, without, again } = readMutateArguments(process.argv.slice(2))
  if (what === undefined) throw new Problem(USAGE)
  await install()
  const target = insideCheckout(what)
  const files = sourceFiles(root)
  /** @param {string} file */
  const isInside = (file) => file === target || file.startsWith(`${target}/`)
  const mutated = files.filter((file) => isInside(file) && !isTestCode(file))
  const tests = files.filter(
    (file) =>
      /\.test\.tsx?$/.test(file) &&
      !longTest.test(file) &&
      !file.startsWith('web/e2e/') &&
      !without.some((part) => file.includes(part)) &&
      (isInside(file) ||
        file.startsWith(target.replace(/\.\w+$/, '.')) ||
        wanted.some((part) => file.includes(part))),
  )
  if (mutated.length === 0) throw new Problem(`There is nothing to change in ${target}.\n\n${USAGE}`)
  if (tests.length === 0) throw new Problem(`No test speaks of ${target}: name some.\n\n${USAGE}`)
  note(`\n  Changing ${mutated.length} files, trying them with the tests of ${tests.length} files …\n`)

  const folder = join(root, '.gargoyle', 'mutation')
  const saved = join(folder, target.replaceAll('/', '-'))
  // Only now: what it needs may just have been installed.
  const { bundleTests, changeCode } = await import('./mutation/bundle.mjs')
  const { tryChanges } = await import('./mutation/try-changes.mjs')
  const { changes, code } = await step('changing the code', () => changeCode(root, mutated))
  const temporary = join(folder, `run-${process.pid}`)
  try {
    const bundle = await step('bundling the tests', () =>
      bundleTests({ root, folder: temporary, tests, code }),
    )
    const known =
      again && existsSync(`${saved}.json`)
        ? settledBefore(reportOf(changes), JSON.parse(readFileSync(`${saved}.json`, 'utf8')))
        : new Map()
    const open = changes.filter((change) => change.status === 'Pending' && !known.has(change))
    const { failed, statuses } = await step(`trying ${open.length} changes`, () =>
      tryChanges(bundle, open, changes, (done, all, survived) => {
        if (done % 100 === 0) note(`    ${done} of ${all}, ${survived} not noticed`)
      }),
    )
    for (const line of redLines(failed)) note(`  ${line}`)
    const report = reportOf(
      changes.map((change) => ({
        ...change,
        status: known.get(change) ?? statuses.get(change.id) ?? change.status,
      })),
    )
    const { killed, survived, unreached, score } = mutationScore(report)
    const text = [
      ...survivorLines(report),
      '',
      `${target}: ${score.toFixed(1)} % of ${killed + survived + unreached} changes noticed ` +
        `(${killed} noticed, ${survived} not, ${unreached} where no test comes)`,
    ].join('\n')
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${saved}.json`, JSON.stringify(report))
    writeFileSync(`${saved}.txt`, `${text}\n`)
    console.log(`\n${text}\n\nAlso in ${relative(root, saved)}.txt`)
    return 0
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
})
