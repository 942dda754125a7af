import { execFileSync } from 'node:child_process'
import { accessSync, constants, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What Debian calls the Chromium without windows: the tests take a sixth less of the processor with it. */
const HEADLESS = 'chromium-headless-shell'

/** Names that Chromium and its relatives go by. */
const names = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** Where they are on systems that do not put them on the path. */
const usualPlaces: readonly string[] = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The Chromium of this machine: the one that CHROMIUM names, or else the first that is found. */
export function findChromium(
  { CHROMIUM, PATH = '' }: NodeJS.ProcessEnv = process.env,
  elsewhere: readonly string[] = usualPlaces,
): string | undefined {
  if (CHROMIUM) {
    if (canRun(CHROMIUM)) return CHROMIUM
    throw new Error(`CHROMIUM names ${CHROMIUM}, which is no program that can be run. Name another, or none.`)
  }
  const onPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...elsewhere].find(canRun)
}

/** What a machine has and allows. */
export interface Machine {
  find(): string | undefined
  /** Installs Chromium; left out where that needs permission. */
  install?(): void
}

const HOW =
  'The tests of the page need Chromium or Chrome. Install one (Debian: sudo apt-get install chromium; ' +
  'macOS: brew install --cask chromium), or say where it is: CHROMIUM=/path/to/chromium npm test'

/** Finds Chromium, installs it where that needs no permission, or says how. */
export function needChromium({ find, install }: Machine = thisMachine()): string {
  const found = find()
  if (found !== undefined) return found
  if (install === undefined) throw new Error(HOW)
  try {
    install()
  } catch (error) {
    throw new Error(`Chromium could not be installed. ${HOW}`, { cause: error })
  }
  const installed = find()
  if (installed === undefined) throw new Error(HOW)
  return installed
}

function thisMachine(): Machine {
  const mayInstall = process.getuid?.() === 0 && isDebian()
  return { find: findChromium, ...(mayInstall ? { install: installOnDebian } : {}) }
}

/** Not its relatives: what Ubuntu installs by that name needs a snap service, which containers do not have. */
function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

function installOnDebian(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...args: readonly string[]) =>
    execFileSync('apt-get', args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: 300_000, env })
  console.log('Installing Chromium for the tests of the page …')
  const install = (name: string) => run('install', '-y', '-q', '--no-install-recommends', name)
  run('update', '-q')
  try {
    install(HEADLESS)
  } catch {
    // Debian has it on its own since version 12.
    install('chromium')
  }
}
