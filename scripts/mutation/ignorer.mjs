/**
 * What Stryker asks about every piece of code before it changes it, as far as it is used here.
 *
 * @typedef {object} CodePath
 * @property {() => boolean} isCallExpression
 * @property {{ callee?: { property?: { name?: string } } }} node
 */

/** Events report what happened and decide nothing: their texts are no rules. */
export const eventIgnorer = {
  /** @param {CodePath} path @returns {string | undefined} why a piece of code is left as it is */
  shouldIgnore: (path) =>
    path.isCallExpression() && path.node.callee?.property?.name === 'emit'
      ? 'Events decide nothing.'
      : undefined,
}
