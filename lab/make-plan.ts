import { ok, type Result, refused } from '@gargoyle/engine'
import type { LabGame, Named, SetupOptions } from './lab-game.ts'
import { allPairs, type Contestant, type Plan } from './plan.ts'
import { marksOf } from './workshop.ts'

/** What somebody asked for, whichever games they want. */
export interface Wish {
  readonly labGame: LabGame
  /** Bots as `loadBot` reads them. */
  readonly bots: readonly string[]
  /** Games of each pairing. */
  readonly games: number
  readonly seed: string
  readonly board?: Named
  readonly encounter?: string
  readonly event?: string
  /** Where the paths of bots begin. */
  readonly folder: string
}

/** Two sides, each with a bot and perhaps a crew of its own. One bot plays both sides. */
export function planRun(wish: Wish & { readonly a?: Named; readonly b?: Named }): Result<Plan> {
  const { bots, a, b } = wish
  const [first = '', second = first, ...more] = bots
  if (more.length > 0) return refused('two sides play: name one bot for both, or two, --bots A,B.')
  const sides = [
    { bot: first, ...(a === undefined ? {} : { crew: a }) },
    { bot: second, ...(b === undefined ? {} : { crew: b }) },
  ]
  return planned(wish, 'run', named(sides), [])
}

/** All against all: of several bots if several are named, else of crews that one bot leads. */
export function planTournament(wish: Wish & { readonly crews?: readonly Named[] }): Result<Plan> {
  const { labGame, bots, crews = [] } = wish
  const [bot = '', ...others] = bots
  const twice = bots.find((each, place) => bots.indexOf(each) !== place)
  if (twice !== undefined) {
    return refused(
      `${twice} is named twice: name each bot once. One bot alone leads all crews against each other.`,
    )
  }
  if (others.length > 0) return planned(wish, 'tournament', named(bots.map((each) => ({ bot: each }))), crews)
  const ready = (labGame.crews ?? []).map((name) => ({ name }))
  const taking = crews.length > 0 ? crews : ready
  if (taking.length < 2) {
    return refused(
      ready.length === 0
        ? `${labGame.game.id} has no crews: name two bots or more, --bots A,B.`
        : 'a tournament needs two crews or more, --crews A,B, or two bots or more, --bots A,B.',
    )
  }
  return planned(wish, 'tournament', named(taking.map((crew) => ({ bot, crew }))), [])
}

function planned(
  { labGame, games, seed, board, encounter, event, folder }: Wish,
  kind: Plan['kind'],
  contestants: readonly Contestant[],
  crews: readonly Named[],
): Result<Plan> {
  const { game } = labGame
  const led = contestants.every(({ crew }) => crew !== undefined)
  const boards = board === undefined ? (labGame.boards ?? []).map((name) => ({ name })) : [board]
  const plan: Plan = {
    format: 'gargoyle-lab',
    version: 1,
    kind,
    game: game.id,
    rulesVersion: game.rulesVersion,
    seed,
    games,
    contestants,
    pairings: allPairs(contestants.length),
    crews: led ? [] : crews.length > 0 ? crews : (labGame.crews ?? []).map((name) => ({ name })),
    boards,
    ...(encounter === undefined ? {} : { encounter }),
    ...(event === undefined ? {} : { event }),
    marks: marksOf(
      contestants.map(({ bot }) => bot),
      folder,
    ),
  }
  return whyNotPlayable(plan, labGame) ?? ok(plan)
}

/** Tries every crew and board, so that nothing is refused after hours. */
function whyNotPlayable(
  { contestants, crews, boards, encounter, event }: Plan,
  { game, setupFor }: LabGame,
): Result<never> | undefined {
  const all = [...crews, ...contestants.flatMap(({ crew }) => crew ?? [])]
  const table = {
    ...(encounter === undefined ? {} : { encounter }),
    ...(event === undefined ? {} : { event }),
  }
  const tries: SetupOptions[] = [
    ...all.map((crew) => ({ crews: [crew, crew], ...table })),
    ...boards.map((board) => ({ board, ...table })),
    table,
  ]
  for (const options of tries) {
    const setup = setupFor(options, 0, '')
    if (!setup.ok) return setup
    const prepared = game.prepare(setup.value)
    if (!prepared.ok) return prepared
    if (game.seats(prepared.value.setup).length !== 2)
      return refused(`the lab pairs two, and ${game.id} is not for two.`)
  }
  return undefined
}

/** Calls contestants by what tells them apart: the crew, the bot, or both. */
function named(sides: readonly Omit<Contestant, 'name'>[]): readonly Contestant[] {
  const oneBot = new Set(sides.map(({ bot }) => bot)).size === 1
  const names = sides.map(({ bot, crew }) =>
    crew === undefined ? bot : oneBot ? shortened(crew.name) : `${shortened(crew.name)} (${bot})`,
  )
  return sides.map((side, place) => ({
    name: isUnique(names, place) ? names[place]! : `${'ABCDEFGHIJ'[place] ?? place + 1}: ${names[place]}`,
    ...side,
  }))
}

const isUnique = (names: readonly string[], place: number): boolean =>
  names.filter((name) => name === names[place]).length === 1

/** A share code is far longer than any name. */
const shortened = (name: string): string => (name.length > 40 ? `${name.slice(0, 24)}…` : name)
