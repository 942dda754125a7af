import { bmg3 } from '@gargoyle/bmg3'
import { must, playSync, randomPlayer, recordOf, startSession } from '@gargoyle/engine'
import { crow, heist } from '@gargoyle/engine/examples'
import { jsonText } from '@gargoyle/table'
import { expect, test } from 'vitest'
import { gameNames } from './games.ts'
import { runCommand } from './testing/fake-terminal.ts'

const session = must(startSession(crow, { setup: { seats: ['ann', 'bob'], goal: 30 }, seed: 'replay' }))
playSync(session, { ann: randomPlayer(), bob: randomPlayer() })
const record = recordOf(session)

const replay = (json: unknown, ...options: readonly string[]) =>
  runCommand(['replay', 'game.json', ...options], {
    'game.json': typeof json === 'string' ? json : JSON.stringify(json),
  })

test('prints the events as a spectator saw them, numbered, with the end', async () => {
  const { code, out, err } = await replay(record)
  expect(code).toBe(0)
  expect(err).toBe('')
  expect(out).toMatch(/^crow: ann, bob\n\n/)
  for (const { number, text } of session.events('spectator')) {
    expect(out).toMatch(new RegExp(`^ *${number} {2}${text.replace(/[.?]/g, '\\$&')}$`, 'm'))
  }
  expect(out).toContain(`The game is over after ${record.answers.length} answers: {"ann":`)
})

test('a game that is not over says which seats it waits for', async () => {
  const begun = must(startSession(crow, { setup: { seats: ['ann', 'bob'], goal: 30 }, seed: 'replay' }))
  const { code, out } = await replay(recordOf(begun))
  expect(code).toBe(0)
  expect(out).toContain('The game goes on; it waits for ann.')
})

test('--verify proves a true record', async () => {
  const { code, out } = await replay(record, '--verify')
  expect(code).toBe(0)
  expect(out).toMatch(
    /^game\.json is true: crow played again to its end, \d+ answers and \d+ fingerprints, all the same\.\n$/,
  )
})

test('the example in docs is a whole heist, and true', async () => {
  const heistGame = must(
    startSession(heist, { setup: { seats: ['ann', 'bob', 'cy'], vaults: 2 }, seed: 'docs' }),
  )
  playSync(heistGame, { ann: randomPlayer(), bob: randomPlayer(), cy: randomPlayer() })
  const text = jsonText(recordOf(heistGame))
  await expect(text).toMatchFileSnapshot('../docs/examples/heist.json')
  const { code, out } = await replay(text, '--verify')
  expect(code).toBe(0)
  expect(out).toContain('is true: heist played again to its end')
})

test('--verify says where a changed record differs', async () => {
  const checkpoints = record.checkpoints.map((each, index) =>
    index === 1 ? { ...each, hash: 'forged' } : each,
  )
  const { code, out, err } = await replay({ ...record, checkpoints }, '--verify')
  expect(code).toBe(1)
  expect(out).toBe('')
  expect(err).toMatch(/^gargoyle: game\.json, at checkpoints\[1\]: The story differs/)
})

test.each([
  ['not JSON at all', 'game.json is not JSON'],
  [{ hello: 1 }, 'at format: This is not a Gargoyle record'],
  [{ ...record, game: 'chess' }, `is of the game 'chess', which is not known here. Known: ${gameNames}`],
  [{ ...record, rulesVersion: 99 }, 'at rulesVersion: Recorded with rules 99'],
  [{ ...record, answers: [{ seat: 'ann', answer: 'swim' }] }, 'game.json'],
])('a bad record is refused with a sentence (%#)', async (json, sentence) => {
  const { code, err } = await replay(json)
  expect(code).toBe(1)
  expect(err).toContain(sentence)
  expect(err).not.toMatch(/^\s+at .*:\d+:\d+/m)
})

test('a game of the third edition from before its rules changed is refused in words, played or verified', async () => {
  const setup = { crews: [{ crew: 'gcpd-precinct' }, { crew: 'joker-bad-dream' }], board: 'docks' }
  const now = recordOf(must(startSession(bmg3, { setup, seed: 'versions' })))
  expect((await replay(now, '--verify')).code).toBe(0)
  for (const options of [[], ['--verify']]) {
    const { code, out, err } = await replay({ ...now, rulesVersion: 3 }, ...options)
    expect([code, out]).toEqual([1, ''])
    expect(err).toContain(
      `game.json, at rulesVersion: Recorded with rules 3, this is ${bmg3.rulesVersion}: the same answers could tell another story.`,
    )
  }
})

test('a file that is not there is refused with a sentence', async () => {
  const { code, err } = await runCommand(['replay', 'gone.json'])
  expect(code).toBe(1)
  expect(err).toBe(
    'gargoyle: gone.json cannot be read: there is no such file. Check the name; it is taken from the folder you are in.\n',
  )
})
