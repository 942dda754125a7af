import {
  addEffect,
  areEnemies,
  bodyOf,
  effectOn,
  hasEffect,
  hasTrait,
  isConscious,
  isOnTable,
  labelOf,
  type ModelId,
  removeEffect,
} from '@gargoyle/bmg-common'
import { memory, type Rule, recall, remember, type Seat } from '@gargoyle/engine'
import { actNow, actNowBlockedReason } from '../activation/act-now.ts'
import { keywords } from '../crew/keywords.ts'
import { inflict } from '../damage/harm.ts'
import { giveBonus } from '../effects/bonuses.ts'
import { actUnder, sufferHypnotize } from '../effects/hypnotize.ts'
import { sufferEnervating } from '../effects/suffer.ts'
import { skillRoll } from '../model/skill-roll.ts'
import { applies } from '../rules/rule-system.ts'
import type { ActionRule, Bmg3Rule, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { type Aimed, chooseTarget, noTargetReason, offer, placeNear } from './helpers.ts'
import { takeOff } from './plant-keepers.ts'
import { onTarget, resists } from './special-actions.ts'

/** The enemies that the active model has picked last to be hypnotized, by the rule that does it. */
export const bewitched = memory<Readonly<Record<string, ModelId>>>('control-pheromones/targets', {})

/** A special action that hypnotizes. */
const bewitching = (aim: Aimed, limit?: ActionRule['limit']): ActionRule =>
  onTarget(
    { ...aim, vehicles: false, only: 'conscious' },
    'Who is hypnotized?',
    function* ({ game, owner, target, id }) {
      const { activation } = game.state
      // What others make of it is up to bmg3/trait/modified-pheromones.
      remember(activation, bewitched, { ...recall(activation, bewitched), [id]: target.id })
      yield* sufferHypnotize(game, target, owner)
    },
    limit,
  )

const pheromones = (name: string): Bmg3Rule => ({
  name,
  text: 'Special: an enemy within 5" and in sight, no Vehicle, is hypnotized.',
  action: bewitching({ side: 'enemy', within: 5, seen: true }),
})

const sharesWord = (game: Play, a: Model, b: Model): boolean =>
  Object.keys(keywords).some((word) => hasTrait(game, a, word) && hasTrait(game, b, word))

const ruled = ({ game, owner }: Bmg3Scope): Aimed => ({
  side: 'friend',
  within: 8,
  if: (friend) => sharesWord(game, owner, friend) && actNowBlockedReason(game, friend) === undefined,
})

const POSSESSED = 'possessed-by'

/** The model that another has taken possession of. */
const bodyOfGhost = (game: Play, owner: Model): Model | undefined =>
  game.state.models.find((model) => effectOn(model, POSSESSED)?.by === owner.id)

/** bmg3/trait/possession: the body changes hands, and the possessor is gone from the table. */
function* possess({ game, owner, target, rule }: Bmg3Scope & { readonly target: Model }): Rule<void> {
  if (applies(game, 'cannot-be-controlled', { about: target })) return
  const { passed } = yield* skillRoll(game, target, 'willpower', {
    reason: 'Possession',
    rule,
    against: owner,
    modifier: -1,
  })
  if (passed) return
  addEffect(game, target, POSSESSED, { until: 'game', args: [target.seat], by: owner })
  target.seat = owner.seat
  takeOff(owner)
  game.emit(() => ({
    name: 'possessed',
    text: `${labelOf(game, target)} is possessed.`,
    rule,
  }))
}

/** The possession ends: the possessor is back near the body, which belongs to its own player again. */
function* leave({ game, owner, rule }: Bmg3Scope, body: Model, injuries = 0): Rule<void> {
  const [home] = effectOn(body, POSSESSED)?.args ?? []
  removeEffect(body, POSSESSED)
  if (home !== undefined) body.seat = home as Seat
  const near = { of: bodyOf(game, body), upTo: 4 }
  yield* placeNear(game, { model: owner, reason: 'Possession', rule, near })
  owner.activated = true
  if (injuries > 0) yield* inflict(game, owner, { injury: injuries, cause: 'Possession' })
}

/** At the end of the body's activation: freely, or when it comes to itself. */
function* wrestle(it: Bmg3Scope, body: Model): Rule<void> {
  const { game, owner, id, rule } = it
  const asking = {
    rule,
    name: id,
    prompt: `Does it leave ${labelOf(game, body)}?`,
  }
  const goes = yield* offer(game, owner.seat, asking)
  const { passed } = goes
    ? { passed: true }
    : yield* skillRoll(game, body, 'willpower', {
        reason: 'Possession',
        rule,
        modifier: -1,
      })
  if (passed) yield* leave(it, body)
}

const RIDING: Aimed = { side: 'any', within: 6, seen: true }

/** Traits that control other models. */
export const rulingOthers: Bmg3Rules = {
  'control-pheromones': pheromones('Control Pheromones'),
  'mind-control': pheromones('Mind Control'),
  'lasso-of-persuasion': {
    name: 'Lasso of Persuasion',
    text: 'Special, once a game: an enemy within 2" is hypnotized.',
    action: bewitching({ side: 'enemy', within: 2 }, 'game'),
  },
  'mental-dominance': {
    name: 'Mental Dominance',
    text: 'Special, once a round: an enemy within 4" and in sight rolls against its Willpower. If it fails, it takes one action as its opponent wants.',
    action: onTarget(
      ({ game }) => ({
        side: 'enemy',
        within: 4,
        seen: true,
        only: 'conscious',
        if: (enemy) => !applies(game, 'cannot-be-controlled', { about: enemy }),
      }),
      'Who is dominated?',
      function* ({ game, owner, target, rule }) {
        const { passed } = yield* resists(game, owner, target, 'willpower', rule)
        if (!passed) yield* actUnder(game, target, owner.seat, 1)
      },
      'round',
    ),
  },
  'queens-command': {
    name: 'Queen’s Command',
    text: 'Special: another friend within 8" that shares a keyword with it takes an action at once.',
    action: {
      kind: 'special',
      why: (it) => noTargetReason(it.game, it.owner, ruled(it)),
      *perform(it) {
        const rule = it.rule
        const friend = yield* chooseTarget(it.game, it.owner, ruled(it), { rule, prompt: 'Who acts?' })
        if (friend !== undefined) yield* actNow(it.game, friend, rule)
      },
    },
  },
  'lets-ride': {
    name: 'Let’s Ride',
    text: 'Once a round, in its activation, a model within 6" and in sight: a friend gets two Attack or two Defence bonus markers, an enemy suffers Enervating (2).',
    action: {
      kind: 'free',
      limit: 'round',
      why: ({ game, owner }) => noTargetReason(game, owner, RIDING),
      *perform({ game, owner, id, rule }) {
        const target = yield* chooseTarget(game, owner, RIDING, { rule, prompt: 'Who is it about?' })
        if (target === undefined) return
        if (areEnemies(owner, target)) {
          yield* sufferEnervating(game, target, 2, owner)
          return
        }
        const asking = { rule, name: id, prompt: 'Attack or Defence bonus markers?' }
        const attack = yield* offer(game, owner.seat, asking, { yes: 'Attack', no: 'Defence' })
        giveBonus(game, target, attack ? 'attack' : 'defense', 2)
      },
    },
  },
  possession: {
    name: 'Possession',
    text: 'Special: a model within 4", no Vehicle and no Bot, rolls against its Willpower at 1 less. If it fails, this model leaves the table and that one belongs to its player: until it is knocked out or taken out of the game, which gives this model two injuries, until the roll succeeds at the end of one of its activations, or until the player lets it go then. This model is placed within 4" of it then and does not activate in that round.',
    always: true,
    action: onTarget(
      ({ game, owner }) => ({
        side: 'enemy',
        within: 4,
        vehicles: false,
        only: 'conscious',
        if: (target) => !hasTrait(game, target, 'bot') && !hasEffect(target, POSSESSED) && isConscious(owner),
      }),
      'Who is possessed?',
      possess,
    ),
    on: {
      *'activation-end'(it) {
        const { game, owner, active } = it
        if (bodyOfGhost(game, owner) === active && isOnTable(active) && isConscious(active))
          yield* wrestle(it, active)
      },
      *'knocked-out'(it) {
        const { game, owner, victim } = it
        if (bodyOfGhost(game, owner) === victim) yield* leave(it, victim, 2)
      },
      *dying(it) {
        const { game, owner, victim } = it
        if (bodyOfGhost(game, owner) === victim) yield* leave(it, victim, 2)
      },
    },
  },
}

/** Effects of these traits. */
export const ruledEffects: Bmg3Rules = {
  'possessed-by': {
    name: 'Possessed',
    text: 'Belongs to the other player for now.',
    rule: 'bmg3/trait/possession',
    keyword: true,
  },
}
