import { bmg3, bmg3Position, type Content, type State, sightBetween } from '@gargoyle/bmg3'
import { type AnyGame, ok, type Result, refused, type Session } from '@gargoyle/engine'
import { bmg3Kit } from '@gargoyle/kits/bmg3'
import type { HostedGame } from '../../worker/hosted-game.ts'
import type { SightEnd, SightReport } from '../../worker/protocol.ts'
import { aims } from './dock/aims.ts'
import { followUps } from './dock/follow-ups.ts'
import { endpointOf } from './places.ts'
import { shownMoment } from './shown-moment.ts'
import { toldTable } from './told-table.ts'

/** The third edition as the host plays it. */
export const hostedBmg3: HostedGame = {
  definition: bmg3 as AnyGame,
  kit: bmg3Kit,
  table: ({ state, content }) => toldTable(state as State, content as Content),
  shown: shownMoment,
  aims,
  followUps,
  sight: (session, from, to) => sight(session, from, to),
}

function sight({ state, content }: Session, from: SightEnd, to: SightEnd): Result<SightReport> {
  const position = state as State
  const [a, b] = [endpointOf(from, position.markers), endpointOf(to, position.markers)]
  const report = a && b && sightBetween(bmg3Position(position, content as Content), a, b)
  return report ? ok(report) : refused('Both must be on the table.')
}
