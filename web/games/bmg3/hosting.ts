import { type bmg3, bmg3Position, sightBetween } from '@gargoyle/bmg3'
import { ok, type Result, refused, type SessionOf } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import type { GameHosting } from '../../worker/hosted-game.ts'
import type { SightEnd, SightReport } from '../../worker/protocol.ts'
import { endpointOf } from '../bmg/places.ts'
import { aims } from './dock/aims.ts'
import { makeTableData } from './make-table-data.ts'
import type { Bmg3OnPage } from './moment.ts'
import { shownMoment } from './shown-moment.ts'

/** The data that the page gets for a match of the third edition, in addition to the views of its rules. */
const hosting: GameHosting<Bmg3OnPage> = {
  table: ({ state, content }) => makeTableData(state, content),
  shown: shownMoment,
  aims,
  adviceApart: inches(3),
  sight,
}

export default hosting

function sight(
  { state, content }: SessionOf<typeof bmg3>,
  from: SightEnd,
  to: SightEnd,
): Result<SightReport> {
  const [a, b] = [endpointOf(from, state.markers), endpointOf(to, state.markers)]
  const report = a && b && sightBetween(bmg3Position(state, content), a, b)
  return report ? ok(report) : refused('Both must be on the table.')
}
