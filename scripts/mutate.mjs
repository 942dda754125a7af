import './node-version.mjs'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { basename, join, relative, resolve, sep } from 'node:path'
import { node, root } from './child.mjs'
import { install } from './install.mjs'
import { mutationScore, survivorLines } from './mutation-report.mjs'
import { main, note, Problem } from './progress.mjs'
import { isTestCode, sourceFiles } from './source-files.mjs'

const USAGE = `Say what to change, and which tests should notice besides those in it:

  npm run mutate FOLDER [TESTS…]
  npm run mutate games/bmg/third/damage third/attack third/weapons

FOLDER is a folder or a file; TESTS are parts of paths.`

/** What is not copied: made, installed or of no use to tests of rules. */
const notCopied = new Set(['node_modules', 'dist', 'pictures'])

/**
 * A copy of the checkout with the same packages installed, in which files can be changed and nobody minds.
 *
 * @returns {string} its folder
 */
function copyCheckout() {
  const copy = mkdtempSync(join(tmpdir(), 'gargoyle-mutate-'))
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => path === root || (!notCopied.has(basename(path)) && !basename(path).startsWith('.')),
  })
  linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const room of readdirSync(copy)) {
    const own = join(root, room, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(copy, room, 'node_modules'), 'junction')
  }
  return copy
}

/**
 * Links to installed packages. Links to rooms of the checkout are made again from their relative targets, so that they
 * lead to the rooms of the copy.
 *
 * @param {string} from
 * @param {string} to
 */
function linkPackages(from, to) {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const target = join(from, entry.name)
    if (entry.name === '@gargoyle') {
      mkdirSync(join(to, entry.name))
      for (const room of readdirSync(target)) {
        const inCheckout = relative(root, realpathSync(join(target, room)))
        symlinkSync(resolve(to, '..', inCheckout), join(to, entry.name, room), 'junction')
      }
    } else if (!entry.name.startsWith('.') && !(entry.isSymbolicLink() && entry.name === 'gargoyle')) {
      symlinkSync(target, join(to, entry.name), 'junction')
    }
  }
}

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

/** @param {readonly string[]} mutated */
const settings = (mutated) => ({
  testRunner: 'vitest',
  plugins: [
    import.meta.resolve('@stryker-mutator/vitest-runner'),
    new URL('mutation-ignorer.mjs', import.meta.url).href,
  ],
  ignorers: ['events'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  mutate: mutated,
  // Texts and tables of data are not rules; what is computed once when a file is loaded cannot be switched between tests.
  mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'Regex'] },
  ignoreStatic: true,
  inPlace: true,
  concurrency: availableParallelism(),
  // The first run of all tests can take long where other work is under way.
  dryRunTimeoutMinutes: 30,
  timeoutMS: 20_000,
  timeoutFactor: 3,
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: 'mutation.json' },
  tempDirName: 'mutation-temp',
  allowConsoleColors: Boolean(process.stdout.isTTY),
  disableTypeChecks: false,
})

await main(async () => {
  const [what, ...wanted] = process.argv.slice(2)
  if (what === undefined || what.startsWith('-')) throw new Problem(USAGE)
  await install()
  const target = insideCheckout(what)
  const files = sourceFiles(root)
  /** @param {string} file */
  const isInside = (file) => file === target || file.startsWith(`${target}/`)
  const mutated = files.filter((file) => isInside(file) && !isTestCode(file))
  const tests = files.filter(
    (file) =>
      /\.test\.tsx?$/.test(file) &&
      !file.startsWith('web/e2e/') &&
      (isInside(file) ||
        file.startsWith(target.replace(/\.\w+$/, '.')) ||
        wanted.some((part) => file.includes(part))),
  )
  if (mutated.length === 0) throw new Problem(`There is nothing to change in ${target}.\n\n${USAGE}`)
  if (tests.length === 0) throw new Problem(`No test speaks of ${target}: name some.\n\n${USAGE}`)
  note(`\n  Changing ${mutated.length} files, trying them with the tests of ${tests.length} files …\n`)

  const copy = copyCheckout()
  try {
    writeFileSync(join(copy, 'stryker.config.json'), JSON.stringify(settings(mutated)))
    const stryker = join(root, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
    const env = { GARGOYLE_MUTATION_TESTS: JSON.stringify(tests) }
    const { code } = await node([stryker, 'run', 'stryker.config.json'], { show: true, cwd: copy, env })
    const file = join(copy, 'mutation.json')
    if (code !== 0 || !existsSync(file)) throw new Problem('The mutation run failed; what it said is above.')
    const report = JSON.parse(readFileSync(file, 'utf8'))
    const { killed, survived, unreached, score } = mutationScore(report)
    const text = [
      ...survivorLines(report),
      '',
      `${target}: ${score.toFixed(1)} % of ${killed + survived + unreached} changes noticed ` +
        `(${killed} noticed, ${survived} not, ${unreached} where no test comes)`,
    ].join('\n')
    const folder = join(root, '.gargoyle', 'mutation')
    const saved = join(folder, `${target.replaceAll('/', '-')}.txt`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(saved, `${text}\n`)
    console.log(`\n${text}\n\nAlso in ${relative(root, saved)}`)
    return 0
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})
