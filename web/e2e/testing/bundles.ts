import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The scripts of a built page, by name, and what each of them loads. */
export interface Bundles {
  readonly names: readonly string[]
  /** Scripts that something else begins with: the page, workers, and whatever is loaded when it is needed. */
  readonly roots: ReadonlySet<string>
  /** All that is fetched before a script runs, itself included. */
  loadOf(script: string): readonly string[]
  textOf(script: string): string
}

const staticImport = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g
const dynamicImport = /\bimport\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g

const namesIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])

/** Reads the scripts in the folder of a built page. */
export function readBundles(dist: string): Bundles {
  const folder = join(dist, 'assets')
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const texts = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  const textOf = (script: string): string => {
    const text = texts.get(script)
    if (text === undefined) throw new Error(`A script loads ${script}, which was not built.`)
    return text
  }
  const imported = new Set([...texts.values()].flatMap((text) => namesIn(text, staticImport)))
  const later = new Set([...texts.values()].flatMap((text) => namesIn(text, dynamicImport)))
  return {
    names,
    roots: new Set(names.filter((name) => later.has(name) || !imported.has(name))),
    textOf,
    loadOf(script) {
      const load = new Set([script])
      // A set that grows while it is walked is walked to its end.
      for (const each of load) for (const name of namesIn(textOf(each), staticImport)) load.add(name)
      return [...load]
    },
  }
}
