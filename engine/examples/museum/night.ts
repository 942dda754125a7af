import {
  aboutReader,
  ask,
  askFirst,
  type Choice,
  choose,
  type Game,
  type Option,
  optionReader,
  type Rule,
  type Seat,
  sumOf,
} from '../../index.ts'
import { type MuseumRoom, type MuseumWing, museumRoom, roomsWithin } from './rooms.ts'

/** A burglar, who came for the diamond. */
export type Burglar = { readonly seat: Seat; room: string; caught: boolean; acted: boolean }

/** How a night ends, and who wins. */
export type MuseumEnding = { readonly winner: 'burglars' | 'guard'; readonly reason: string }

/** Where the night stands. */
export type MuseumState = {
  phase: 'burglars' | 'guard'
  /** From 1. */
  hour: number
  alarms: number
  readonly burglars: Burglar[]
  readonly guard: { readonly seat: Seat; room: string }
  /** Rooms whose showcase is still closed. */
  closed: string[]
  /** Where the diamond lies. Only the guard knows until its case is opened; `carrier` has it then. */
  diamond: { room: string; found: boolean; carrier: Seat | null }
  ending: MuseumEnding | null
}

/** What never changes: the wing, and how many hours the night has. */
export type MuseumContent = { readonly wing: MuseumWing; readonly hours: number }

/** What happens to somebody, and to somebody in a room. */
type OfSeat = { readonly seat: Seat }
type InRoom = OfSeat & { readonly area: string }

/** What events are about, as far as others read it. */
export type MuseumEvents = {
  readonly taken: OfSeat
  readonly slipped: OfSeat
  readonly caught: OfSeat
  readonly moved: InRoom
  readonly opened: InRoom & { readonly diamond: boolean }
  readonly patrol: InRoom
}

/** What options are about, by the question: the room where it is done. */
export type MuseumOptions = {
  readonly sneak: { readonly area: string }
  readonly patrol: { readonly area: string }
}

export const museumEvent = aboutReader<MuseumEvents>()
export const museumOption = optionReader<MuseumOptions>()

/** The game that the rules of the museum work on. */
export type MuseumGame = Game<MuseumState, MuseumContent, MuseumEvents>

/** museum/alarms: with so many the police come. */
const mostAlarms = 3

/** How far the guard gets in an hour, in doors. */
const patrolRange = 2

/** One act of a burglar, or the round of the guard. Each is a step, so that a reveal ends one. */
export function* playNight(game: MuseumGame): Rule<void> {
  if (game.state.phase === 'burglars') yield* burglarActs(game)
  else yield* patrol(game)
}

/** museum/sneak: the burglars act once each, in whatever order they like. */
function* burglarActs(game: MuseumGame): Rule<void> {
  const { state } = game
  const waiting = state.burglars.filter(({ caught, acted }) => !caught && !acted)
  const decisions = new Map(waiting.map((burglar) => [burglar.seat, sneaking(game, burglar)]))
  const { seat, answer } = yield* askFirst(game, decisions)
  const burglar = burglarAt(state, seat)
  burglar.acted = true
  act(game, burglar, answer)
  if (state.burglars.every(({ caught, acted }) => caught || acted)) state.phase = 'guard'
}

function sneaking({ state, content }: MuseumGame, burglar: Burglar): Choice<string> {
  const here = museumRoom(content.wing, burglar.room)
  const { diamond } = state
  const options: Option[] = [
    ...here.doors.map((id) => ({
      id: `go:${id}`,
      label: `Go to ${museumRoom(content.wing, id).name}`,
      about: { area: id },
    })),
    ...(here.showcase === undefined ? [] : [searching(state, here)]),
    ...(diamond.found && diamond.carrier === null && diamond.room === here.id
      ? [{ id: 'take', label: 'Take the diamond', about: { area: here.id } }]
      : []),
    ...(here.exit === undefined ? [] : [leaving(state, burglar, here)]),
    { id: 'wait', label: 'Keep quiet', about: { area: here.id } },
  ]
  return choose({ name: 'sneak', prompt: `What does ${burglar.seat} do?`, rule: 'museum/sneak', options })
}

function searching({ closed }: MuseumState, { id }: MuseumRoom): Option {
  const why = { text: 'This showcase has been opened.', rule: 'museum/search' }
  return {
    id: 'search',
    label: 'Pick the lock of the showcase',
    about: { area: id },
    ...(closed.includes(id) ? {} : { why }),
  }
}

function leaving({ diamond }: MuseumState, { seat }: Burglar, { id }: MuseumRoom): Option {
  const why = { text: 'Only the one who carries the diamond leaves.', rule: 'museum/leave' }
  return {
    id: 'leave',
    label: 'Leave with the diamond',
    about: { area: id },
    ...(diamond.carrier === seat ? {} : { why }),
  }
}

function act(game: MuseumGame, burglar: Burglar, answer: string): void {
  const { state, content } = game
  const { seat } = burglar
  if (answer === 'search') {
    pickLock(game, burglar)
  } else if (answer === 'take') {
    state.diamond.carrier = seat
    game.emit({ name: 'taken', text: `${seat} takes the diamond.`, about: { seat } })
  } else if (answer === 'leave') {
    state.ending = { winner: 'burglars', reason: 'the diamond is gone' }
    game.emit({ name: 'escaped', text: `${seat} gets away with the diamond.`, rule: 'museum/leave' })
  } else if (answer.startsWith('go:')) {
    burglar.room = answer.slice('go:'.length)
    if (state.diamond.carrier === seat) state.diamond.room = burglar.room
    const { name } = museumRoom(content.wing, burglar.room)
    game.emit({ name: 'moved', text: `${seat} sneaks to ${name}.`, about: { seat, area: burglar.room } })
  }
}

/** museum/search: 3 or more opens the showcase; a 1 rings the alarm. */
function pickLock(game: MuseumGame, { seat, room }: Burglar): void {
  const { state, content } = game
  const roll = sumOf(game.dice.roll({ purpose: 'the lock', seat, rule: 'museum/search' }))
  if (roll === 1) ringAlarm(game)
  if (roll < 3) return
  state.closed = state.closed.filter((each) => each !== room)
  const isHere = !state.diamond.found && state.diamond.room === room
  if (isHere) state.diamond = { room, found: true, carrier: seat }
  const { name } = museumRoom(content.wing, room)
  const found = isHere ? 'and finds the diamond' : 'and finds a copy'
  game.emit({
    name: 'opened',
    text: `${seat} opens the showcase in ${name} ${found}.`,
    rule: 'museum/search',
    about: { seat, area: room, diamond: isHere },
  })
}

function ringAlarm(game: MuseumGame): void {
  const { state } = game
  state.alarms++
  game.emit({ name: 'alarm', text: `The alarm rings (${state.alarms}).`, rule: 'museum/alarms' })
  if (state.alarms >= mostAlarms) state.ending = { winner: 'guard', reason: 'the police are here' }
}

/** museum/patrol: the guard walks through up to two doors, and tries to catch one burglar where he ends. */
function* patrol(game: MuseumGame): Rule<void> {
  const { state, content } = game
  const { guard } = state
  const area = yield* ask(game, guard.seat, patrolling(game))
  guard.room = area
  game.emit({
    name: 'patrol',
    text: `${guard.seat} looks into ${museumRoom(content.wing, area).name}.`,
    about: { seat: guard.seat, area },
  })
  const here = state.burglars.filter(({ caught, room }) => !caught && room === area)
  if (here.length > 0) yield* seize(game, here)
  endHour(game)
}

function patrolling({ state, content }: MuseumGame): Choice<string> {
  const { guard } = state
  const options = [...roomsWithin(content.wing, guard.room, patrolRange)].map(([id, doors]) => ({
    id,
    label: doors === 0 ? 'Stay' : `Go to ${museumRoom(content.wing, id).name}`,
    about: { area: id },
  }))
  return choose({ name: 'patrol', prompt: 'Where does the guard go?', rule: 'museum/patrol', options })
}

/** museum/seize: a die each, the guard adds one for every alarm; the burglar gets away with as much. */
function* seize(game: MuseumGame, here: readonly Burglar[]): Rule<void> {
  const { state } = game
  const whom = yield* ask(
    game,
    state.guard.seat,
    choose({
      name: 'seize',
      prompt: 'Whom does the guard seize?',
      rule: 'museum/seize',
      options: here.map(({ seat }) => ({ id: seat, label: seat })),
    }),
  )
  const burglar = burglarAt(state, whom as Seat)
  const roll = (seat: Seat): number =>
    sumOf(game.dice.roll({ purpose: 'the struggle', seat, rule: 'museum/seize' }))
  const guard = roll(state.guard.seat) + state.alarms
  if (roll(burglar.seat) >= guard) {
    game.emit({ name: 'slipped', text: `${whom} slips away.`, rule: 'museum/seize', about: { seat: whom } })
    return
  }
  burglar.caught = true
  // The diamond falls where its carrier is caught.
  if (state.diamond.carrier === burglar.seat) state.diamond.carrier = null
  game.emit({ name: 'caught', text: `${whom} is caught.`, rule: 'museum/seize', about: { seat: whom } })
  if (state.burglars.every(({ caught }) => caught)) {
    state.ending = { winner: 'guard', reason: 'all burglars are caught' }
  }
}

/** museum/dawn: the night is over after its last hour. */
function endHour({ state, content }: MuseumGame): void {
  state.hour++
  state.phase = 'burglars'
  for (const burglar of state.burglars) burglar.acted = false
  if (state.hour > content.hours) state.ending ??= { winner: 'guard', reason: 'dawn has come' }
}

function burglarAt({ burglars }: MuseumState, seat: Seat): Burglar {
  const found = burglars.find((each) => each.seat === seat)
  if (found === undefined) throw new Error(`${seat} is no burglar.`)
  return found
}
