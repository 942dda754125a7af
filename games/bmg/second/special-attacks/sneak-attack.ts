import { addEffect, areEnemies, isOnTable, type ModelId, sees } from '@gargoyle/bmg-common'
import {
  type CounterRule,
  chooseModel,
  type Model,
  type Play,
  type SpecialAttack,
} from '@gargoyle/bmg-counters'
import { isAmong, memory, rememberAmong } from '@gargoyle/engine'

/** Enemies that saw the active model when its activation began. bmg2/special-attack/sneak-attack */
const sneakerSeenBy = memory<readonly ModelId[]>('sneak-attack/seen-by', [])

/** Enemies that did not see the active model when its activation began. */
const unaware = ({ state }: Play, owner: Model): readonly Model[] =>
  state.models.filter(
    (model) =>
      areEnemies(owner, model) && isOnTable(model) && !isAmong(state.activation, sneakerSeenBy, model.id),
  )

/** Notes who sees the active model when its activation begins. bmg2/special-attack/sneak-attack */
export const watchers: CounterRule<undefined> = {
  name: 'Who sees a sneaker',
  text: 'Noted when its activation begins.',
  rule: 'bmg2/special-attack/sneak-attack',
  on: {
    'activation-start'({ game, active }) {
      if (!game.content.cards[active.id]!.traitIds.has('sneak-attack') || !isOnTable(active)) return
      const { activation } = game.state
      if (activation === undefined) return
      for (const viewer of game.state.models)
        if (areEnemies(viewer, active) && isOnTable(viewer) && sees(game, viewer, active))
          rememberAmong(activation, sneakerSeenBy, viewer.id)
    },
  },
}

/** bmg2/special-attack/sneak-attack */
export const sneakAttack: SpecialAttack = {
  name: 'Sneak Attack',
  text: 'An enemy that could not see it when its activation began cannot block its strikes in this activation.',
  cost: { special: 1 },
  apart: true,
  why: ({ game, owner }) =>
    unaware(game, owner).length === 0 ? 'Every enemy saw it when its activation began.' : undefined,
  *perform({ game, owner, id, rule }) {
    const target = yield* chooseModel(game, owner.seat, {
      name: 'sneak-attack',
      prompt: 'Whom does it take by surprise?',
      rule,
      among: unaware(game, owner),
    })
    addEffect(game, owner, id, { until: 'activation', args: [`${target.id}`] })
  },
  effect: {
    text: 'One enemy cannot block its strikes.',
    foe: { 'cannot-block': ({ about, args }) => `${about.id}` === args[0] },
  },
}
