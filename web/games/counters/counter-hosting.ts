import { sightBetween } from '@gargoyle/bmg-common'
import { type Content, counterPosition, type State } from '@gargoyle/bmg-counters'
import { ok, type Result, refused, type Session } from '@gargoyle/engine'
import { cm } from '@gargoyle/table'
import type { GameHosting } from '../../worker/hosted-game.ts'
import type { SightEnd, SightReport } from '../../worker/protocol.ts'
import { endpointOf } from '../bmg/places.ts'
import { aimsWith } from './dock/aims.ts'
import { followUps } from './dock/follow-ups.ts'
import { type BandNames, type EditionWords, makeTableData } from './make-table-data.ts'
import { shownMoment } from './shown-moment.ts'

/** The data that the page gets for a match of a counter edition, in addition to the views of its rules. */
export const counterHosting = (named: BandNames, words: EditionWords): GameHosting => ({
  // Strategies are bought in secret; without them nothing is.
  isOpen: ({ content }) => (content as Content).setup.strategies !== true,
  table: ({ state, content }) => makeTableData(state as State, content as Content, named, words),
  shown: shownMoment,
  aims: aimsWith(words.stops),
  followUps,
  adviceApart: cm(8),
  sight,
})

function sight({ state, content }: Session, from: SightEnd, to: SightEnd): Result<SightReport> {
  const position = state as State
  const [a, b] = [endpointOf(from, position.markers), endpointOf(to, position.markers)]
  const report = a && b && sightBetween(counterPosition(position, content as Content), a, b)
  return report ? ok(report) : refused('Both must be on the table.')
}
