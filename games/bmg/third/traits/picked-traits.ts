import { labelOf } from '@gargoyle/bmg-common'
import { ask, choose } from '@gargoyle/engine'
import { pickTrait } from '../rules/rules-in-force.ts'
import type { Bmg3Rule, Bmg3Rules, Bmg3Scope, TraitOption } from '../rules/special-rule.ts'

const plain = (id: string): TraitOption => ({ id, traits: [{ id, args: [] }] })

/** A trait that is one of several others, as its player says before the deployment. */
export const traitChoice = (
  id: string,
  name: string,
  text: string,
  options: readonly TraitOption[],
  isOpen: (it: Bmg3Scope, option: TraitOption) => boolean = () => true,
): Bmg3Rule => ({
  name,
  text,
  // Models are not on the table yet when it is picked.
  always: true,
  oneOf: options,
  on: {
    *'cards-drawn'(it) {
      const { game, owner } = it
      const nameOf = (option: TraitOption): string =>
        option.name ?? game.content.book.traits[option.id]?.name ?? option.id
      const left = options.filter((option) => isOpen(it, option))
      if (left.length === 0) return
      const option = yield* ask(
        game,
        owner.seat,
        choose({
          name: 'pick-trait',
          prompt: `${name}: which trait does ${labelOf(game, owner)} have?`,
          rule: it.rule,
          about: { model: owner.id },
          options: left.map((each) => ({ id: each.id, value: each, label: nameOf(each) })),
        }),
      )
      pickTrait(owner, { of: id, id: option.id })
      game.emit(() => ({
        name: 'trait-picked',
        text: `${labelOf(game, owner)} has ${nameOf(option)}.`,
        rule: it.rule,
        about: { model: owner.id, trait: option.id },
      }))
    },
  },
})

/** Traits that leave a choice of traits. */
export const pickedTraits: Bmg3Rules = {
  'swat-special-training': traitChoice(
    'swat-special-training',
    'SWAT Special Training',
    'Has either Tracking or Precise Aim for the whole game; its player says which before the crews are deployed.',
    [plain('tracking'), plain('precise-aim')],
  ),
}
