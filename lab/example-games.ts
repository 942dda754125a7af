import { type Json, ok, type Result, refused, type Seat, seat } from '@gargoyle/engine'
import { crow, heist, race } from '@gargoyle/engine/examples'
import type { LabGame, SetupOptions, Summary } from './lab-game.ts'

const seats = ['a', 'b']

/** Greedy Crow, the smallest game there is. */
export const labCrow: LabGame = {
  game: crow,
  title: 'Greedy Crow',
  setupFor: (options) => withOnly('crow', options, [], { seats, goal: 30 }),
  summarize: (nests: Counts) => mostOf(nests, 'shiny things', 'a nest is full'),
}

/** The Clock Tower Job, a game with secrets. */
export const labHeist: LabGame = {
  game: heist,
  title: 'The Clock Tower Job',
  setupFor: (options) => withOnly('heist', options, [], { seats, vaults: 3 }),
  summarize: (loot: Counts) => mostOf(loot, 'loot', 'all vaults are cracked'),
}

/** The Rooftop Race, a game with places. */
export const labRace: LabGame = {
  game: race,
  title: 'Rooftop Race',
  boards: ['bakery', 'orphanage'],
  setupFor: (options, index) => {
    const roof = options.board?.name ?? (index % 2 === 0 ? 'bakery' : 'orphanage')
    return withOnly('race', options, ['board'], { seats, roof })
  },
  summarize: ({ winner, turns }: { readonly winner: Seat | null; readonly turns: number }) => ({
    winner: winner ?? undefined,
    numbers: { turns },
    reason: winner === null ? 'nobody got there in time' : 'a runner is over the last edge',
  }),
}

type Counts = { readonly [name: string]: number }

/** The setup, unless an option was given that this game knows nothing of. */
function withOnly(
  game: string,
  options: SetupOptions,
  known: readonly (keyof SetupOptions)[],
  setup: Json,
): Result<Json> {
  const strange = Object.keys(options).find((name) => !known.some((each) => each === name))
  if (strange === undefined) return ok(setup)
  const others = known.length === 0 ? 'it takes no such options' : `it takes --${known.join(', --')} only`
  return refused(`${game} knows nothing of --${strange}: ${others}.`)
}

/** Whoever has most wins; equals draw. */
function mostOf(counts: Counts, what: string, reason: string): Summary {
  const most = Math.max(...Object.values(counts))
  const [first, ...more] = Object.keys(counts).filter((name) => counts[name] === most)
  return {
    winner: first === undefined || more.length > 0 ? undefined : seat(first),
    numbers: Object.fromEntries(Object.entries(counts).map(([name, count]) => [`${what} of ${name}`, count])),
    reason,
  }
}
