import { expect, test } from 'vitest'
import { loadOf, staticScripts, workerLoad } from './first-load.mjs'
import { checkoutOf } from './testing/checkout.ts'

const manifest = {
  'index.html': { file: 'assets/main.js', imports: ['_shared.js'], dynamicImports: ['play.tsx'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['index.html'] },
  'play.tsx': { file: 'assets/play.js', imports: ['_shared.js', '_three.js'] },
  '_three.js': { file: 'assets/three.js' },
}

test('what is imported on the spot counts, what is loaded later does not', () => {
  expect([...staticScripts(manifest, 'index.html')]).toEqual(['assets/main.js', 'assets/shared.js'])
  expect([...staticScripts(manifest, 'play.tsx')]).toContain('assets/three.js')
})

test('a load is the sum of packed scripts, each counted once', () => {
  const folder = checkoutOf({
    '.vite/manifest.json': JSON.stringify(manifest),
    'assets/main.js.br': '1234',
    'assets/shared.js.br': '12',
    'assets/play.js.br': '123456',
    'assets/three.js.br': '12345678',
  })
  expect(loadOf(folder, ['index.html'])).toBe(6)
  expect(loadOf(folder, ['index.html', 'play.tsx'])).toBe(20)
  expect(() => loadOf(folder, ['gone.tsx'])).toThrow('Nothing was built from gone.tsx.')
})

test('a page that is not built is not measured', () => {
  expect(() => loadOf(checkoutOf({}), ['index.html'])).toThrow('There is no built page')
})

test('what a worker fetches is found by names, whatever was added to them, with what it imports, each counted once', () => {
  const folder = checkoutOf({
    'assets/host.worker-Ab_1xY-2.js': 'import{a}from"./shared-12345678.js";import("./kit-abcdefgh.js")',
    'assets/host.worker-Ab_1xY-2.js.br': '12345',
    'assets/kit-abcdefgh.js': 'import"./shared-12345678.js"',
    'assets/kit-abcdefgh.js.br': '1234567',
    'assets/shared-12345678.js': 'export const a=1',
    'assets/shared-12345678.js.br': '123',
  })
  expect(workerLoad(folder, ['host.worker'])).toBe(8)
  expect(workerLoad(folder, ['host.worker', 'kit'])).toBe(15)
  expect(() => workerLoad(folder, ['gone.worker'])).toThrow('no built script called gone.worker')
})
