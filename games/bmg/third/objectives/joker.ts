import { friendsOf, isInContact, opponentOf } from '@gargoyle/bmg-common'
import { sumOf } from '@gargoyle/engine'
import { crewOf } from '../model/crew.ts'
import {
  canPlant,
  disrupt,
  driveBack,
  embolden,
  exchange,
  give,
  hurt,
  mend,
  pick,
  plant,
  run,
  trip,
} from './deeds.ts'
import {
  accomplished,
  alone,
  beaten,
  beside,
  boss,
  countedSuspects,
  countsAsOut,
  edgesReached,
  enemyBoss,
  foes,
  foesNear,
  friendCalled,
  heads,
  hurtFoes,
  lost,
  nearCentre,
  outAndAbout,
  quartersWith,
  standing,
  thisActivation,
  thisRound,
} from './looks.ts'
import {
  cardsOf,
  inPhase,
  ownTurn,
  whenEnds,
  whenFriendAttacks,
  whenHurt,
  whenRevealed,
  whenStarts,
  whenTheyPlay,
} from './timings.ts'

const HARLEY = 'Dr. Harleen Frances Quinzel'

/** The Joker: damage to all, friends included, and much left to chance. */
export const jokerCards = cardsOf(['joker'], {
  'joker-red-noses': {
    name: 'Red Noses',
    copies: 3,
    type: 'violence',
    victoryPoints: 1,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'Your crew has put three damage markers or more on enemies in this activation, and four enemies or more on the table bear damage markers.',
      met: ({ game, seat }) =>
        thisActivation(game, seat).damageDealt >= 3 && hurtFoes(game, seat).length >= 4,
    },
    resource: whenFriendAttacks({
      cost: 1,
      text: 'When a friend attacks, it takes a stun, and its attacks roll two attack dice more until the activation ends.',
      perform: function* (it, { attacker }) {
        give(it, attacker, 'card-fury', 'activation', 2)
        yield* hurt(it, attacker, { stun: 1 })
      },
    }),
  },
  'joker-posters-on-every-wall': {
    name: 'Posters on Every Wall',
    copies: 3,
    type: 'menace',
    victoryPoints: 2,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'You have six suspects or more on the table, in three of its quarters or more.',
      met: ({ game, seat }) => {
        const suspects = countedSuspects(game, seat)
        return suspects.length >= 6 && quartersWith(game, suspects) >= 3
      },
    },
    resource: whenStarts('friend', {
      cost: 2,
      text: 'When a friend starts its activation, place a suspect that it sees within 4" of it.',
      why: (it, active) => (canPlant(it, active, 4) ? undefined : 'There is no place for a suspect.'),
      perform: (it, active) => plant(it, active, 4),
    }),
  },
  'joker-worth-the-bruises': {
    name: 'Worth the Bruises',
    copies: 2,
    type: 'violence',
    victoryPoints: 2,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'Your crew has knocked out or removed an enemy in this activation, which is that of a friend more than 4" from your deployment zone, and a friend is K.O. or out of the game.',
      met: ({ game, seat }) =>
        beaten(thisActivation(game, seat)) >= 1 &&
        outAndAbout(game, seat, 4).some(({ id }) => id === game.state.activation?.model) &&
        (lost(game, seat).length > 0 ||
          friendsOf(game, seat).some((friend) => countsAsOut(game, seat, friend))),
    },
    resource: whenHurt('friend', {
      cost: 1,
      text: 'When a friend is about to take damage from an enemy in contact, that enemy takes a stun and an injury.',
      why: ({ game }, { to, by }) =>
        by !== undefined && by.seat !== to.seat && isInContact(game, to, by)
          ? undefined
          : 'No enemy in contact hurts it.',
      perform: (it, { by }) => (by === undefined ? undefined : hurt(it, by, { stun: 1, injury: 1 })),
    }),
  },
  'joker-front-row-seats': {
    name: 'Front Row Seats',
    copies: 2,
    type: 'menace',
    victoryPoints: 1,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'Your Boss is in its senses, and three enemies or more are within 8" of it.',
      met: ({ game, seat }) => {
        const joker = boss(game, seat)
        return joker !== undefined && foesNear(game, seat, joker, 8).length >= 3
      },
    },
    resource: ownTurn({
      cost: 3,
      text: 'Every enemy within 3" of the active model takes a stun and an injury.',
      why: ({ game, seat }, active) =>
        foesNear(game, seat, active, 3).length > 0 ? undefined : 'No enemy is within 3".',
      perform: function* (it, active) {
        for (const foe of foesNear(it.game, it.seat, active, 3)) yield* hurt(it, foe, { stun: 1, injury: 1 })
      },
    }),
  },
  'joker-strangers-in-the-crowd': {
    name: 'Strangers in the Crowd',
    copies: 2,
    type: 'control',
    victoryPoints: 2,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'Two enemies or more in their senses have none of their own within 6".',
      met: ({ game, seat }) => alone(game, foes(game, seat), foes(game, seat), 6).length >= 2,
    },
    resource: whenEnds('friend', {
      cost: 1,
      text: 'When a friend ends its activation, an enemy in contact with it is driven 4" away from it.',
      why: ({ game, seat }, active) =>
        foes(game, seat).some((foe) => isInContact(game, active, foe))
          ? undefined
          : 'No enemy is in contact.',
      perform: function* (it, active) {
        const near = foes(it.game, it.seat).filter((foe) => isInContact(it.game, active, foe))
        const foe = yield* pick(it, near, 'who is driven back?')
        if (foe) yield* driveBack(it, foe, active, 4)
      },
    }),
  },
  'joker-doors-wide-open': {
    name: 'Doors Wide Open',
    copies: 2,
    type: 'menace',
    victoryPoints: 1,
    play: 'lead',
    score: 'end-of-round',
    objective: {
      text: 'Friends in their senses are within 8" of three edges of the table or more.',
      met: ({ game, seat }) => edgesReached(game, standing(game, seat), 8) >= 3,
    },
    resource: inPhase('lead', {
      cost: 1,
      text: 'The opponent discards a card at random and draws another.',
      why: ({ game, seat }) =>
        crewOf(game, opponentOf(game, seat)).hand.length > 0 ? undefined : 'The opponent has no cards.',
      perform: (it) => disrupt(it, 1),
    }),
  },
  'joker-guest-of-honour': {
    name: 'Guest of Honour',
    copies: 1,
    type: 'violence',
    victoryPoints: 3,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'The enemy Boss bears two damage markers or more, is K.O., or is out of the game.',
      met: ({ game, seat }) => {
        const { stun, injury, condition } = enemyBoss(game, seat)
        return stun + injury >= 2 || condition === 'ko' || condition === 'casualty'
      },
    },
    resource: whenStarts('foe', {
      cost: 2,
      text: 'When an enemy within 6" of a friend starts its activation, it is knocked down.',
      why: ({ game, seat }, active) =>
        active.condition === 'up' && beside(game, [active], standing(game, seat), 6).length > 0
          ? undefined
          : 'It lies already, or no friend is within 6".',
      perform: (it, active) => trip(it, active),
    }),
  },
  'joker-laugh-it-off': {
    name: 'Laugh It Off',
    copies: 3,
    type: 'protection',
    victoryPoints: 2,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'Two friends or more that bear damage markers are in their senses and more than 8" from your deployment zone.',
      met: ({ game, seat }) =>
        heads(
          game,
          outAndAbout(game, seat, 8).filter(({ stun, injury }) => stun + injury > 0),
        ) >= 2,
    },
    resource: whenHurt('friend', {
      cost: 1,
      text: 'When a friend is about to take damage, roll a die: on 3 or more it takes none.',
      perform: ({ game, seat }, harm) => {
        const roll = game.dice.roll({ purpose: 'Laugh It Off', seat })
        if (sumOf(roll) >= 3) {
          harm.stun = 0
          harm.injury = 0
        }
      },
    }),
  },
  'joker-block-party': {
    name: 'Block Party',
    copies: 2,
    type: 'control',
    victoryPoints: 2,
    play: 'plan',
    score: 'end-of-round',
    objective: {
      text: 'Two friends or more are within 8" of the middle of the table, and so is an enemy, all in their senses.',
      met: ({ game, seat }) =>
        heads(game, nearCentre(game, standing(game, seat), 8)) >= 2 &&
        nearCentre(game, foes(game, seat), 8).length >= 1,
    },
    resource: inPhase('plan', {
      cost: 1,
      text: 'A friend takes two stuns and gets Audacity for this round.',
      why: ({ game, seat }) =>
        standing(game, seat).some(({ audacity }) => !audacity) ? undefined : 'All of them have Audacity.',
      perform: function* (it) {
        const timid = standing(it.game, it.seat).filter(({ audacity }) => !audacity)
        const model = yield* pick(it, timid, 'who gets Audacity?')
        if (!model) return
        embolden(it, model)
        yield* hurt(it, model, { stun: 2 })
      },
    }),
  },
  'joker-no-rehearsal': {
    name: 'No Rehearsal',
    copies: 1,
    type: 'menace',
    victoryPoints: 1,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'Your crew has placed four suspects or more this round. When you score this, the opponent discards a card at random and draws another.',
      met: ({ game, seat }) => thisRound(game, seat).suspectsPlaced >= 4,
      reward: (it) => disrupt(it, 1),
    },
    resource: whenTheyPlay({
      cost: 2,
      text: 'When the opponent plays a resource, roll a die: on 3 or more it does nothing.',
      perform: ({ game, seat }, playing) => {
        if (sumOf(game.dice.roll({ purpose: 'No Rehearsal', seat })) >= 3) playing.stopped = 'No Rehearsal.'
      },
    }),
  },
  'joker-curtain-call': {
    name: 'Curtain Call',
    copies: 1,
    type: 'violence',
    victoryPoints: 3,
    play: 'lead',
    score: 'special',
    objective: {
      text: 'At the end of a round after the one it was played in, score this if you have accomplished two objectives of Violence or Menace.',
      met: ({ game, seat, playedIn }) =>
        game.state.round > playedIn &&
        accomplished(game, seat, 'violence') + accomplished(game, seat, 'menace') >= 2,
    },
    resource: inPhase('recount', {
      cost: 0,
      text: 'Exchange up to four cards of your hand.',
      perform: (it) => exchange(it, 4),
    }),
  },
  'joker-harleys-surprise': {
    name: "Harley's Surprise",
    copies: 1,
    type: 'menace',
    victoryPoints: 2,
    play: 'execute',
    score: 'instant',
    forModels: [HARLEY],
    objective: {
      text: 'Harley Quinn has hurt an enemy or placed a suspect in her activation, more than 10" from your deployment zone.',
      met: ({ game, seat }) => {
        const harley = friendCalled(game, seat, HARLEY)
        if (harley === undefined || game.state.activation?.model !== harley.id) return false
        const { damageDealt, suspectsPlaced } = thisActivation(game, seat)
        return damageDealt + suspectsPlaced > 0 && outAndAbout(game, seat, 10).includes(harley)
      },
    },
    resource: whenRevealed('foe', {
      cost: 1,
      text: 'When an enemy has revealed one of your suspects, Harley Quinn moves up to 6" and heals a marker.',
      why: ({ game, seat }) => (friendCalled(game, seat, HARLEY) ? undefined : 'Harley Quinn is not there.'),
      perform: function* (it) {
        const harley = friendCalled(it.game, it.seat, HARLEY)
        if (!harley) return
        yield* run(it, harley, 6)
        yield* mend(it, harley, 1)
      },
    }),
  },
})
