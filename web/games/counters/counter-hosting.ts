import { sightBetween } from '@gargoyle/bmg-common'
import { type CounterDefinition, counterPosition } from '@gargoyle/bmg-counters'
import { ok, type Result, refused, type SessionOf } from '@gargoyle/engine'
import { cm } from '@gargoyle/table'
import type { GameHosting } from '../../worker/hosted-game.ts'
import type { SightEnd, SightReport } from '../../worker/protocol.ts'
import { endpointOf } from '../bmg/places.ts'
import { aimsWith } from './dock/aims.ts'
import { type BandNames, type EditionWords, makeTableData } from './make-table-data.ts'
import type { CounterOnPage } from './moment.ts'
import { shownMoment } from './shown-moment.ts'

/** The data that the page gets for a match of a counter edition, in addition to the views of its rules. */
export const counterHosting = (named: BandNames, words: EditionWords): GameHosting<CounterOnPage> => ({
  // Strategies are bought in secret; without them nothing is.
  isOpen: ({ content }) => content.setup.strategies !== true,
  table: ({ state, content }) => makeTableData(state, content, named, words),
  shown: shownMoment,
  aims: aimsWith(words.stops),
  adviceApart: cm(8),
  sight,
})

function sight(
  { state, content }: SessionOf<CounterDefinition>,
  from: SightEnd,
  to: SightEnd,
): Result<SightReport> {
  const [a, b] = [endpointOf(from, state.markers), endpointOf(to, state.markers)]
  const report = a && b && sightBetween(counterPosition(state, content), a, b)
  return report ? ok(report) : refused('Both must be on the table.')
}
