import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './child.mjs'
import { exportedNames } from './exports.mjs'
import { nameClashes } from './names.mjs'
import { checkoutOf } from './testing/checkout.ts'

const clashesIn = (files: Readonly<Record<string, string>>) =>
  nameClashes(checkoutOf(files)).clashes.map(({ name, places }) => [name, places.map(({ file }) => file)])

test('all ways to declare and export a name are found, with their lines', () => {
  const code = [
    "import { taken } from './taken.ts'",
    'export const one = 1, { two, deep: [three = 3, ...four] } = x',
    'export function five() {}',
    'export async function* six() {}',
    'export class Seven {}',
    'export type Eight = 8',
    'export interface Nine {}',
    'export enum Ten {}',
    'const own = 1',
    'export { own as eleven, taken, taken as mine }',
    'export default function unnamed() {}',
    "export { passed } from './passed.ts'",
    "export * from './all.ts'",
    'const kept = 1',
  ].join('\n')
  expect(exportedNames('x.ts', code).map(({ name, line }) => `${name} ${line}`)).toEqual([
    'one 2',
    'two 2',
    'three 2',
    'four 2',
    'five 3',
    'six 4',
    'Seven 5',
    'Eight 6',
    'Nine 7',
    'Ten 8',
    'eleven 10',
  ])
})

test('a name that is declared in two rooms clashes, whether it is a value or a type', () => {
  expect(
    clashesIn({ 'table/board.ts': 'export type Board = 1', 'web/board.tsx': 'export const Board = 2' }),
  ).toEqual([['Board', ['table/board.ts', 'web/board.tsx']]])
})

test('passing something on is no clash, and neither are names within one room', () => {
  expect(
    clashesIn({
      'table/board.ts': 'export const board = 1',
      'table/index.ts': "export { board } from './board.ts'",
      'web/board.ts': "import { board } from '../table/index.ts'\nexport { board }",
      'web/a.ts': 'export const same = 1',
      'web/b.ts': 'export const same = 2',
    }),
  ).toEqual([])
})

test('games that do not know each other may use the same words; what they are built on may not', () => {
  const games = {
    'games/bmg/first/model.ts': 'export type Model = 1',
    'games/bmg/third/model.ts': 'export type Model = 3',
    'games/gcc/model.ts': 'export type Model = 4',
  }
  expect(clashesIn(games)).toEqual([])
  expect(clashesIn({ ...games, 'games/bmg/common/model.ts': 'export type Model = 0' })).toEqual([
    ['Model', ['games/bmg/common/model.ts', 'games/bmg/first/model.ts', 'games/bmg/third/model.ts']],
  ])
  expect(clashesIn({ ...games, 'table/model.ts': 'export type Model = 0' })[0]?.[1]).toHaveLength(4)
})

test('helpers of tests are their own room’s business, unless they are offered to others', () => {
  const helpers = {
    'engine/testing/stage.ts': 'export const stage = 1',
    'web/testing/stage.ts': 'export const stage = 2',
    'cli/stage.test.ts': 'export const stage = 3',
    'lab/stage.ts': 'export const stage = 4',
  }
  expect(clashesIn(helpers)).toEqual([])
  const offering = { exports: { './testing': { source: './testing/index.ts' } } }
  expect(clashesIn({ ...helpers, 'engine/package.json': JSON.stringify(offering) })).toEqual([
    ['stage', ['engine/testing/stage.ts', 'lab/stage.ts']],
  ])
})

test('the command names every clash with its places, and ends well without one', () => {
  const command = (files: Readonly<Record<string, string>>) =>
    spawnSync(process.execPath, [join(root, 'scripts', 'check-names.mjs'), checkoutOf(files)], {
      encoding: 'utf8',
    })
  const refused = command({ 'table/a.ts': 'export const a = 1', 'cli/a.ts': '\nexport const a = 2' })
  expect(refused.stderr).toContain('a: cli/a.ts:2, table/a.ts:1')
  expect(refused.status).toBe(1)
  const { stdout, status } = command({ 'table/a.ts': 'export const a = 1' })
  expect(stdout).toBe('Names: 1 exported, each has one meaning.\n')
  expect(status).toBe(0)
})
