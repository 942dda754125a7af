import { readyMade } from '@gargoyle/bmg3'
import { isRecord, type Json } from '@gargoyle/engine'
import type { MatchOrder } from '../../worker/protocol.ts'
import type { GamePage, Moment, StatusItem } from '../game-page.ts'
import { Bmg3NewGame } from './bmg3-new-game.tsx'
import { bmg3Scene } from './bmg3-scene.ts'
import { figureId, tokenId } from './places.ts'
import { tableDataOf } from './table-data.ts'
import { viewOf } from './view.ts'

/** The third edition on the page. */
export const bmg3Page: GamePage = {
  id: 'bmg3',
  name: 'Batman Miniature Game, third edition',
  quickStart,
  NewGame: Bmg3NewGame,
  title: (info) => `${info.seats.join(' against ')}, ${tableDataOf(info.table).board.name}`,
  seatName: (seat, info) => (info.plans[seat]?.kind === 'bot' ? `${seat} (computer)` : seat),
  side: (seat, { seats }) => (seats[0] === seat ? 0 : 1),
  scene: bmg3Scene,
  targetOf: (option) => targetIn(option.about),
  subjectsOf: (decision) => [targetIn(decision.about) ?? []].flat(),
  status,
  panels: [],
  ending,
}

/** One click: two crews that are easy to play, a street with a bit of everything, and nothing odd in the air. */
function quickStart(seed: string): MatchOrder {
  // Seats are named after their crews: that is how the log speaks of them.
  const [mine, theirs] = ['gcpd-signal', 'joker-carnival'].map((crew) => readyMade[crew]?.name ?? crew) as [
    string,
    string,
  ]
  return {
    game: 'bmg3',
    seed,
    setup: {
      crews: [
        { seat: mine, crew: 'gcpd-signal' },
        { seat: theirs, crew: 'joker-carnival' },
      ],
      board: 'crime-alley',
      encounter: 'stand-off',
      event: 'none',
    },
    seats: { [mine]: { kind: 'person' }, [theirs]: { kind: 'bot', name: 'regular' } },
  }
}

/** The figure or token that data of a question is about. */
function targetIn(about: Json | undefined): string | undefined {
  if (!isRecord(about)) return undefined
  if (typeof about.model === 'number') return figureId(about.model)
  return typeof about.marker === 'number' ? tokenId(about.marker) : undefined
}

const stages: Readonly<Record<string, string>> = {
  furniture: 'Laying out the street',
  zones: 'Choosing zones',
  cards: 'First hands',
  deployment: 'Deployment',
  lead: 'Take the Lead',
  plan: 'Raise the Plan',
  execute: 'Execute the Plan',
  recount: 'Recount',
  over: 'Over',
}

function status({ info, look }: Moment): readonly StatusItem[] {
  const { round, stage, crews } = viewOf(look.view)
  return [
    ...(round > 0 ? [{ label: 'Round', value: `${round}` }] : []),
    { label: 'Phase', value: stages[stage] ?? stage },
    ...info.seats.map((seat): StatusItem => {
      const crew = crews[seat]
      const value = `${crew?.victoryPoints ?? 0} VP, ${crew?.resources ?? 0} RP`
      return { label: seat, value, side: info.seats[0] === seat ? 0 : 1 }
    }),
  ]
}

function ending(outcome: Json, { look, info }: Moment): ReturnType<GamePage['ending']> {
  const { winner, victoryPoints } = isRecord(outcome) ? outcome : {}
  const points = isRecord(victoryPoints) ? victoryPoints : {}
  const score = info.seats.map((seat) => `${seat}: ${String(points[seat] ?? 0)} victory points.`)
  const heading =
    typeof winner !== 'string' ? 'A draw' : winner === look.viewer ? 'You win' : `${winner} wins`
  return { heading, sentences: score }
}
