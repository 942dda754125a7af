import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { checkoutOf } from './testing/checkout.ts'
import { compressAll, isPageBuilt, pageSources, pageStamp } from './web.mjs'

const files = {
  'package-lock.json': '{}',
  'engine/session.ts': 'a',
  'engine/session.test.ts': 'b',
  'web/main.tsx': 'c',
  'web/app/tokens.css': 'd',
  'web/dist/index.html': 'e',
  'web/e2e/whole-game.test.ts': 'f',
  'cli/main.ts': 'g',
}

test('a page depends on everything that is bundled into it, and on nothing else', () => {
  expect(pageSources(checkoutOf(files))).toEqual(['engine/session.ts', 'web/app/tokens.css', 'web/main.tsx'])
})

test('a page is built again when something it depends on has changed', () => {
  const folder = checkoutOf(files)
  expect(isPageBuilt(folder)).toBe(false)
  writeFileSync(join(folder, 'web', 'dist', '.built'), pageStamp(folder))
  expect(isPageBuilt(folder)).toBe(true)
  writeFileSync(join(folder, 'cli', 'main.ts'), 'something else')
  writeFileSync(join(folder, 'engine', 'session.test.ts'), 'something else')
  expect(isPageBuilt(folder)).toBe(true)
  writeFileSync(join(folder, 'web', 'app', 'tokens.css'), 'something else')
  expect(isPageBuilt(folder)).toBe(false)
})

test('texts are packed beside themselves, fonts are left as they are', () => {
  const folder = checkoutOf({ 'assets/main.js': 'night '.repeat(100), 'assets/font.woff2': 'x' })
  compressAll(folder)
  for (const [kind, unpack] of [
    ['gz', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const) {
    const packed = readFileSync(join(folder, 'assets', `main.js.${kind}`))
    expect(packed.length).toBeLessThan(100)
    expect(unpack(packed).toString()).toBe('night '.repeat(100))
    expect(existsSync(join(folder, 'assets', `font.woff2.${kind}`))).toBe(false)
  }
})
