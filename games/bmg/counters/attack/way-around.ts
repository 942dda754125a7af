import { boardOf, bodyOf, cardOf, isOnTable } from '@gargoyle/bmg-common'
import { findPath, type Pricing, sightTo, tariff } from '@gargoyle/table'
import type { Model, Play } from '../state.ts'

const plain = tariff()

/** What flies counts every length once, over and around whatever stands in its way. */
const flight: Pricing = {
  walk: plain,
  vault: plain,
  difficult: plain,
  climb: plain,
  jump: plain,
  drop: plain,
}

/**
 * Whether a guided shot comes to its target within its range: straight, or else by the shortest way around the scenery,
 * wide enough for the target's base. bmg2/weapon-rule/remote-controlled
 */
export function isWithinAround(game: Play, shooter: Model, target: Model, most: number): boolean {
  if (!isOnTable(shooter) || !isOnTable(target)) return false
  const [from, to] = [bodyOf(game, shooter), bodyOf(game, target)]
  if (sightTo(boardOf(game), from, to).visible) return true
  const budget = most + from.radius + to.radius
  return findPath(boardOf(game), cardOf(game, target).mover, shooter.at, target.at, {
    pricing: flight,
    budget,
  }).ok
}
