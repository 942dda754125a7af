import { type Json, ok, type Result, type Seat } from '@gargoyle/engine'
import { breachesOf, type Content, gcc, missions, type State } from '@gargoyle/gcc'
import type { GameKit } from '../game-kit.ts'
import { inTurn } from '../rotation.ts'
import { onlyOf, type SetupOptions } from '../setup-option.ts'

const missionIds = [...missions.keys()]

/** Missions that nobody chooses take turns; so many of the suggested heroes play, or those that are listed. */
function setupFor(options: SetupOptions, index: number): Result<Json> {
  const mission = onlyOf(options, 'mission')
  const heroes = onlyOf(options, 'heroes')?.name
  return ok({
    mission: (mission?.json as Json | undefined) ?? mission?.name ?? inTurn(missionIds, index)!,
    ...(heroes === undefined ? {} : { heroes: /^\d+$/.test(heroes) ? Number(heroes) : heroIds(heroes) }),
  })
}

const heroIds = (list: string): readonly string[] => list.split(',').map((id) => id.trim())

type Outcome = {
  readonly winners: readonly Seat[]
  readonly turns: number
  readonly heroes: number
  readonly reason: string
}

/** Gotham City Chronicles: one to four heroes against the villain. */
export const gccKit: GameKit = {
  definition: gcc,
  title: 'Gotham City Chronicles',
  description:
    'One to four heroes work together in a mission against one villain, who commands a river of tiles. A board of areas, ' +
    'cubes of energy that are spent on everything, and dice with faces of their own.',
  players: { least: 2, most: 5 },
  sideNames: ['heroes', 'villain'],
  options: [
    {
      name: 'mission',
      value: 'name',
      description: `the mission: ${missionIds.join(', ')}, or a file ending in .json (else in turn)`,
      files: true,
      ready: missionIds,
    },
    {
      name: 'heroes',
      value: 'list',
      description: 'how many of the suggested heroes play, or their ids: batman,robin (else 2)',
    },
  ],
  setupFor,
  summarize: ({ winners, turns, heroes, reason }: Outcome) => ({
    winners,
    numbers: { turns, heroes },
    reason,
  }),
  breaches: (state, content, isQuiet) => (isQuiet ? breachesOf(state as State, content as Content) : []),
  noteKinds: {
    sides: [],
    games: ['mission', 'heroes'],
    compared: { kind: 'side', value: 'heroes' },
    nameOf: (kind, id) => (kind === 'mission' ? (missions.get(id)?.name ?? id) : id),
  },
  notesOf: ({ state, content }) => {
    const { heroes, turn } = state as State
    const { mission } = content as Content
    return { tags: { mission: mission.data.id, heroes: `${heroes.length}` }, rounds: turn, seats: {} }
  },
  ledger: { prefix: 'gcc' },
}
