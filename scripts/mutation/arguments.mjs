/** @typedef {{ what: string | undefined, wanted: string[], without: string[], again: boolean }} MutateArguments */

/**
 * What `npm run mutate` was called with.
 *
 * @param {readonly string[]} args
 * @returns {MutateArguments} without what to change if something cannot be read
 */
export function readMutateArguments(args) {
  /** @type {MutateArguments} */
  const read = { what: undefined, wanted: [], without: [], again: false }
  const rest = [...args]
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--again') read.again = true
    else if (arg === '--without') read.without.push(rest.shift() ?? '')
    else if (arg.startsWith('-')) return { ...read, what: undefined }
    else if (read.what === undefined) read.what = arg
    else read.wanted.push(arg)
  }
  return read
}
