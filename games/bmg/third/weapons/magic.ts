import { addEffect, cardOf, effectOn, hasTrait, isOnTable, labelOf, removeEffect } from '@gargoyle/bmg-common'
import { ask, chooseNumber, type Rule } from '@gargoyle/engine'
import { inflict } from '../damage/harm.ts'
import { applies, computeTotal } from '../rules/rule-system.ts'
import type { Bmg3Rule, Bmg3Rules } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { amount } from './on-hit.ts'

/** bmg3/trait/magical-power: so many counters of all magicians together are too much. */
const CONFLUX = 6

/** The Magic counters a model has assigned to itself this round. */
export const magicOn = (model: Model): number => effectOn(model, 'magic-counter')?.value ?? 0

/** How many a model may assign to itself in a round; those without Magical Power know no limit of their own. */
const limitOf = (game: Play, model: Model): number => {
  const power = cardOf(game, model).traits.find(({ id }) => id === 'magical-power')
  if (power === undefined) return Number.POSITIVE_INFINITY
  return amount(power.args)
}

/** What describes damage of a Magical Conflux. */
export const CONFLUX_NATURE = 'conflux'

/** Why a model cannot assign itself so many Magic counters now. */
export const magicBlockedReason = (game: Play, model: Model, counters: number): string | undefined =>
  applies(game, 'dampened', { about: model }) || magicOn(model) + counters > limitOf(game, model)
    ? `${labelOf(game, model)} has no Magical Power left this round.`
    : undefined

/** Puts Magic counters on the caster of a spell. */
export function assignMagic(game: Play, model: Model, counters: number): void {
  addEffect(game, model, 'magic-counter', { until: 'round', value: counters })
}

/** Attacks that are spells. */
export const magic: Bmg3Rules = {
  magic: {
    name: 'Magic',
    text: 'Attacking with it is casting a spell and gives the caster a Magic counter, which its Magical Power must allow.',
    useBlockedReason: ({ game, owner }) => magicBlockedReason(game, owner, 1),
    on: {
      'attack-declared': ({ game, owner }) => {
        assignMagic(game, owner, 1)
      },
    },
  },
}

/** What Magical Power and its counters are. */
export const magicTraits: Bmg3Rules = {
  'magical-power': {
    name: 'Magical Power (X)',
    text: `May assign itself X Magic counters a round for spells. Once all magicians have ${CONFLUX} in a round, every counter hurts its model in the Recount.`,
    keyword: true,
  },
}

export const magicEffects: Bmg3Rules = {
  'magic-counter': {
    name: 'Magic counters',
    text: 'Spells cast this round.',
    keyword: true,
  },
}

/** bmg3/trait/magical-power: too much magic in one round damages all casters. */
export const conflux: Bmg3Rule<undefined> = {
  name: 'Magical Conflux',
  text: `If models with Magical Power have assigned themselves ${CONFLUX} Magic counters or more this round, each counter is a damage marker for its model in the Recount.`,
  rule: 'bmg3/trait/magical-power',
  on: {
    *'recount-start'({ game }) {
      const { models } = game.state
      const counted = models.filter((model) => hasTrait(game, model, 'magical-power'))
      const assigned = counted.reduce((sum, model) => sum + magicOn(model), 0)
      for (const model of assigned >= CONFLUX ? models : []) yield* burst(game, model)
    },
    'recount-end': ({ game }) => {
      for (const model of game.state.models) removeEffect(model, 'magic-counter')
    },
  },
}

function* burst(game: Play, model: Model): Rule<void> {
  if (magicOn(model) === 0 || !isOnTable(model)) return
  const counters = computeTotal(game, 'conflux-damage', { about: model }, magicOn(model))
  const injury = yield* ask(
    game,
    model.seat,
    chooseNumber({
      name: 'conflux',
      prompt: `${labelOf(game, model)} takes ${counters} damage: how many injuries?`,
      rule: 'bmg3/trait/magical-power',
      min: 0,
      max: counters,
      about: { model: model.id },
    }),
  )
  yield* inflict(game, model, {
    injury,
    stun: counters - injury,
    cause: 'Magical Conflux',
    nature: [CONFLUX_NATURE],
  })
}
