import { addEffect, cardOf, hasRank, profileOf } from '@gargoyle/bmg-common'
import { actNow, actNowBlockedReason } from '../activation/act-now.ts'
import { manipulateBlockedReason } from '../activation/actions.ts'
import { canActivate } from '../activation/activation.ts'
import { isCalled } from '../catalogue/called.ts'
import { keywords } from '../crew/keywords.ts'
import { giveBonus } from '../effects/bonuses.ts'
import { freeSuspectSpot, placeSuspect, suspectOrderOf } from '../manipulate/suspects.ts'
import type { ActionRule, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { type Aimed, chooseModel, offer, targetsOf } from './helpers.ts'
import { onTarget } from './special-actions.ts'

/** Another henchman of the crew within 4". */
const henchman = ({ game }: Bmg3Scope): Aimed => ({
  side: 'friend',
  within: 4,
  if: (target) => hasRank(game, target, 'henchman'),
})

/** Markers for a henchman nearby. */
const cheer = (kind: 'attack' | 'defense' | 'move', amount: number): ActionRule =>
  onTarget(henchman, 'Who gets the markers?', ({ game, target }) => {
    giveBonus(game, target, kind, amount)
  })

/** bmg3/trait/coordination: a word on both cards, such as Cop or Criminal. */
const shareKeyword = (game: Play, a: Model, b: Model): boolean =>
  Object.keys(keywords).some(
    (word) => cardOf(game, a).traitIds.has(word) && cardOf(game, b).traitIds.has(word),
  )

/** Special actions that give friends actions. */
export const ordersToFriends: Bmg3Rules = {
  coordination: {
    name: 'Coordination',
    text: 'Special: another friend within 8" that shares a keyword with this model takes an action at once.',
    action: onTarget(
      ({ game, owner }) => ({
        side: 'friend',
        within: 8,
        if: (target) => shareKeyword(game, owner, target) && actNowBlockedReason(game, target) === undefined,
      }),
      'Who acts?',
      ({ game, target, rule }) => actNow(game, target, rule),
    ),
  },
  support: {
    name: 'Support',
    text: 'Special: the friend that the trait names, within 8" and in sight, takes an action at once.',
    action: onTarget(
      ({ game, args }) => ({
        side: 'friend',
        within: 8,
        seen: true,
        if: (target) =>
          args.some((name) => isCalled(profileOf(game, target), name)) &&
          actNowBlockedReason(game, target) === undefined,
      }),
      'Who acts?',
      ({ game, target, rule }) => actNow(game, target, rule),
    ),
  },
  order: {
    name: 'Order',
    text: 'Special: another friend in sight places a suspect at once.',
    action: onTarget(
      ({ game }) => ({
        side: 'friend',
        seen: true,
        only: 'conscious',
        if: (target) =>
          manipulateBlockedReason(game, target) === undefined &&
          freeSuspectSpot(game, suspectOrderOf(game, target)) !== undefined,
      }),
      'Who places a suspect?',
      function* ({ game, target }) {
        yield* placeSuspect(game, suspectOrderOf(game, target))
      },
    ),
  },
  'follow-me': {
    name: 'Follow Me!',
    text: 'Special: another henchman of the crew within 4" moves 4" further in its next Movement action.',
    action: cheer('move', 4),
  },
  'take-cover': {
    name: 'Take Cover!',
    text: 'Special: another henchman of the crew within 4" gets two Defence bonus markers.',
    action: cheer('defense', 2),
  },
  'kill-them': {
    name: 'Kill them!',
    text: 'Special: another henchman of the crew within 4" gets two Attack bonus markers.',
    action: cheer('attack', 2),
  },
  'outlaw-field-commander': {
    name: 'Outlaw Field Commander',
    text: 'Special: another friend within 4" and in sight gets two Attack or two Defence bonus markers.',
    action: onTarget(
      { side: 'friend', within: 4, seen: true },
      'Who gets the markers?',
      function* ({ game, owner, target, rule }) {
        const asking = { rule, name: 'kind', prompt: 'Attack or Defence?' }
        const attack = yield* offer(game, owner.seat, asking, { yes: 'Attack', no: 'Defence' })
        giveBonus(game, target, attack ? 'attack' : 'defense', 2)
      },
    ),
  },
  persuasive: {
    name: 'Persuasive',
    text: 'Special, once a round: when this activation ends, name an enemy in sight that has not activated. It is the next to activate, and no pass puts that off.',
    action: {
      kind: 'special',
      limit: 'round',
      perform: ({ game, owner, id }) => {
        addEffect(game, owner, id, { until: 'activation' })
      },
    },
    effect: {
      text: 'Names the enemy that activates next when its activation ends.',
      on: {
        *'activation-end'({ game, owner, active, rule }) {
          if (active !== owner) return
          const enemies = targetsOf(game, owner, {
            side: 'enemy',
            seen: true,
            only: 'conscious',
            if: (target) => canActivate(game, target),
          })
          const prompt = 'Which enemy is the next to activate?'
          const target = yield* chooseModel(game, owner.seat, enemies, { rule, prompt })
          if (target !== undefined) game.state.mustActivate = target.id
        },
      },
    },
  },
}
