import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { boards, boardToJson, generateCity, inches } from '@gargoyle/table'
import { expect, test } from 'vitest'
import { runCommand } from '../testing/fake-terminal.ts'

const side = inches(36)
const city = boardToJson(generateCity({ seed: 7, width: side, depth: side }))
const [first, ...others] = city.pieces

const board = (json: unknown, ...options: readonly string[]) =>
  runCommand(['board', 'board.json', ...options], { 'board.json': JSON.stringify(json) })

test('a generated city is summed up: size, pieces, heights, lamps, balance', async () => {
  const { code, out, err } = await runCommand(['board', '--generate', 'seven'])
  expect(code).toBe(0)
  expect(err).toBe('')
  expect(out).toMatch(/^Size +36" × 36"$/m)
  expect(out).toMatch(/^Pieces +\d+: \d+ [a-z-]+, /m)
  expect(out).toMatch(/^Heights +\S+ to \S+", \d+ tops to stand on$/m)
  expect(out).toMatch(/^Lamps +\d+$/m)
  expect(out).toMatch(/^Balance +1 from south and north/m)
})

test('the same seed gives the same city, another seed and size another', async () => {
  const once = await runCommand(['board', '--generate', 'a', '--json'])
  const again = await runCommand(['board', '--generate', 'a', '--json'])
  const other = await runCommand(['board', '--generate', 'b', '--size', '48', '--json'])
  expect(again.out).toBe(once.out)
  expect(other.out).not.toBe(once.out)
  expect(JSON.parse(other.out)).toMatchObject({ ok: true, size: ['48"', '48"'], problems: [] })
})

test('a city is drawn and saved, and the saved file reads back the same', async () => {
  const args = ['board', '--generate', 'a', '--svg', 'pictures/city.svg', '--save', 'city.json']
  const { code, out, folder } = await runCommand(args)
  expect(code).toBe(0)
  expect(out).toContain('Written: pictures/city.svg, city.json')
  expect(readFileSync(join(folder, 'pictures/city.svg'), 'utf8')).toMatch(/^<svg [\s\S]*<\/svg>\s*$/)
  const saved = readFileSync(join(folder, 'city.json'), 'utf8')
  const read = await runCommand(['board', 'city.json'], { 'city.json': saved })
  expect(read.code).toBe(0)
  expect(out.startsWith(read.out)).toBe(true)
})

test('a board that comes with Gargoyle is found by its name, unless a file has that name', async () => {
  const { code, out } = await runCommand(['board', 'crime-alley', '--json'])
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ ok: true, name: boards['crime-alley'].name })
  const own = await runCommand(['board', 'crime-alley', '--json'], { 'crime-alley': JSON.stringify(city) })
  expect(JSON.parse(own.out)).toMatchObject({ ok: true, name: city.name })
})

test('every problem of a file is reported with its place and reason', async () => {
  const pieces = [
    { ...first, bottom: 5, top: 1 },
    { ...others[0], footprint: { rect: [90, 90, 2, 2] } },
    ...others.slice(1),
  ]
  const { code, out, err } = await board({ ...city, pieces })
  expect(code).toBe(1)
  expect(out).toBe('')
  expect(err).toMatch(/^gargoyle: board\.json has \d+ problems:\n/)
  expect(err).toMatch(/^ {2}pieces\[0\]\S*: .+/m)
  expect(err).toMatch(/^ {2}pieces\[1\]\S*: .+/m)
})

test('problems come as JSON too', async () => {
  const { code, out } = await board({ ...city, unit: 'furlong' }, '--json')
  expect(code).toBe(1)
  expect(JSON.parse(out)).toMatchObject({ ok: false, problems: [{ path: 'unit' }] })
})

test.each([
  ['gone.json', 'gone.json cannot be read: there is no such file'],
  ['crime-aley', "there is no board 'crime-aley'. Did you mean crime-alley? Known: asylum, "],
  ['broken.json', 'broken.json is not JSON'],
])('%s is refused with a sentence', async (file, sentence) => {
  const { code, err } = await runCommand(['board', file], { 'broken.json': '{' })
  expect(code).toBe(1)
  expect(err).toContain(`gargoyle: ${sentence}`)
})

test('a picture that cannot be written is refused with a sentence', async () => {
  const { code, err } = await runCommand(['board', '--generate', 'a', '--svg', 'file/city.svg'], { file: '' })
  expect(code).toBe(1)
  expect(err).toContain('file/city.svg cannot be written')
})

test.each([
  [['board'], 'name a board file or a seed'],
  [['board', 'a.json', '--generate', '7'], 'not both'],
  [['board', 'a.json', '--size', '40'], '--size is for generated cities'],
  [['board', '--generate', '7', '--size', 'huge'], 'whole number of inches'],
  [['board', '--generate', '7', '--size', '5'], '24" to 120"'],
])('%j is refused with a hint', async (args, reason) => {
  const { code, err } = await runCommand(args)
  expect(code).toBe(2)
  expect(err).toContain(reason)
  expect(err).toContain('gargoyle board --help')
})
