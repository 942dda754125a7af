import { touches } from '@gargoyle/bmg-common'
import { crewOf } from '../model/crew.ts'
import { extra, give, hurt, mend, movers, pick, pickSome, run, soften } from './deeds.ts'
import {
  activeFriend,
  beaten,
  beside,
  boss,
  foesOut,
  friendsNear,
  guarded,
  heads,
  hurtFriends,
  isMarkerAtZoneOf,
  outAndAbout,
  standing,
  theirRound,
  thisActivation,
  thisRound,
} from './looks.ts'
import {
  cardsOf,
  inPhase,
  ownTurn,
  whenAttacked,
  whenEnds,
  whenFriendAttacks,
  whenHurt,
  whenRevealed,
} from './timings.ts'

/** Cards for all crews: fights and protection. bmg3/objective-type/violence, bmg3/objective-type/protection */
export const generalFightCards = cardsOf([], {
  'bloody-knuckles': {
    name: 'Bloody Knuckles',
    copies: 3,
    type: 'violence',
    victoryPoints: 1,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'Your crew has put six damage markers or more on enemies in this activation.',
      met: ({ game, seat }) => thisActivation(game, seat).damageDealt >= 6,
    },
    resource: whenFriendAttacks({
      cost: 1,
      text: 'When a friend attacks, its attacks roll an attack die more until the activation ends.',
      perform: (it, { attacker }) => give(it, attacker, 'card-fury', 'activation', 1),
    }),
  },
  'cold-pavement': {
    name: 'Cold Pavement',
    copies: 2,
    type: 'violence',
    victoryPoints: 2,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'In this activation your crew has knocked an enemy out, or out of the game, and the friend that acts bears no damage marker.',
      met: ({ game, seat }) => {
        const active = activeFriend(game, seat)
        if (active === undefined || beaten(thisActivation(game, seat)) === 0) return false
        return active.stun + active.injury === 0
      },
    },
    resource: whenHurt('friend', {
      cost: 2,
      text: 'When a friend is about to take damage, it takes two markers less, injuries first.',
      perform: (_, harm) => soften(harm, 2),
    }),
  },
  'nobody-left-behind': {
    name: 'Nobody Left Behind',
    copies: 2,
    type: 'protection',
    victoryPoints: 2,
    play: 'lead',
    score: 'end-of-round',
    objective: {
      text: 'No friend was knocked out or removed by enemies this round, and three friends or more are more than 8" from your deployment zone.',
      met: ({ game, seat }) =>
        beaten(theirRound(game, seat)) === 0 && heads(game, outAndAbout(game, seat, 8)) >= 3,
    },
    resource: whenHurt('friend', {
      cost: 1,
      text: 'When a friend is about to take damage, it takes a marker less, an injury if there is one.',
      perform: (_, harm) => soften(harm, 1),
    }),
  },
  'trusted-hands': {
    name: 'Trusted Hands',
    copies: 3,
    type: 'protection',
    victoryPoints: 1,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'Two of your suspects or more, each more than 8" from your deployment zone, have a friend within 3" and no enemy, all in their senses.',
      met: ({ game, seat }) =>
        guarded(game, seat, 3).filter((suspect) => !isMarkerAtZoneOf(game, seat, suspect, 8)).length >= 2,
    },
    resource: whenRevealed('foe', {
      cost: 1,
      text: 'When an enemy has revealed one of your suspects, that enemy takes two stuns.',
      perform: (it, { by }) => hurt(it, by, { stun: 2 }),
    }),
  },
  'make-it-count': {
    name: 'Make It Count',
    copies: 1,
    type: 'violence',
    victoryPoints: 3,
    play: 'plan',
    score: 'end-of-round',
    objective: {
      text: 'Your crew has knocked out or removed an enemy this round, and two or more so far.',
      met: ({ game, seat }) => beaten(thisRound(game, seat)) >= 1 && beaten(crewOf(game, seat).game) >= 2,
    },
    resource: ownTurn({
      cost: 3,
      text: 'The active model has an attack more.',
      perform: (it, active) => extra(it, active, 'attack'),
    }),
  },
  'keep-the-boss-close': {
    name: 'Keep the Boss Close',
    copies: 2,
    type: 'protection',
    victoryPoints: 1,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'Your Boss is in its senses, more than 4" from your deployment zone, and two other friends are within 4" of it.',
      met: ({ game, seat }) => {
        const leader = boss(game, seat)
        if (leader === undefined || !outAndAbout(game, seat, 4).includes(leader)) return false
        return heads(game, beside(game, standing(game, seat), [leader], 4)) >= 2
      },
    },
    resource: whenAttacked({
      cost: 1,
      text: 'When a friend is attacked, attacks on it lose an attack die until the activation ends.',
      perform: (it, { target }) => give(it, target, 'card-guard', 'activation', 1),
    }),
  },
  'shoulder-to-shoulder': {
    name: 'Shoulder to Shoulder',
    copies: 2,
    type: 'protection',
    victoryPoints: 1,
    play: 'plan',
    score: 'end-of-round',
    objective: {
      text: 'Four friends or more are more than 6" from your deployment zone, and each of these has another friend within 4".',
      met: ({ game, seat }) => {
        const out = outAndAbout(game, seat, 6)
        return heads(game, out) >= 4 && beside(game, out, standing(game, seat), 4).length === out.length
      },
    },
    resource: inPhase('plan', {
      cost: 1,
      text: 'Up to two friends heal a marker each.',
      why: ({ game, seat }) => (hurtFriends(game, seat).length > 0 ? undefined : 'Nobody is hurt.'),
      perform: (it) =>
        pickSome(
          it,
          2,
          () => hurtFriends(it.game, it.seat),
          'who heals?',
          (model) => mend(it, model, 1),
        ),
    }),
  },
  'last-one-standing': {
    name: 'Last One Standing',
    copies: 1,
    type: 'violence',
    victoryPoints: 2,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'In this activation a friend has put three damage markers or more on enemies, and it is in contact with a K.O. enemy.',
      met: ({ game, seat }) => {
        const active = activeFriend(game, seat)
        if (active === undefined || thisActivation(game, seat).damageDealt < 3) return false
        return foesOut(game, seat).some((foe) => touches(game, active, foe))
      },
    },
    resource: whenEnds('foe', {
      cost: 1,
      text: 'When an enemy ends its activation, a friend within 6" of it moves up to 3".',
      why: (it, active) =>
        movers(it.game, friendsNear(it.game, it.seat, active, 6)).length > 0
          ? undefined
          : 'No friend that could move is within 6".',
      perform: function* (it, active) {
        const near = movers(it.game, friendsNear(it.game, it.seat, active, 6))
        const model = yield* pick(it, near, 'who moves?')
        if (model) yield* run(it, model, 3)
      },
    }),
  },
})
