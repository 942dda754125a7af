import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('.', import.meta.url).pathname

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'dist' || entry.name === 'node_modules') return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return /\.ts$/.test(entry.name) && !/\.test\.ts$/.test(entry.name) ? [path] : []
  })
}

// The engine runs in browsers and its games must come out the same everywhere.
test.each(sources(root).map((path) => [path.slice(root.length), path]))(
  '%s needs no Node, clock or outside chance',
  (_, path) => {
    const code = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    expect(code).not.toMatch(/from '(node:|fs|path|crypto)/)
    expect(code).not.toMatch(/\b(process|Buffer|require)\b[.(]/)
    expect(code).not.toMatch(/Math\.(random|sin|cos|tan|atan2?|pow|exp|log)\b|Date\.now|performance\.now/)
  },
)
