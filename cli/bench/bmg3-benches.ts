import { bmg3, readyMadeCrews } from '@gargoyle/bmg3'
import { must, playSync, randomPlayer, startSession } from '@gargoyle/engine'
import { boards } from '@gargoyle/table'
import { type Bench, microsPerCall } from './measure.ts'

/** Games in one run: every ready-made crew plays in it, on every board of ours. */
const GAMES = 24

/** What the third edition measures: whole games of random players with the ready-made crews. */
export const bmg3Benches: readonly Bench[] = [
  {
    name: 'bmg3.decisionsPerSecond',
    about: 'decisions in random games of the third edition',
    unit: '/s',
    aim: { atLeast: 20_000 },
    prepare: () => () => {
      const { decisions, seconds } = playRound()
      return decisions / seconds
    },
  },
  {
    name: 'bmg3.gamesPerSecond',
    about: 'whole random games of the third edition, 350 reputation',
    unit: '/s',
    aim: { atLeast: 100 },
    prepare: () => () => GAMES / playRound().seconds,
  },
]

function playRound(): { readonly decisions: number; readonly seconds: number } {
  let decisions = 0
  const micros = microsPerCall(GAMES, (game) => {
    decisions += playGame(game)
  })
  return { decisions, seconds: (micros * GAMES) / 1_000_000 }
}

function playGame(index: number): number {
  const crews = Object.keys(readyMadeCrews)
  const places = Object.keys(boards)
  const setup = {
    crews: [{ crew: crews[index % crews.length] ?? '' }, { crew: crews[(index + 5) % crews.length] ?? '' }],
    board: places[index % places.length] ?? '',
  }
  const session = must(startSession(bmg3, { setup, seed: `bench ${index}`, events: false }))
  const player = randomPlayer()
  return playSync(session, { a: player, b: player }).decisions
}
