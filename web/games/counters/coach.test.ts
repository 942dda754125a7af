import type { CounterActionAbout } from '@gargoyle/bmg-counters'
import { bmg2Kit } from '@gargoyle/kits/bmg2'
import { expect, test } from 'vitest'
import { hostedGame } from '../../worker/hosted-game.ts'
import secondHosting from '../bmg2/hosting.ts'
import { coachLine } from './coach.ts'
import { asks, momentOf, playUntil, quickGame } from './testing/moments.ts'

const hosted = hostedGame(bmg2Kit, secondHosting)
const moment = momentOf(hosted, playUntil(quickGame(hosted), asks('action')))

const lineFor = (...labels: readonly string[]): string => {
  const { decision } = moment.look
  if (decision === undefined) throw new Error('Something is asked.')
  const options = labels.map((label, place) => ({ id: `option-${place}`, label }))
  return coachLine({ ...decision, options }, moment)
}

test('short names of counters are explained where they occur, and only there', () => {
  expect(lineFor('Batclaw (1MC + 1SC)', 'Aim (2AC)')).toMatch(
    / MC is a Move counter, AC an Attack counter, SC a Special counter\.$/,
  )
  expect(lineFor('Batclaw (1SC)')).toMatch(/ SC is a Special counter\.$/)
  expect(lineFor('MC', 'DC')).toMatch(/ MC is a Move counter, DC a Defend counter\.$/)
  expect(lineFor('End the activation', 'MCs of old')).not.toMatch(/ is an? \w+ counter/)
})

test('an enemy is said to be in reach only where an attack is open, and not for what names no weapon', () => {
  const { decision } = moment.look
  if (decision === undefined) throw new Error('Something is asked.')
  const line = (about: CounterActionAbout, label: string, why?: string) =>
    coachLine(
      { ...decision, options: [{ id: 'attack', label, about, ...(why && { why: { text: why } }) }] },
      moment,
    )
  const attack = /^It can attack/
  expect(line({ attack: 'melee', arm: 0 }, 'Strike: Gloves')).toMatch(attack)
  expect(line({ attack: 'ranged', arm: 1 }, 'Shoot: Batlings')).toMatch(attack)
  expect(line({ attack: 'special', arm: 0, trait: 'charge' }, 'Charge: Gloves (1SC)')).toMatch(attack)
  expect(
    line({ attack: 'special', arm: -1, trait: 'sneak-attack', apart: true }, 'Sneak Attack (1SC)'),
  ).not.toMatch(attack)
  expect(line({ attack: 'melee', arm: 0 }, 'Strike: Gloves', 'No enemy is in reach.')).not.toMatch(attack)
})

test('a run is said to go straight, any other move may go round corners', () => {
  const line = (prompt: string) => coachLine({ name: 'move', shape: 'path', prompt }, moment)
  expect(line('Where does Gordon move? (run, 20 cm)')).toMatch(/^A run goes straight/)
  expect(line('Where does Gordon move? (move, 20 cm)')).toMatch(/round a corner/)
})

test('who arrives at an edge is not sent into an area', () => {
  const line = (prompt: string) => coachLine({ name: 'place', shape: 'point', prompt }, moment)
  expect(line('Where is Gordon placed? (arrival)')).toMatch(/^A die has said at which edge/)
  expect(line('Where is Gordon placed? (deployment)')).toMatch(/^Click into your area/)
})
