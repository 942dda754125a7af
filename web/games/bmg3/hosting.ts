import { bmg3Position, type Content, type State, sightBetween } from '@gargoyle/bmg3'
import { ok, type Result, refused, type Session } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import type { GameHosting } from '../../worker/hosted-game.ts'
import type { SightEnd, SightReport } from '../../worker/protocol.ts'
import { endpointOf } from '../bmg/places.ts'
import { aims } from './dock/aims.ts'
import { followUps } from './dock/follow-ups.ts'
import { shownMoment } from './shown-moment.ts'
import { toldTable } from './told-table.ts'

/** What the page is told of a match of the third edition, beside what its rules say. */
const hosting: GameHosting = {
  table: ({ state, content }) => toldTable(state as State, content as Content),
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
