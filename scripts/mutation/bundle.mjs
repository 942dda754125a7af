import { mkdirSync, readFileSync } from 'node:fs'
import { isAbsolute, join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { rolldown } from 'rolldown'
import { Problem } from '../progress.mjs'
import { eventIgnorer } from './ignorer.mjs'
import { switchCode } from './switch.mjs'

/** @typedef {import('./report.mjs').Mutant} Mutant */
/** @typedef {Mutant & { id: string, file: string }} Change a change that can be switched on by its id */
/** @typedef {{ changes: readonly Change[], code: ReadonlyMap<string, string> }} ChangedCode */

const instrumenting = {
  plugins: null,
  ignorers: [eventIgnorer],
  // Texts and tables of data are not rules.
  excludedMutations: ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'Regex'],
  noHeader: true,
}

const quiet = { isDebugEnabled: () => false, debug: () => {}, info: () => {}, warn: console.warn }

/**
 * All small changes of some files, each behind a switch.
 *
 * @param {string} root
 * @param {readonly string[]} files paths from the top
 * @returns {Promise<ChangedCode>}
 */
export async function changeCode(root, files) {
  const instrumenter = new Instrumenter(/** @type {never} */ (quiet))
  const { files: changed, mutants } = await instrumenter.instrument(
    files.map((name) => ({ name, mutate: true, content: readFileSync(join(root, name), 'utf8') })),
    /** @type {never} */ (instrumenting),
  )
  /** @param {{ line: number, column: number }} at counted from 0 */
  const fromOne = ({ line, column }) => ({ line: line + 1, column: column + 1 })
  return {
    changes: mutants.map(({ id, fileName, mutatorName, replacement, status, location }) => ({
      id,
      file: fileName,
      mutatorName,
      replacement,
      status: status ?? 'Pending',
      location: { start: fromOne(location.start), end: fromOne(location.end) },
    })),
    code: new Map(changed.map(({ name, content }) => [name, content])),
  }
}

/** What can be done about tests that cannot be run here. */
export const LEAVE_OUT = 'Leave out those that need it: -- --without PART_OF_THEIR_PATH'

const collector = fileURLToPath(new URL('collect.mjs', import.meta.url))
const ENTRY = 'every-test'
const STAND_IN = 'vitest-stand-in'

const standIn = `
import { standIns } from ${JSON.stringify(collector)}
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } = standIns
export { beginFile } from ${JSON.stringify(collector)}
`

/** What only the page's own bundler makes something of: styles and pictures. */
const pageFile = /\.(css|webp|png|svg|woff2?)(\?.*)?$/

const emptyModule = /** @type {const} */ ({ code: 'export default {}', moduleType: 'js' })

/** What stands for the folders that the page looks through: nothing is in them. */
const NO_FOLDER = '(() => ({}))'

/**
 * One file with all tests, which are collected when it is loaded, and the changed code.
 *
 * @param {{ root: string, folder: string, tests: readonly string[], code: ReadonlyMap<string, string> }} parts
 * @returns {Promise<string>} its path, in the folder
 */
export async function bundleTests({ root, folder, tests, code }) {
  /** @param {string} path */
  const fromTop = (path) => relative(root, path).split(sep).join('/')
  const testSet = new Set(tests)
  const entry = [
    `import ${JSON.stringify(join(root, 'scripts/testing/property-seed.ts'))}`,
    ...tests.map((file) => `import ${JSON.stringify(join(root, file))}`),
    `export { collected, endCollected, runCollected } from ${JSON.stringify(collector)}`,
  ]
  const virtual = new Map([
    [ENTRY, entry.join('\n')],
    [STAND_IN, standIn],
  ])
  const bundle = await rolldown({
    input: ENTRY,
    cwd: root,
    platform: 'node',
    treeshake: false,
    resolve: { conditionNames: ['source', 'node', 'import', 'default'] },
    external: (id, importer) =>
      /^[^.]/.test(id) &&
      !isAbsolute(id) &&
      !virtual.has(id) &&
      !id.startsWith('@gargoyle/') &&
      (id !== 'vitest' || importer === collector),
    logLevel: 'silent',
    plugins: [
      {
        name: 'changed-code',
        resolveId: (id, importer) => {
          if (id === ENTRY) return id
          return id === 'vitest' && importer !== collector ? STAND_IN : undefined
        },
        load: (id) => virtual.get(id) ?? (pageFile.test(id) ? emptyModule : undefined),
        transform: (source, id) => {
          const file = fromTop(id)
          const begin = testSet.has(file)
            ? `import { beginFile as beginThisFile } from 'vitest'; beginThisFile(${JSON.stringify(file)});`
            : ''
          const text = (code.get(file) ?? source).replaceAll('import.meta.glob', NO_FOLDER)
          // The bundle is elsewhere than the files that tests read beside themselves.
          return `${begin}${text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))}`
        },
      },
    ],
  })
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'tests.mjs')
  try {
    await bundle.write({ file: path, format: 'esm', banner: switchCode, codeSplitting: false })
  } catch (error) {
    throw bundlingProblem(error)
  } finally {
    await bundle.close()
  }
  return path
}

/**
 * What a bundler found, in a sentence: only its first line is for people.
 *
 * @param {unknown} error
 */
function bundlingProblem(error) {
  const { errors = [error] } = /** @type {{ errors?: readonly unknown[] }} */ (error)
  const text = errors[0] instanceof Error ? errors[0].message : String(errors[0])
  const [why] = stripVTControlCharacters(text).split('\n')
  return new Problem(`The tests cannot be bundled: ${why}. ${LEAVE_OUT}`)
}
