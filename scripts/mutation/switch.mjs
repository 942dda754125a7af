/**
 * Which change is switched on, and what is counted meanwhile. The changed code and the runner share one of these.
 *
 * @typedef {object} MutationSwitch
 * @property {string | undefined} active the id of the change that is switched on
 * @property {number} hits how often the active change was come by in this test
 * @property {number} limit after how many hits a test is taken for endless
 * @property {Map<string, number> | undefined} reached how often each change was come by, while that is counted
 */

/** The name under which changed code finds the switch: the bundle is loaded, not called. */
export const SWITCH = '__gargoyleMutation'

/** @returns {MutationSwitch} */
export const newSwitch = () => ({ active: undefined, hits: 0, limit: 0, reached: undefined })

/**
 * The functions that code changed by Stryker calls by name. They stand in front of the bundle, where they cost least.
 */
export const switchCode = `
const mutationSwitch = globalThis.${SWITCH}
function stryMutAct_9fa48(id) {
  if (mutationSwitch.active !== id) return false
  if (++mutationSwitch.hits > mutationSwitch.limit) throw new Error('This goes on without end.')
  return true
}
function stryCov_9fa48(...ids) {
  const { reached } = mutationSwitch
  if (reached !== undefined) for (const id of ids) reached.set(id, (reached.get(id) ?? 0) + 1)
}
`
