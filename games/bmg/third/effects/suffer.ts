import { addEffect, effectOn, isImmune, isOnTable, type Until } from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { isVehicle } from '../model/crew.ts'
import { computeTotal, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import { MOST_POISON } from './poison.ts'

/** How a status comes about, where that matters. */
export type Suffering = {
  /** Ids of the rules it came with, such as `gas`: who is immune to one of those is spared. */
  readonly nature?: readonly string[]
  /** The roll against it fails without being made. */
  readonly certain?: true
}

/** The effect of a Slow that ends with the round. */
export const SLOW_THIS_ROUND = 'slow-this-round'

type Status = Suffering & {
  readonly id: string
  /** The status that it is to all rules, where its effect is not of the same id. */
  readonly as?: string
  readonly until: Until
  /** What its value becomes, given what it was. */
  readonly value?: (held: number) => number
  /** Vehicles do not suffer it. */
  readonly sparesVehicles?: true
}

/** Puts a status on a model unless it is immune, and reports it. Returns whether it suffers. */
function* suffer(game: Play, victim: Model, by: Model | undefined, status: Status): Rule<boolean> {
  if (status.sparesVehicles && isVehicle(game, victim)) return false
  const { id, as = id, until, nature = [] } = status
  if (!isOnTable(victim) || isImmune(game, victim, as, nature)) return false
  const effect = addEffect(game, victim, id, { until, ...(by === undefined ? {} : { by }) })
  if (status.value !== undefined) effect.value = status.value(effect.value)
  yield* trigger(game, 'suffered', { victim, status: as, nature, by })
  return true
}

type Sufferer = (game: Play, model: Model, by?: Model, how?: Suffering) => Rule<boolean>

type ValuedSufferer = (game: Play, model: Model, value: number, by?: Model, how?: Suffering) => Rule<boolean>

/** bmg3/effect/poison: grows by 1 each time. */
export const sufferPoison: Sufferer = (game, model, by, how) => {
  const value = (held: number): number => Math.min(MOST_POISON, held + 1)
  return suffer(game, model, by, { id: 'poison', until: 'game', value, sparesVehicles: true, ...how })
}

export const sufferStunned: Sufferer = (game, model, by, how) =>
  suffer(game, model, by, { id: 'stunned', until: 'round', ...how })

export const sufferParalyze: Sufferer = (game, model, by, how) =>
  suffer(game, model, by, { id: 'paralyze', until: 'round', ...how })

export const sufferBlind: Sufferer = (game, model, by, how) =>
  suffer(game, model, by, { id: 'blind', until: 'round', ...how })

export const sufferScared: Sufferer = (game, model, by, how) =>
  suffer(game, model, by, { id: 'scared', until: 'round', sparesVehicles: true, ...how })

/** The same, but no longer than the round. Immunities and other rules take it for Slow. bmg3/trait/stop */
export const sufferSlowThisRound: ValuedSufferer = (game, model, inches, by, how) => {
  const value = (held: number): number => Math.max(held, inches)
  return suffer(game, model, by, { id: SLOW_THIS_ROUND, as: 'slow', until: 'round', value, ...how })
}

/** Slows the next Movement action by so many inches. Of two values the higher counts. */
export const sufferSlow: ValuedSufferer = (game, model, inches, by, how) => {
  const value = (held: number): number => Math.max(held, inches)
  return suffer(game, model, by, { id: 'slow', until: 'game', value, ...how })
}

/** bmg3/weapon/cold: what is slow already gets slower still. */
export const sufferCold: ValuedSufferer = (game, model, inches, by, how) => {
  const value = (held: number): number => held + inches
  const brief = effectOn(model, SLOW_THIS_ROUND)
  if (brief !== undefined && !isImmune(game, model, 'slow', ['cold', ...(how?.nature ?? [])]))
    brief.value += inches
  return suffer(game, model, by, { id: 'slow', until: 'game', value, nature: ['cold'], ...how })
}

/** Lowers the Effort limit once. Of two values the higher counts. */
export const sufferEnervating: ValuedSufferer = (game, model, amount, by, how) => {
  const about = { about: model, purpose: 'enervating', ...(by === undefined ? {} : { other: by }) }
  const value = (held: number): number => Math.max(held, computeTotal(game, 'status-value', about, amount))
  return suffer(game, model, by, { id: 'enervating', until: 'game', value, ...how })
}

export const sufferFire: Sufferer = (game, model, by, how) =>
  suffer(game, model, by, { id: 'fire', until: 'game', ...how })

export const sufferFreeze: Sufferer = (game, model, by, how) =>
  suffer(game, model, by, { id: 'freeze', until: 'game', ...how })

/** A model holds one Sonic counter at most. */
export const sufferSonic: Sufferer = (game, model, by, how) =>
  suffer(game, model, by, { id: 'sonic', until: 'game', ...how })

/** A mark that other cards look for. */
export const sufferInfected: Sufferer = (game, model, by, how) =>
  suffer(game, model, by, { id: 'infected', until: 'game', ...how })

/** Attackers find it more easily, as many times as the value says. Of two values the higher counts. */
export const sufferQuarry: ValuedSufferer = (game, model, times, by, how) => {
  const value = (held: number): number => Math.max(held, times)
  return suffer(game, model, by, { id: 'quarry', until: 'game', value, ...how })
}

export const sufferAcid: Sufferer = (game, model, by, how) =>
  suffer(game, model, by, { id: 'acid', until: 'round', ...how })

/** How badly a model is poisoned; 0 if it is not. */
export const poisonOn = (model: Model): number => effectOn(model, 'poison')?.value ?? 0
