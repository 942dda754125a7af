import { ok, type Result, refused, type Session } from '@gargoyle/engine'
import { type MuseumContent, type MuseumState, museumRoom, roomsWithin } from '@gargoyle/engine/examples'
import { areaById, areaSpot } from '../../scene/areas/area.ts'
import type { GameHosting } from '../../worker/hosted-game.ts'
import type { SightEnd, SightReport } from '../../worker/protocol.ts'
import { floorPlan } from './floor-plan.ts'
import { type MuseumView, roomOfThing } from './museum-view.ts'

/** The data that the page gets for a night: the wing with its rooms, and who sees into which. */
const hosting: GameHosting = {
  table: ({ content }) => (content as MuseumContent).wing,
  sight,
}

export default hosting

/** One sees into the next room through its door, and no farther. */
function sight({ state, content }: Session, from: SightEnd, to: SightEnd): Result<SightReport> {
  const { wing } = content as MuseumContent
  const view = state as MuseumState as MuseumView
  const rooms = [from, to].map((end) => ('id' in end ? roomOfThing(end.id, view) : ''))
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
