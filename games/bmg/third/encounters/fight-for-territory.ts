import { friendsOf, labelOf } from '@gargoyle/bmg-common'
import { ask, choose, pass, type Rule, type Seat } from '@gargoyle/engine'
import { seatsInOrder } from '../cards/resources.ts'
import { move, moveBlockedReason } from '../movement/move.ts'
import type { Bmg3Rule } from '../rules/special-rule.ts'
import type { Play } from '../state.ts'

const INCHES = 4
const RULE = 'bmg3/encounter/fight-for-territory'

/** bmg3/encounter/fight-for-territory */
export const fightForTerritory: Bmg3Rule<undefined> = {
  name: 'Fight for Territory',
  text: 'After deployment each player may move a friendly model 4".',
  on: {
    *deployed({ game }) {
      for (const seat of seatsInOrder(game)) yield* gainGround(game, seat)
    },
  },
}

function* gainGround(game: Play, seat: Seat): Rule<void> {
  const models = friendsOf(game, seat).filter((model) => moveBlockedReason(game, model) === undefined)
  if (models.length === 0) return
  const model = yield* ask(
    game,
    seat,
    choose({
      name: 'gain-ground',
      prompt: `Which of your models moves ${INCHES}"?`,
      rule: RULE,
      options: [
        ...models.map((model) => ({
          id: `${model.id}`,
          label: labelOf(game, model),
          about: { model: model.id },
          value: model,
        })),
        { id: pass, label: 'None', value: undefined },
      ],
    }),
  )
  if (model === undefined) return
  yield* move(game, {
    model,
    reason: 'fight for territory',
    rule: RULE,
    upTo: INCHES,
  })
}
