import { areOnSameSide, type Seat, type Viewer } from '@gargoyle/engine'
import type { MatchInfo } from '../worker/protocol.ts'

/** The viewer that the screen is for, and the seat that must take over first. */
export interface Screen {
  readonly viewer: Viewer
  /** Seats whose secrets may be shown to the people at the screen now. */
  readonly seats: readonly Seat[]
  /** Another side is asked: the screen is covered until the person at this seat takes over. */
  readonly waitsFor?: Seat
}

/** Seats that have no secrets from each other on one screen. */
export type SeatGroup = readonly Seat[]

/**
 * The seats that people play, in groups that share the screen openly: seats of one side are, and so are all seats of one
 * person. Where a game hides nothing, all seats are. Between two groups the screen is covered.
 */
export function seatGroups({
  seats,
  sides,
  plans,
  isOpen: hidesNothing = false,
}: Pick<MatchInfo, 'seats' | 'sides' | 'plans' | 'isOpen'>): SeatGroup[] {
  const playerOf = (seat: Seat): string | undefined => {
    const plan = plans[seat]
    return plan?.kind === 'person' ? plan.player : undefined
  }
  const isOpen = (one: Seat, other: Seat): boolean => {
    const player = playerOf(one)
    return (
      hidesNothing || areOnSameSide(sides, one, other) || (player !== undefined && player === playerOf(other))
    )
  }
  const people = seats.filter((seat) => plans[seat]?.kind === 'person')
  return people.reduce<SeatGroup[]>((groups, seat) => {
    const joined = groups.filter((group) => group.some((other) => isOpen(seat, other)))
    const others = groups.filter((group) => !joined.includes(group))
    const group = people.filter((each) => each === seat || joined.some((one) => one.includes(each)))
    return [...others, group]
  }, [])
}

/** What decides whose screen it is. */
export interface ScreenSituation {
  /** The viewer so far. */
  readonly viewer: Viewer
  /** Whose answer is waited for. */
  readonly asked: readonly Seat[]
  readonly over: boolean
}

/**
 * Whose screen it is. A group that is alone has it all the time. Groups that share it get it when one of their seats is
 * asked, and it is covered in between, because each would see the other's secrets.
 */
export function screenFor(groups: readonly SeatGroup[], { viewer, asked, over }: ScreenSituation): Screen {
  const [first, ...others] = groups
  if (first === undefined) return { viewer: 'spectator', seats: [] }
  if (others.length === 0) return { viewer: seatIn(first, viewer, asked), seats: first }
  if (over) return { viewer: 'spectator', seats: [] }
  const waiting = groups.filter((group) => group.some((seat) => asked.includes(seat)))
  const present = groups.find((group) => group.some((seat) => seat === viewer))
  if (present && (waiting.length === 0 || waiting.includes(present)))
    return { viewer: seatIn(present, viewer, asked), seats: present }
  const waitsFor = waiting[0]?.find((seat) => asked.includes(seat))
  return { viewer: 'spectator', seats: [], ...(waitsFor === undefined ? {} : { waitsFor }) }
}

/** The seat of a group that the table is shown for: one that is asked, if possible the same as before. */
function seatIn(group: SeatGroup, viewer: Viewer, asked: readonly Seat[]): Viewer {
  const toAnswer = group.filter((seat) => asked.includes(seat))
  const candidates = toAnswer.length > 0 ? toAnswer : group
  return candidates.find((seat) => seat === viewer) ?? candidates[0] ?? 'spectator'
}
