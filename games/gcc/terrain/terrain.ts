import { compute, type Modifier, plus, type Rule, type RuleId, type Value } from '@gargoyle/engine'
import { rerolls } from '../actions/rerolls.ts'
import { wound } from '../actions/wounds.ts'
import type { AreaId } from '../board/board.ts'
import { countSuccesses, diceOf, plainDie, rollPool } from '../dice/pool.ts'
import { minisIn, nameOf, seatOf } from '../minis/minis.ts'
import type { Explosion } from '../rules/rule-types.ts'
import { applies, modifiersOf, trigger } from '../rules/special.ts'
import type { CloudKind, Mini, Play } from '../state.ts'
import { cloudsIn } from './clouds.ts'

/**
 * The total level of dangerous terrain in an area, for all miniatures. gcc/core/dangerous-terrain,
 * gcc/token/flame-gas
 */
export function dangerLevel(game: Play, area: AreaId): number {
  const { blast } = game.state
  return (
    game.content.board.areas[area]!.dangerous +
    cloudsIn(game, area, 'flame') +
    cloudsIn(game, area, 'gas') +
    (blast?.at === area ? blast.level : 0)
  )
}

/** How dangerous an area is for one miniature: tokens that do not hurt it count once, whatever rules say so. */
export function dangerFor(game: Play, mini: Mini, area: AreaId): number {
  let level = dangerLevel(game, area)
  if (level === 0 || game.state.clouds.length === 0) return level
  const flames = cloudsIn(game, area, 'flame')
  const gas = cloudsIn(game, area, 'gas')
  if (flames > 0 && applies(game, 'unhurt-by-flames', { about: mini, area })) level -= flames
  if (gas > 0 && applies(game, 'unhurt-by-gas', { about: mini, area })) level -= gas
  return level
}

/** Whether an area is difficult terrain at all, for any miniature. */
export function isDifficult(game: Play, area: AreaId): boolean {
  return game.content.board.areas[area]!.difficult > 0 || cloudsIn(game, area, 'frost') > 0
}

/** What leaving an area costs on top. gcc/core/difficult-terrain, gcc/token/frost */
export function difficultLevel(game: Play, mini: Mini, area: AreaId): Value {
  const modifiers: Modifier[] = []
  const frost = cloudsIn(game, area, 'frost')
  if (frost > 0) modifiers.push(plus(frost, { source: 'frost tokens', rule: 'gcc/token/frost' }))
  const base = game.content.board.areas[area]!.difficult
  if (base + frost > 0)
    for (const each of modifiersOf(game, 'ignored-difficult', { about: mini, area }))
      modifiers.push(plus(-each.amount, each))
  return compute({
    name: 'Difficult terrain',
    base: { amount: base, source: 'the area', rule: 'gcc/core/difficult-terrain' },
    modifiers,
    floor: { amount: 0, source: 'never negative', rule: 'gcc/core/no-negative' },
  })
}

/** Rolls yellow dice against a miniature and wounds it. */
export function* sufferDanger(
  game: Play,
  mini: Mini,
  levels: number,
  cause: { readonly text: string; readonly rule: RuleId },
  less = 0,
): Rule<number> {
  if (levels <= 0) return 0
  const seat = seatOf(game, mini)
  const rolled = rollPool(game, diceOf(levels, plainDie('yellow')), {
    purpose: `${cause.text} against ${nameOf(game, mini)}`,
    rule: cause.rule,
    ...(seat === undefined ? {} : { seat }),
  })
  // gcc/core/reroll: after any roll, even one of dangerous terrain.
  const reached = (successes: number): number => Math.max(0, successes - less)
  yield* rerolls(game, mini, rolled, { about: mini }, { kind: 'danger', reached })
  return wound(game, mini, reached(countSuccesses(rolled)), cause)
}

/** gcc/core/dangerous-terrain: entering rolls the whole level. */
export function* enterDanger(game: Play, mini: Mini): Rule<void> {
  yield* sufferDanger(game, mini, dangerFor(game, mini, mini.at), {
    text: 'dangerous terrain',
    rule: 'gcc/core/dangerous-terrain',
  })
}

/**
 * An area became more dangerous. All miniatures there roll the rise at once: the whole level if it was safe before.
 * gcc/core/dangerous-terrain
 */
function* dangerRises(
  game: Play,
  area: AreaId,
  raise: () => void,
  cause: { readonly text: string; readonly rule: RuleId },
  spared: (mini: Mini) => boolean = () => false,
): Rule<Map<Mini, number>> {
  const there = minisIn(game, area)
  const before = there.map((mini) => dangerFor(game, mini, area))
  raise()
  const rises = there.map((mini, i) => dangerFor(game, mini, area) - before[i]!)
  const wounds = new Map<Mini, number>()
  for (const [i, mini] of there.entries()) {
    if (rises[i]! <= 0 || spared(mini)) continue
    wounds.set(mini, yield* sufferDanger(game, mini, rises[i]!, cause))
  }
  return wounds
}

/** An explosion that no miniature has triggered, but the mission. */
export function* explodeArea(game: Play, at: AreaId, level: number): Rule<void> {
  yield* explosionWounds(game, undefined, at, level)
}

/** gcc/core/explosion: the level rises for a moment, all miniatures there roll the rise, and it falls back. */
export function* explode(game: Play, by: Mini, at: AreaId, level: number, sparesItself = false): Rule<void> {
  const wounds = yield* explosionWounds(game, sparesItself ? by : undefined, at, level)
  const explosion: Explosion = { by, at, level, wounds }
  yield* trigger(game, 'explosion-ended', { explosion })
}

function* explosionWounds(
  game: Play,
  spared: Mini | undefined,
  at: AreaId,
  level: number,
): Rule<Map<Mini, number>> {
  game.emit(() => ({
    name: 'explosion',
    text: `An explosion of level ${level} in ${game.content.board.areas[at]!.name}.`,
    rule: 'gcc/core/explosion',
    about: { area: at, level },
  }))
  const wounds = yield* dangerRises(
    game,
    at,
    () => {
      game.state.blast = { at, level }
    },
    { text: 'an explosion', rule: 'gcc/core/explosion' },
    (mini) => mini === spared,
  )
  game.state.blast = undefined
  return wounds
}

/** Places dissipating tokens; those that make an area dangerous hurt at once. gcc/core/dissipation */
export function* placeClouds(game: Play, by: Mini, kind: CloudKind, at: AreaId, count: number): Rule<void> {
  yield* placeCloudsFor(game, by.side, kind, at, count)
}

/** The same for a side, where the mission places them. */
export function* placeCloudsFor(
  game: Play,
  side: Mini['side'],
  kind: CloudKind,
  at: AreaId,
  count: number,
): Rule<void> {
  const place = (): void => {
    game.state.clouds.push({ kind, at, count, side, dissipating: false })
    game.emit(() => ({
      name: 'clouds',
      text: `${count} ${kind} ${count === 1 ? 'token' : 'tokens'} in ${game.content.board.areas[at]!.name}.`,
      rule: 'gcc/core/dissipation',
      about: { area: at, kind, count },
    }))
  }
  if (kind === 'flame' || kind === 'gas') {
    yield* dangerRises(game, at, place, { text: `${kind} tokens`, rule: 'gcc/token/flame-gas' })
  } else {
    place()
  }
}

/** gcc/core/dissipation: at the start of the turn of the side that placed them, tokens turn over, then go. */
export function dissipate(game: Play, side: Mini['side']): void {
  const { state } = game
  if (state.clouds.length === 0) return
  state.clouds = state.clouds.filter((cloud) => cloud.side !== side || !cloud.dissipating)
  for (const cloud of state.clouds) if (cloud.side === side) cloud.dissipating = true
}
