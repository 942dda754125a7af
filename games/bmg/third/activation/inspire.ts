import { hasRank, isConscious, isOnTable, modelOf, within } from '@gargoyle/bmg-common'
import { crewOf } from '../model/crew.ts'
import { applies, computeTotal } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'

/** bmg3/core/inspire: how far the first Boss inspires, and later ones. */
const FIRST_BOSS = 8
const LATER_BOSS = 4

/** How far a crew's Boss inspires, in inches. */
export function inspireRange(game: Play, boss: Model): number {
  const base = crewOf(game, boss.seat).bosses > 1 ? LATER_BOSS : FIRST_BOSS
  return computeTotal(game, 'inspire-range', { about: boss }, base)
}

/**
 * bmg3/core/inspire, bmg3/trait/inspire: a Henchman that starts its activation near enough to the Boss gets a
 * Manipulate action more. A Boss that is K.O. does not inspire.
 */
export function isInspired(game: Play, model: Model): boolean {
  if (!hasRank(game, model, 'henchman') && !applies(game, 'inspirable', { about: model })) return false
  if (applies(game, 'never-inspired', { about: model })) return false
  return isInspiredByBoss(game, model) || applies(game, 'inspired', { about: model })
}

function isInspiredByBoss(game: Play, model: Model): boolean {
  const boss = modelOf(game, crewOf(game, model.seat).boss)
  if (boss.condition === 'away' && applies(game, 'inspires-from-afar', { about: boss })) return true
  if (boss === model || !isOnTable(boss) || !isConscious(boss)) return false
  return (
    applies(game, 'always-inspired', { about: model }) || within(game, boss, model, inspireRange(game, boss))
  )
}
