import { areEnemies, cardOf, isConscious, isOnTable, lengthOf } from '@gargoyle/bmg-common'
import { cm, flatDistance } from '@gargoyle/table'
import { isRanged } from '../attack/attack.ts'
import { meanDistance, tableLength } from '../edition.ts'
import type { CounterKind, Model, Play } from '../state.ts'
import { isObjective } from './control.ts'

/** How far a model sees to shoot, and a bit that it walks. */
const SHOT = 40

/**
 * Which counters a model could do with this round, the most useful first: what gets it to an enemy or objective, what it
 * fights with there, and what it blocks with. Not a rule: for bots and hints that propose plans.
 */
export function usefulCounters(game: Play, model: Model): readonly CounterKind[] {
  const wanted: CounterKind[] = model.condition === 'down' ? ['movement'] : []
  if (!isOnTable(model)) return [...wanted, 'movement', 'movement', 'attack', 'defense']
  const enemy = distanceToEnemy(game, model)
  const { edition } = game.content
  const free = lengthOf(game, edition.move.basic)
  const dice = (far: number): number =>
    Math.ceil(Math.max(0, far - free) / lengthOf(game, meanDistance(edition)))
  const shoots = model.arms.some(
    ({ card, index, ammo }) => ammo !== 0 && isRanged(game.content.cards[card]!.weapons[index]!),
  )
  const steps = dice(enemy)
  if (steps <= 3) {
    // Half a die more than the mean, so that it gets there.
    const way = Array.from({ length: enemy <= cm(1) ? 0 : Math.min(3, steps) }, (): CounterKind => 'movement')
    wanted.push('attack', ...way, 'attack', 'defense', 'attack', 'defense', 'special', 'attack', 'defense')
    return wanted
  }
  if (shoots && enemy <= tableLength(game, SHOT)) wanted.push('attack', 'attack', 'attack', 'movement')
  const goal = distanceToObjective(game, model)
  const far = Math.min(3, dice(Math.min(enemy, goal)))
  wanted.push(...Array.from({ length: far }, (): CounterKind => 'movement'))
  // Manipulating takes a counter, and so does a run.
  wanted.push('movement', 'special', 'defense', 'defense', 'attack', 'attack', 'defense')
  return wanted
}

function distanceToEnemy(game: Play, model: Model & { at: NonNullable<Model['at']> }): number {
  let least = Number.POSITIVE_INFINITY
  const { radius } = cardOf(game, model)
  for (const other of game.state.models) {
    if (!areEnemies(model, other) || !isOnTable(other) || !isConscious(other)) continue
    least = Math.min(least, flatDistance(model.at, other.at) - radius - cardOf(game, other).radius)
  }
  return least
}

function distanceToObjective(game: Play, model: Model & { at: NonNullable<Model['at']> }): number {
  let least = Number.POSITIVE_INFINITY
  for (const marker of game.state.markers)
    if (isObjective(marker)) least = Math.min(least, flatDistance(model.at, marker.at))
  return least
}
