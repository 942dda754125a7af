import { must, playSync, randomPlayer, recordOf, startSession, verifyRecord } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { bmg3 } from './bmg3.ts'
import { readyMadeCrews } from './crews/ready-made.ts'
import { breachesOf } from './invariants.ts'

const setup = { crews: [{ crew: 'gcpd-precinct' }, { crew: 'joker-bad-dream' }], board: 'docks', plots: true }

function played(seed: string) {
  const session = must(startSession(bmg3, { setup, seed }))
  const player = randomPlayer()
  playSync(session, { a: player, b: player })
  return session
}

test('a whole game ends with victory points, a reason and a sound table, and its record is true', () => {
  const session = played('whole')
  expect(session.outcome).toMatchObject({ rounds: 4, reason: 'Round 4 is over.' })
  expect(breachesOf(session.state, session.content)).toEqual([])
  expect(verifyRecord(bmg3, JSON.stringify(recordOf(session))).ok).toBe(true)
})

test('a strike tells how many dice there were and what they had to reach, with reasons', () => {
  const session = must(startSession(bmg3, { setup: { ...setup, event: 'none' }, seed: 'why' }))
  const player = randomPlayer()
  playSync(session, { a: player, b: player })
  const strikes = session.events('spectator').filter(({ name }) => name === 'strike')
  const reasons = strikes.flatMap(
    ({ about }) => (about as { reasons: { name: string; total: number }[] }).reasons,
  )
  expect(reasons.some(({ name }) => name.startsWith('Dice on '))).toBe(true)
  expect(reasons.some(({ name, total }) => name.endsWith("'s defense") && total >= 1)).toBe(true)
})

test('a record names its crews in full, so that it stays true when a ready-made crew changes', () => {
  const kept = recordOf(played('kept')).setup as { crews: { seat: string; crew: unknown }[] }
  expect(kept.crews.map(({ seat }) => seat)).toEqual(['a', 'b'])
  expect(kept.crews[0]?.crew).toEqual(readyMadeCrews['gcpd-precinct'])
})

test('the same seed tells the same story, another seed another', () => {
  const story = (seed: string) => played(seed).hash()
  expect(story('one')).toBe(story('one'))
  expect(story('one')).not.toBe(story('two'))
})
