import { bmg3, readyMadeCrews } from '@gargoyle/bmg3'
import { must, type Session, startSession } from '@gargoyle/engine'
import { boards } from '@gargoyle/table'

/** The crews that all versions have: with crews that came later, figures of two versions would be of other games. */
const crews = Object.keys(readyMadeCrews).slice(0, 12)

const places = Object.keys(boards)

/** One of the games that the third edition is measured with: its crews go round, and so do the boards. */
export function startBenchGame(index: number, seed: string): Session {
  const setup = {
    crews: [{ crew: crews[index % crews.length] ?? '' }, { crew: crews[(index + 5) % crews.length] ?? '' }],
    board: places[index % places.length] ?? '',
  }
  return must(startSession(bmg3, { setup, seed, events: false }))
}
