import { boardOf, bodyOf } from '@gargoyle/bmg-common'
import {
  type Board,
  findPath,
  inches,
  isWithin,
  mm,
  mover,
  type Pricing,
  type Spot,
  sight,
  tariff,
} from '@gargoyle/table'
import type { Model, Play } from '../state.ts'

/** Something small that flies, rolls and hops: an assumption about what is steered around obstacles. */
const drone = mover({ radius: mm(5), height: mm(10) })

const free = tariff()
const anyWay: Pricing = { walk: free, difficult: free, climb: free, jump: free, drop: free }

/** Whether a way around obstacles, no longer than so many inches, leads from one model to another. */
export function wayAround(game: Play, from: Model, to: Model, range: number): boolean {
  const board = boardOf(game)
  const [start, end] = [bodyOf(game, from), bodyOf(game, to)]
  if (!isWithin(start, end, inches(range))) return false
  const { visible, coveredBy } = sight(board, start, end)
  if (visible && coveredBy.length === 0) return true
  return isReached(board, start, end, inches(range) + start.radius + end.radius)
}

/** Ways found lately, by their ends and how long they may be: bots ask the same again and again. */
const known = new WeakMap<Board, Map<string, boolean>>()

/** As many as are remembered of a board before all are forgotten. */
const MEMORY = 1000

function isReached(board: Board, from: Spot, to: Spot, budget: number): boolean {
  let ways = known.get(board)
  if (ways === undefined || ways.size >= MEMORY) {
    ways = new Map()
    known.set(board, ways)
  }
  const key = `${from.x} ${from.y} ${from.z} ${to.x} ${to.y} ${to.z} ${budget}`
  let found = ways.get(key)
  if (found === undefined) {
    found = findPath(board, drone, from, to, { pricing: anyWay, budget }).ok
    ways.set(key, found)
  }
  return found
}
