import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Names that Chromium and its relatives go by. */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** Where they are on systems that do not put them on the path. */
const elsewhere = [
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
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const { CHROMIUM, PATH = '' } = env
  if (CHROMIUM) {
    if (canRun(CHROMIUM)) return CHROMIUM
    throw new Error(`CHROMIUM names ${CHROMIUM}, which is no program that can be run. Name another, or none.`)
  }
  const onPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...elsewhere].find(canRun)
}

const HOW =
  'The tests of the page need Chromium or Chrome. Install one (Debian, Ubuntu: sudo apt-get install chromium; ' +
  'macOS: brew install --cask chromium), or say where it is: CHROMIUM=/path/to/chromium npm test'

/** Finds Chromium, installs it where that needs nobody's leave, or says how. */
export function needChromium(): string {
  const found = findChromium()
  if (found !== undefined) return found
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall) throw new Error(HOW)
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync('apt-get', ['update', '-q'], { stdio: 'ignore', timeout: 120_000, env })
    const install = ['install', '-y', '-q', '--no-install-recommends', 'chromium']
    execFileSync('apt-get', install, { stdio: 'ignore', timeout: 300_000, env })
  } catch (error) {
    throw new Error(`Chromium could not be installed. ${HOW}`, { cause: error })
  }
  const installed = findChromium()
  if (installed === undefined) throw new Error(HOW)
  return installed
}
