import { labelOf } from '@gargoyle/bmg-common'
import { type Rule, shows } from '@gargoyle/engine'
import { canActivate } from '../activation/activation.ts'
import type { CounterRolled } from '../attack/attack.ts'
import { ruleId } from '../edition.ts'
import { chooseModelOrNone } from '../model/choose-model.ts'
import { payCounters } from '../model/counters.ts'
import { makeNext } from '../round/order-next.ts'
import { applies, computeTotal, respondents, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import { areBandmates, canPayTrait, isHenchman } from '../traits/helpers.ts'

/** What the first follower needs; each further one in the chain needs 1 more, and a 6 always works. */
const FIRST = 4

const COST = { special: 1 } as const

/** Henchmen, and who goes with them. bmg2/trait/one-of-the-boys */
const isOfTheBoys = (game: Play, model: Model): boolean =>
  isHenchman(game, model) || applies(game, 'goes-as-henchman', { about: model })

const follows = (game: Play, model: Model): boolean =>
  canActivate(game, model) &&
  applies(game, 'lets-go', { about: model }) &&
  (isOfTheBoys(game, model) || applies(game, 'follows-henchmen', { about: model })) &&
  (canPayTrait(game, model, COST) || followsForNothing(game, model))

/** Lying models use no traits, or none that cost anything. bmg1/effect/knock-down-fallen, bmg2/effect/knocked-down */
const followsForNothing = (game: Play, model: Model): boolean =>
  (model.condition === 'up' || game.content.edition.lying !== 'helpless') &&
  applies(game, 'lets-go-free', { about: model })

/**
 * After a henchman's activation another of its band may follow at once: 1SC unless near the Leader, and a die.
 * bmg1/trait/lets-go
 */
export function* letsGo(game: Play, active: Model): Rule<void> {
  const { state } = game
  const chain = state.followers
  state.followers = 0
  if (!isOfTheBoys(game, active) && chain === 0) return
  const rule = ruleId(game, 'trait/lets-go')
  const follower = yield* chooseModelOrNone(game, active.seat, {
    name: 'lets-go',
    prompt: `Who follows ${labelOf(game, active)} at once? (Let's Go!)`,
    rule,
    among: respondents(game, 'lets-go').filter(
      (model) =>
        model !== active &&
        model.seat === active.seat &&
        areBandmates(game, active, model) &&
        follows(game, model),
    ),
  })
  if (follower === undefined) return
  if (!applies(game, 'lets-go-free', { about: follower }))
    yield* payCounters(game, follower, COST, "Let's Go!")
  const needed = Math.min(FIRST + chain, game.content.edition.hardestFollow)
  const added = computeTotal(game, 'lets-go-roll', { about: follower }, 0)
  const works = (face: number): boolean => face === 6 || face + added >= needed
  let roll = game.dice.roll({ purpose: `Let's Go! (${needed}+)`, seat: follower.seat, rule })
  if (!shows(roll.dice[0]!, works) && applies(game, 'lets-go-rerolls', { about: follower }))
    roll = game.dice.reroll(roll, [0], { reason: 'a Sidekick is near', rule })
  // bmg1/trait/luck, bmg2/trait/luck: whatever it was rolled for.
  const rolled: CounterRolled = {
    roller: follower,
    purpose: 'lets-go',
    strike: undefined,
    roll,
    succeeds: (index) => shows(rolled.roll.dice[index]!, works),
  }
  yield* trigger(game, 'dice-rolled', { rolled })
  if (!rolled.succeeds(0)) return
  state.followers = chain + 1
  makeNext(game, follower)
  state.turn = follower.seat
  yield* trigger(game, 'followed', { follower })
}
