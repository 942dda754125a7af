import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, root } from './child.mjs'
import { Problem, step } from './progress.mjs'

/**
 * What the installed packages depend on, as one short text: the lock file, every workspace's own list, and the
 * platform, because some packages are binaries.
 *
 * @param {string} folder
 * @returns {string}
 */
export function installStamp(folder) {
  const hash = createHash('sha256')
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8')
  /** @type {{ workspaces?: string[] }} */
  const { workspaces = [] } = JSON.parse(manifest)
  const files = ['package-lock.json', ...workspaces.map((name) => `${name}/package.json`)]
  hash.update(manifest)
  for (const file of files) {
    const path = join(folder, file)
    hash.update(`\n${file}\n`)
    if (existsSync(path)) hash.update(readFileSync(path))
  }
  hash.update(`\n${process.platform} ${process.arch} ${process.versions.modules}`)
  return hash.digest('hex')
}

/** @param {string} folder */
const stampFile = (folder) => join(folder, 'node_modules', '.gargoyle-installed')

/**
 * Whether what is installed in a folder is what its lock file asks for.
 *
 * @param {string} folder
 */
export function isInstalled(folder) {
  const file = stampFile(folder)
  return existsSync(file) && readFileSync(file, 'utf8') === installStamp(folder)
}

/** Nothing but the work; and without a network, say so after seconds and not after minutes. */
const npmManners = [
  '--no-audit',
  '--no-fund',
  '--no-progress',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
]

/** Installs what is missing; does nothing when the lock file has not changed since the last time. */
export async function install() {
  if (isInstalled(root)) return
  const fresh = !existsSync(join(root, 'node_modules'))
  await step(fresh ? 'installing what is needed (once)' : 'installing what has changed', async () => {
    const { code, output } = await npm([fresh ? 'ci' : 'install', ...npmManners])
    if (code !== 0) throw new Problem(installProblem(output))
    writeFileSync(stampFile(root), installStamp(root))
  })
}

/**
 * Why an installation failed, in words a person can act on.
 *
 * @param {string} output everything npm wrote
 * @returns {string}
 */
export function installProblem(output) {
  const errors = output.split('\n').filter((line) => /^npm (error|ERR!)/.test(line) && !/ {4}at /.test(line))
  const sentence = reasons.find(({ sign }) => sign.test(output))?.sentence
  if (sentence) return [sentence, ...errors.slice(0, 1)].join('\n')
  const tail = (errors.length > 0 ? errors : output.trim().split('\n')).slice(-12).join('\n')
  return `Installing the packages failed. What npm said:\n\n${tail}`
}

/** @type {readonly { sign: RegExp, sentence: string }[]} */
const reasons = [
  {
    sign: /\b(ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/,
    sentence:
      'The packages could not be fetched: the npm registry cannot be reached. Check the network (or the proxy in ' +
      '`npm config get proxy` and the registry in `npm config get registry`), then run this again. Once installed, ' +
      'Gargoyle needs no network.',
  },
  {
    sign: /\bENOSPC\b/,
    sentence: 'The packages could not be written: the disk is full. Free about 300 MB, then run this again.',
  },
  {
    sign: /\b(EACCES|EPERM|EROFS)\b/,
    sentence:
      'The packages could not be written: this folder (or npm’s cache) may not be written by you. Give yourself ' +
      'the right to write here, or clone Gargoyle into a folder of your own, then run this again.',
  },
  {
    sign: /can only install packages when your package\.json and package-lock\.json/,
    sentence:
      'package.json and package-lock.json disagree. Run `npm install` once to bring the lock file up to date, and ' +
      'commit both.',
  },
]
