import { bmg3, catalogue, type State } from '@gargoyle/bmg3'
import { type Odds, odds } from '@gargoyle/bots'
import { must, type Session, seat, startSession } from '@gargoyle/engine'
import { baseRadius, inches } from '@gargoyle/table'
import { expect, test } from 'vitest'
import { bmg3OddsReader } from './reader.ts'

const crewOf = (...ids: readonly string[]) => ({
  boss: ids[0]!,
  models: ids.map((id) => ({ id, rank: catalogue.model(id)!.ranks[0]!, equipment: [] })),
  reputation: 500,
  deck: [],
})

const yard = {
  format: 'gargoyle-board/1',
  name: 'Empty yard',
  theme: 'none',
  about: 'Room for a brawl.',
  unit: 'inch',
  size: [36, 36],
  pieces: [],
}

/** A thug whose blows go all round, between two others: one as plain as he is, one in light armour. */
function brawl(plain: string, armoured: string): Session {
  const layOut = (state: State): State => {
    Object.assign(state, { stage: 'execute', part: 1, encounter: 'showdown' })
    const radius = baseRadius(30)
    for (const [index, x] of [0, 2 * radius, -2 * radius].entries()) {
      const model = state.models[index]!
      model.at = { x: inches(18) + x, y: inches(18), z: 0 }
      // Those who lie do not defend: fewer dice to go through.
      model.condition = index === 0 ? 'up' : 'down'
    }
    state.models[0]!.effects.push({ id: '360-strike', until: 'round', args: [], value: 0, by: 0 })
    return state
  }
  const setup = {
    crews: [
      { seat: 'a', crew: crewOf('thug-1') },
      { seat: 'b', crew: crewOf(plain, armoured) },
    ],
    board: yard,
    encounter: 'showdown',
    event: 'none',
    casual: true,
  }
  const staged: typeof bmg3 = { ...bmg3, start: (opening) => layOut(bmg3.start(opening)) }
  return must(startSession(staged, { setup, seed: 'brawl' }))
}

const hitsOn = (found: Odds, model: number): readonly number[] =>
  found.measures
    .find(({ what, id }) => what === 'hits' && id === `${model}`)!
    .values.map(({ probability }) => probability)

test('one roll for two targets with different numbers of dice: the first dice are for both, and no luckier', () => {
  const session = brawl('thug-4', 'elite-op')
  const position = { session, seat: seat('a') }
  const alike = must(odds(position, 'melee:-1', { reader: bmg3OddsReader, maxRuns: 5000 }))
  const placed = must(odds(position, 'melee:-1', { reader: bmg3OddsReader, maxRuns: 5000, everyPlace: true }))
  expect([alike.method, placed.method]).toEqual(['exact', 'exact'])
  expect(alike.runs).toBeLessThan(placed.runs)
  for (const model of [1, 2]) {
    const [one, other] = [hitsOn(alike, model), hitsOn(placed, model)]
    expect(one.length).toBe(other.length)
    for (const [index, chance] of one.entries()) expect(chance).toBeCloseTo(other[index]!, 9)
  }
  // A die less is thrown at the armour.
  expect(hitsOn(alike, 2).length).toBe(hitsOn(alike, 1).length - 1)
})
