import { encodeCrew, readyMadeCrews } from '@gargoyle/bmg3'
import { must, randomFrom, seat, startSession } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { tableOf } from '../game-kit.ts'
import { bmg3Kit } from './kit.ts'

const setup = (index: number, options = {}) =>
  must(bmg3Kit.setupFor(options, index, 'seed')) as { crews: { crew: string }[]; board: string }

describe('setups of a run', () => {
  test('go round all ready-made crews and boards, and pair no crew with itself at first', () => {
    const count = Object.keys(readyMadeCrews).length
    const many = Array.from({ length: count * 6 }, (_, index) => setup(index))
    expect(new Set(many.map(({ crews }) => crews[0]?.crew)).size).toBe(count)
    expect(new Set(many.map(({ board }) => board)).size).toBe(6)
    for (const { crews } of many) expect(crews[0]?.crew).not.toBe(crews[1]?.crew)
  })

  test('take what is asked for', () => {
    const crews = [{ name: 'gcpd-signal' }, { name: 'own', json: { boss: 'x' } }]
    expect(setup(3, { crews, board: [{ name: 'docks' }], event: [{ name: 'none' }] })).toEqual({
      crews: [{ crew: 'gcpd-signal' }, { crew: { boss: 'x' } }],
      board: 'docks',
      event: 'none',
    })
  })

  test('draw crews of chance where random is asked for, others for every game', () => {
    const drawn = [0, 1].map((index) => setup(index, { crews: [{ name: 'random' }] }))
    for (const { crews } of drawn)
      for (const { crew } of crews) expect(typeof crew === 'object' && 'deck' in crew).toBe(true)
    expect(new Set(drawn.flatMap(({ crews }) => crews.map(({ crew }) => JSON.stringify(crew)))).size).toBe(4)
    expect(setup(1, { crews: [{ name: 'random' }] })).toEqual(drawn[1])
  })

  test('refuse what makes no sense', () => {
    expect(bmg3Kit.setupFor({ crews: [{ name: 'one' }] }, 0, '').ok).toBe(false)
  })
})

test('crews come by name, by share code and from files; others are refused with those that are known', () => {
  const list = readyMadeCrews['bane-army']!
  const seated = (name: string, json?: unknown) => {
    const thing = json === undefined ? { name } : { name, json }
    return tableOf(bmg3Kit, must(bmg3Kit.setupFor({ crews: [{ name: 'gcpd-signal' }, thing] }, 0, '')))
  }
  const sides = [['a'], ['b']]
  expect(seated('bane-army')).toMatchObject({ value: { seats: ['a', 'b'], sides } })
  expect(seated(encodeCrew(list)).ok).toBe(true)
  expect(seated('own.json', list).ok).toBe(true)
  expect(seated('nobody')).toMatchObject({
    reason: { text: expect.stringMatching(/"nobody" is no ready-made crew.*gcpd-signal/) },
  })
})

test('the table is drawn with terrain, markers, models, crews and one’s own hand', async () => {
  const text = await bmg3Kit.loadTextMode?.()
  const session = must(startSession(bmg3Kit.definition, { setup: setup(0), seed: 'drawn' }))
  const random = randomFrom('drawn')
  while (session.pending && session.pending.asked[0]?.decision.name !== 'action') {
    const [asked] = session.pending.asked
    const [answer] = asked!.decision.candidates(random, 1)
    must(session.answer(asked!.seat, answer))
  }
  const lines = text?.draw?.(session.view(seat('a')).game, seat('a')) ?? []
  const drawn = lines.join('\n')
  expect(drawn).toMatch(/^Round 1, execute\./)
  expect(lines.filter((line) => /^ *\d+ [.=#+:*OsSa-zA-Z%]{70,}$/.test(line)).length).toBeGreaterThanOrEqual(
    36,
  )
  for (const sign of ['*', 'O', '=', '.']) expect(drawn).toContain(sign)
  expect(drawn).toMatch(/a deploys in zone [AB]: [\d.]+,[\d.]+ to [\d.]+,[\d.]+/)
  expect(drawn).toMatch(/Your hand:\n {2}\S/)
  expect(drawn).toMatch(/a: 0 victory points, 3 resource points/)
})
