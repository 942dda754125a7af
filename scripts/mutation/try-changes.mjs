import { Worker } from 'node:worker_threads'
import { Problem } from '../progress.mjs'
import { LEAVE_OUT } from './bundle.mjs'
import { testsNear } from './order.mjs'

/** @typedef {import('./worker.mjs').Survey} Survey */
/** @typedef {import('./worker.mjs').Message} Message */
/** @typedef {import('./bundle.mjs').Change} Change */
/** @typedef {{ failed: string[], statuses: Map<string, string> }} Trial */

/**
 * Tries changes one after the other. One that never comes to an end, or that spoils the thread it is tried in, costs a new
 * thread; so does one in code whose result is kept from one test to the next.
 *
 * @param {string} bundle
 * @param {readonly Change[]} changes what to try
 * @param {readonly Change[]} all all changes of these files
 * @param {(done: number, all: number, survived: number) => void} progress
 * @returns {Promise<Trial>}
 */
export async function tryChanges(bundle, changes, all, progress) {
  /** @type {Map<string, string>} */
  const statuses = new Map()
  /** @type {Survey | undefined} */
  let survey
  /** @type {string[]} */
  let failed = []
  /** @type {Set<string>} ids of changes after which a thread was spoiled: those are tried once more in a new one */
  const suspects = new Set()
  let open = changes
  let survived = 0
  while (open.length > 0) {
    const before = statuses.size + suspects.size
    /** @type {string | undefined} */
    let trying
    const errand = { bundle, changes: open.map(({ id, file }) => ({ id, file })), survey, cold: undefined }
    const failure = await inThread(errand, (message) => {
      if (message.kind === 'survey') {
        survey = message.survey
        failed = message.survey.failed.map((index) => message.names[index] ?? '')
      } else if (message.kind === 'trying') trying = message.id
      else if (message.kind === 'tried') {
        trying = undefined
        statuses.set(message.id, message.status)
        if (message.status === 'Survived') survived++
        progress(statuses.size, changes.length, survived)
      } else if (message.kind === 'spoiled') {
        trying = undefined
        if (suspects.has(message.id)) statuses.set(message.id, 'Killed')
        suspects.add(message.id)
      }
    })
    // The thread ended within this change: it was endless, or broke more than a test.
    if (trying !== undefined) statuses.set(trying, 'Timeout')
    if (statuses.size + suspects.size === before)
      throw new Problem(`The tests cannot be run: ${failure ?? 'their thread ended early'}. ${LEAVE_OUT}`)
    open = open.filter(({ id }) => !statuses.has(id))
  }
  if (survey !== undefined) await tryKept(bundle, changes, all, survey, statuses)
  return { failed, statuses }
}

/**
 * Tries what was not met again although a test had come by: its code ran once, and what came of it was kept. Code that runs
 * when a file is loaded is left out: it cannot be switched.
 *
 * @param {string} bundle
 * @param {readonly Change[]} changes
 * @param {readonly Change[]} all
 * @param {Survey} survey
 * @param {Map<string, string>} statuses
 */
async function tryKept(bundle, changes, all, survey, statuses) {
  const places = all.map(({ id, file, location }) => ({ id, file, line: location.start.line }))
  const [loaded, once] = [new Set(survey.loaded), new Set(survey.once)]
  for (const { id, file, location } of changes) {
    if (statuses.get(id) !== 'Kept') continue
    if (survey.reach[id] === undefined && !once.has(id)) {
      statuses.set(id, loaded.has(id) ? 'Ignored' : 'NoCoverage')
      continue
    }
    const cold = testsNear({ file, line: location.start.line }, places, survey.reach)
    let status = 'Timeout'
    await inThread({ bundle, changes: [{ id, file }], survey, cold }, (message) => {
      if (message.kind === 'tried') status = message.status === 'Kept' ? 'Ignored' : message.status
    })
    statuses.set(id, status)
  }
}

/**
 * Runs one thread to its end, or ends it when a test takes too long.
 *
 * @param {Pick<import('./worker.mjs').Errand, 'bundle' | 'changes' | 'survey' | 'cold'>} errand
 * @param {(message: Message) => void} hear
 * @returns {Promise<string | undefined>} what went wrong in it outside of any test
 */
function inThread(errand, hear) {
  const clock = new SharedArrayBuffer(8)
  const ticks = new Int32Array(clock)
  const worker = new Worker(new URL('worker.mjs', import.meta.url), {
    workerData: { ...errand, clock },
    resourceLimits: { maxOldGenerationSizeMb: 4096 },
  })
  /** @type {string | undefined} */
  let failure
  let latest = 0
  let since = performance.now()
  const watch = setInterval(() => {
    const begun = Atomics.load(ticks, 0)
    const now = performance.now()
    if (begun !== latest) {
      latest = begun
      since = now
    } else if (begun > 0 && now - since > Atomics.load(ticks, 1)) void worker.terminate()
  }, 500)
  return new Promise((resolve) => {
    worker.on('message', (message) => {
      hear(message)
      if (message.kind === 'end') void worker.terminate()
    })
    worker.on('error', (error) => {
      failure = error.message
    })
    worker.on('exit', () => {
      clearInterval(watch)
      resolve(failure)
    })
  })
}
