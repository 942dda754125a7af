import { cardOf, labelOf } from '@gargoyle/bmg-common'
import { ask, choose, type Rule } from '@gargoyle/engine'
import type { Fitting } from '../content.ts'
import { ruleId } from '../edition.ts'
import type { CounterRule } from '../rules/special-rule.ts'
import type { Arm, Model, Play } from '../state.ts'

/** The id of the table rule with which an edition lets players say which weapon equipment is for. */
export const FITTING = 'fitting'

function* fit(game: Play, owner: Model, { name, rule, among }: Fitting): Rule<void> {
  const { weapons } = cardOf(game, owner)
  const at = yield* ask(
    game,
    owner.seat,
    choose({
      name: 'fitting',
      prompt: `Which weapon of ${labelOf(game, owner)} is it for? (${name})`,
      rule: ruleId(game, 'core/equipment'),
      about: { model: owner.id },
      options: among.map((place) => ({ id: `${place}`, value: place, label: weapons[place]!.name })),
    }),
  )
  const improved = (arm: Arm): Arm =>
    rule === undefined
      ? { ...arm, ammo: arm.ammo + 1, most: arm.most + 1 }
      : { ...arm, fitted: [...(arm.fitted ?? []), rule] }
  owner.arms = owner.arms.map((arm) => (arm.card === owner.id && arm.index === at ? improved(arm) : arm))
}

/** Before the game players say which weapon of several a piece of equipment is for. bmg2/core/equipment */
export const fitEquipment: CounterRule<undefined> = {
  name: 'Equipment for weapons',
  text: 'Before the game its player says which weapon of its bearer a magazine, a scope or the like is for.',
  on: {
    *hired({ game }) {
      for (const model of game.state.models)
        for (const fitting of cardOf(game, model).fittings ?? []) yield* fit(game, model, fitting)
    },
  },
}
