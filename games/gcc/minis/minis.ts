import { compute, plus, type Reason, type Seat, type Value } from '@gargoyle/engine'
import { type AreaId, NOWHERE } from '../board/board.ts'
import type { MiniCard } from '../content.ts'
import type { Hero, Mini, Play } from '../state.ts'

/** What the board or tile of a miniature says. */
export const cardOf = ({ content }: Play, mini: Mini): MiniCard => content.minis[mini.id]!

/** What players call it. */
export const nameOf = ({ content }: Play, mini: Mini): string => content.minis[mini.id]!.label

/** The hero that a miniature is. */
export function heroOf({ state, content }: Play, mini: Mini): Hero | undefined {
  const { hero } = content.minis[mini.id]!
  return hero < 0 ? undefined : state.heroes[hero]
}

/** The miniature of a hero. */
export const miniOf = ({ state }: Play, hero: Hero): Mini => state.minis[hero.mini]!

/** Who decides for a miniature: its hero, the villain, the commander of its tile. Undefined for neutral ones. */
export function seatOf(game: Play, mini: Mini): Seat | undefined {
  const { hero, tile } = cardOf(game, mini)
  if (hero >= 0) return game.state.heroes[hero]!.seat
  const commander = game.content.tiles[tile]?.commander ?? -1
  if (commander >= 0) return game.state.heroes[commander]!.seat
  return mini.side === 'villain' ? game.content.villain : undefined
}

/** gcc/core/enemy-ally: of the other side. Neutral miniatures have no enemies. */
export function areEnemies(a: Mini, b: Mini): boolean {
  return a.side !== b.side && a.side !== 'neutral' && b.side !== 'neutral'
}

/** gcc/core/enemy-ally: of the same side, itself aside. Neutral miniatures have no allies. */
export function areAllies(a: Mini, b: Mini): boolean {
  return a !== b && a.side === b.side && a.side !== 'neutral'
}

/** All miniatures in an area. */
export function minisIn({ state }: Play, area: AreaId): readonly Mini[] {
  return state.minis.filter(({ at }) => at === area)
}

/** The size indexes in an area, added up. gcc/core/occupation-limit */
export function occupationOf(game: Play, area: AreaId): number {
  let sum = 0
  for (const mini of game.state.minis) if (mini.at === area) sum += cardOf(game, mini).size
  return sum
}

/** gcc/core/over-occupation: whether a miniature that is not in an area would be too much for it. */
export function wouldOverOccupy(game: Play, mini: Mini, area: AreaId): boolean {
  if (mini.at === area) return false
  return occupationOf(game, area) + cardOf(game, mini).size > game.content.board.areas[area]!.limit
}

/** The same with its reason. */
export function overOccupationReason(game: Play, mini: Mini, area: AreaId): Reason | undefined {
  if (!wouldOverOccupy(game, mini, area)) return undefined
  const { name, limit } = game.content.board.areas[area]!
  return {
    text: `${name} holds ${occupationOf(game, area)} of ${limit}: no room for size ${cardOf(game, mini).size}.`,
    rule: 'gcc/core/over-occupation',
  }
}

/**
 * Where a miniature that comes into play in an area is put: there, in an adjacent area that it does not over-occupy,
 * or nowhere. gcc/core/over-occupation
 */
export function placesFor(
  game: Play,
  mini: Mini,
  area: AreaId,
  adjacent: readonly AreaId[],
): readonly AreaId[] {
  if (!wouldOverOccupy(game, mini, area)) return [area]
  return adjacent.filter((each) => !wouldOverOccupy(game, mini, each))
}

/** Whether a miniature is on the board. */
export const isOnBoard = ({ at }: Mini): boolean => at !== NOWHERE

/** Whether an enemy stands in its area: without one, nothing hinders. */
export function hasEnemiesBeside({ state }: Play, mini: Mini): boolean {
  for (const other of state.minis) if (other.at === mini.at && areEnemies(mini, other)) return true
  return false
}

type Index = 'size' | 'menace'

/**
 * Hindering: indexes of enemies less those of allies in an area, the miniature itself aside, never below 0.
 * gcc/core/hindering-self, gcc/core/no-negative
 */
export function hinderingIn(
  game: Play,
  mini: Mini,
  index: Index,
  ignored: readonly { readonly amount: number; readonly source: string; readonly rule?: string }[],
): Value {
  let enemies = 0
  let allies = 0
  for (const other of game.state.minis) {
    if (other.at !== mini.at || other === mini) continue
    if (areEnemies(mini, other)) enemies += cardOf(game, other)[index]
    else if (areAllies(mini, other)) allies += cardOf(game, other)[index]
  }
  const rule = index === 'size' ? 'gcc/core/hindering-move' : 'gcc/core/hindering-action'
  const modifiers = []
  let left = enemies
  for (const { amount, source, rule: by } of ignored) {
    const taken = Math.min(left, amount)
    left -= taken
    if (taken > 0) modifiers.push(plus(-taken, by === undefined ? { source } : { source, rule: by }))
  }
  if (allies > 0) modifiers.push(plus(-allies, { source: `${index} of allies there`, rule }))
  return compute({
    name: 'Hindering',
    base: { amount: enemies, source: `${index} of enemies there`, rule },
    modifiers,
    floor: { amount: 0, source: 'never negative', rule: 'gcc/core/no-negative' },
  })
}
