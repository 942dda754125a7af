import { readyMadeCrews } from '@gargoyle/bmg3'
import { must, randomFrom, seat, startSession } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { runCommand } from '../testing/fake-terminal.ts'
import { playableBmg3 } from './bmg3-game.ts'

const setup = (index: number, options = {}) =>
  must(playableBmg3.setupFor(options, index, 'seed')) as { crews: { crew: string }[]; board: string }

describe('setups of a run', () => {
  test('go round all ready-made crews and boards, and pair nobody with itself at first', () => {
    const count = Object.keys(readyMadeCrews).length
    const many = Array.from({ length: count * 6 }, (_, index) => setup(index))
    expect(new Set(many.map(({ crews }) => crews[0]?.crew)).size).toBe(count)
    expect(new Set(many.map(({ board }) => board)).size).toBe(6)
    for (const { crews } of many) expect(crews[0]?.crew).not.toBe(crews[1]?.crew)
  })

  test('take what is asked for', () => {
    const crews = [{ name: 'gcpd-signal' }, { name: 'own', json: { boss: 'x' } }]
    expect(setup(3, { crews, board: { name: 'docks' }, event: 'none' })).toEqual({
      crews: [{ crew: 'gcpd-signal' }, { crew: { boss: 'x' } }],
      board: 'docks',
      event: 'none',
    })
  })

  test('refuse what makes no sense', () => {
    expect(playableBmg3.setupFor({ crews: [{ name: 'one' }] }, 0, '').ok).toBe(false)
    expect(playableBmg3.setupFor({ reputation: 350 }, 0, '').ok).toBe(false)
  })
})

test('a crew that is not known is refused with the names of those that are', async () => {
  const { code, err } = await runCommand(['sim', 'bmg3', '--games', '1', '--crews', 'gcpd-signal,nobody'])
  expect(code).toBe(2)
  expect(err).toContain('"nobody" is no ready-made crew')
  expect(err).toContain('gcpd-signal')
})

test('the table is drawn with terrain, markers, models, crews and one’s own hand', () => {
  const session = must(startSession(playableBmg3.game, { setup: setup(0), seed: 'drawn' }))
  const random = randomFrom('drawn')
  while (session.pending && session.pending.asked[0]?.decision.name !== 'action') {
    const [asked] = session.pending.asked
    const [answer] = asked!.decision.candidates(random, 1)
    must(session.answer(asked!.seat, answer))
  }
  const lines = playableBmg3.draw?.(session.view(seat('a')).game, seat('a')) ?? []
  const text = lines.join('\n')
  expect(text).toMatch(/^Round 1, execute\./)
  expect(lines.filter((line) => /^ *\d+ [.=#+:*OsSa-zA-Z%]{70,}$/.test(line)).length).toBeGreaterThanOrEqual(
    36,
  )
  for (const sign of ['*', 'O', '=', '.']) expect(text).toContain(sign)
  expect(text).toMatch(/a deploys in zone [AB]: [\d.]+,[\d.]+ to [\d.]+,[\d.]+/)
  expect(text).toMatch(/Your hand:\n {2}\S/)
  expect(text).toMatch(/a: 0 victory points, 3 resource points/)
})
