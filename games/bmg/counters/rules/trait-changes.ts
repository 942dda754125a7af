import { type BmgModel, type Effect, labelOf, type Until } from '@gargoyle/bmg-common'
import { forget, memory, recall, rememberAmong } from '@gargoyle/engine'
import type { Model, Play } from '../state.ts'
import type { RuleUse } from '../vocabulary.ts'
import { specialRuleId } from './rule-book.ts'

/** The effect of a trait that a model has for a while: its first argument is the trait, the others are the trait's. */
export const GAINED = 'gained-trait'

/** The effect of traits that a model lacks for a while: its arguments are their ids. */
export const LOST = 'lost-trait'

/** Whether a trait on the card of a model is out of work. */
export const isTraitLost = ({ effects }: Pick<BmgModel, 'effects'>, trait: string): boolean =>
  effects.length > 0 && effects.some(({ id, args }) => id === LOST && args.includes(trait))

/** Whether a model has a trait now: on its card or gained, and not lost. */
export const hasTraitNow = (game: Play, model: Model, id: string): boolean =>
  !isTraitLost(model, id) && (game.content.cards[model.id]!.traitIds.has(id) || isTraitGained(model, id))

const isTraitGained = ({ effects }: Model, id: string): boolean =>
  effects.some((effect) => effect.id === GAINED && effect.args[0] === id)

/** Whether a gained trait is out of work: it carries the round in which it was lost. */
export const isSuspended = ({ state }: Play, { id, value }: Pick<Effect, 'id' | 'value'>): boolean =>
  id === GAINED && value === state.round

/** How long a gained trait lasts; `next-activation` is until the end of the model's next activation. */
export type TraitSpan = Until | 'next-activation'

/** The traits that a model has gained until the end of its next activation. bmg2/table/surgical-madness */
const passingTraits = memory<readonly string[]>('gained-trait/passing', [])

/** Gives a model a trait for a while. One that it has already is not doubled. */
export function gainTrait(game: Play, model: Model, { id, args }: RuleUse, span: TraitSpan): void {
  const record = game.content.book.traits[id] ?? game.broken(`There is no trait "${id}".`)
  if (hasTraitNow(game, model, id)) return
  const until = span === 'next-activation' ? 'game' : span
  model.effects.push({ id: GAINED, until, args: [id, ...args], value: 0, by: undefined })
  if (span === 'next-activation') rememberAmong(model, passingTraits, id)
  game.emit(() => ({
    name: 'trait-gained',
    text: `${labelOf(game, model)} gains ${record.name}.`,
    rule: specialRuleId(game.content.book, 'trait', id, record),
    about: { model: model.id, trait: id },
  }))
}

/** Ends what a model has gained until the end of its next activation. bmg2/table/surgical-madness */
export function endPassingTraits(model: Model): void {
  for (const id of recall(model, passingTraits)) endGainedTrait(model, id)
  forget(model, passingTraits)
}

/** Takes a gained trait away again. */
export function endGainedTrait(model: Model, id: string): void {
  model.effects = model.effects.filter((effect) => effect.id !== GAINED || effect.args[0] !== id)
}

/** Takes traits from a model until the end of the round, those that it has. */
export function loseTraits(game: Play, model: Model, ids: readonly string[]): void {
  const lost = ids.filter((id) => hasTraitNow(game, model, id))
  if (lost.length === 0) return
  for (const effect of model.effects)
    if (effect.id === GAINED && lost.includes(effect.args[0] ?? '')) effect.value = game.state.round
  model.effects.push({ id: LOST, until: 'round', args: lost, value: 0, by: undefined })
  game.emit(() => ({
    name: 'trait-lost',
    text: `${labelOf(game, model)} loses ${lost.map((id) => game.content.book.traits[id]?.name ?? id).join(', ')}.`,
    about: { model: model.id, traits: lost },
  }))
}
