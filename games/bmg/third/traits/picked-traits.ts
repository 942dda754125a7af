import { labelOf, type RuleUse } from '@gargoyle/bmg-common'
import { ask, choose } from '@gargoyle/engine'
import { pickedTraitNote } from '../rules/rules-in-force.ts'
import type { Bmg3Rule, Bmg3Rules } from '../rules/special-rule.ts'

const plain = (id: string): RuleUse => ({ id, args: [] })

/** A trait that is one of several others, as its player says before the deployment. */
const oneOf = (id: string, name: string, text: string, ...options: readonly RuleUse[]): Bmg3Rule => ({
  name,
  text,
  // Nobody is on the table when it is picked.
  always: true,
  oneOf: options,
  on: {
    *'cards-drawn'({ game, owner }) {
      const nameOf = (use: RuleUse): string => game.content.book.traits[use.id]?.name ?? use.id
      const picked = yield* ask(
        game,
        owner.seat,
        choose({
          name: 'pick-trait',
          prompt: `${name}: which trait does ${labelOf(game, owner)} have?`,
          rule: `bmg3/trait/${id}`,
          about: { model: owner.id },
          options: options.map((use) => ({ id: use.id, label: nameOf(use) })),
        }),
      )
      owner.usedThisGame.push(pickedTraitNote(id, picked))
      game.emit(() => ({
        name: 'trait-picked',
        text: `${labelOf(game, owner)} has ${nameOf(plain(picked))}.`,
        rule: `bmg3/trait/${id}`,
        about: { model: owner.id, trait: picked },
      }))
    },
  },
})

/** Traits that leave a choice of traits. */
export const pickedTraits: Bmg3Rules = {
  'swat-special-training': oneOf(
    'swat-special-training',
    'SWAT Special Training',
    'Has either Tracking or Precise Aim for the whole game; its player says which before the crews are deployed.',
    plain('tracking'),
    plain('precise-aim'),
  ),
}
