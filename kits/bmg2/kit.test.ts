import { readyMadeBands } from '@gargoyle/bmg2'
import { odds } from '@gargoyle/bots'
import { type Json, must, randomFrom, startSession } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { allIn, counterDuelSeats, stageCounterDuel } from '../counters/odds/duel.ts'
import { counterAttackQuery } from '../counters/odds/query.ts'
import { counterOddsReader } from '../counters/odds/reader.ts'
import { counterTextMode } from '../counters/text-mode.ts'
import { counterWords } from '../counters/words.ts'
import { tableOf } from '../game-kit.ts'
import { bmg2Game } from './game.ts'
import { bmg2Kit } from './kit.ts'

const setup = (index: number, options = {}) =>
  must(bmg2Kit.setupFor(options, index, 'seed')) as { bands: { band: Json }[]; board: string }

describe('setups of a run', () => {
  test('go round all ready-made crews', () => {
    const count = Object.keys(readyMadeBands).length
    const many = Array.from({ length: count * 2 }, (_, index) => setup(index))
    expect(new Set(many.map(({ bands }) => bands[0]?.band)).size).toBe(count)
    for (const { bands } of many) expect(bands[0]?.band).not.toBe(bands[1]?.band)
  })

  test('crews of chance are legal and follow from seed and number', () => {
    const options = { bands: [{ name: 'random' }, { name: 'random' }] }
    expect(setup(3, options)).toEqual(setup(3, options))
    for (let index = 0; index < 4; index++)
      expect(tableOf(bmg2Kit, must(bmg2Kit.setupFor(options, index, 'seed'))).ok).toBe(true)
  })
})

test('places are typed, drawn and said in inches', () => {
  const session = must(startSession(bmg2Kit.definition, { setup: setup(0), seed: 'inches' }))
  const random = randomFrom('inches')
  while (session.pending && session.pending.asked[0]?.decision.name !== 'plan') {
    const [asked] = session.pending.asked.filter(({ settled }) => !settled)
    must(session.answer(asked!.seat, asked!.decision.candidates(random, 1)[0]))
  }
  const text = counterTextMode(bmg2Game)
  const decision = { name: 'move', prompt: '', shape: 'path' }
  expect(text.readAnswer?.('12.5,8', decision)).toEqual({ ok: true, value: { to: [31750, 20320, 0] } })
  const position = { state: session.state, content: session.content, seat: session.seats[0]! }
  expect(counterWords.sayAnswer?.({ to: [2540, 5080, 0] }, decision, position)).toBe('To 1, 2')
  const seat = session.pending!.asked[0]!.seat
  const lines = text.draw?.(session.view(seat).game, seat) ?? []
  expect(
    lines.filter((line) => /^ *[\d.]+ [.=#+:*O$?!&a-zA-Z%]{70,}$/.test(line)).length,
  ).toBeGreaterThanOrEqual(36)
})

test('odds are exact in this edition too', () => {
  const session = must(
    stageCounterDuel(bmg2Game, { attacker: 'goon', target: 'twoowt', attack: 1, defense: 0 }),
  )
  const position = { session, seat: counterDuelSeats.attacker }
  const found = must(odds(position, 'melee:-1', { reader: counterOddsReader, followUps: [allIn(0)] }))
  expect(found.method).toBe('exact')
  expect(found.measures.find(({ id, what }) => id === '1' && what === 'hits')?.mean).toBeCloseTo(5 / 6, 9)
  const said = must(
    counterAttackQuery(bmg2Game).answer({ attacker: 'clover', target: 'cuchillo', weapon: 'gun', dc: '1' }),
  )
  expect(said.text).toContain('6" away')
})
