import type { MatchOrder, SeatPlan } from '../../worker/protocol.ts'

/** Which roles people play: both burglars, one of them, the guard, or all. */
export type MuseumWho = 'burglars' | 'one' | 'guard' | 'all'

/** What is chosen for a night. */
export interface MuseumChoices {
  readonly who: MuseumWho
  readonly wing: string
  readonly seed: string
}

const SEATS = ['fox', 'magpie', 'guard'] as const

const people: Readonly<Record<MuseumWho, readonly string[]>> = {
  burglars: ['fox', 'magpie'],
  one: ['fox'],
  guard: ['guard'],
  all: SEATS,
}

/** A night to be played. One person plays both burglars: they have no secrets from each other. */
export function museumOrder({ who, wing, seed }: MuseumChoices): MatchOrder {
  const plan = (seat: string): SeatPlan =>
    people[who].includes(seat)
      ? { kind: 'person', player: seat === 'guard' ? 'Guard' : 'Burglars' }
      : { kind: 'bot', name: 'novice' }
  return {
    game: 'museum',
    seed,
    setup: { seats: [...SEATS], wing, hours: 10 },
    seats: Object.fromEntries(SEATS.map((seat) => [seat, plan(seat)])),
  }
}
