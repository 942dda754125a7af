import { isOnTable, labelOf } from '@gargoyle/bmg-common'
import type { Model, Play } from '@gargoyle/bmg-counters'
import {
  agrees,
  applies,
  inflict,
  knockDown,
  loseCounters,
  sufferEffect,
} from '@gargoyle/bmg-counters/toolkit'
import { memory, type Rule, recall, remember, sumOf } from '@gargoyle/engine'

type Mishap = {
  readonly upTo: number
  readonly text: string
  readonly happen: (game: Play, model: Model) => Rule<void>
}

/** What a Paradox does by 2D6. The Compendium names the table and does not print it: it is ours. bmg2/core/paradox */
const mishaps: readonly Mishap[] = [
  {
    upTo: 3,
    text: 'time tears at it',
    happen: (game, model) => inflict(game, model, { injury: 2, cause: 'a Paradox' }),
  },
  {
    upTo: 5,
    text: 'it is beside itself',
    happen: (game, model) => sufferEffect(game, model, { id: 'stunned', args: [] }),
  },
  {
    upTo: 8,
    text: 'it stumbles',
    *happen(game, model) {
      yield* knockDown(game, model, { rule: 'bmg2/core/paradox' })
    },
  },
  {
    upTo: 10,
    text: 'it is worn out',
    happen: (game, model) => loseCounters(game, model, 2, 'a Paradox'),
  },
  {
    upTo: 12,
    text: 'it runs into itself',
    happen: (game, model) => inflict(game, model, { stun: 2, cause: 'a Paradox' }),
  },
]

/** Whether a model has ignored what the table says. bmg2/trait/i-know-what-im-doing */
const hasIgnoredParadox = memory<boolean>('paradox/ignored', false)

/** Rolls on the Paradox table, unless the model knows what it is doing. bmg2/core/paradox, bmg2/trait/i-know-what-im-doing */
export function* sufferMishap(game: Play, model: Model): Rule<void> {
  const rule = 'bmg2/core/paradox'
  const roll = game.dice.roll({ purpose: 'Paradox table', seat: model.seat, count: 2, rule })
  const mishap = mishaps.find(({ upTo }) => sumOf(roll) <= upTo)!
  if (applies(game, 'ignores-paradox', { about: model }) && !recall(model, hasIgnoredParadox)) {
    const prompt = `Paradox: ${mishap.text}. Does ${labelOf(game, model)} ignore it? (once a game)`
    if (yield* agrees(game, model.seat, { name: 'ignore-paradox', prompt, rule, model })) {
      remember(model, hasIgnoredParadox, true)
      return
    }
  }
  game.emit(() => ({
    name: 'paradox',
    text: `Paradox: ${mishap.text} (${labelOf(game, model)}).`,
    rule,
    about: { model: model.id },
  }))
  if (isOnTable(model)) yield* mishap.happen(game, model)
}
