import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { must } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { addGame, openFolder, readFolder } from './results-folder.ts'
import { samplePlan, sampleRow } from './testing/rows.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const plan = samplePlan()
const played = (game: number) => ({ row: sampleRow(game, 0), timing: { game, sides: [] } })

/** A folder in which the second game ended before the first. */
function begun(): string {
  const folder = join(temporaryFolder(), 'new', 'one')
  must(openFolder(folder, plan))
  addGame(folder, played(2))
  addGame(folder, played(1))
  return folder
}
const textOf = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8')

test('games are kept as they end, and found again in their order', () => {
  const folder = begun()
  expect(textOf(folder, 'games.jsonl')).toMatch(/^\{"game":2.*\n\{"game":1.*\n$/)
  const { rows, timings } = must(openFolder(folder, plan))
  expect(rows).toEqual([sampleRow(1, 0), sampleRow(2, 0)])
  expect(timings.map(({ game }) => game)).toEqual([1, 2])
  expect(textOf(folder, 'games.jsonl')).toMatch(/^\{"game":1.*\n\{"game":2.*\n$/)
})

test('half a line at the end is dropped, and the next game does not stick to it', () => {
  const folder = begun()
  appendFileSync(join(folder, 'games.jsonl'), '{"game":3,"se')
  expect(must(readFolder(folder)).rows).toHaveLength(2)
  must(openFolder(folder, plan))
  addGame(folder, played(3))
  expect(must(openFolder(folder, plan)).rows.map(({ game }) => game)).toEqual([1, 2, 3])
})

test('a damaged line elsewhere is named', () => {
  const folder = begun()
  writeFileSync(join(folder, 'games.jsonl'), `nonsense\n${textOf(folder, 'games.jsonl')}`)
  const read = openFolder(folder, plan)
  expect(read.ok ? 'read' : read.reason.text).toMatch(/games\.jsonl is damaged in line 1/)
})

test('a folder of another plan is refused and left as it was', () => {
  const folder = begun()
  const before = textOf(folder, 'plan.json')
  const other = openFolder(folder, { ...plan, seed: 'other' })
  expect(other.ok ? 'opened' : other.reason.text).toMatch(
    /holds the games of another plan: its seed is 's', not 'other'\. Choose another --out, or delete the folder\./,
  )
  expect(textOf(folder, 'plan.json')).toBe(before)
})

test('a plan with more games takes the folder over', () => {
  const folder = begun()
  expect(must(openFolder(folder, { ...plan, games: 9 })).rows).toHaveLength(2)
  expect(JSON.parse(textOf(folder, 'plan.json')).games).toBe(9)
})

test.each([
  ['nothing', {}, 'it has no plan.json'],
  ['no JSON', { 'plan.json': '{' }, 'plan.json cannot be read'],
  ['something else', { 'plan.json': '{}' }, 'is no plan of the lab'],
  [
    'an older plan',
    { 'plan.json': '{"format":"gargoyle-lab","version":1}' },
    'is of version 1 of the lab, this is version 2',
  ],
])('a folder with %s in it is no results folder', (_, files, sentence) => {
  const read = readFolder(temporaryFolder(files as Readonly<Record<string, string>>))
  expect(read.ok ? 'read' : read.reason.text).toContain(sentence)
})

test('a place where no folder can be is a sentence', () => {
  const folder = temporaryFolder({ file: '' })
  const opened = openFolder(join(folder, 'file', 'inside'), plan)
  expect(opened.ok ? 'opened' : opened.reason.text).toContain('cannot be used')
  expect(existsSync(join(folder, 'file'))).toBe(true)
})
