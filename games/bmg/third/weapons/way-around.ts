import { findPath, inches, isWithin, mm, mover, type Pricing, sight, tariff } from '@gargoyle/table'
import { bodyOf } from '../model/model.ts'
import { boardOf, type Model, type Play } from '../state.ts'

/** Something small that flies, rolls and hops: an assumption about what is steered around obstacles. */
const drone = mover({ radius: mm(5), height: mm(10) })

const free = tariff()
const anyWay: Pricing = { walk: free, difficult: free, climb: free, jump: free, drop: free }

/** Whether a way around obstacles, no longer than so many inches, leads from one model to another. */
export function wayAround(game: Play, from: Model, to: Model, range: number): boolean {
  const board = boardOf(game)
  const [start, end] = [bodyOf(game, from), bodyOf(game, to)]
  if (!isWithin(start, end, inches(range))) return false
  if (sight(board, start, end).coveredBy.length === 0) return true
  const budget = inches(range) + start.radius + end.radius
  return findPath(board, drone, start, end, { pricing: anyWay, budget }).ok
}
