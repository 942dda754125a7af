import type { JudgedMove } from '@gargoyle/bmg-common'
import { boardOf, isWalledOff, legsOf, type PathAnswer, spotOf } from '@gargoyle/bmg-common'
import { ok, type Result, refused } from '@gargoyle/engine'
import { fitsHere, flatDistance, part, type Spot, showLength } from '@gargoyle/table'
import type { Play } from '../state.ts'
import type { Terms } from './judge-path.ts'

/**
 * Judges the move of a model that ignores scenery: straight legs on one level, apart from a small step up or down,
 * through anything in the way; only where it ends there must be room and a floor.
 */
export function judgeThroughWalls(game: Play, terms: Terms, answer: PathAnswer): Result<JudgedMove> {
  const legs = 'to' in answer ? [{ to: spotOf(answer.to) }] : legsOf(answer.legs)
  const { mover, from, budget, others } = terms
  let [at, length]: [Spot, number] = [from, 0]
  for (const { to, by = 'walk' } of legs) {
    if (by !== 'walk' || Math.abs(to.z - at.z) > mover.step) return refused('It floats, but does not fly.')
    // What an encounter puts up stops everything. bmg3/core/impassable
    if (isWalledOff(game, at, to)) return refused('Nothing passes through that wall.')
    length += flatDistance(at, to) + Math.abs(to.z - at.z)
    at = to
  }
  const fit = fitsHere(boardOf(game), mover, at, others)
  if (!fit.ok) return refused(fit.reason, { rule: 'bmg3/core/basic-move' })
  const travelled = Math.round(length)
  if (travelled > budget) {
    return refused(`That is ${showLength(travelled)}, but only ${showLength(budget)} can be moved.`, {
      rule: 'bmg3/core/basic-move',
    })
  }
  return ok({
    path: { from, legs },
    end: at,
    parts: [part('walk', travelled)],
    travelled,
    surcharge: 0,
    fall: undefined,
  })
}
