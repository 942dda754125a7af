import { expect, test } from 'vitest'
import { readSetup } from './setup-options.ts'
import { fakeTerminal } from './testing/fake-terminal.ts'

test('names stay names; files ending in .json are read', async () => {
  const { io } = fakeTerminal({ 'mine.json': '{"boss":"crow"}', 'roof.json': '[1]' })
  expect(
    await readSetup(io, { crews: 'gcpd, mine.json', board: 'roof.json', event: 'fog', reputation: 350 }),
  ).toEqual({
    ok: true,
    value: {
      crews: [{ name: 'gcpd' }, { name: 'mine.json', json: { boss: 'crow' } }],
      board: { name: 'roof.json', json: [1] },
      event: 'fog',
      reputation: 350,
    },
  })
})

test('what nobody asked for is not there', async () => {
  expect(await readSetup(fakeTerminal().io, {})).toEqual({ ok: true, value: {} })
})

test('a file that cannot be read is refused with its name', async () => {
  const { io } = fakeTerminal({ 'bad.json': '{' })
  const texts = [{ crews: 'a,gone.json' }, { board: 'bad.json' }].map(async (typed) => {
    const read = await readSetup(io, typed)
    return read.ok ? 'read' : read.reason.text
  })
  expect(await Promise.all(texts)).toEqual([
    expect.stringContaining('gone.json cannot be read: there is no such file'),
    expect.stringContaining('bad.json is not JSON'),
  ])
})
