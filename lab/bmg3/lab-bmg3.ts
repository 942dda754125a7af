import { bmg3, book, checkCrew, crewContext, decodeCrew, readCrewList, readyMadeCrews } from '@gargoyle/bmg3'
import { type Json, ok, type Result, refused, type Seat } from '@gargoyle/engine'
import { boards } from '@gargoyle/table'
import type { LabGame, Named, SetupOptions, Summary, ThingKind } from '../lab-game.ts'
import { inTurn, rivalOf } from '../rotation.ts'
import { notesOf } from './notes.ts'

const crews = Object.keys(readyMadeCrews)
const boardNames = Object.keys(boards)

/** The third edition of the Batman Miniature Game. */
export const labBmg3: LabGame = {
  game: bmg3,
  title: 'Batman Miniature Game, third edition',
  setupFor,
  summarize,
  crews,
  boards: boardNames,
  factionOf,
  notesOf,
  nameOf,
}

/** What is not chosen goes round: every pairing of ready-made crews, every board. */
function setupFor(options: SetupOptions, index: number): Result<Json> {
  if (options.reputation !== undefined) {
    return refused('bmg3 takes the reputation from the crews: give --crews instead of --reputation.')
  }
  const chosen = options.crews ?? [
    { name: inTurn(crews, index)! },
    { name: inTurn(crews, rivalOf(index, crews.length))! },
  ]
  if (chosen.length !== 2) return refused('bmg3 is for two: name two crews, --crews A,B.')
  return ok({
    crews: chosen.map((crew) => ({ crew: given(crew) })),
    board: options.board ? given(options.board) : inTurn(boardNames, Math.floor(index / crews.length))!,
    ...(options.encounter === undefined ? {} : { encounter: options.encounter }),
    ...(options.event === undefined ? {} : { event: options.event }),
  })
}

const given = ({ name, json }: Named): Json => (json === undefined ? name : (json as Json))

type Outcome = {
  readonly winner: Seat | null
  readonly victoryPoints: Readonly<Record<string, number>>
  readonly rounds: number
  readonly reason: string
}

function summarize(outcome: Outcome): Summary {
  const points = Object.entries(outcome.victoryPoints).map(([seat, count]) => [
    `victory points of ${seat}`,
    count,
  ])
  return {
    winner: outcome.winner ?? undefined,
    numbers: { rounds: outcome.rounds, ...Object.fromEntries(points) },
    reason: outcome.reason.replace(/^\S+ has nobody/, 'a crew has nobody'),
  }
}

/** The affiliation that a crew plays as. */
function factionOf({ name, json }: Named): string | undefined {
  const list =
    json === undefined
      ? Object.hasOwn(readyMadeCrews, name)
        ? ok(readyMadeCrews[name]!)
        : decodeCrew(name, crewContext)
      : readCrewList(json)
  return list.ok ? checkCrew(list.value, crewContext).affiliation : undefined
}

/** What players call a card, a rule, a place. */
function nameOf(kind: ThingKind, id: string): string {
  if (kind === 'card') return book.cards[id]?.name ?? id
  if (kind === 'encounter') return book.encounters[id]?.name ?? id
  if (kind === 'event') return book.events[id]?.name ?? id
  if (kind === 'rule') {
    const [, shelf, slug = ''] = id.split('/')
    return (shelf === 'weapon' ? book.weaponRules : book.traits)[slug]?.name ?? slug
  }
  return kind === 'faction' ? id.replaceAll('-', ' ') : id
}
