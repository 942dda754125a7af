import type { DescribedDecision, Option, OutcomeOf, Seat } from '@gargoyle/engine'
import { type museum, museumEvent, museumOption, roomsWithin } from '@gargoyle/engine/examples'
import { lazy } from 'react'
import type { MatchInfo } from '../../worker/protocol.ts'
import type { DieLook, GamePage, StatusItem } from '../game-page.ts'
import { roomTitle } from './floor-plan.ts'
import listing from './listing.ts'
import { museumOrder } from './museum-order.ts'
import { museumScene } from './museum-scene.ts'
import type { MuseumMoment, MuseumOnPage } from './museum-view.ts'
import { figureOf, roomOfThing } from './museum-view.ts'
import { RoomsPanel } from './rooms-panel.tsx'

/** Night at the Museum on the page: an example of a game of areas. */
const museumPage: GamePage<MuseumOnPage> = {
  id: 'museum',
  name: listing.name,
  measure: { kind: 'count', one: 'door', many: 'doors' },
  quickStart: (seed) => museumOrder({ who: 'burglars', wing: 'east', seed }),
  NewGame: lazy(() => import('./new-game-form.tsx')),
  title: (info) => `${listing.name}, ${info.table.name}`,
  seatName: (seat, { plans }) => (plans[seat]?.kind === 'bot' ? `${seat} (computer)` : seat),
  side: (seat, { sides }) => (sides.findIndex((side) => side.includes(seat)) === 1 ? 1 : 0),
  scene: museumScene,
  targetOf: (option, decision) =>
    decision.name === 'seize' ? figureOf(option.id) : areaOf(option, decision),
  subjectsOf: (_, { look }) => (look.viewer === 'spectator' ? [] : [figureOf(look.viewer)]),
  markText: (option, decision, moment) => {
    const area = areaOf(option, decision)
    return area === undefined ? undefined : doorsTo(area, moment)
  },
  status,
  panels: [{ id: 'rooms', title: 'Rooms', Content: RoomsPanel }],
  ending,
  placesOf: (event) => {
    const there = museumEvent(event, 'moved', 'opened', 'patrol')
    const done = there ?? museumEvent(event, 'taken', 'slipped', 'caught')
    return [...(done ? [figureOf(done.seat)] : []), ...(there ? [there.area] : [])]
  },
  dieLook: ({ colour }, { purpose }): DieLook =>
    purpose === 'the lock' ? { name: 'lock', tone: 'gold' } : { name: colour, tone: 'bone' },
  rollsDice: ({ name }, answer) => name === 'seize' || answer === 'search',
  distance(from, to, moment) {
    const { look } = moment
    const [a, b] = [from, to].map((end) => ('id' in end ? roomOfThing(end.id, look.view) : ''))
    return roomsWithin(moment.info.table, a ?? '', Number.POSITIVE_INFINITY).get(b ?? '')
  },
}

export default museumPage

const areaOf = (option: Option, decision: DescribedDecision): string | undefined =>
  museumOption(option, decision, 'sneak', 'patrol')?.area

/** How many doors away an area is from the seat that is asked; empty for the area it is in. */
function doorsTo(area: string, moment: MuseumMoment): string {
  const { viewer, view } = moment.look
  const { burglars, guard } = view
  const from = [...burglars, guard].find(({ seat }) => seat === viewer)?.room
  const doors = from === undefined ? undefined : roomsWithin(moment.info.table, from, 9).get(area)
  return doors === undefined || doors === 0 ? '' : `${doors} ${doors === 1 ? 'door' : 'doors'}`
}

function status({ info, look }: MuseumMoment): readonly StatusItem[] {
  const { hour, hours, alarms, closed, phase, burglars } = look.view
  const free = burglars.filter(({ caught }) => !caught).length
  return [
    { label: 'Hour', value: `${Math.min(hour, hours)} of ${hours}` },
    { label: 'Turn', value: phase === 'burglars' ? 'Burglars' : 'Guard' },
    { label: 'Burglars', value: `${free} free`, side: 0 },
    { label: info.seats[2] ?? 'Guard', value: alarms === 1 ? '1 alarm' : `${alarms} alarms`, side: 1 },
    { label: 'Showcases', value: `${closed.length} closed` },
  ]
}

/** Whether people win and only computers lose. */
const peopleWin = ({ seats, plans }: MatchInfo, winners: readonly unknown[]): boolean => {
  const people = seats.filter((seat) => plans[seat]?.kind === 'person')
  return people.length < seats.length && people.every((seat: Seat) => winners.includes(seat))
}

function ending(
  { winner, winners, reason }: OutcomeOf<typeof museum>,
  { info, look }: MuseumMoment,
): ReturnType<GamePage['ending']> {
  const { alarms, burglars } = look.view
  const caught = burglars.filter((burglar) => burglar.caught).map(({ seat }) => seat)
  return {
    heading: peopleWin(info, winners)
      ? 'You win'
      : winner === 'burglars'
        ? 'The burglars win'
        : 'The guard wins',
    sentences: [
      ...(reason === '' ? [] : [`${roomTitle(reason)}.`]),
      caught.length === 0 ? 'Nobody was caught.' : `Caught: ${caught.join(' and ')}.`,
      `Alarms: ${alarms}.`,
    ],
  }
}
