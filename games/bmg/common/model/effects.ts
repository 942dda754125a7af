import type { BmgGame, BmgModel, Effect, Until } from '../state.ts'
import { isOnTable, labelOf } from './model.ts'

export type EffectDetails = {
  readonly until: Until
  readonly args?: readonly string[]
  readonly value?: number
  readonly by?: BmgModel
  /** Lasts once for each model that caused it, not once in all. */
  readonly each?: boolean
}

/** The effect of an id that lasts on a model, if it does. */
export const effectOn = (model: BmgModel, id: string): Effect | undefined =>
  model.effects.find((effect) => effect.id === id)

export const hasEffect = (model: BmgModel, id: string): boolean => effectOn(model, id) !== undefined

/** Puts an effect on a model. One that it has already is not doubled: its value grows if asked to. */
export function addEffect(game: BmgGame, model: BmgModel, id: string, details: EffectDetails): Effect {
  const held = details.each
    ? model.effects.find((effect) => effect.id === id && effect.by === details.by?.id)
    : effectOn(model, id)
  if (held !== undefined) {
    held.value += details.value ?? 0
    return held
  }
  const effect: Effect = {
    id,
    until: details.until,
    args: details.args ?? [],
    value: details.value ?? 0,
    by: details.by?.id,
  }
  model.effects.push(effect)
  game.emit(() => ({
    name: 'effect',
    text: `${labelOf(game, model)}: ${game.content.book.effects[id]?.name ?? id}.`,
    rule: game.content.book.effects[id]?.rule ?? `${game.content.edition.id}/effect/${id}`,
    about: { model: model.id, effect: id, until: effect.until },
  }))
  return effect
}

/**
 * Makes a model suffer a status, unless something makes it immune. Gives the effect, or nothing.
 * `nature` names the rules it came with, such as `gas`.
 */
export function addEffectUnlessImmune(
  game: BmgGame,
  model: BmgModel,
  id: string,
  details: EffectDetails & { readonly nature?: readonly string[] },
): Effect | undefined {
  if (!isOnTable(model) || isImmune(game, model, id, details.nature)) return undefined
  return addEffect(game, model, id, details)
}

/** Whether a status or what it comes with does nothing to a model; says so if it does not. */
export function isImmune(
  game: BmgGame,
  model: BmgModel,
  id: string,
  nature: readonly string[] = [],
): boolean {
  const purpose = [id, ...nature].find((each) =>
    game.content.edition.rules.applies(game, 'immune', { about: model, purpose: each, nature }),
  )
  if (purpose === undefined) return false
  game.emit(() => ({ name: 'immune', text: `${labelOf(game, model)} is immune to ${purpose}.` }))
  return true
}

/** Ends an effect. Gives whether the model had it. */
export function removeEffect(model: BmgModel, id: string): boolean {
  const before = model.effects.length
  model.effects = model.effects.filter((effect) => effect.id !== id)
  return model.effects.length < before
}

/** Ends everything that lasted so long. */
export function expire(game: BmgGame, until: Until): void {
  for (const model of game.state.models) {
    if (model.effects.some((effect) => effect.until === until)) {
      model.effects = model.effects.filter((effect) => effect.until !== until)
    }
  }
}
