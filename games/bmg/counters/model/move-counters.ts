import { labelOf } from '@gargoyle/bmg-common'
import { ask, choose, type Rule, type Seat } from '@gargoyle/engine'
import { ruleId } from '../edition.ts'
import { applies } from '../rules/rule-system.ts'
import { counterKinds, type Model, type Play } from '../state.ts'
import { counterPlaceWords, counterSum } from './counters.ts'
import { limitOf } from './skills.ts'

/**
 * Lets a player move counters on a card from one place to another, up to a number, within the limits of the places.
 * bmg1/trait/order, bmg1/trait/veteran, bmg1/trait/trickster, bmg1/trait/disarray
 */
export function* moveCounters(
  game: Play,
  seat: Seat,
  model: Model,
  most: number,
  reason: string,
  by: Model = model,
): Rule<void> {
  if (applies(game, 'counters-stay', { about: model, other: by })) return
  for (let left = Math.min(most, counterSum(model)); left > 0; left--) {
    const open = counterKinds.filter((to) => model.counters[to] < limitOf(game, model, to))
    const moves = counterKinds.flatMap((from) =>
      model.counters[from] === 0 ? [] : open.filter((to) => to !== from).map((to) => ({ from, to })),
    )
    if (moves.length === 0) return
    const move = yield* ask(
      game,
      seat,
      choose({
        name: 'move-counter',
        prompt: `Which counter of ${labelOf(game, model)} is moved? (${reason}, ${left} left)`,
        rule: ruleId(game, 'core/trait-use'),
        about: { model: model.id },
        options: [
          ...moves.map(({ from, to }) => ({
            id: `${from}:${to}`,
            value: { from, to },
            label: `From ${counterPlaceWords[from]} to ${counterPlaceWords[to]}`,
          })),
          { id: 'stop', value: undefined, label: 'No more' },
        ],
      }),
    )
    if (move === undefined) return
    model.counters[move.from]--
    model.counters[move.to]++
    game.emit(() => ({
      name: 'counter-moved',
      text: `${labelOf(game, model)} moves 1 counter from ${counterPlaceWords[move.from]} to ${counterPlaceWords[move.to]} (${reason}).`,
      rule: ruleId(game, 'core/trait-use'),
      about: { model: model.id, ...move },
    }))
  }
}
