// What test files get for `vitest` when changes are tried: tests are collected, so that they can be run again and again
// in one process.
import { expect, vi } from 'vitest'

/** @typedef {() => unknown} Work */
/**
 * @typedef {object} Scope a file or a `describe` with the hooks of its tests
 * @property {string} name
 * @property {Scope | undefined} outer
 * @property {Work[]} beforeAll
 * @property {Work[]} afterAll
 * @property {Work[]} beforeEach
 * @property {Work[]} afterEach
 * @property {boolean} begun
 */
/** @typedef {{ name: string, file: string, scope: Scope, run: Work }} CollectedTest */

/** @type {CollectedTest[]} */
export const collected = []

/** @type {(name: string, outer?: Scope) => Scope} */
const scopeOf = (name, outer) => ({
  name,
  outer,
  beforeAll: [],
  afterAll: [],
  beforeEach: [],
  afterEach: [],
  begun: false,
})

let file = scopeOf('')
let scope = file
/** @type {Work[]} */
let finishers = []

/** A test file begins; the bundle says so at its top. @param {string} name */
export function beginFile(name) {
  file = scopeOf(name)
  scope = file
}

/** @param {Scope} inner @returns {Scope[]} from the outermost to this one */
const around = (inner) => (inner.outer ? [...around(inner.outer), inner] : [inner])

/**
 * Runs one test with its hooks. It throws what the test throws.
 *
 * @param {CollectedTest} one
 */
export async function runCollected(one) {
  const scopes = around(one.scope)
  for (const each of scopes) {
    if (each.begun) continue
    each.begun = true
    for (const hook of each.beforeAll) await hook()
  }
  finishers = []
  try {
    for (const each of scopes) for (const hook of each.beforeEach) await hook()
    await one.run()
  } finally {
    for (const finish of finishers.reverse()) await finish()
    for (const each of scopes.reverse()) for (const hook of each.afterEach) await hook()
  }
}

/** Runs what tests have to do when all of them are over. */
export async function endCollected() {
  const begun = new Set(collected.flatMap((one) => around(one.scope)).filter((each) => each.begun))
  for (const each of begun) for (const hook of each.afterAll) await hook()
}

/** @param {readonly unknown[]} args a name, perhaps options, and the work @returns {Work} */
const workOf = (args) => /** @type {Work} */ (args.find((arg) => typeof arg === 'function'))

/** @type {(name: string, ...args: unknown[]) => void} */
const addTest = (name, ...args) => {
  const title = [...around(scope).map((each) => each.name), name].join(' > ')
  collected.push({ name: title, file: file.name, scope, run: workOf(args) })
}

/** @type {(name: string, ...args: unknown[]) => void} */
const addGroup = (name, ...args) => {
  const before = scope
  scope = scopeOf(name, before)
  workOf(args)()
  scope = before
}

/**
 * `each` as Vitest has it, for lists of values or lists of arguments; names are distinguished by their number alone.
 *
 * @param {(name: string, work: Work) => void} add
 */
const withEach = (add) =>
  Object.assign(add, {
    /** @param {readonly unknown[]} cases */
    each:
      (cases) =>
      /** @type {(name: string, ...args: unknown[]) => void} */
      (name, ...args) => {
        const work = /** @type {(...values: unknown[]) => unknown} */ (workOf(args))
        for (const [index, value] of cases.entries())
          add(`${name} (${index + 1})`, () => work(...(Array.isArray(value) ? value : [value])))
      },
  })

/** What a test file calls, by the name it imports from `vitest`; `expect` and `vi` are Vitest's own. */
export const standIns = {
  test: withEach(addTest),
  describe: withEach(addGroup),
  beforeAll: hookOf('beforeAll'),
  afterAll: hookOf('afterAll'),
  beforeEach: hookOf('beforeEach'),
  afterEach: hookOf('afterEach'),
  /** @param {Work} finish */
  onTestFinished: (finish) => void finishers.push(finish),
  expect,
  vi,
}

/** @param {'beforeAll' | 'afterAll' | 'beforeEach' | 'afterEach'} kind @returns {(hook: Work) => void} */
function hookOf(kind) {
  return (hook) => void scope[kind].push(hook)
}
