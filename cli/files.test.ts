import { readFileSync } from 'node:fs'
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
