import type { Evaluator, OddsReader, Reading } from '@gargoyle/bots'
import { ok } from '@gargoyle/engine'
import {
  type MuseumContent,
  type MuseumState,
  type MuseumWing,
  museum,
  museumRoom,
  museumWings,
  roomsWithin,
} from '@gargoyle/engine/examples'
import type { GameKit } from '../game-kit.ts'
import { inTurn } from '../rotation.ts'
import { onlyOf } from '../setup-option.ts'
import { museumLines } from './museum-text.ts'

const names = Object.keys(museumWings)

/** What things are worth to the burglars; to the guard they are worth the opposite. */
const worth = {
  won: 100,
  carried: 20,
  found: 6,
  opened: 3,
  doorNearer: 1.5,
  caught: -12,
  alarm: -5,
  guardNear: -2,
}

/** How many doors lie between a room and the nearest of some others. */
function doorsTo(wing: MuseumWing, from: string, targets: readonly string[]): number {
  const found = [...roomsWithin(wing, from, wing.rooms.length)].find(([id]) => targets.includes(id))
  return found?.[1] ?? wing.rooms.length
}

/** Where the burglars want to go, as far as they know: out with the diamond, to it, or to a closed showcase. */
function goalsOf({ diamond, closed }: MuseumState, { rooms }: MuseumWing): readonly string[] {
  if (diamond.carrier !== null) return rooms.filter(({ exit }) => exit).map(({ id }) => id)
  return diamond.found ? [diamond.room] : closed
}

/** What a position is worth to a seat and its side. */
export const museumEvaluator: Evaluator<MuseumState, MuseumContent> = {
  appraise(state, { wing }, seat, note) {
    const sign = seat === state.guard.seat ? -1 : 1
    const say = (matter: string, which: number | string, value: number): void =>
      note(matter, which, sign * value)
    const { diamond, ending } = state
    if (ending !== null) say('the end', 0, ending.winner === 'burglars' ? worth.won : -worth.won)
    say('the diamond', 0, diamond.carrier !== null ? worth.carried : diamond.found ? worth.found : 0)
    say('alarms', 0, worth.alarm * state.alarms)
    say('showcases', 0, -worth.opened * state.closed.length)
    const goals = goalsOf(state, wing)
    for (const { seat: who, room, caught } of state.burglars) {
      if (caught) {
        say('burglars caught', who, worth.caught)
        continue
      }
      const isWanted = diamond.carrier === null || diamond.carrier === who
      if (isWanted) say('the way', who, -worth.doorNearer * doorsTo(wing, room, goals))
      if (roomsWithin(wing, state.guard.room, 2).has(room)) say('danger', who, worth.guardNear)
    }
  },
  rests: (decision) => decision === 'sneak' || decision === 'patrol',
  turns: (decision) => decision === 'sneak' || decision === 'patrol',
  isIdle: (_decision, answer) => answer === 'wait',
}

/** What the odds of an answer are about: locks, alarms and who is caught. */
export const museumOddsReader: OddsReader<MuseumState, MuseumContent> = {
  rests: museumEvaluator.rests,
  declines: new Set(['wait']),
  read({ before: was, after: is }) {
    const readings: Reading[] = is.burglars.map(({ seat, caught }, place) => ({
      what: 'caught',
      id: seat,
      whom: seat,
      value: caught && was.burglars[place]?.caught !== true ? 1 : 0,
    }))
    const all = { id: 'museum', whom: 'the museum' }
    return [
      { what: 'showcases opened', ...all, value: was.closed.length - is.closed.length },
      { what: 'alarms', ...all, value: is.alarms - was.alarms },
      ...readings,
    ].filter(({ value }) => value !== 0)
  },
  assumption: ({ decision }, answer) => `The answer to "${decision.prompt}" is ${String(answer)}.`,
}

/** Night at the Museum: three seats on two sides, and areas. */
export const museumKit: GameKit<typeof museum> = {
  definition: museum,
  title: 'Night at the Museum',
  description:
    'Two burglars sneak through a museum of named rooms, pick the locks of its showcases and look for the diamond; one ' +
    'guard, who knows where it is, tries to catch them before dawn.',
  players: { least: 3, most: 3 },
  sideNames: ['burglars', 'guard'],
  options: [
    {
      name: 'wing',
      value: 'name',
      description: `the wing: ${names.join(', ')} (else in turn)`,
      ready: names,
    },
    {
      name: 'hours',
      value: 'number',
      description: 'how many hours the night has (else 10)',
      problem: (text) =>
        /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 24
          ? undefined
          : 'A night has 1 to 24 hours, for example 10.',
    },
  ],
  setupFor: (options, index) => {
    const hours = onlyOf(options, 'hours')
    return ok({
      seats: ['fox', 'magpie', 'guard'],
      wing: onlyOf(options, 'wing')?.name ?? inTurn(names, index)!,
      ...(hours === undefined ? {} : { hours: Number(hours.name) }),
    })
  },
  summarize: ({ winners, reason, hours, alarms, caught }) => ({
    winners,
    numbers: { hours, alarms, 'burglars caught': caught },
    reason,
  }),
  breaches,
  evaluator: museumEvaluator,
  oddsReader: museumOddsReader,
  loadTextMode: async () => ({ draw: museumLines }),
  noteKinds: {
    sides: [],
    games: ['wing'],
    compared: { kind: 'side', value: 'burglars' },
    nameOf: (kind, id) => (kind === 'wing' ? (museumWings[id]?.name ?? id) : id),
  },
  notesOf: ({ state, content }) => ({ tags: { wing: content.wing.id }, rounds: state.hour, seats: {} }),
}

function breaches(
  { burglars, guard, diamond, closed, alarms }: MuseumState,
  { wing }: MuseumContent,
): readonly string[] {
  const carrier = burglars.find(({ seat }) => seat === diamond.carrier)
  const rooms = [...burglars.map(({ room }) => room), guard.room, diamond.room, ...closed]
  const wrong: string[] = []
  for (const room of rooms)
    if (wing.rooms.every(({ id }) => id !== room)) wrong.push(`There is no room ${room}.`)
  if (carrier !== undefined && carrier.room !== diamond.room)
    wrong.push('The diamond is not with its carrier.')
  if (carrier?.caught) wrong.push('A burglar who is caught carries the diamond.')
  if (!diamond.found && !museumRoom(wing, diamond.room).showcase) wrong.push('The diamond is in no showcase.')
  if (alarms < 0) wrong.push('There are fewer alarms than none.')
  return wrong
}
