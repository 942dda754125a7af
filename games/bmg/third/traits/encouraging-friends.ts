import {
  addEffect,
  hasRoomBeside,
  hasTrait,
  isConscious,
  labelOf,
  modelOf,
  placeBeside,
  profileOf,
  within,
} from '@gargoyle/bmg-common'
import { ask, chooseNumber } from '@gargoyle/engine'
import { isCalled } from '../catalogue/called.ts'
import { isHurt } from '../damage/harm.ts'
import { heal } from '../damage/healing.ts'
import { giveBonus } from '../effects/bonuses.ts'
import { crewOf } from '../model/crew.ts'
import { move, moveBlockedReason } from '../movement/move.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { type Aimed, noTargetReason, offer, suspectsNear, targetsOf } from './helpers.ts'
import { onTarget } from './special-actions.ts'

const shareAffiliation = (game: Play, a: Model, b: Model): boolean =>
  profileOf(game, a).affiliations.some((each) => profileOf(game, b).affiliations.includes(each))

const crewmates = ({ game, owner }: Bmg3Scope): Aimed => ({
  side: 'friend',
  self: true,
  within: 8,
  seen: true,
  if: (friend) => shareAffiliation(game, owner, friend),
})

const veterans = ({ game }: Bmg3Scope): Aimed => ({
  side: 'friend',
  within: 8,
  if: (friend) => hasTrait(game, friend, 'veteran') && moveBlockedReason(game, friend) === undefined,
})

const batMite = (it: Bmg3Scope): Aimed => ({
  side: 'friend',
  if: (friend) =>
    isCalled(profileOf(it.game, friend), 'bat-mite') &&
    friend.condition === 'up' &&
    hasRoomBeside(it.game, summons(it, friend)),
})

const summons = ({ owner, rule }: Bmg3Scope, friend: Model) => ({
  model: friend,
  beside: owner,
  reason: 'Hallucination',
  rule,
})

/** Traits that help friends nearby. */
export const encouragingFriends: Bmg3Rules = {
  'get-em': {
    name: 'Get ’Em',
    text: 'Special: a friend within 8" and in sight, or this model itself, gets two Attack bonus markers.',
    action: onTarget({ side: 'friend', self: true, within: 8, seen: true }, 'Who gets the markers?', (it) => {
      giveBonus(it.game, it.target, 'attack', 2)
    }),
  },
  'the-crew': {
    name: 'The Crew',
    text: 'Special: this model and all friends of its affiliation within 8" and in sight move 2" further in their next Movement action.',
    action: {
      kind: 'special',
      why: (it) => noTargetReason(it.game, it.owner, crewmates(it)),
      perform: (it) => {
        for (const friend of targetsOf(it.game, it.owner, crewmates(it)))
          giveBonus(it.game, friend, 'move', 2)
      },
    },
  },
  'military-tradition': {
    name: 'Military Tradition',
    text: 'Special: all other friends within 8" who are Veterans may move up to 2" at once.',
    action: {
      kind: 'special',
      why: (it) => noTargetReason(it.game, it.owner, veterans(it)),
      *perform(it) {
        const rule = it.rule
        for (const model of targetsOf(it.game, it.owner, veterans(it)))
          yield* move(it.game, { model, upTo: 2, reason: 'Military Tradition', rule })
      },
    },
  },
  'batcave-support': {
    name: 'Batcave Support',
    text: 'Special: a friend within 8" and in sight who is no Cop, or this model itself, gets an Attack or a Defence bonus marker, and one more for each suspect of yours within 4" of this model.',
    action: onTarget(
      ({ game }) => ({
        side: 'friend',
        self: true,
        within: 8,
        seen: true,
        if: (each) => !hasTrait(game, each, 'cop'),
      }),
      'Who gets the markers?',
      function* ({ game, owner, target, rule }) {
        const asking = { rule, name: 'kind', prompt: 'Attack or Defence?' }
        const attack = yield* offer(game, owner.seat, asking, { yes: 'Attack', no: 'Defence' })
        const markers = 1 + suspectsNear(game, owner, 4, owner.seat).length
        giveBonus(game, target, attack ? 'attack' : 'defense', markers)
      },
    ),
  },
  'force-field': {
    name: 'Force Field',
    text: 'Special: a friend in contact is in cover until the round ends, wherever it stands.',
    action: onTarget({ side: 'friend', within: 0 }, 'Who is covered?', (it) => {
      addEffect(it.game, it.target, it.id, { until: 'round', by: it.owner })
    }),
    effect: {
      text: 'In cover wherever it stands, until the round ends.',
      own: { 'always-in-cover': true },
    },
  },
  'soul-armor': {
    name: 'Soul Armor',
    text: 'Special: removes up to two damage markers from itself.',
    action: {
      kind: 'special',
      why: ({ owner }) => (isHurt(owner) ? undefined : 'It is not hurt.'),
      *perform({ game, owner, rule }) {
        const markers = yield* ask(
          game,
          owner.seat,
          chooseNumber({
            name: 'markers',
            prompt: `How many markers are removed from ${labelOf(game, owner)}?`,
            min: 1,
            max: Math.min(2, owner.stun + owner.injury),
            rule,
          }),
        )
        yield* heal(game, owner, markers)
      },
    },
  },
  'inspiring-presence': {
    name: 'Inspiring Presence (name)',
    text: 'Within 8" of the named friend it is inspired as if its Boss were near.',
    own: {
      inspired: ({ game, owner, args }) =>
        isConscious(modelOf(game, crewOf(game, owner.seat).boss)) &&
        targetsOf(game, owner, {
          side: 'friend',
          within: 8,
          if: (friend) => args.some((name) => isCalled(profileOf(game, friend), name)),
        }).length > 0,
    },
  },
  'daddys-girrrl': {
    name: 'Daddy’s Girrrl',
    text: 'Gets an Attack bonus marker if it starts its activation within 6" of its Boss.',
    on: {
      'activation-start': ({ game, owner, active }) => {
        const boss = modelOf(game, crewOf(game, owner.seat).boss)
        if (active === owner && boss !== owner && within(game, owner, boss, 6))
          giveBonus(game, owner, 'attack', 1)
      },
    },
  },
  hallucination: {
    name: 'Hallucination',
    text: 'Special: a friend called Bat-Mite, on its feet, is placed in contact with this model.',
    action: onTarget(batMite, 'Who appears?', function* (it) {
      yield* placeBeside(it.game, summons(it, it.target))
    }),
  },
}
