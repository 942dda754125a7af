import { isOnTable, labelOf } from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { recall } from '@gargoyle/engine'
import type { Strike } from '../attack/strike.ts'
import { offerResources } from '../cards/resources.ts'
import { crewOf } from '../model/crew.ts'
import { hasWillpower, skill } from '../model/skills.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import { becomeCasualty, savedFrom } from './casualty.ts'
import { knockOut } from './knocked-out.ts'

/** Damage on its way to a model. Rules may change the numbers until the markers are placed. */
export type Harm = {
  readonly to: Model
  stun: number
  injury: number
  /** How many hits it comes from: what hurts without hitting counts as one. */
  readonly hits: number
  readonly by: Model | undefined
  /** The strike it comes from, if it comes from an attack. */
  readonly strike: Strike | undefined
  /** The rule that hurts, in words. */
  readonly cause: string
  /** Ids of rules that describe it: `gas`, `fall`. */
  readonly nature: readonly string[]
}

export type HarmDetails = {
  readonly stun?: number
  readonly injury?: number
  readonly hits?: number
  readonly by?: Model | undefined
  readonly strike?: Strike | undefined
  readonly cause: string
  readonly nature?: readonly string[]
}

/**
 * Puts damage markers on a model. A K.O. model takes one more injury for every hit. What exceeds Willpower
 * or Endurance is discarded. bmg3/core/damage-markers, bmg3/core/ko-extra-damage
 */
export function* inflict(game: Play, to: Model, details: HarmDetails): Rule<void> {
  if (!isOnTable(to)) return
  const harm: Harm = {
    to,
    stun: details.stun ?? 0,
    injury: details.injury ?? 0,
    hits: details.hits ?? 1,
    by: details.by,
    strike: details.strike,
    cause: details.cause,
    nature: details.nature ?? [],
  }
  if (harm.stun + harm.injury === 0) return
  if (to.condition === 'ko') harm.injury += harm.hits
  yield* trigger(game, 'dealing', { harm })
  yield* trigger(game, 'harming', { harm })
  yield* offerResources(game, 'harming', { harm })
  if (!isOnTable(to) || harm.stun + harm.injury <= 0) return
  if (applies(game, 'ignores-damage', { about: to })) {
    ignoreDamage(game, harm)
    return
  }
  yield* trigger(game, 'harm-final', { harm })
  if (!isOnTable(to) || harm.stun + harm.injury <= 0) return
  placeMarkers(game, harm)
  yield* trigger(game, 'harmed', { harm })
  yield* settleDamage(game, to, harm)
}

function placeMarkers(game: Play, harm: Harm): void {
  const { to } = harm
  const willpower = hasWillpower(game, to) ? skill(game, 'willpower', to) : Number.POSITIVE_INFINITY
  const endurance = skill(game, 'endurance', to)
  if (hasWillpower(game, to))
    to.stun = Math.min(to.stun + Math.max(0, harm.stun), Math.max(willpower, to.stun))
  to.injury = Math.min(to.injury + Math.max(0, harm.injury), Math.max(endurance, to.injury))
  if (harm.strike !== undefined) harm.strike.dealt += Math.max(0, harm.stun) + Math.max(0, harm.injury)
  countDamage(game, harm)
  game.emit(() => ({
    name: 'damage',
    text: `${labelOf(game, to)} takes ${showDamage(harm)} (${harm.cause}).`,
    rule: 'bmg3/core/damage-markers',
    about: { model: to.id, stun: harm.stun, injury: harm.injury, by: harm.by?.id ?? null },
  }))
}

/** Objectives count it all the same. */
function ignoreDamage(game: Play, harm: Harm): void {
  countDamage(game, harm)
  game.emit(() => ({
    name: 'damage-ignored',
    text: `${labelOf(game, harm.to)} ignores ${showDamage(harm)} (${harm.cause}).`,
    about: { model: harm.to.id, stun: harm.stun, injury: harm.injury, by: harm.by?.id ?? null },
  }))
}

function countDamage(game: Play, { to, by, stun, injury }: Harm): void {
  if (by === undefined || by.seat === to.seat || applies(game, 'uncredited', { about: by })) return
  const crew = crewOf(game, by.seat)
  for (const tally of [crew.activation, crew.round, crew.game]) {
    tally.damageDealt += stun + injury
    tally.stunsDealt += stun
    tally.injuriesDealt += injury
  }
}

/** What the markers on a model's card come to. bmg3/core/ko, bmg3/core/casualty */
export function* settleDamage(game: Play, model: Model, harm?: Harm): Rule<void> {
  if (!isOnTable(model)) return
  if (model.injury >= skill(game, 'endurance', model)) yield* becomeCasualty(game, model, harm?.by, harm)
  else yield* settleStuns(game, model, harm?.by)
}

function* settleStuns(game: Play, model: Model, by: Model | undefined): Rule<void> {
  if (model.condition === 'ko' || !hasWillpower(game, model)) return
  if (model.stun >= skill(game, 'willpower', model) && !applies(game, 'cannot-be-ko', { about: model }))
    yield* knockOut(game, model, by)
}

/**
 * A model whose Willpower or Endurance has fallen to the markers it has is K.O. or out of the game, whatever made it fall.
 * Looked at once an action is over. What has been saved from its injuries is not lost to the same again.
 * bmg3/core/ko, bmg3/core/casualty
 */
export function* settleMarkers(game: Play): Rule<void> {
  for (const model of game.state.models) {
    const { condition, stun, injury } = model
    if (stun + injury === 0 || (condition !== 'up' && condition !== 'down')) continue
    if (injury > recall(model, savedFrom)) yield* settleDamage(game, model)
    else yield* settleStuns(game, model, undefined)
  }
}

/** Two stuns and an injury, in words. */
function showDamage({ stun, injury }: { readonly stun: number; readonly injury: number }): string {
  const parts: string[] = []
  if (stun > 0) parts.push(`${stun} stun${stun === 1 ? '' : 's'}`)
  if (injury > 0) parts.push(`${injury} ${injury === 1 ? 'injury' : 'injuries'}`)
  return parts.join(' and ') || 'no damage'
}

/** Whether a model's card has a marker of any kind. */
export const isHurt = (model: Model): boolean => model.stun + model.injury > 0

/** The traits of a model by which a harm could be told apart: used by rules that ask what a weapon is. */
export const weaponRulesOf = (harm: Harm): readonly string[] =>
  harm.strike?.weapon.rules.map(({ id }) => id) ?? harm.nature
