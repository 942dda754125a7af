/**
 * In which order tests are tried with a change: first those that noticed other changes of the same file, the latest
 * first; then the others, short ones first.
 *
 * @param {readonly number[]} tests indices of the tests that come by
 * @param {readonly number[]} millis how long each test takes, by its index
 * @param {readonly number[]} noticedBefore indices, the latest first
 * @returns {number[]}
 */
export function orderTests(tests, millis, noticedBefore) {
  const here = new Set(tests)
  const first = noticedBefore.filter((test) => here.has(test))
  const tried = new Set(first)
  const rest = tests.filter((test) => !tried.has(test))
  return [...first, ...rest.sort((a, b) => (millis[a] ?? 0) - (millis[b] ?? 0) || a - b)]
}

/** How many lines around a change are looked at for tests that may come by it. */
const NEAR = 10

/**
 * Tests that come by changes near another one. What is computed once and kept for later tests is reached by one of many
 * that use it: the others come by the lines around it.
 *
 * @param {{ file: string, line: number }} change
 * @param {readonly { id: string, file: string, line: number }[]} all
 * @param {Readonly<Record<string, { readonly tests: readonly number[] }>>} reach by the id of a change
 * @returns {number[]}
 */
export function testsNear({ file, line }, all, reach) {
  const near = all.filter((each) => each.file === file && Math.abs(each.line - line) <= NEAR)
  return [...new Set(near.flatMap(({ id }) => reach[id]?.tests ?? []))]
}

/**
 * How often a test may come by a change before it is taken for endless: far more often than without the change.
 *
 * @param {number} hits without the change
 */
export const hitLimit = (hits) => Math.max(100_000, 100 * hits)

/**
 * How long a test may take before it is taken for endless.
 *
 * @param {number} millis without a change
 */
export const timeLimit = (millis) => 5000 + 20 * millis
