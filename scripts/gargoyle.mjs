import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './child.mjs'

/**
 * Runs a command of the built command line inside this process.
 *
 * @param {readonly string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function gargoyle(args) {
  /** @type {{ runGargoyle: (args: readonly string[]) => Promise<number> }} */
  const cli = await import(pathToFileURL(join(root, 'cli', 'dist', 'main.js')).href)
  return cli.runGargoyle(args)
}
