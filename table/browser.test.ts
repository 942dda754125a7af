import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('.', import.meta.url).pathname

/** All source files but the tests, what only tests use, and the measurements. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['dist', 'node_modules', 'testing'].includes(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return /\.ts$/.test(entry.name) && !/\.test\.ts$|bench\.ts$/.test(entry.name) ? [path] : []
  })
}

// The table runs in browsers, and every machine must measure alike: no clock, no chance, no trigonometry.
test.each(sources(root).map((path) => [path.slice(root.length), path]))(
  '%s needs no Node, clock or outside chance',
  (_, path) => {
    const code = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    expect(code, 'powers are not rounded alike everywhere: multiply').not.toContain('**')
    expect(code).not.toMatch(/from '(node:|fs|path|crypto)/)
    expect(code).not.toMatch(/\b(process|Buffer|require)\b[.(]/)
    expect(code).not.toMatch(
      /Math\.(random|sin|cos|tan|a(sin|cos|tan2?)|hypot|pow|exp|log)\b|Date\b|performance\b/,
    )
  },
)
