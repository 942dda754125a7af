import { type Json, must, Random, Stream, startSession } from '@gargoyle/engine'
import { walk } from '@gargoyle/engine/testing'
import { boards } from '@gargoyle/table'
import { expect, test } from 'vitest'
import { bmg3 } from '../bmg3.ts'
import { cardFacts, enforced } from '../book.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { isPlayable } from '../catalogue/playability.ts'
import { events } from '../events/index.ts'
import { breachesOf } from '../invariants.ts'
import type { Rank } from '../vocabulary.ts'
import { encounters } from './index.ts'

const playable = [...catalogue.models.values()].filter((profile) => isPlayable(profile, enforced))

/** Some playable models of each rank, others for every game. */
function crew(index: number): Json {
  const some = (rank: Rank, count: number) => {
    const models = playable.filter(({ ranks }) => ranks[0] === rank)
    const from = (7 * index) % models.length
    return [...models, ...models].slice(from, from + count).map(({ id }) => ({ id, rank, equipment: [] }))
  }
  const models = [
    ...some('leader', 1),
    ...some('sidekick', 1),
    ...some('free-agent', 1),
    ...some('henchman', 2),
  ]
  const general = [...cardFacts.values()].filter(
    ({ affiliations, forModels }) => affiliations.length === 0 && !forModels,
  )
  const deck = general.slice(0, 10).map(({ id }) => ({ card: id, copies: 2 }))
  return { boss: models[0]?.id ?? '', models, reputation: 350, deck }
}

const encounterIds = Object.keys(encounters)
const eventIds = Object.keys(events)
const boardNames = Object.keys(boards)

// Every encounter and every event once, on all boards in turn.
const games = encounterIds.map((encounter, index) => ({
  encounter,
  event: eventIds[index % eventIds.length]!,
  board: index % 7 === 6 ? { city: `city ${index}` } : boardNames[index % boardNames.length]!,
}))

test.each(games)(
  '$encounter and $event are played to the end, and nothing breaks',
  ({ encounter, event, board }) => {
    const index = encounterIds.indexOf(encounter)
    const crews = [{ crew: crew(index) }, { crew: crew(index + 3) }]
    const setup: Json = { crews, board, encounter, event, plots: true, casual: true }
    const session = must(startSession(bmg3, { setup, seed: `${encounter} ${event}` }))
    const random = new Random(new Stream('whole games'))
    for (let answers = 0; session.pending !== undefined; answers++) {
      if (answers > 5000) throw new Error('It never ends.')
      walk(session, random, 1)
      // A card in the middle of being played lies in no pile: cards are counted when the game is over.
      const breaches = answers % 20 === 0 ? breachesOf(session.state, session.content) : []
      expect(breaches.filter((text) => !text.includes('cards do not add up'))).toEqual([])
    }
    expect(breachesOf(session.state, session.content)).toEqual([])
    expect(session.state.stage).toBe('over')
    expect([session.state.encounter, session.state.event]).toEqual([encounter, event])
  },
  60_000,
)
