import {
  addEffect,
  hasRank,
  hasTrait,
  isConscious,
  isOnTable,
  labelOf,
  removeEffect,
} from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { actNowBlockedReason } from '../activation/act-now.ts'
import { inspireRange } from '../activation/inspire.ts'
import { type ActionKind, grantExtraAction, hasUsedAudacity } from '../activation/payment.ts'
import { cardNamed } from '../cards/hand.ts'
import { move, moveBlockedReason } from '../movement/move.ts'
import type { ActionRule, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { searching } from './deck-and-hand-tricks.ts'
import { freeOptions, offerFreeAction, TACTICAL } from './free-actions.ts'
import { type Aimed, chooseModel, chooseModelOrNone, noTargetReason, targetsOf } from './helpers.ts'
import { onTarget } from './special-actions.ts'

/** Moves a friend up to 4", and lets it act at once. */
function* moveAndAct(
  { game, rule }: Bmg3Scope,
  friend: Model,
  name: string,
  kinds: readonly ActionKind[],
): Rule<void> {
  if (moveBlockedReason(game, friend) === undefined)
    yield* move(game, { model: friend, upTo: 4, reason: name, rule })
  yield* offerFreeAction(game, friend, kinds, { rule, prompt: `What does ${labelOf(game, friend)} do?` })
}

/** Special: a friend of a kind moves 4" and acts at once. */
const sendsOut = (name: string, kinds: readonly ActionKind[], who: (it: Bmg3Scope) => Aimed): ActionRule =>
  onTarget(
    (it) => {
      const aimed = who(it)
      return {
        ...aimed,
        if: (friend) =>
          actNowBlockedReason(it.game, friend) === undefined && (aimed.if === undefined || aimed.if(friend)),
      }
    },
    'Who moves and acts?',
    (it) => moveAndAct(it, it.target, name, kinds),
  )

const ofSpades = ({ game }: Pick<Bmg3Scope, 'game'>): Aimed => ({
  side: 'friend',
  if: (friend) => hasTrait(game, friend, 'spades'),
})

/** bmg3/trait/herald-of-spades: what the King does. */
const heralding = sendsOut('King of Spades', TACTICAL, ofSpades)

const isKing = (game: Play, model: Model): boolean => hasTrait(game, model, 'king-of-spades')

/** Friends that the owner inspires as far as the distance goes. */
const inEarshot = (game: Play, owner: Model, trait?: string): Aimed => ({
  side: 'friend',
  within: inspireRange(game, owner),
  if: (friend) => trait === undefined || hasTrait(game, friend, trait),
})

/** Shots a model could fire now for nothing, or whether it could go and hit. */
const couldFight = (game: Play, model: Model): boolean =>
  actNowBlockedReason(game, model) === undefined &&
  (freeOptions(game, model, 'ranged').length > 0 || moveBlockedReason(game, model) === undefined)

/** bmg3/trait/mob: a shot, or a short way and a blow. */
function* mobUp(it: Bmg3Scope, friend: Model): Rule<void> {
  const { game, rule } = it
  const prompt = `Does ${labelOf(game, friend)} shoot? Otherwise it moves 4" and strikes.`
  if (yield* offerFreeAction(game, friend, 'ranged', { rule, prompt })) return
  yield* moveAndAct(it, friend, 'Mob', ['melee'])
}

const clerks = (game: Play): Aimed => ({
  side: 'friend',
  within: 8,
  if: (friend) => hasRank(game, friend, 'henchman'),
})

/** Friends with Audacity, the owner included. */
const bold = (game: Play, owner: Model): readonly Model[] =>
  game.state.models.filter(
    (model) =>
      model.seat === owner.seat && model.audacity && isOnTable(model) && !isUsingAudacity(game, model),
  )

const isUsingAudacity = ({ state: { activation } }: Play, { id }: Model): boolean =>
  activation?.model === id && hasUsedAudacity(activation)

/** Friends of a model that could use its Audacity this round. */
const timid = (game: Play, giver: Model): readonly Model[] =>
  game.state.models.filter(
    (model) =>
      model !== giver &&
      model.seat === giver.seat &&
      isOnTable(model) &&
      isConscious(model) &&
      !model.activated &&
      !model.audacity,
  )

/** Traits that make friends act at once. */
export const immediateActions: Bmg3Rules = {
  'dark-influence': {
    name: 'Dark Influence',
    text: 'Special: a friend without Audacity moves up to 4" and then takes an Attack or Manipulate action at once. Or, as another Special: take a card with the Freed keyword from your deck, and shuffle.',
    action: [
      {
        ...sendsOut('Dark Influence', TACTICAL, () => ({
          side: 'friend',
          if: (friend) => !friend.audacity,
        })),
        label: 'Dark Influence: a friend moves and acts',
      },
      {
        ...searching(
          'card with the Freed keyword',
          (game, card) => cardNamed(game, card).keywords?.includes('freed') === true,
        ),
        id: 'search',
        label: 'Dark Influence: search for a Freed card',
      },
    ],
  },
  'king-of-spades': {
    name: 'King of Spades',
    text: 'Special: another friend with Spades moves up to 4" and then takes an Attack or Manipulate action at once.',
    action: sendsOut('King of Spades', TACTICAL, ofSpades),
  },
  'queen-of-spades': {
    name: 'Queen of Spades',
    text: 'Special: another friend with Spades moves up to 4" and then takes a Manipulate action at once.',
    action: sendsOut('Queen of Spades', ['manipulate'], ofSpades),
  },
  'herald-of-spades': {
    name: 'Herald of Spades',
    text: 'Within 8" and in sight of the friend with King of Spades it may use that trait itself.',
    action: {
      ...heralding,
      why: (it) =>
        targetsOf(it.game, it.owner, {
          side: 'friend',
          within: 8,
          seen: true,
          only: 'conscious',
          if: (king) => isKing(it.game, king),
        }).length === 0
          ? 'The King of Spades is not within 8" and in sight.'
          : heralding.why?.(it),
    },
  },
  mob: {
    name: 'Mob',
    text: 'Special: a friend with Mobster within the range of its Inspire makes a ranged attack at once, or moves up to 4" and makes a melee attack.',
    action: onTarget(
      ({ game, owner }) => {
        const heard = inEarshot(game, owner, 'mobster')
        return { ...heard, if: (friend) => heard.if?.(friend) === true && couldFight(game, friend) }
      },
      'Who attacks?',
      (it) => mobUp(it, it.target),
    ),
  },
  'green-web': {
    name: 'Green Web',
    text: 'Special: a friend with Plant within 8" attacks at once.',
    action: onTarget(
      ({ game }) => ({
        side: 'friend',
        within: 8,
        if: (friend) =>
          hasTrait(game, friend, 'plant') &&
          actNowBlockedReason(game, friend) === undefined &&
          [...freeOptions(game, friend, 'melee'), ...freeOptions(game, friend, 'ranged')].length > 0,
      }),
      'Which plant attacks?',
      function* ({ game, target, rule }) {
        const asking = { rule, prompt: 'Which attack?' }
        yield* offerFreeAction(game, target, ['melee', 'ranged'], asking)
      },
    ),
  },
  'pulling-the-strings': {
    name: 'Pulling the Strings',
    text: 'When it places a suspect, another friend may move up to 8".',
    on: {
      *'suspect-placed'({ game, owner, by, id, rule }) {
        if (by !== owner) return
        const friends = targetsOf(game, owner, {
          side: 'friend',
          only: 'conscious',
          if: (friend) => moveBlockedReason(game, friend) === undefined,
        })
        const asking = { rule, name: id, prompt: 'Which friend moves up to 8"?' }
        const friend = yield* chooseModelOrNone(game, owner.seat, friends, asking)
        if (friend !== undefined)
          yield* move(game, { model: friend, upTo: 8, reason: 'Pulling the Strings', rule })
      },
    },
  },
  'attorneys-allegation': {
    name: 'Attorney’s Allegation',
    text: 'Special, once a game: all friendly Henchmen within 8" have an action more in their next activation, of a type of their choice.',
    action: {
      kind: 'special',
      limit: 'game',
      why: ({ game, owner }) => noTargetReason(game, owner, clerks(game)),
      perform: ({ game, owner, id }) => {
        for (const friend of targetsOf(game, owner, clerks(game)))
          addEffect(game, friend, id, { until: 'game', by: owner })
      },
    },
    effect: {
      text: 'Has an action more in its next activation.',
      on: {
        'activation-start': ({ game, owner, active, id }) => {
          if (active !== owner) return
          removeEffect(owner, id)
          grantExtraAction(game, owner, { kind: 'any', source: 'Attorney’s Allegation' })
        },
      },
    },
  },
  'enemies-of-the-court': {
    name: 'Enemies of the Court',
    text: 'A friend may use its Special action to let this model take one of its own Special actions at once.',
    lends: {
      kind: 'special',
      label: 'Enemies of the Court: the Court acts instead',
      why: ({ game, owner, user, id }) => {
        // Two of the Court never send each other: that would have no end.
        if (hasTrait(game, user, id)) return false
        return (
          actNowBlockedReason(game, owner) ??
          (freeOptions(game, owner, 'special').length > 0
            ? undefined
            : 'It has no special action to take now.')
        )
      },
      *perform({ game, owner, rule }) {
        const asking = { rule, prompt: 'Which special action?' }
        yield* offerFreeAction(game, owner, 'special', asking)
      },
    },
  },
  genius: {
    name: 'Genius',
    text: 'Once a round, in its activation, it may take the Audacity of a friend and give it to another one that is yet to activate.',
    action: {
      kind: 'free',
      limit: 'round',
      why: ({ game, owner }) =>
        bold(game, owner).some((giver) => timid(game, giver).length > 0)
          ? undefined
          : 'There is no Audacity that could change hands.',
      *perform({ game, owner, rule }) {
        const givers = bold(game, owner).filter((giver) => timid(game, giver).length > 0)
        const giver = yield* chooseModel(game, owner.seat, givers, {
          rule,
          prompt: 'Who gives its Audacity?',
        })
        if (giver === undefined) return
        const asking = { rule, name: 'audacity-to', prompt: 'Who gets it?' }
        const taker = yield* chooseModel(game, owner.seat, timid(game, giver), asking)
        if (taker === undefined) return
        giver.audacity = false
        taker.audacity = true
        // Who gives its own away in the middle of an activation goes on without.
        const { activation } = game.state
        if (activation?.model === giver.id) activation.audacity = false
      },
    },
  },
}
