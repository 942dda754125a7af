const tty = Boolean(process.stderr.isTTY)
const colour = tty && !process.env.NO_COLOR

/** @param {string} code @param {string} text */
const paint = (code, text) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text)

/** A failure that a person can act on: its message is shown as it is, without a stack. */
export class Problem extends Error {}

/**
 * Runs one step of work and shows that it runs, how it ended and how long it took. Progress goes to stderr, so
 * that what a command prints for machines stays clean.
 *
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const started = performance.now()
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
  const show = () => process.stderr.write(`\r\u001b[K  ${paint('33', '·')} ${title} … ${seconds()}`)
  const clear = () => process.stderr.write('\r\u001b[K')
  if (!tty) process.stderr.write(`  · ${title} …\n`)
  const ticker = tty ? setInterval(show, 200) : undefined
  if (tty) show()
  try {
    const result = await work()
    if (tty) clear()
    process.stderr.write(`  ${paint('32', '✓')} ${title} (${seconds()})\n`)
    return result
  } catch (error) {
    if (tty) clear()
    process.stderr.write(`  ${paint('31', '✗')} ${title} (${seconds()})\n`)
    throw error
  } finally {
    clearInterval(ticker)
  }
}

/** Writes a line of progress that is no step of its own. @param {string} text */
export function note(text) {
  process.stderr.write(`${text}\n`)
}

/**
 * Runs a script's work to its end: a Problem becomes a sentence, anything else is a bug and keeps its stack.
 *
 * @param {() => Promise<number>} work gives the exit code
 */
export async function main(work) {
  try {
    process.exitCode = await work()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    process.stderr.write(`\n${error.message.replace(/^/gm, '  ')}\n\n`)
    process.exitCode = 1
  }
}
