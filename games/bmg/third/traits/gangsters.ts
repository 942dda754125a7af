import { addEffect, bodyOf, hasTrait, isConscious, labelOf, place } from '@gargoyle/bmg-common'
import { crewOf } from '../model/crew.ts'
import type { Bmg3Rules } from '../rules/special-rule.ts'
import { chooseModelOrNone, isActive, targetsOf } from './helpers.ts'

/** How far a fellow gangster is placed. */
const COMES_ALONG = 4

/** Traits of gangs that use Blood Money. */
export const gangsters: Bmg3Rules = {
  gangsters: {
    name: 'Gangsters',
    text: 'The crew starts with a Blood Money counter for every two Gangsters. In its activation a Gangster may spend one: until that ends it loses only one die for moving before a shot but takes 1 off its attack dice then, its ranged weapons are Light, and when it attacks another Gangster of the crew is placed within 4" of where it was.',
    always: true,
    on: {
      deployed: ({ game, owner, id }) => {
        const gang = game.state.models.filter(
          (model) => model.seat === owner.seat && hasTrait(game, model, id),
        )
        // Every one of them hears of it; the first counts for all.
        if (gang[0] === owner) crewOf(game, owner.seat).counters['blood-money'] = Math.floor(gang.length / 2)
      },
    },
    action: {
      kind: 'free',
      limit: 'activation',
      label: 'Spend Blood Money',
      why: ({ game, owner }) =>
        (crewOf(game, owner.seat).counters['blood-money'] ?? 0) > 0
          ? undefined
          : 'There is no Blood Money left.',
      perform: ({ game, owner }) => {
        const { counters } = crewOf(game, owner.seat)
        counters['blood-money'] = (counters['blood-money'] ?? 0) - 1
        addEffect(game, owner, 'blood-money', { until: 'activation' })
      },
    },
  },
}

/** What Blood Money buys. */
export const bloodMoney: Bmg3Rules = {
  'blood-money': {
    name: 'Blood Money',
    text: 'Shots after moving lose one die only but take 1 off the attack dice; ranged weapons are Light; when it attacks another Gangster is placed within 4" of where it was.',
    rule: 'bmg3/trait/gangsters',
    own: {
      'move-penalty': -1,
      'attack-roll': ({ game, owner, strike }) =>
        strike?.kind === 'ranged' && isActive(game, owner) && game.state.activation?.moved ? -1 : 0,
      'shoots-in-contact': true,
    },
    on: {
      *'attack-declared'({ game, owner, attack, rule }) {
        if (attack.attacker !== owner || attack.occasion !== 'action') return
        const gang = targetsOf(game, owner, {
          side: 'friend',
          if: (friend) => hasTrait(game, friend, 'gangsters') && isConscious(friend),
        })
        const fellow = yield* chooseModelOrNone(game, owner.seat, gang, {
          name: 'gangsters',
          prompt: `Which Gangster comes along while ${labelOf(game, owner)} attacks?`,
          rule,
        })
        if (fellow === undefined) return
        const near = { of: bodyOf(game, fellow), upTo: COMES_ALONG, completely: true }
        yield* place(game, {
          model: fellow,
          reason: 'Gangsters',
          rule,
          near,
          optional: true,
        })
      },
    },
  },
}
