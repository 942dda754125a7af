import {
  type bmg3,
  book,
  checkCrew,
  crewContext,
  decodeCrew,
  randomCrew,
  readCrewList,
  readyMadeCrews,
} from '@gargoyle/bmg3'
import { type Json, type OutcomeOf, ok, type Result, randomFrom, refused } from '@gargoyle/engine'
import { boards } from '@gargoyle/table'
import { boardFileProblem } from '../board-file.ts'
import type { Summary } from '../game-kit.ts'
import type { NoteKinds } from '../notes.ts'
import { inTurn, rivalOf } from '../rotation.ts'
import { type Named, onlyOf, type SetupOption, type SetupOptions } from '../setup-option.ts'

const crews = Object.keys(readyMadeCrews)
const boardNames = Object.keys(boards)

/** What can be chosen about a game. */
export const bmg3Options: readonly SetupOption[] = [
  {
    name: 'crews',
    value: 'a,b',
    description:
      'a crew for each seat: ready-made names, share codes, files ending in .json, or random for a legal one of chance',
    files: true,
    perSide: 'crew',
    ready: crews,
  },
  {
    name: 'board',
    value: 'name',
    description: `the board: ${boardNames.join(', ')}, or a file ending in .json (else all in turn)`,
    files: true,
    fileProblem: boardFileProblem,
    ready: boardNames,
  },
  { name: 'encounter', value: 'name', description: 'the encounter that is played (else drawn each time)' },
  {
    name: 'event',
    value: 'name',
    description: 'the event that is in force, or none (else drawn each time)',
  },
]

/** What is not chosen goes round: every pairing of ready-made crews, every board. */
export function setupFor(options: SetupOptions, index: number, seed: string): Result<Json> {
  const named = options.crews ?? [
    { name: inTurn(crews, index)! },
    { name: inTurn(crews, rivalOf(index, crews.length))! },
  ]
  // One word for both, as in --crews random.
  const chosen = named.length === 1 && named[0]!.name === RANDOM ? [named[0]!, named[0]!] : named
  if (chosen.length !== 2) return refused('bmg3 is for two: name two crews, --crews A,B.')
  const board = onlyOf(options, 'board')
  const encounter = onlyOf(options, 'encounter')
  const event = onlyOf(options, 'event')
  return ok({
    crews: chosen.map((crew, side) => ({
      crew: crew.name === RANDOM ? drawn(`${seed} ${index} ${side}`) : given(crew),
    })),
    board: board ? given(board) : inTurn(boardNames, Math.floor(index / crews.length))!,
    ...(encounter === undefined ? {} : { encounter: encounter.name }),
    ...(event === undefined ? {} : { event: event.name }),
  })
}

/** The name that stands for a legal crew of chance. */
const RANDOM = 'random'

/** Reputation of crews of chance. */
const REPUTATION = 350

/** A legal crew that follows from a seed. */
const drawn = (seed: string): Json =>
  (randomCrew(crewContext, REPUTATION, randomFrom(`crew ${seed}`)) as Json | undefined) ?? crews[0]!

const given = ({ name, json }: Named): Json => (json === undefined ? name : (json as Json))

/** What a finished game amounts to. */
export function summarize(outcome: OutcomeOf<typeof bmg3>): Summary {
  const points = Object.entries(outcome.victoryPoints).map(([seat, count]) => [
    `victory points of ${seat}`,
    count,
  ])
  return {
    winners: outcome.winner === null ? [] : [outcome.winner],
    numbers: { rounds: outcome.rounds, ...Object.fromEntries(points) },
    reason: outcome.reason.replace(/^\S+ has nobody/, 'a crew has nobody'),
  }
}

/** The faction of a crew: the affiliation that it plays as. */
export function tagsOf({ name, json }: Named): Readonly<Record<string, string>> {
  const list =
    json === undefined
      ? Object.hasOwn(readyMadeCrews, name)
        ? ok(readyMadeCrews[name]!)
        : decodeCrew(name, crewContext)
      : readCrewList(json)
  const faction = list.ok ? checkCrew(list.value, crewContext).affiliation : undefined
  return faction === undefined ? {} : { faction }
}

/** What the lab reports of the third edition, and what we ask of its cards and crews. */
export const bmg3NoteKinds: NoteKinds = {
  sides: [
    {
      id: 'crew',
      section: { title: 'Crews', caption: 'Each crew against other crews, whoever led it' },
      limits: [0.3, 0.7],
    },
    {
      id: 'faction',
      section: {
        title: 'Factions against the field',
        caption: 'All crews of a faction together',
        about: 'Games of a faction against itself are left out. The band is where a faction should lie.',
      },
      limits: [0.4, 0.6],
    },
    { id: 'zone', limits: [0, 0.55] },
  ],
  games: ['board', 'encounter', 'event'],
  compared: { kind: 'zone', value: 'A' },
  aims: { cards: [0.05, 0.75], firstPlayer: [0, 0.55] },
  nameOf,
}

/** What players call a card, a rule, a place. */
function nameOf(kind: string, id: string): string {
  if (kind === 'card') return book.cards[id]?.name ?? id
  if (kind === 'encounter') return book.encounters[id]?.name ?? id
  if (kind === 'event') return book.events[id]?.name ?? id
  if (kind === 'rule') {
    const [, ruleKind, slug = ''] = id.split('/')
    return (ruleKind === 'weapon' ? book.weaponRules : book.traits)[slug]?.name ?? slug
  }
  return kind === 'faction' ? id.replaceAll('-', ' ') : id
}
