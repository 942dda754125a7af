import { bmg3Position, type Content, type State, sightBetween } from '@gargoyle/bmg3'
import { ok, type Result, refused, type Session } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import type { GameHosting } from '../../worker/hosted-game.ts'
import type { SightEnd, SightReport } from '../../worker/protocol.ts'
import { endpointOf } from '../bmg/places.ts'
import { aims } from './dock/aims.ts'
import { followUps } from './dock/follow-ups.ts'
import { makeTableData } from './make-table-data.ts'
import { shownMoment } from './shown-moment.ts'

/** The data that the page gets for a match of the third edition, in addition to the views of its rules. */
const hosting: GameHosting = {
  table: ({ state, content }) => makeTableData(state as State, content as Content),
  shown: shownMoment,
  aims,
  followUps,
  adviceApart: inches(3),
  sight: (session, from, to) => sight(session, from, to),
}

export default hosting

function sight({ state, content }: Session, from: SightEnd, to: SightEnd): Result<SightReport> {
  const position = state as State
  const [a, b] = [endpointOf(from, position.markers), endpointOf(to, position.markers)]
  const report = a && b && sightBetween(bmg3Position(position, content as Content), a, b)
  return report ? ok(report) : refused('Both must be on the table.')
}
