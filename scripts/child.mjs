import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the checkout, wherever the script was started from. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

/** @typedef {{ code: number, output: string }} Ended */

/**
 * Runs a Node program, either with its output collected for later or straight to the terminal.
 *
 * @param {readonly string[]} args
 * @param {{ show?: boolean, cwd?: string, env?: Record<string, string> }} [options]
 * @returns {Promise<Ended>}
 */
export function node(args, { show = false, cwd = root, env = {} } = {}) {
  return run(process.execPath, args, { show, cwd, env, shell: false })
}

/**
 * Runs npm: the one that started us where there is one, so that no second npm is needed on the path.
 *
 * @param {readonly string[]} args
 * @param {{ show?: boolean, cwd?: string, env?: Record<string, string> }} [options]
 * @returns {Promise<Ended>}
 */
export function npm(args, { show = false, cwd = root, env = {} } = {}) {
  const self = process.env.npm_execpath
  if (self && /npm-cli\.[cm]?js$/.test(self) && existsSync(self))
    return node([self, ...args], { show, cwd, env })
  return run('npm', args, { show, cwd, env, shell: process.platform === 'win32' })
}

/**
 * Runs a tool of node_modules by the path of its JavaScript file inside its package.
 *
 * @param {string} path such as "typescript/bin/tsc"
 * @param {readonly string[]} args
 * @param {{ show?: boolean, env?: Record<string, string> }} [options]
 */
export function tool(path, args, options = {}) {
  return node([join(root, 'node_modules', ...path.split('/')), ...args], options)
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ show: boolean, cwd: string, env: Record<string, string>, shell: boolean }} options
 * @returns {Promise<Ended>}
 */
function run(command, args, { show, cwd, env, shell }) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, {
      cwd,
      shell,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
