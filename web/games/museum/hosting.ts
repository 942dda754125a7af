import { ok, type Result, refused, type SessionOf } from '@gargoyle/engine'
import { type museum, museumRoom, roomsWithin } from '@gargoyle/engine/examples'
import { areaById, areaSpot } from '../../scene/areas/area.ts'
import type { GameHosting } from '../../worker/hosted-game.ts'
import type { SightEnd, SightReport } from '../../worker/protocol.ts'
import { floorPlan } from './floor-plan.ts'
import { type MuseumOnPage, roomOfThing } from './museum-view.ts'

/** The data that the page gets for a night: the wing with its rooms, and who sees into which. */
const hosting: GameHosting<MuseumOnPage> = {
  table: ({ content }) => content.wing,
  shown: () => null,
  sight,
}

export default hosting

/** One sees into the next room through its door, and no farther. */
function sight(
  { state, content: { wing } }: SessionOf<typeof museum>,
  from: SightEnd,
  to: SightEnd,
): Result<SightReport> {
  const rooms = [from, to].map((end) => ('id' in end ? roomOfThing(end.id, state) : ''))
  const [a, b] = rooms.map((id) => areaById(floorPlan(wing), id))
  if (!a || !b) return refused('Both must be in a room.')
  const doors = roomsWithin(wing, a.id, Number.POSITIVE_INFINITY).get(b.id) ?? 0
  const [one, other] = [museumRoom(wing, a.id).name, museumRoom(wing, b.id).name]
  const sentence =
    doors === 0
      ? `Both are in ${one}.`
      : doors === 1
        ? `A door leads from ${one} to ${other}.`
        : `There are ${doors} doors between ${one} and ${other}: one sees through one only.`
  return ok({ sees: doors <= 1, from: areaSpot(a), to: areaSpot(b), sentences: [sentence] })
}
