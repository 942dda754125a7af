import { bmg3, type Content, lightsOf, lookedAt, type State, sightBetween } from '@gargoyle/bmg3'
import { type AnyGame, ok, type Result, refused, type Session } from '@gargoyle/engine'
import type { HostedGame } from '../../worker/hosted-game.ts'
import type { SightEnd, SightReport } from '../../worker/protocol.ts'
import { endpointOf } from './places.ts'
import type { ShownData, TableData } from './table-data.ts'

/** The third edition as the host plays it. */
export const hostedBmg3: HostedGame = {
  definition: bmg3 as AnyGame,
  table: ({ content }) => tableData(content as Content),
  shown: ({ state, content }) => shownData(state as State, content as Content),
  sight: (session, from, to) => sight(session, from, to),
}

/** What lies open: the board and the cards of all models. Decks and hands do not. */
function tableData({ board, cards }: Content): TableData {
  const { name, theme, about, width, depth, pieces, lamps } = board
  return {
    board: { name, theme, about, width, depth, pieces, lamps },
    models: cards.map(({ profile, label, recruitedAs, seat, radius, height, traits }) => ({
      profile: profile.id,
      label,
      rank: recruitedAs,
      seat,
      radius,
      height,
      traits,
    })),
  }
}

const shownData = (state: State, content: Content): ShownData => ({
  lights: lightsOf(lookedAt(state, content)),
})

function sight({ state, content }: Session, from: SightEnd, to: SightEnd): Result<SightReport> {
  const position = state as State
  const [a, b] = [endpointOf(from, position.markers), endpointOf(to, position.markers)]
  const report = a && b && sightBetween(position, content as Content, a, b)
  return report ? ok(report) : refused('Both must be on the table.')
}
