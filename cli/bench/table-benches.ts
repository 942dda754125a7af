import { type Random, randomFrom } from '@gargoyle/engine'
import {
  type Board,
  body,
  byLength,
  findPath,
  fitsHere,
  generateCity,
  inches,
  type Mover,
  mover,
  prepareBoard,
  reach,
  type Spot,
  sight,
  spot,
} from '@gargoyle/table'
import { type Benchmark, microsPerCall, scaledAmount } from './measure.ts'

/** How many questions one run asks the table: enough that no single odd one decides. */
const questions = { sight: 4000, path: 150, reach: 40 }

/** A move of a model that runs. */
const budget = inches(8)

/** What the table is measured with: its own board, and places all over it that a model can stand on. */
interface Scene {
  readonly board: Board
  readonly walker: Mover
  readonly places: readonly Spot[]
}

/** What the table measures, on a generated city of at least 60 pieces. */
export const tableBenches: readonly Benchmark[] = [
  {
    name: 'table.sightMicros',
    about: 'sight between two models on a 60-piece board',
    unit: 'µs',
    aim: { atMost: 15 },
    prepare: (share) => {
      const { board, places } = benchTable()
      const bodies = places.map((place) => body(place))
      const pairs = pairsOf(bodies, scaledAmount(questions.sight, share))
      return () => microsPerCall(pairs.length, (call) => sight(board, ...pairs[call]!))
    },
  },
  {
    name: 'table.pathMillis',
    about: 'cheapest path between two places on it',
    unit: 'ms',
    aim: { atMost: 1 },
    prepare: (share) => {
      const { board, walker, places } = benchTable()
      const pairs = pairsOf(places, scaledAmount(questions.path, share))
      const find = (call: number) => findPath(board, walker, ...pairs[call]!, { pricing: byLength })
      return () => microsPerCall(pairs.length, find) / 1000
    },
  },
  {
    name: 'table.reachMillis',
    about: `all that a move of 8" can reach on it`,
    unit: 'ms',
    aim: { atMost: 5 },
    prepare: (share) => {
      const { board, walker, places } = benchTable()
      const region = (call: number) =>
        reach(board, walker, places[call]!, { pricing: byLength, budget }).areas()
      return () => microsPerCall(scaledAmount(questions.reach, share), region) / 1000
    },
  },
]

/** Lays out the city and finds places all over it, on streets and roofs alike, the same ones every time. */
export function benchTable(): Scene {
  const side = inches(36)
  const board = prepareBoard(generateCity({ seed: 'bench', width: side, depth: side }))
  if (board.pieces.length < 60) throw new Error(`the city has only ${board.pieces.length} pieces`)
  const walker = mover(body(spot(0, 0)))
  const random = randomFrom('bench places')
  const floors = [...new Set([0, ...board.pieces.filter(({ standable }) => standable).map(({ top }) => top)])]
  const places: Spot[] = []
  while (places.length < 200) {
    const x = random.below(board.width)
    const y = random.below(board.depth)
    const there = floors.map((z) => spot(x, y, z)).filter((place) => fitsHere(board, walker, place).ok)
    if (there.length > 0) places.push(random.pick(there))
  }
  return { board, walker, places }
}

function pairsOf<T>(things: readonly T[], count: number): readonly (readonly [T, T])[] {
  const random: Random = randomFrom('bench pairs')
  return Array.from({ length: count }, () => [random.pick(things), random.pick(things)] as const)
}
