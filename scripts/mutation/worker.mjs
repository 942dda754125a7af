// Tries changes in a thread of its own, which can be ended if one of them never comes to an end: loads all tests once, runs
// them to see which come by where, then switches on one change after the other.
import { parentPort, workerData } from 'node:worker_threads'
import { hitLimit, orderTests, timeLimit } from './order.mjs'
import { newSwitch, SWITCH } from './switch.mjs'

/** @typedef {import('./collect.mjs').CollectedTest} CollectedTest */
/** @typedef {{ tests: number[], hits: number[] }} Reach which tests come by a change, and how often each */
/**
 * @typedef {object} Survey what a run without changes shows
 * @property {number[]} millis how long each test takes
 * @property {number[]} failed tests that are red without any change
 * @property {Record<string, Reach>} reach by the id of the change
 * @property {string[]} loaded changes in code that runs when its file is loaded, and never again
 * @property {string[]} once changes in code that runs once, for the first test that needs it
 */
/**
 * @typedef {object} Errand
 * @property {string} bundle where the tests are
 * @property {readonly { id: string, file: string }[]} changes what to try
 * @property {SharedArrayBuffer} clock two numbers: how many tests were begun, and how long the latest may take
 * @property {Survey | undefined} survey from an earlier thread
 * @property {readonly number[] | undefined} cold tests to run at once with the only change, before anything is computed and kept
 */
/** @typedef {{ kind: 'survey', survey: Survey, names: string[] } | { kind: 'trying', id: string } | { kind: 'tried', id: string, status: string } | { kind: 'spoiled', id: string } | { kind: 'end' }} Message */

const { bundle, changes, clock, cold, survey: earlier } = /** @type {Errand} */ (workerData)
const mutation = newSwitch()
Object.assign(globalThis, { [SWITCH]: mutation })
mutation.reached = new Map()

const { collected, endCollected, runCollected } =
  /** @type {{ collected: readonly CollectedTest[], endCollected: () => Promise<void>, runCollected: (test: CollectedTest) => Promise<void> }} */ (
    await import(bundle)
  )
const ticks = new Int32Array(clock)
const whileLoading = [...(mutation.reached?.keys() ?? [])]

/** @param {Message} message */
const send = (message) => parentPort?.postMessage(message)

/**
 * @param {number} index
 * @param {number} millis how long the test may take
 * @returns {Promise<boolean>} whether it is green
 */
async function isGreen(index, millis) {
  Atomics.store(ticks, 1, Math.ceil(millis))
  Atomics.add(ticks, 0, 1)
  const test = collected[index]
  if (test === undefined) return false
  try {
    await runCollected(test)
    return true
  } catch {
    return false
  }
}

/** Runs all tests without a change, twice: what is computed once and kept must not count for the test that came first. */
async function surveyTests() {
  /** @type {Survey} */
  const survey = { millis: [], failed: [], reach: {}, loaded: [], once: [] }
  for (const index of collected.keys()) await isGreen(index, 60_000)
  const everReached = mutation.reached?.keys() ?? []
  for (const index of collected.keys()) {
    mutation.reached = new Map()
    const started = performance.now()
    const green = await isGreen(index, 60_000)
    survey.millis[index] = performance.now() - started
    if (!green) survey.failed.push(index)
    else
      for (const [id, hits] of mutation.reached) {
        const reach = survey.reach[id] ?? { tests: [], hits: [] }
        survey.reach[id] = reach
        reach.tests.push(index)
        reach.hits.push(hits)
      }
  }
  const once = [...everReached].filter((id) => survey.reach[id] === undefined)
  const loaded = new Set(whileLoading)
  survey.loaded = once.filter((id) => loaded.has(id))
  survey.once = once.filter((id) => !loaded.has(id))
  return survey
}

/** @type {Survey} */
let survey
if (earlier === undefined) {
  survey = await surveyTests()
  send({ kind: 'survey', survey, names: collected.map(({ name }) => name) })
} else {
  survey = earlier
  if (cold === undefined) for (const index of collected.keys()) await isGreen(index, 60_000)
}

mutation.reached = undefined

/** @type {Map<string, number[]>} tests that noticed a change, by the changed file, the latest first */
const noticed = new Map()

/**
 * @param {{ id: string, file: string }} change
 * @returns {Promise<{ by: number | undefined, met: boolean }>} the test that notices it, and whether any came by at all
 */
async function noticedBy({ id, file }) {
  const { tests, hits } = survey.reach[id] ?? { tests: [], hits: [] }
  const hitsOf = new Map(tests.map((test, at) => [test, hits[at] ?? 0]))
  let met = false
  for (const test of orderTests(cold ?? tests, survey.millis, noticed.get(file) ?? [])) {
    mutation.hits = 0
    mutation.limit = hitLimit(hitsOf.get(test) ?? 0)
    mutation.active = id
    const green = await isGreen(test, timeLimit(survey.millis[test] ?? 0))
    mutation.active = undefined
    met ||= mutation.hits > 0
    if (!green) return { by: test, met }
  }
  return { by: undefined, met }
}

for (const change of changes) {
  const { id, file } = change
  send({ kind: 'trying', id })
  const { by, met } = await noticedBy(change)
  if (by === undefined) send({ kind: 'tried', id, status: met ? 'Survived' : 'Kept' })
  else if (cold !== undefined) send({ kind: 'tried', id, status: 'Killed' })
  else {
    noticed.set(file, [by, ...(noticed.get(file) ?? []).filter((test) => test !== by)].slice(0, 40))
    // A change may leave something behind that makes the test fail from now on: then this thread is of no more use.
    if (!(await isGreen(by, timeLimit(survey.millis[by] ?? 0)))) {
      send({ kind: 'spoiled', id })
      break
    }
    send({ kind: 'tried', id, status: 'Killed' })
  }
}
await endCollected()
send({ kind: 'end' })
