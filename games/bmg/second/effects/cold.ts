import { addEffect, removeEffect } from '@gargoyle/bmg-common'
import { type CounterRule, rollSkill } from '@gargoyle/bmg-counters'

/** What numbs a model: Defense 1 less, no counters, no speed powers. */
const numb = { defense: -1, 'cannot-spend': true, 'no-speed-powers': true } as const

/** What the Compendium makes of cold. */
export const coldEffects: Readonly<Record<'cooled' | 'freeze', CounterRule>> = {
  // bmg2/effect/cooled
  cooled: {
    name: 'Cooled',
    text: 'Defense -1, and it spends no counters, until the end of its next activation. No speed powers.',
    own: numb,
    suffer({ game, victim, by }) {
      // The activation in which it is cooled is not its next one.
      const running = game.state.activation?.model === victim.id
      const held = victim.effects.find(({ id }) => id === 'cooled')
      if (held === undefined)
        addEffect(game, victim, 'cooled', { until: 'game', value: running ? 1 : 0, ...(by ? { by } : {}) })
      else if (running) held.value = 1
    },
    on: {
      'activation-end'({ owner, active, effect }) {
        if (owner !== active || effect === undefined) return
        if (effect.value > 0) effect.value = 0
        else removeEffect(owner, 'cooled')
      },
    },
  },
  // bmg2/effect/freeze
  freeze: {
    name: 'Frozen',
    text: 'Defense -1, and it spends no counters, until an Endurance roll at the start of one of its activations. No speed powers.',
    own: numb,
    suffer({ game, victim, by }) {
      addEffect(game, victim, 'freeze', { until: 'game', ...(by ? { by } : {}) })
    },
    on: {
      *'activation-start'({ game, owner, active, rule }) {
        if (owner !== active) return
        if (yield* rollSkill(game, owner, 'endurance', { reason: 'to thaw', rule }))
          removeEffect(owner, 'freeze')
      },
    },
  },
}
