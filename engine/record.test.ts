import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { crow } from './examples/crow.ts'
import { heist } from './examples/heist/index.ts'
import {
  type GameRecord,
  loadRecord,
  must,
  playSync,
  randomFrom,
  randomPlayer,
  recordOf,
  recordVersion,
  scriptedDice,
  seat,
  startSession,
  verifyRecord,
} from './index.ts'
import { walk } from './testing/index.ts'

const players = { a: randomPlayer(), b: randomPlayer(), c: randomPlayer() }

function finished(): GameRecord {
  const session = must(startSession(heist, { setup: { seats: ['a', 'b', 'c'] }, seed: 'bells' }))
  playSync(session, players)
  return recordOf(session, { every: 5 })
}

const record = finished()

describe('a record', () => {
  test('holds all the game follows from', () => {
    expect(record).toMatchObject({
      format: 'gargoyle-record',
      version: recordVersion,
      game: 'heist',
      rulesVersion: 1,
      engineVersion: '0.1.0',
      setup: { seats: ['a', 'b', 'c'], vaults: 3 },
      dice: { seed: 'bells' },
      ended: true,
    })
    expect(record.checkpoints[0]?.answers).toBe(0)
    expect(record.checkpoints.at(-1)?.answers).toBe(record.answers.length)
  })

  test('survives a trip through a file and is verified', () => {
    expect(verifyRecord(heist, JSON.stringify(record))).toEqual({
      ok: true,
      value: { answers: record.answers.length, checkpoints: record.checkpoints.length, ended: true },
    })
  })

  test('is refused if anything in its set-up was changed, whatever the game makes of it', () => {
    const changed = {
      ...record,
      setup: { ...(record.setup as object), remark: 'the game does not read this' },
    }
    expect(verifyRecord(heist, changed)).toMatchObject({
      ok: false,
      reason: { text: 'The game differs from the record before the first answer.', path: 'checkpoints[0]' },
    })
    // Reading it to go on compares the last checkpoint, which covers the set-up as well.
    expect(loadRecord(heist, changed).ok).toBe(false)
  })

  test('of a running game can be gone on with, undo included', () => {
    const session = must(startSession(heist, { setup: { seats: ['a', 'b'] }, seed: 's' }))
    must(session.answer(seat('a'), 'wait'))
    const loaded = must(loadRecord(heist, recordOf(session, { every: 0 })))
    expect(loaded.hash()).toBe(session.hash())
    expect(loaded.canUndo(seat('a'))).toBe(true)
  })

  test('keeps scripted dice', () => {
    const session = must(startSession(crow, { setup: { seats: ['a', 'b'] }, dice: scriptedDice('6 5 1') }))
    for (let i = 0; i < 3; i++) must(session.answer(seat('a'), 'dig'))
    const written = recordOf(session)
    expect(written.dice).toEqual({ faces: [6, 5, 1], seed: 'scripted' })
    expect(must(loadRecord(crow, written)).state).toEqual({ turn: 1, found: 0, nest: { a: 0, b: 0 } })
  })

  test('of a fork with other dice cannot be written', () => {
    const session = must(startSession(crow, { setup: { seats: ['a', 'b'] }, seed: 's' }))
    expect(() => recordOf(session.fork({ seed: 'x' }))).toThrow('does not follow from a seed')
  })

  test('is not written if the game comes out differently the second time', () => {
    let extra = 0
    const moody = {
      ...crow,
      *step(game: Parameters<typeof crow.step>[0]) {
        yield* crow.step(game)
        game.state.found += ++extra
      },
    }
    const session = must(startSession(moody, { setup: { seats: ['a', 'b'], goal: 1e6 }, seed: 's' }))
    walk(session, randomFrom('w'), 4)
    expect(() => recordOf(session)).toThrow('came out differently')
  })
})

function refusal(change: Record<string, unknown>): { text: string; path?: string } {
  const result = verifyRecord(heist, { ...record, ...change })
  if (result.ok) throw new Error('The record was accepted.')
  return result.reason
}

describe('a record that does not fit is refused with place and reason', () => {
  test.each<[string, Record<string, unknown>, string, string]>([
    ['another game', { game: 'chess' }, 'game', 'record of the game "chess", not of "heist"'],
    ['other rules', { rulesVersion: 3 }, 'rulesVersion', 'Recorded with rules 3, this is 1'],
    [
      'another engine',
      { engineVersion: '7.0.0' },
      'engineVersion',
      'Recorded with engine 7.0.0, this is 0.1.0',
    ],
    ['a later format', { version: 3 }, 'version', 'Records of version 3 cannot be read'],
    [
      'a format whose hashes did not cover the set-up',
      { version: 1 },
      'version',
      'Records of version 1 cannot be read',
    ],
    ['a version without a text', { version: { toString: '' } }, 'version', 'without a version number'],
    ['no format', { format: 'chess' }, 'format', 'not a Gargoyle record'],
    ['a bad setup', { setup: { seats: ['a'] } }, 'setup.seats', 'Two to four thieves'],
    ['no dice', { dice: null }, 'dice', 'an object with a seed'],
    ['a seed that is no text', { dice: { seed: 3 } }, 'dice.seed', 'a text'],
    ['a face that is none', { dice: { seed: 's', faces: [6, 0] } }, 'dice.faces[1]', 'from 1 up'],
    ['no answers', { answers: {} }, 'answers', 'a list'],
    ['an answer without seat', { answers: [{ answer: 1 }] }, 'answers[0].seat', 'name of a seat'],
    ['an answer that is missing', { answers: [{ seat: 'a' }] }, 'answers[0].answer', 'given'],
    ['no checkpoints', { checkpoints: 3 }, 'checkpoints', 'a list'],
    [
      'a checkpoint out of range',
      { checkpoints: [{ answers: 9999, hash: '' }] },
      'checkpoints[0].answers',
      'from 0 to',
    ],
    ['ended in words', { ended: 'yes' }, 'ended', 'true or false'],
  ])('%s', (_, change, path, text) => {
    const reason = refusal(change)
    expect(reason.path).toBe(path)
    expect(reason.text).toContain(text)
  })

  test('an answer the game does not take names its number', () => {
    const answers = record.answers.map((each, i) => (i === 6 ? { ...each, answer: 'nonsense' } : each))
    expect(refusal({ answers })).toMatchObject({
      path: 'answers[6]',
      text: expect.stringContaining('Answer 7 (of seat') as string,
    })
  })

  test('another story names the answers in which it begins', () => {
    const checkpoints = record.checkpoints.map((each, i) => (i >= 2 ? { ...each, hash: 'other' } : each))
    expect(refusal({ checkpoints })).toMatchObject({
      path: 'checkpoints[2]',
      text: 'The story differs from the record somewhere from answer 6 to answer 10.',
    })
    expect(refusal({ dice: { seed: 'other' } }).text).toContain('before the first answer')
    const close = [...record.checkpoints.slice(0, 2), { answers: 6, hash: 'x' }]
    expect(refusal({ checkpoints: close }).text).toBe('The story differs from the record at answer 6.')
  })

  test('a game said to have ended must have', () => {
    const answers = record.answers.slice(0, 4)
    expect(refusal({ answers, checkpoints: [] })).toMatchObject({ path: 'ended' })
  })

  test('and one said to go on must not have ended', () => {
    expect(refusal({ ended: false })).toMatchObject({
      path: 'ended',
      text: expect.stringContaining('has ended'),
    })
    expect(loadRecord(heist, { ...record, ended: false })).toMatchObject({ ok: false })
  })

  test('a mark before the first letter, as some editors write it, is no part of the text', () => {
    expect(loadRecord(heist, `\uFEFF${JSON.stringify(record)}`)).toMatchObject({ ok: true })
    expect(loadRecord(heist, `\uFEFF\uFEFF${JSON.stringify(record)}`)).toMatchObject({ ok: false })
  })

  test('loading checks the last checkpoint', () => {
    const last = record.checkpoints.at(-1)!
    const checkpoints = [...record.checkpoints.slice(0, -1), { ...last, hash: 'x' }]
    expect(loadRecord(heist, { ...record, checkpoints })).toMatchObject({ ok: false })
  })

  test('text that is no JSON', () => {
    expect(loadRecord(heist, '{"format":')).toMatchObject({
      ok: false,
      reason: { text: expect.stringContaining('not JSON') as string },
    })
  })

  test('scripted dice that run out are refused, not thrown', () => {
    const session = must(startSession(crow, { setup: { seats: ['a', 'b'] }, dice: scriptedDice('6 5') }))
    must(session.answer(seat('a'), 'dig'))
    const short = { ...recordOf(session), dice: { seed: 'scripted', faces: [] }, checkpoints: [] }
    expect(loadRecord(crow, short)).toMatchObject({
      ok: false,
      reason: { text: expect.stringContaining('ran out') as string },
    })
  })
})

test('no file makes it throw', () => {
  const keys = Object.keys(record)
  fc.assert(
    fc.property(fc.constantFrom(...keys), fc.anything(), (key, value) => {
      verifyRecord(heist, { ...record, answers: record.answers.slice(0, 3), checkpoints: [], [key]: value })
      loadRecord(heist, value)
    }),
  )
})
