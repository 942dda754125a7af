import { friendsOf, labelOf } from '@gargoyle/bmg-common'
import { ask, choose, pass, type Rule, type Seat } from '@gargoyle/engine'
import { seatsInOrder } from '../cards/resources.ts'
import { move, moveBlockedReason } from '../movement/move.ts'
import type { Bmg3Rule, Bmg3Scope } from '../rules/special-rule.ts'

const INCHES = 4

/** bmg3/encounter/fight-for-territory */
export const fightForTerritory: Bmg3Rule<undefined> = {
  name: 'Fight for Territory',
  text: 'After deployment each player may move a friendly model 4".',
  on: {
    *deployed(it) {
      for (const seat of seatsInOrder(it.game)) yield* gainGround(it, seat)
    },
  },
}

function* gainGround({ game, rule }: Bmg3Scope<undefined>, seat: Seat): Rule<void> {
  const models = friendsOf(game, seat).filter((each) => moveBlockedReason(game, each) === undefined)
  if (models.length === 0) return
  const model = yield* ask(
    game,
    seat,
    choose({
      name: 'gain-ground',
      prompt: `Which of your models moves ${INCHES}"?`,
      rule,
      options: [
        ...models.map((each) => ({
          id: `${each.id}`,
          label: labelOf(game, each),
          about: { model: each.id },
          value: each,
        })),
        { id: pass, label: 'None', value: undefined },
      ],
    }),
  )
  if (model === undefined) return
  yield* move(game, {
    model,
    reason: 'fight for territory',
    rule,
    upTo: INCHES,
  })
}
