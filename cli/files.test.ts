import { spawnSync } from 'node:child_process'
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readJson, writeText } from './files.ts'
import { fakeTerminal } from './testing/fake-terminal.ts'

test('reads a file of the folder one is in', async () => {
  const { io } = fakeTerminal({ 'a.json': '{ "b": 1 }' })
  expect(await readJson(io, 'a.json')).toEqual({ ok: true, value: { b: 1 } })
})

test.each([
  ['gone.json', 'gone.json cannot be read: there is no such file'],
  ['.', '. cannot be read: it is a folder'],
  ['broken.json', 'broken.json is not JSON: '],
])('%s is refused with a sentence', async (file, sentence) => {
  const { io } = fakeTerminal({ 'broken.json': '{ "b": ' })
  const read = await readJson(io, file)
  expect(read).toEqual({ ok: false, reason: expect.stringContaining(sentence) })
})

test('what is said of a file that holds anything but text is one line without control characters', async () => {
  const { io } = fakeTerminal({ 'beep.json': '\u0000\u0007\n\u001b[2J' })
  const read = await readJson(io, 'beep.json')
  expect(read).toEqual({ ok: false, reason: expect.stringMatching(/^beep\.json is not JSON: \P{Cc}+$/u) })
})

test('writes into folders that are not there yet', async () => {
  const { io, folder } = fakeTerminal()
  expect(await writeText(io, 'new/city.svg', '<svg/>')).toBeUndefined()
  expect(readFileSync(join(folder, 'new/city.svg'), 'utf8')).toBe('<svg/>')
})

test('what cannot be written is said', async () => {
  const { io } = fakeTerminal({ file: '' })
  expect(await writeText(io, 'file/city.svg', '')).toBe(
    'file/city.svg cannot be written: a part of its path is a file, not a folder.',
  )
})

test('an impossible folder is refused and does not keep one waiting', async () => {
  const { io } = fakeTerminal()
  expect(await writeText(io, '/proc/nowhere/at/all.json', '')).toBe(
    '/proc/nowhere/at/all.json cannot be written: there is no such folder, and none can be made there.',
  )
})

test('a file is replaced whole, and nothing is left beside it', async () => {
  const { io, folder } = fakeTerminal({ 'game.json': 'the old one' })
  expect(await writeText(io, 'game.json', 'the new one')).toBeUndefined()
  expect(readFileSync(join(folder, 'game.json'), 'utf8')).toBe('the new one')
  expect(readdirSync(folder)).toEqual(['game.json'])
})

test('what cannot be put in place leaves nothing behind', async () => {
  const { io, folder } = fakeTerminal()
  expect(await writeText(io, 'kept/inside.json', 'kept')).toBeUndefined()
  expect(await writeText(io, 'kept', 'a file where a folder is')).toBe(
    'kept cannot be written: it is a folder, not a file.',
  )
  expect(readdirSync(folder)).toEqual(['kept'])
})

test('what a link leads to is written, and the link stays', async () => {
  const { io, folder } = fakeTerminal({ 'real.json': 'old' })
  symlinkSync(join(folder, 'real.json'), join(folder, 'link.json'))
  expect(await writeText(io, 'link.json', 'new')).toBeUndefined()
  expect(readFileSync(join(folder, 'real.json'), 'utf8')).toBe('new')
  expect(lstatSync(join(folder, 'link.json')).isSymbolicLink()).toBe(true)
})

test('a file may begin with a byte order mark', async () => {
  const { io } = fakeTerminal({ 'a.json': '\uFEFF{ "b": 1 }' })
  expect(await readJson(io, 'a.json')).toEqual({ ok: true, value: { b: 1 } })
})

test('what a process left that was killed while it saved is removed at the next saving, and nothing else', async () => {
  const { io, folder } = fakeTerminal()
  const { pid: dead } = spawnSync(process.execPath, ['--version'])
  const minutesAgo = new Date(Date.now() - 10 * 60_000)
  const put = (name: string, when: Date): void => {
    writeFileSync(join(folder, name), '')
    utimesSync(join(folder, name), when, when)
  }
  put(`game.json.new-${dead}`, minutesAgo)
  const kept = [
    `game.json.new-${process.ppid}`,
    'game.json.new-',
    'game.json.new-0',
    'game.json.new-me',
    `other.json.new-${dead}`,
    `my-game.json.new-${dead}`,
  ]
  for (const name of kept) put(name, minutesAgo)
  mkdirSync(join(folder, `game.json.new-${dead + 1_000_000_000}`))
  expect(await writeText(io, 'game.json', 'saved')).toBeUndefined()
  const left = [...kept, 'game.json', `game.json.new-${dead + 1_000_000_000}`]
  expect(readdirSync(folder).sort()).toEqual(left.sort())
  // A process on another machine may be writing this very moment.
  put(`game.json.new-${dead}`, new Date())
  expect(await writeText(io, 'game.json', 'saved again')).toBeUndefined()
  expect(readdirSync(folder)).toContain(`game.json.new-${dead}`)
})
