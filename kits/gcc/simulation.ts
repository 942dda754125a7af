import { type Json, type OutcomeOf, ok, type Result, refused, type SessionOf } from '@gargoyle/engine'
import { type gcc, gccSetupContext } from '@gargoyle/gcc'
import type { Summary } from '../game-kit.ts'
import type { Notes } from '../notes.ts'
import { inTurn } from '../rotation.ts'
import { onlyOf, type SetupOption, type SetupOptions } from '../setup-option.ts'

const missionIds = [...gccSetupContext.missions.keys()]

/** What sets a game up: a mission, how many heroes, or which. */
export const gccOptions: readonly SetupOption[] = [
  {
    name: 'mission',
    value: 'name',
    description: `the mission: ${missionIds.join(', ')}, or a file (else in turn)`,
    ready: missionIds,
    files: true,
  },
  {
    name: 'heroes',
    value: 'number or ids',
    description: 'how many of the suggested heroes play, or their ids joined by + (else in turn)',
    problem: (value) =>
      /^[1-4]$/.test(value) || value.split('+').every((id) => gccSetupContext.catalogue.heroes.has(id))
        ? undefined
        : 'give a number from 1 to 4, or ids of heroes joined by +.',
  },
]

/** The setup of game number `index`: missions in turn, and with each round of missions another number of heroes. */
export function setupFor(options: SetupOptions, index: number): Result<Json> {
  const mission = onlyOf(options, 'mission') ?? { name: inTurn(missionIds, index)! }
  const data = mission.json ?? mission.name
  if (mission.json === undefined && !gccSetupContext.missions.has(mission.name))
    return refused(`There is no mission "${mission.name}": there are ${missionIds.join(', ')}.`)
  const { min, max } = gccSetupContext.missions.get(mission.name)?.heroes ?? { min: 1, max: 4 }
  const given = onlyOf(options, 'heroes')?.name
  // Where missions are chosen for us in pairs of games, as the lab does, every round of them has other numbers of heroes.
  const round =
    options.mission === undefined
      ? Math.floor(index / missionIds.length)
      : index + Math.floor(index / (2 * missionIds.length))
  const heroes =
    given === undefined
      ? min + (round % (max - min + 1))
      : /^\d$/.test(given)
        ? Number(given)
        : given.split('+')
  return ok({
    mission: data as Json,
    heroes: typeof heroes === 'number' ? Math.min(max, Math.max(min, heroes)) : heroes,
  })
}

/** What a finished game amounts to. */
export const summarize = ({ winners, turns, heroes, reason }: OutcomeOf<typeof gcc>): Summary => ({
  winners,
  numbers: { turns, heroes },
  reason,
})

/** What mattered in a finished game: which mission, for how many heroes. */
export function notesOf({ state, content: { mission, heroes } }: SessionOf<typeof gcc>): Notes {
  const number = String(heroes.length)
  return {
    tags: { mission: mission.data.id, heroes: number, 'mission-heroes': `${mission.data.id}, ${number}` },
    rounds: state.turn,
    seats: {},
  }
}
