import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './child.mjs'
import { checkLayers } from './layers.mjs'
import { checkoutOf } from './testing/checkout.ts'

const pack = (name: string, dependencies: Readonly<Record<string, string>> = {}, exports = ['.']) =>
  JSON.stringify({
    name,
    dependencies,
    exports: Object.fromEntries(
      exports.map((path) => [path, { source: path === '.' ? './index.ts' : `${path}/index.ts` }]),
    ),
  })

const house = {
  'package.json': JSON.stringify({ name: 'house', devDependencies: { vitest: '1' } }),
  'engine/package.json': pack('@gargoyle/engine'),
  'engine/index.ts': "export { seat } from './seat.ts'",
  'engine/seat.ts': "export const seat = 'a'",
  'engine/seat.test.ts': "import { test } from 'vitest'\nimport { createHash } from 'node:crypto'\ntest",
  'table/package.json': pack('@gargoyle/table'),
  'table/index.ts': 'export const board = 1',
  'games/bmg/package.json': pack('@gargoyle/bmg', { '@gargoyle/engine': '1', '@gargoyle/table': '1' }, [
    './common',
    './first',
    './third',
  ]),
  'games/bmg/common/index.ts': "import '@gargoyle/engine'\nimport '@gargoyle/table'",
  'games/bmg/first/index.ts': "import '../common/index.ts'",
  'games/bmg/third/index.ts': "import '@gargoyle/bmg/common'",
  'games/gcc/package.json': pack('@gargoyle/gcc', { '@gargoyle/engine': '1' }),
  'games/gcc/index.ts': "import '@gargoyle/engine'",
  'bots/package.json': pack('@gargoyle/bots', { '@gargoyle/engine': '1' }),
  'bots/index.ts': "import '@gargoyle/engine'",
  'kits/package.json': pack('@gargoyle/kits', { '@gargoyle/bmg': '1', '@gargoyle/bots': '1' }),
  'kits/index.ts': "import '@gargoyle/bmg/third'\nimport '@gargoyle/bots'",
  'cli/package.json': pack('gargoyle', { '@gargoyle/bots': '1', commander: '1' }),
  'cli/index.ts': "import '@gargoyle/bots'\nimport { Command } from 'commander'\nimport 'node:fs'\nCommand",
  'web/package.json': pack('@gargoyle/web', { '@gargoyle/bots': '1' }),
  'web/index.ts': "import '@gargoyle/bots'",
}

const problemsWith = (files: Readonly<Record<string, string>>) =>
  checkLayers(checkoutOf({ ...house, ...files })).problems

test('a house in order has no problems', () => {
  expect(problemsWith({})).toEqual([])
})

test.each([
  ['engine/seat.ts', "import '@gargoyle/table'", 'engine may use nothing of ours'],
  ['engine/seat.ts', "import type { X } from '../table/index.ts'", 'engine may use nothing of ours'],
  ['table/index.ts', "import '../cli/index.ts'", 'table may use nothing of ours'],
  ['games/gcc/index.ts', "import '@gargoyle/bmg/common'", 'games/gcc may use only engine, table'],
  ['games/bmg/third/index.ts', "import '../first/index.ts'", 'games/bmg/third may use only'],
  ['games/bmg/common/index.ts', "import '@gargoyle/bmg/third'", 'games/bmg/common may use only'],
  ['games/bmg/first/index.ts', "import '@gargoyle/bots'", 'games/bmg/first may use only'],
  ['bots/index.ts', "export type T = import('@gargoyle/web').T", 'bots may use only'],
  ['bots/index.ts', "import '@gargoyle/bmg/third'", 'bots may use only engine'],
  ['lab/index.ts', "import '../games/bmg/third/index.ts'", 'lab may use only engine, table, bots, kits'],
  ['web/index.ts', "const x = await import('gargoyle')", 'web may use only'],
])('%s with %s is refused', (file, code, reason) => {
  const [problem] = problemsWith({ [file]: code })
  expect(problem?.where).toBe(`${file}:1`)
  expect(problem?.reason).toContain(reason)
})

test('a package that is not listed, or not offered, is refused', () => {
  expect(problemsWith({ 'bots/index.ts': "import 'lodash/fp'" })).toEqual([
    { where: 'bots/index.ts:1', reason: "imports 'lodash/fp', which bots/package.json does not list" },
  ])
  expect(problemsWith({ 'engine/seat.ts': "import 'vitest'" })[0]?.reason).toContain('does not list')
  // All that is there runs in the test runner: tests, pictures, measurements.
  expect(problemsWith({ 'web/e2e/shots/home.shots.ts': "import 'vitest'" })).toEqual([])
  expect(problemsWith({ 'kits/index.ts': "import '@gargoyle/bmg/rules'" })[0]?.reason).toContain(
    '@gargoyle/bmg offers ./common, ./first, ./third',
  )
})

test('code that runs in browsers does not use Node, its tests may', () => {
  expect(problemsWith({ 'engine/seat.ts': "import 'node:fs'" })[0]?.reason).toContain('also runs in browsers')
  expect(problemsWith({ 'cli/index.ts': "import 'fs'" })[0]?.reason).toContain("write 'node:fs'")
})

test('a circle of files is refused', () => {
  const files = { 'engine/a.ts': "import './b.ts'", 'engine/b.ts': "import { A } from './a.ts'" }
  expect(problemsWith(files)).toEqual([
    { where: 'engine/a.ts', reason: 'imports itself in a circle: engine/a.ts → engine/b.ts → engine/a.ts' },
  ])
})

test('types may name each other', () => {
  const files = { 'engine/a.ts': "import './b.ts'", 'engine/b.ts': "import type { A } from './a.ts'" }
  expect(problemsWith(files)).toEqual([])
})

test('an import that leads nowhere or outside is refused', () => {
  expect(problemsWith({ 'engine/a.ts': "import './gone.ts'" })[0]?.reason).toContain('does not exist')
  expect(problemsWith({ 'engine/a.ts': "import '../../x.ts'" })[0]?.reason).toContain('outside the checkout')
})

test('reading the shared folder beside the checkout is refused, in tests too', () => {
  const beside = `${'..'}/shared`
  const read = `open('../${beside}/rules/bmg1.json')`
  expect(problemsWith({ 'games/gcc/index.ts': read })[0]?.reason).toContain('a clone does not have')
  expect(problemsWith({ 'cli/x.test.ts': `join('..', 'shared')` })[0]?.where).toBe('cli/x.test.ts:1')
  expect(problemsWith({ 'table/x.test.ts': read })[0]?.where).toBe('table/x.test.ts:1')
})

test('an unknown folder is refused', () => {
  expect(problemsWith({ 'attic/box.ts': '' })[0]?.reason).toContain('scripts/rooms.mjs')
})

test('a package.json that lists a room above is refused, even before anything imports it', () => {
  expect(problemsWith({ 'table/package.json': pack('@gargoyle/table', { '@gargoyle/bots': '1' }) })).toEqual([
    { where: 'table/package.json', reason: 'lists @gargoyle/bots, which table may not use' },
  ])
})

// That this checkout is in order is checked once, by `npm run check` and `npm test`, and not here again.
test('the command ends well for a checkout in order, and says what is wrong with another', () => {
  const command = (files: Readonly<Record<string, string>>) =>
    spawnSync(
      process.execPath,
      [join(root, 'scripts', 'check-layers.mjs'), checkoutOf({ ...house, ...files })],
      {
        encoding: 'utf8',
      },
    )
  expect(command({})).toMatchObject({
    stderr: '',
    stdout: expect.stringMatching(/^Layers: \d+ files, every import points down\.\n$/),
    status: 0,
  })
  const { stderr, status } = command({ 'engine/seat.ts': "import '@gargoyle/table'" })
  expect(stderr).toContain('engine/seat.ts:1 imports table/index.ts: engine may use nothing of ours')
  expect(status).toBe(1)
})
