import { hasEffect, isOnTable } from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { inflict } from '../damage/harm.ts'
import { sufferScared, sufferSlow } from '../effects/suffer.ts'
import { sufferTerror } from '../effects/terror.ts'
import { skill } from '../model/skills.ts'
import type { Bmg3Rule, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model } from '../state.ts'
import { isTarget } from './helpers.ts'
import { onTarget, resists } from './special-actions.ts'

/** bmg3/trait/inspire-fear: the worse the roll, the more of it all. */
function* frighten({ game, owner, id, rule }: Bmg3Scope, target: Model): Rule<void> {
  const { passed, margin } = yield* resists(game, owner, target, 'willpower', rule)
  if (passed) return
  yield* sufferScared(game, target, owner)
  if (margin >= 3) {
    yield* sufferTerror(game, target, owner)
    yield* sufferSlow(game, target, 4, owner)
  }
  if (margin >= 6) {
    const injury = Math.floor(skill(game, 'endurance', target) / 2)
    yield* inflict(game, target, { injury, by: owner, cause: 'fear', nature: [id] })
  }
}

/** Noted on Henchmen that extend the owner's fear. bmg3/trait/secret-laboratory */
export const FEAR_TEST = 'secret-laboratory'

/** From where a model frightens. */
type Sources = (it: Bmg3Scope) => readonly Model[]

/** The owner itself, and the carriers of its substances. */
const sourcesOf: Sources = ({ game, owner }) => [
  owner,
  ...game.state.models.filter(
    (friend) => friend.seat === owner.seat && isOnTable(friend) && hasEffect(friend, FEAR_TEST),
  ),
]

const isInFearOf = (it: Bmg3Scope, target: Model, sources: Sources): boolean =>
  sources(it).some((source) =>
    isTarget(it.game, source, target, { side: 'enemy', within: 4, seen: true, vehicles: false }),
  )

const fearsome = (name: string, sources: Sources): Bmg3Rule => ({
  name,
  text: 'Special: an enemy (not a Vehicle) within 4" and in sight that fails a Willpower roll is Scared; failing by 3 or more it also suffers Terror and Slow (4); failing by 6 or more it also takes injuries equal to half its Endurance.',
  action: {
    ...onTarget(
      (it) => ({ side: 'enemy', if: (target) => isInFearOf(it, target, sources) }),
      'Who is frightened?',
      (it) => frighten(it, it.target),
    ),
    why: (it) =>
      it.game.state.models.some((target) => isInFearOf(it, target, sources))
        ? undefined
        : 'There is no enemy within 4" and in line of sight that it could be used on.',
  },
})

/** Special actions that frighten. */
export const fearCharts: Bmg3Rules = {
  'inspire-fear': fearsome('Inspire Fear', sourcesOf),
  'demon-mask': fearsome('Demon Mask', ({ owner }) => [owner]),
}
