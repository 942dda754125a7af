import { hasEffect, isOnTable } from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { inflict } from '../damage/harm.ts'
import { sufferScared, sufferSlow } from '../effects/suffer.ts'
import { sufferTerror } from '../effects/terror.ts'
import { skill } from '../model/skills.ts'
import type { Bmg3Rule, Bmg3Rules } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { isTarget } from './helpers.ts'
import { onTarget, resists, ruleOf } from './special-actions.ts'

/** bmg3/trait/inspire-fear: the worse the roll, the more of it all. */
function* frighten(game: Play, owner: Model, target: Model, trait: string): Rule<void> {
  const { passed, margin } = yield* resists(game, owner, target, 'willpower', ruleOf(trait))
  if (passed) return
  yield* sufferScared(game, target, owner)
  if (margin >= 3) {
    yield* sufferTerror(game, target, owner)
    yield* sufferSlow(game, target, 4, owner)
  }
  if (margin >= 6) {
    const injury = Math.floor(skill(game, 'endurance', target) / 2)
    yield* inflict(game, target, { injury, by: owner, cause: 'fear', nature: [trait] })
  }
}

/** Noted on Henchmen that extend the owner's fear. bmg3/trait/secret-laboratory */
export const FEAR_TEST = 'secret-laboratory'

/** From where the owner frightens: itself, and the carriers of its substances. */
const sourcesOf = (game: Play, owner: Model): readonly Model[] => [
  owner,
  ...game.state.models.filter(
    (friend) => friend.seat === owner.seat && isOnTable(friend) && hasEffect(friend, FEAR_TEST),
  ),
]

const isInFearOf = (game: Play, owner: Model, target: Model, trait: string): boolean =>
  (trait === 'inspire-fear' ? sourcesOf(game, owner) : [owner]).some((source) =>
    isTarget(game, source, target, { side: 'enemy', within: 4, seen: true, vehicles: false }),
  )

const fearsome = (trait: string, name: string): Bmg3Rule => ({
  name,
  text: 'Special: an enemy (not a Vehicle) within 4" and in sight that fails a Willpower roll is Scared; failing by 3 or more it also suffers Terror and Slow (4); failing by 6 or more it also takes injuries equal to half its Endurance.',
  action: {
    ...onTarget(
      ({ game, owner }) => ({ side: 'enemy', if: (target) => isInFearOf(game, owner, target, trait) }),
      'Who is frightened?',
      ({ game, owner, target }) => frighten(game, owner, target, trait),
    ),
    why: ({ game, owner }) =>
      game.state.models.some((target) => isInFearOf(game, owner, target, trait))
        ? undefined
        : 'There is no enemy within 4" and in line of sight that it could be used on.',
  },
})

/** Special actions that frighten. */
export const fearCharts: Bmg3Rules = {
  'inspire-fear': fearsome('inspire-fear', 'Inspire Fear'),
  'demon-mask': fearsome('demon-mask', 'Demon Mask'),
}
