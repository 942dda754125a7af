/** @typedef {{ line: number, column: number }} Position */
/** @typedef {{ mutatorName: string, replacement?: string, status: string, location: { start: Position, end: Position } }} Mutant */
/** @typedef {{ files: Readonly<Record<string, { source: string, mutants: readonly Mutant[] }>> }} MutationReport */
/** @typedef {{ killed: number, survived: number, unreached: number, score: number }} MutationScore */

/** Noticed by a test: it failed, or the program no longer came to an end. */
const noticed = new Set(['Killed', 'Timeout'])

/**
 * How many of the changes were noticed. Changes that are no program, or that were left out, do not count.
 *
 * @param {MutationReport} report
 * @returns {MutationScore} the score in percent
 */
export function mutationScore({ files }) {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const killed = statuses.filter((status) => noticed.has(status)).length
  const survived = statuses.filter((status) => status === 'Survived').length
  const unreached = statuses.filter((status) => status === 'NoCoverage').length
  const all = killed + survived + unreached
  return { killed, survived, unreached, score: all === 0 ? 100 : (killed / all) * 100 }
}

/**
 * Changes that need not be tried again: those that were noticed the last time, or left out. They are identified by
 * what they change, so that lines may have moved since.
 *
 * @template {Mutant} M
 * @param {{ files: Readonly<Record<string, { source: string, mutants: readonly M[] }>> }} now
 * @param {MutationReport} before
 * @returns {Map<M, string>} with what became of them
 */
export function settledBefore(now, before) {
  const statuses = new Map(keyedMutants(before).map(([key, { status }]) => [key, status]))
  return new Map(
    keyedMutants(now).flatMap(([key, mutant]) => {
      const status = statuses.get(key) ?? ''
      return noticed.has(status) || status === 'Ignored' ? [[mutant, status]] : []
    }),
  )
}

/**
 * @template {Mutant} M
 * @param {{ files: Readonly<Record<string, { source: string, mutants: readonly M[] }>> }} report
 * @returns {[key: string, mutant: M][]} equal changes of a file are numbered
 */
function keyedMutants({ files }) {
  /** @type {Map<string, number>} */
  const seen = new Map()
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => {
      const line = source.split('\n')[mutant.location.start.line - 1] ?? ''
      const key = JSON.stringify([
        file,
        mutant.mutatorName,
        line,
        textAt(source, mutant.location),
        mutant.replacement,
      ])
      const number = seen.get(key) ?? 0
      seen.set(key, number + 1)
      return /** @type {[string, M]} */ ([`${key}${number}`, mutant])
    }),
  )
}

/**
 * The changes that no test noticed, one on a line: where, what it said, what it was changed to.
 *
 * @param {MutationReport} report
 * @returns {string[]}
 */
export function survivorLines({ files }) {
  return Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([file, { source, mutants }]) =>
      mutants
        .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
        .sort((a, b) => a.location.start.line - b.location.start.line)
        .map(({ location, replacement = '', status, mutatorName }) => {
          const was = short(textAt(source, location))
          const now = short(replacement)
          const note = status === 'NoCoverage' ? ' (no test comes here)' : ''
          return `${file}:${location.start.line}  ${mutatorName}: ${was} → ${now}${note}`
        }),
    )
}

/**
 * @param {string} source
 * @param {{ start: Position, end: Position }} location lines and columns from 1
 */
function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  lines[last] = (lines[last] ?? '').slice(0, end.column - 1)
  lines[0] = (lines[0] ?? '').slice(start.column - 1)
  return lines.join('\n')
}

/** On one line, and no longer than one reads at a glance. @param {string} text */
function short(text) {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 90 ? `${line.slice(0, 60)} … ${line.slice(-25)}` : line
}

/**
 * Tests that are red without any change, a line for each of their files.
 *
 * @param {readonly string[]} names of tests, each beginning with its file
 * @returns {string[]}
 */
export function redLines(names) {
  /** @type {Map<string, string[]>} */
  const byFile = new Map()
  for (const name of names) {
    const [file = name, ...test] = name.split(' > ')
    byFile.set(file, [...(byFile.get(file) ?? []), test.join(' > ')])
  }
  return [...byFile].map(
    ([file, tests]) =>
      `Red without any change, and left out: ${file} (${tests.length === 1 ? tests[0] : `${tests.length} tests`})`,
  )
}
