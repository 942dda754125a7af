import { bmg3, catalogue, type State } from '@gargoyle/bmg3'
import { odds } from '@gargoyle/bots'
import { must, requestFor, startSession } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { expect, test } from 'vitest'
import { bmg3OddsReader } from './reader.ts'

const crewOf = (id: string, ...equipment: readonly string[]) => ({
  boss: id,
  models: [{ id, rank: catalogue.model(id)!.ranks[0]!, equipment }],
  reputation: 500,
  deck: [],
})

test('bmg3/core/take-the-lead: odds asked before the first roll, which ties repeat, are an estimate and come to an end', () => {
  const layOut = (state: State): State => {
    Object.assign(state, { stage: 'lead', encounter: 'showdown' })
    for (const [index, x] of [10, 18].entries())
      Object.assign(state.models[index]!, { at: { x: inches(x), y: inches(18), z: 0 }, condition: 'up' })
    return state
  }
  const setup = {
    crews: [
      { seat: 'a', crew: crewOf('thug-1', 'suicide-squad/aerial-locator-system') },
      { seat: 'b', crew: crewOf('thug-4') },
    ],
    board: 'crime-alley',
    encounter: 'showdown',
    event: 'none',
    casual: true,
  }
  const staged: typeof bmg3 = { ...bmg3, start: (opening) => layOut(bmg3.start(opening)) }
  const session = must(startSession(staged, { setup, seed: 'lead' }))
  const asked = session.pending!.asked[0]!
  expect(asked.decision.name).toBe('aerial-locator-system')
  for (const position of [{ session, seat: asked.seat }, requestFor(session, asked)]) {
    const found = must(odds(position, 'none', { reader: bmg3OddsReader, runs: 50 }))
    expect(found).toMatchObject({ method: 'sampled', runs: 50 })
    expect(found.whySampled).toContain('more than 200 times')
  }
})
