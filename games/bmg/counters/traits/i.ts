import { labelOf } from '@gargoyle/bmg-common'
import { ask, choose } from '@gargoyle/engine'
import { counterPlaceWords, gainCounter } from '../model/counters.ts'
import { limitOf } from '../model/skills.ts'
import type { CounterRules } from '../rules/special-rule.ts'
import { counterKinds } from '../state.ts'
import { henchmenNear } from './helpers.ts'

/** Traits whose names begin with I. */
export const i: CounterRules = {
  // bmg1/trait/immortal
  immortal: {
    name: 'Immortal',
    text: 'As a casualty it pays what a K.O. pays.',
    always: true,
    own: { 'casualty-as-ko': true },
  },
  // bmg1/trait/informer
  informer: {
    name: 'Informer',
    text: 'Its band has a pass more each round while it is on the table and not K.O.',
    // bmg1/core/sewers: below ground it is not on the table.
    own: { passes: ({ owner }) => (owner.at === undefined ? 0 : 1) },
  },
  // bmg1/trait/insensitive
  insensitive: {
    name: 'Insensitive',
    text: 'Markers cost it no counters.',
    own: { 'keeps-counters': true },
  },
  // bmg1/trait/inspire
  inspire: {
    name: 'Inspire',
    text: 'Once a round every Henchman of its band within 10 cm gains a counter, where its player likes.',
    action: {
      cost: { special: 1 },
      limit: 'round',
      why: ({ game, owner }) =>
        henchmenNear(game, owner, 10).length === 0 ? 'No henchman is within 10 cm.' : undefined,
      *perform({ game, owner, rule }) {
        for (const model of henchmenNear(game, owner, 10)) {
          const open = counterKinds.filter((kind) => model.counters[kind] < limitOf(game, model, kind))
          if (open.length === 0) continue
          const kind = yield* ask(
            game,
            owner.seat,
            choose({
              name: 'inspired-counter',
              prompt: `Which counter does ${labelOf(game, model)} gain?`,
              rule,
              about: { model: model.id },
              options: open.map((id) => ({ id, label: counterPlaceWords[id] })),
            }),
          )
          gainCounter(game, model, kind, 'Inspire')
        }
      },
    },
  },
}
