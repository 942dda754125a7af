import { Worker } from 'node:worker_threads'

/** @typedef {import('./worker.mjs').Survey} Survey */
/** @typedef {import('./worker.mjs').Message} Message */
/** @typedef {{ id: string, file: string, status: string }} Change */
/** @typedef {{ failed: string[], statuses: Map<string, string> }} Trial */

/**
 * Tries changes one after the other. One that never comes to an end, or that spoils the thread it is tried in, costs a new
 * thread.
 *
 * @param {string} bundle
 * @param {readonly Change[]} changes
 * @param {(done: number, all: number, survived: number) => void} progress
 * @returns {Promise<Trial>}
 */
export async function tryChanges(bundle, changes, progress) {
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
    await inThread({ bundle, changes: open.map(({ id, file }) => ({ id, file })), survey }, (message) => {
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
    if (statuses.size + suspects.size === before) throw new Error('The tests could not be run.')
    open = open.filter(({ id }) => !statuses.has(id))
  }
  const once = new Set(survey?.once)
  for (const { id } of changes) {
    if (statuses.get(id) !== 'Survived' || survey?.reach[id] !== undefined) continue
    statuses.set(id, once.has(id) ? 'Ignored' : 'NoCoverage')
  }
  return { failed, statuses }
}

/**
 * Runs one thread to its end, or ends it when a test takes too long.
 *
 * @param {{ bundle: string, changes: readonly { id: string, file: string }[], survey: Survey | undefined }} errand
 * @param {(message: Message) => void} hear
 * @returns {Promise<void>}
 */
function inThread(errand, hear) {
  const clock = new SharedArrayBuffer(8)
  const ticks = new Int32Array(clock)
  const worker = new Worker(new URL('worker.mjs', import.meta.url), {
    workerData: { ...errand, clock },
    resourceLimits: { maxOldGenerationSizeMb: 4096 },
  })
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
    worker.on('error', (error) => console.error(`  (${error.message})`))
    worker.on('exit', () => {
      clearInterval(watch)
      resolve()
    })
  })
}
