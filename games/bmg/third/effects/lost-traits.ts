import { labelOf, SUPPRESSED, type Until } from '@gargoyle/bmg-common'
import type { Bmg3Rules } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'

/** Takes a trait of its card from a model for a while: it neither works nor counts as had. */
export function loseTrait(game: Play, model: Model, trait: string, until: Until, by?: Model): void {
  model.effects.push({ id: SUPPRESSED, until, args: [trait], value: 0, by: by?.id })
  game.emit(() => ({
    name: 'trait-lost',
    text: `${labelOf(game, model)} loses ${game.content.book.traits[trait]?.name ?? trait}.`,
    about: { model: model.id, trait },
  }))
}

/** Gives back what one model has taken from others. */
export function giveTraitsBack(game: Play, by: Model): void {
  for (const model of game.state.models)
    model.effects = model.effects.filter((effect) => effect.id !== SUPPRESSED || effect.by !== by.id)
}

/** Effects on models that have lost traits. */
export const lostTraits: Bmg3Rules = {
  suppressed: {
    name: 'Lost trait',
    text: 'One of its traits does not work and does not count as had.',
    keyword: true,
  },
}
