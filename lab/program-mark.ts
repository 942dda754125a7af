import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readBotSpec } from '@gargoyle/bots'
import { ok, type Result, refused } from '@gargoyle/engine'
import { isBotPath } from './load-bot.ts'

const here = dirname(fileURLToPath(import.meta.url))
const labFolder = basename(here) === 'dist' ? dirname(here) : here

/** What decides how games go: everything below the lab. */
const parts = ['engine', 'table', 'games', 'bots', 'kits']

/** The program that workers run. They run what was built, from the sources too. */
export function workerFile(): Result<string> {
  const file = join(labFolder, 'dist', 'worker.js')
  if (existsSync(file)) return ok(file)
  return refused('the lab is not built yet. Run `npm run build` in the Gargoyle folder first.')
}

/** Fingerprints of what plays the games: the program as it was built, and every bot that is a file. */
export function marksOf(bots: readonly string[], folder: string): Readonly<Record<string, string>> {
  const marks: Record<string, string> = { 'the program': programMark() }
  for (const text of bots) {
    const spec = readBotSpec(text)
    if (!spec.ok || !isBotPath(spec.value.name)) continue
    const { name } = spec.value
    const file = resolve(folder, name)
    // Whether there is such a bot is not for a fingerprint to say.
    if (!existsSync(file)) continue
    marks[name] = short(createHash('sha256').update(readFileSync(file)).digest('hex'))
  }
  return marks
}

function programMark(): string {
  const hash = createHash('sha256')
  for (const part of parts) {
    const top = join(dirname(labFolder), part)
    for (const file of builtFiles(top)) hash.update(`${part}/${file}\n`).update(readFileSync(join(top, file)))
  }
  return short(hash.digest('hex'))
}

/** Built programs below a folder, tests aside. */
function builtFiles(top: string): readonly string[] {
  if (!existsSync(top)) return []
  return readdirSync(top, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(^|\/)dist\/.*\.js$/.test(file) && !/\.test\.js$|\/testing\/|node_modules/.test(file))
    .sort()
}

const short = (hex: string): string => hex.slice(0, 16)
