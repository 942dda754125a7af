import { areaNamed, NOWHERE } from '../board/board.ts'
import { isNeutralized } from '../energy/recover.ts'
import type { MiniId, Play } from '../state.ts'
import { type ConditionData, scaledTo } from './mission.ts'

/** Whether a condition of the mission is met. gcc/core/mission-data */
export function holds(game: Play, condition: ConditionData): boolean {
  const { state, content } = game
  if ('all' in condition) return condition.all.every((each) => holds(game, each))
  if ('any' in condition) return condition.any.some((each) => holds(game, each))
  if ('not' in condition) return !holds(game, condition.not)
  if ('turn' in condition) return state.turn === scaledTo(content.mission.heroes, condition.turn)
  if ('fromTurn' in condition) return state.turn >= scaledTo(content.mission.heroes, condition.fromTurn)
  if ('allHeroesNeutralized' in condition) return state.heroes.every(isNeutralized)
  if ('neutralizedTile' in condition) return isTileNeutralized(game, condition.neutralizedTile)
  return isEnough(game, condition, amountFor(game, condition))
}

/** How many of what a condition counts there are now. */
export function amountFor(game: Play, condition: CountingCondition): number {
  if ('tokens' in condition) return countTokens(game, condition.tokens)
  if ('counter' in condition) return game.state.counters[condition.counter] ?? 0
  return countMinis(game, condition.minis)
}

type CountingCondition = Extract<
  ConditionData,
  { tokens: unknown } | { counter: unknown } | { minis: unknown }
>

type Bounds = {
  readonly atLeast?: number | readonly number[] | undefined
  readonly atMost?: number | readonly number[] | undefined
}

function isEnough({ content }: Play, { atLeast, atMost }: Bounds, amount: number): boolean {
  const { heroes } = content.mission
  if (atMost !== undefined && amount > scaledTo(heroes, atMost)) return false
  return amount >= scaledTo(heroes, atLeast ?? (atMost === undefined ? 1 : 0))
}

function isTileNeutralized({ state, content }: Play, id: string): boolean {
  return content.tiles.some(
    ({ profile, commander }, i) =>
      profile.id === id && commander < 0 && (state.tiles[i]!.faceDown || state.tiles[i]!.out),
  )
}

type TokenQuery = Extract<ConditionData, { tokens: unknown }>['tokens']
type MiniQuery = Extract<ConditionData, { minis: unknown }>['minis']

/** Where a token is, carried or not. */
export function tokenArea({ state }: Play, token: Play['state']['tokens'][number]): number {
  return token.holder === NOWHERE ? token.at : state.minis[token.holder]!.at
}

function countTokens(game: Play, { kind, face, areas, heldBy, standing }: TokenQuery): number {
  let count = 0
  for (const token of game.state.tokens) {
    if (token.kind !== kind || (face !== undefined && token.face !== face)) continue
    if (heldBy !== undefined && (token.holder === NOWHERE || game.state.minis[token.holder]!.side !== heldBy))
      continue
    if (standing && (token.holder === NOWHERE || isFallen(game, token.holder))) continue
    if (
      areas !== undefined &&
      !areas.some((area) => areaNamed(game.content.board, area) === tokenArea(game, token))
    )
      continue
    count++
  }
  return count
}

/** Whether a miniature is a hero that is neutralized: characters leave the board then. */
function isFallen({ state, content }: Play, mini: MiniId): boolean {
  const hero = state.heroes[content.minis[mini]!.hero]
  return hero !== undefined && isNeutralized(hero)
}

function countMinis(game: Play, { side, tile, areas, standing }: MiniQuery): number {
  const { state, content } = game
  let count = 0
  for (const mini of state.minis) {
    if (mini.at === NOWHERE || (side !== undefined && mini.side !== side)) continue
    const card = content.minis[mini.id]!
    if (tile !== undefined && content.tiles[card.tile]?.profile.id !== tile) continue
    if (areas !== undefined && !areas.some((area) => areaNamed(content.board, area) === mini.at)) continue
    if (standing && (card.hero < 0 || isFallen(game, mini.id))) continue
    count++
  }
  return count
}
