import {
  defineGame,
  isRecord,
  ok,
  type Prepared,
  type Random,
  type Result,
  refused,
  type Seat,
  seat,
  type Viewer,
} from '../../index.ts'
import { type MuseumContent, type MuseumState, playNight } from './night.ts'
import { museumWings } from './rooms.ts'

export { type MuseumContent, type MuseumState, museumEvent, museumOption } from './night.ts'
export { type MuseumRoom, type MuseumWing, museumRoom, museumWings, roomsWithin } from './rooms.ts'

/** Who plays (two burglars, then the guard), where, and how long. */
export type MuseumSetup = {
  readonly seats: readonly [burglar: string, burglar: string, guard: string]
  readonly wing: string
  readonly hours: number
}

/** The guard knows where the diamond is; all others learn it when its showcase is opened. */
const knowsDiamond = ({ diamond, guard }: MuseumState, viewer: Viewer): boolean =>
  diamond.found || viewer === guard.seat

/** Draws the diamond among the showcases that are still closed. */
function hideAgain(state: MuseumState, viewer: Viewer, random: Random): MuseumState {
  if (!knowsDiamond(state, viewer)) state.diamond.room = random.pick(state.closed)
  return state
}

/**
 * Night at the Museum: two burglars look for a diamond, one guard looks for them. Three seats on two sides, areas with
 * names, an order that the burglars choose, a secret that only the guard knows, and dice.
 */
export const museum = defineGame({
  id: 'museum',
  rulesVersion: 1,

  prepare(given): Result<Prepared<MuseumSetup, MuseumContent>> {
    if (!isRecord(given)) return refused('The setup must be a record: a wing, and perhaps seats and hours.')
    const { seats = ['fox', 'magpie', 'guard'], wing = 'east', hours = 10 } = given
    const names: unknown[] = Array.isArray(seats) ? seats : []
    if (names.length !== 3 || !names.every((each) => typeof each === 'string')) {
      return refused('Two burglars and a guard must be named.', { path: 'seats' })
    }
    const own = typeof wing === 'string' && Object.hasOwn(museumWings, wing) ? museumWings[wing] : undefined
    if (own === undefined) {
      return refused(`There is no such wing: take one of ${Object.keys(museumWings).join(', ')}.`, {
        path: 'wing',
      })
    }
    if (typeof hours !== 'number' || !Number.isInteger(hours) || hours < 1 || hours > 24) {
      return refused('A night has 1 to 24 hours.', { path: 'hours' })
    }
    const [one, other, guard] = names as [string, string, string]
    return ok({
      setup: { seats: [one, other, guard], wing: own.id, hours },
      content: { wing: own, hours },
    })
  },

  seats: ({ seats }) => seats.map(seat),
  sides: ({ seats }) => {
    const [one, other, guard] = seats.map(seat) as [Seat, Seat, Seat]
    return [[one, other], [guard]]
  },

  start({ seats, content, random }): MuseumState {
    const [one, other, guard] = seats as [Seat, Seat, Seat]
    const { entrance, office, rooms } = content.wing
    const closed = rooms.filter(({ showcase }) => showcase).map(({ id }) => id)
    return {
      phase: 'burglars',
      hour: 1,
      alarms: 0,
      burglars: [one, other].map((each) => ({ seat: each, room: entrance, caught: false, acted: false })),
      guard: { seat: guard, room: office },
      closed,
      diamond: { room: random.pick(closed), found: false, carrier: null },
      ending: null,
    }
  },

  step: playNight,
  isOver: ({ ending }) => ending !== null,
  outcome: ({ ending, hour, alarms, burglars, guard, diamond }) => ({
    winner: ending?.winner ?? null,
    winners: ending?.winner === 'burglars' ? burglars.map((each) => each.seat) : [guard.seat],
    reason: ending?.reason ?? '',
    hours: hour,
    alarms,
    caught: burglars.filter(({ caught }) => caught).length,
    found: diamond.found,
  }),

  clone: (state) => ({
    ...state,
    burglars: state.burglars.map((each) => ({ ...each })),
    guard: { ...state.guard },
    closed: state.closed.slice(),
    diamond: { ...state.diamond },
    ending: state.ending === null ? null : { ...state.ending },
  }),

  view: (state, content, viewer) => ({
    phase: state.phase,
    hour: state.hour,
    hours: content.hours,
    alarms: state.alarms,
    wing: content.wing.id,
    burglars: state.burglars.map((each) => ({ ...each })),
    guard: { ...state.guard },
    closed: state.closed.slice(),
    diamond: knowsDiamond(state, viewer) ? { ...state.diamond } : null,
    ending: state.ending === null ? null : { ...state.ending },
  }),

  resample: (state, _content, viewer, random) => hideAgain(state, viewer, random),
})
