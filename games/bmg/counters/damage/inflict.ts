import { labelOf } from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import type { Strike } from '../attack/attack.ts'
import { ruleId } from '../edition.ts'
import { loseCounters } from '../model/counters.ts'
import { isInGame } from '../model/in-game.ts'
import { skill } from '../model/skills.ts'
import { applies, computeTotal, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import { becomeCasualty } from './casualty.ts'
import { knockOut } from './knock-out.ts'

/** Damage on its way to a model. Rules may change the numbers until the markers are placed. */
export type Harm = {
  readonly to: Model
  stun: number
  injury: number
  readonly by: Model | undefined
  readonly strike: Strike | undefined
  /** What hurts, in words. */
  readonly cause: string
  /** The markers of each damage in it: each success of a damage roll is one. bmg1/core/damage-roll */
  readonly damages: readonly number[]
}

export type HarmDetails = {
  readonly stun?: number
  readonly injury?: number
  readonly by?: Model | undefined
  readonly strike?: Strike | undefined
  readonly cause: string
  /** The markers of each damage, where there are several. */
  readonly damages?: readonly number[]
}

export const markersOn = ({ stun, injury }: Model): number => stun + injury

/**
 * The markers that a vest stops: one of each damage, never its last. What else has lessened the damage leaves at least
 * one. bmg1/trait/kevlar-vest, bmg2/trait/kevlar-vest
 */
export const stoppedByVest = ({ damages, stun, injury }: Harm): number =>
  Math.min(damages.filter((markers) => markers > 1).length, Math.max(0, stun + injury - 1))

/**
 * Puts damage markers on a model, and sees what becomes of it. bmg1/core/damage-order, bmg2/core/damage-order,
 * bmg1/core/ko, bmg1/core/casualty
 */
export function* inflict(game: Play, to: Model, details: HarmDetails): Rule<void> {
  if (!isInGame(to)) return
  const harm: Harm = {
    to,
    stun: details.stun ?? 0,
    injury: details.injury ?? 0,
    by: details.by,
    strike: details.strike,
    cause: details.cause,
    damages: details.damages ?? [(details.stun ?? 0) + (details.injury ?? 0)],
  }
  if (harm.stun + harm.injury <= 0) return
  yield* trigger(game, 'harming', { harm })
  if (!isInGame(to) || harm.stun + harm.injury <= 0) return
  const before = markersOn(to)
  placeMarkers(game, harm)
  game.emit(() => ({
    name: 'damage',
    text: `${labelOf(game, to)} takes ${describeDamage(harm)} (${harm.cause}).`,
    rule: ruleId(game, 'core/damage-order'),
    about: { model: to.id, stun: harm.stun, injury: harm.injury, by: harm.by?.id ?? null },
  }))
  yield* trigger(game, 'harmed', { harm })
  if (yield* settleDamage(game, to, harm.by, harm.strike)) return
  yield* loseToDamage(game, to, before)
}

/**
 * Injuries first, then stuns, as long as there is room. Injuries beyond the Endurance replace stuns, stuns beyond it are
 * lost: a K.O. model that is hit again is hurt in the same way. bmg1/core/damage-order, bmg1/core/ko, bmg1/core/ko-hit-again
 */
function placeMarkers(game: Play, { to, stun, injury }: Harm): void {
  const endurance = skill(game, 'endurance', to)
  const room = Math.max(0, endurance - markersOn(to))
  const injuries = Math.min(injury, room)
  to.injury += injuries
  const surplus = Math.min(injury - injuries, to.stun)
  to.injury += surplus
  to.stun -= surplus
  to.stun += Math.min(stun, room - injuries)
}

/** What the markers on a card come to. Gives whether it is out. */
export function* settleDamage(
  game: Play,
  model: Model,
  by: Model | undefined,
  strike?: Strike,
): Rule<boolean> {
  if (!isInGame(model)) return true
  const endurance = skill(game, 'endurance', model)
  if (model.injury >= endurance) {
    if (model.condition !== 'ko') yield* knockOut(game, model, by, strike)
    yield* becomeCasualty(game, model, by)
    return true
  }
  if (markersOn(model) < endurance) return false
  if (model.condition !== 'ko') yield* knockOut(game, model, by, strike)
  return true
}

/**
 * Markers that cost a counter; none where markers cost it nothing. bmg1/core/damage-accumulation,
 * bmg2/core/damage-accumulation
 */
export function markersPerCounter(game: Play, model: Model): number | undefined {
  if (applies(game, 'keeps-counters', { about: model })) return undefined
  return Math.max(1, computeTotal(game, 'markers-per-counter', { about: model }, 2))
}

/** Each time the total passes another two, a counter goes at once. bmg1/core/damage-accumulation */
export function* loseToDamage(game: Play, model: Model, before: number): Rule<void> {
  const each = markersPerCounter(game, model)
  if (each === undefined) return
  const lost = Math.floor(markersOn(model) / each) - Math.floor(before / each)
  if (lost > 0) yield* loseCounters(game, model, lost, 'damage')
}

/** Two stuns and an injury, in words. */
export function describeDamage({ stun, injury }: { readonly stun: number; readonly injury: number }): string {
  const parts: string[] = []
  if (injury > 0) parts.push(`${injury} ${injury === 1 ? 'injury' : 'injuries'}`)
  if (stun > 0) parts.push(`${stun} stun${stun === 1 ? '' : 's'}`)
  return parts.join(' and ') || 'no damage'
}
