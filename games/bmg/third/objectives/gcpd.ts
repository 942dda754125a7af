import { enemiesInContact, friendsOf, markersOf, touches } from '@gargoyle/bmg-common'
import { crewOf } from '../model/crew.ts'
import { moveBlockedReason } from '../movement/move.ts'
import { exchange, give, lay, movers, pick, pickSome, run, takeInitiative } from './deeds.ts'
import {
  accomplished,
  activeFriend,
  beaten,
  beside,
  countedSuspects,
  countsAsHaving,
  countsAsOut,
  foes,
  foesOut,
  friendCalled,
  friendsNear,
  heads,
  invaders,
  isAnyNear,
  nearCentre,
  newestSuspect,
  outAndAbout,
  quartersHeld,
  quartersWith,
  standing,
  surrounded,
  theirRound,
  thisActivation,
  thisRound,
} from './looks.ts'
import {
  cardsOf,
  inPhase,
  ownTurn,
  whenAttacked,
  whenFriendAttacks,
  whenRevealed,
  whenStarts,
} from './timings.ts'

/** The police: many eyes, suspects brought in one by one, and few losses. */
export const gcpdCards = cardsOf(['gcpd'], {
  'gcpd-door-to-door': {
    name: 'Door to Door',
    copies: 3,
    type: 'control',
    victoryPoints: 1,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'Your crew has revealed a suspect in this activation, which is that of a friend with Cop or Detective more than 10" from your deployment zone.',
      met: ({ game, seat }) => {
        const active = activeFriend(game, seat)
        if (active === undefined || thisActivation(game, seat).suspectsRevealed === 0) return false
        if (!outAndAbout(game, seat, 10).includes(active)) return false
        return countsAsHaving(game, active, 'cop') || countsAsHaving(game, active, 'detective')
      },
    },
    resource: whenRevealed('friend', {
      cost: 1,
      text: 'When a friend has revealed a suspect, it moves up to 4".',
      why: ({ game }, { by }) => moveBlockedReason(game, by),
      perform: (it, { by }) => run(it, by, 4),
    }),
  },
  'gcpd-hands-where-i-can-see-them': {
    name: 'Hands Where I Can See Them',
    copies: 2,
    type: 'violence',
    victoryPoints: 3,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'A friend with Cop or Arrest, in its senses and not in contact with other enemies, touches a K.O. enemy.',
      met: ({ game, seat }) => {
        const officers = standing(game, seat).filter(
          (model) => countsAsHaving(game, model, 'cop') || countsAsHaving(game, model, 'arrest'),
        )
        const free = officers.filter((model) => enemiesInContact(game, model).length === 0)
        return foesOut(game, seat).some((foe) => free.some((model) => touches(game, model, foe)))
      },
    },
    resource: whenFriendAttacks({
      cost: 1,
      text: 'When a friend attacks, up to two failed attack dice of each of its attacks are rolled again until the activation ends.',
      perform: (it, { attacker }) => give(it, attacker, 'card-steady-hand', 'activation', 2),
    }),
  },
  'gcpd-roadblock': {
    name: 'Roadblock',
    copies: 2,
    type: 'control',
    victoryPoints: 1,
    play: 'plan',
    score: 'end-of-round',
    objective: {
      text: 'Three friends or more are within 10" of the middle of the table, and no enemy in its senses is within 4" of your deployment zone.',
      met: ({ game, seat }) =>
        heads(game, nearCentre(game, standing(game, seat), 10)) >= 3 && invaders(game, seat, 4).length === 0,
    },
    resource: whenStarts('foe', {
      cost: 1,
      text: 'When an enemy within 8" of a friend starts its activation, it moves 4" less until it ends.',
      why: ({ game, seat }, active) =>
        friendsNear(game, seat, active, 8).length > 0 ? undefined : 'No friend is within 8".',
      perform: (it, active) => lay(it, active, 'card-hobbled', 'activation', 4),
    }),
  },
  'gcpd-due-process': {
    name: 'Due Process',
    copies: 3,
    type: 'protection',
    victoryPoints: 1,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'Your crew has revealed a suspect or knocked out an enemy this round, has removed nobody from the game so far, and no friend is K.O.',
      met: ({ game, seat }) => {
        const { suspectsRevealed, kos } = thisRound(game, seat)
        if (suspectsRevealed + kos === 0 || crewOf(game, seat).game.casualties > 0) return false
        return !friendsOf(game, seat).some((friend) => countsAsOut(game, seat, friend))
      },
    },
    resource: inPhase('recount', {
      cost: 0,
      text: 'Exchange up to two cards of your hand.',
      perform: (it) => exchange(it, 2),
    }),
  },
  'gcpd-under-observation': {
    name: 'Under Observation',
    copies: 3,
    type: 'menace',
    victoryPoints: 2,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'Your crew has placed a suspect in this activation, its second of this round or a later one, and an enemy in its senses is within half an inch of it.',
      met: ({ game, seat }) => {
        const suspect = newestSuspect(game, seat)
        if (suspect === undefined || thisActivation(game, seat).suspectsPlaced === 0) return false
        if (thisRound(game, seat).suspectsPlaced < 2) return false
        return isAnyNear(game, foes(game, seat), suspect, 0.5)
      },
    },
    resource: whenRevealed('foe', {
      cost: 0,
      text: 'When an enemy has revealed one of your suspects, its Defense is 1 lower this round.',
      perform: (it, { by }) => lay(it, by, 'card-exposed', 'round', 1),
    }),
  },
  'gcpd-officer-needs-assistance': {
    name: 'Officer Needs Assistance',
    copies: 2,
    type: 'protection',
    victoryPoints: 3,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'An enemy in its senses is in contact with a friend and has another friend within 1", all in their senses.',
      met: ({ game, seat }) =>
        surrounded(game, seat, 1).some((foe) => beside(game, standing(game, seat), [foe], 1).length >= 2),
    },
    resource: ownTurn({
      cost: 1,
      text: 'Another friend within 8" of the active model moves up to 5".',
      why: ({ game, seat }, active) =>
        movers(game, friendsNear(game, seat, active, 8)).length > 0
          ? undefined
          : 'No friend that could move is within 8".',
      perform: function* (it, active) {
        const near = movers(it.game, friendsNear(it.game, it.seat, active, 8))
        const model = yield* pick(it, near, 'who moves?')
        if (model) yield* run(it, model, 5)
      },
    }),
  },
  'gcpd-every-beat-covered': {
    name: 'Every Beat Covered',
    copies: 1,
    type: 'control',
    victoryPoints: 3,
    play: 'lead',
    score: 'end-of-round',
    objective: {
      text: 'There are friends in their senses in all four quarters of the table, more than enemies in at least one of them.',
      met: ({ game, seat }) =>
        quartersWith(game, standing(game, seat)) === 4 && quartersHeld(game, seat) >= 1,
    },
    resource: inPhase('lead', {
      cost: 2,
      text: 'You have the Initiative this round.',
      why: ({ game, seat }) => (game.state.initiative === seat ? 'You have it already.' : undefined),
      perform: (it) => takeInitiative(it),
    }),
  },
  'gcpd-sealed-evidence': {
    name: 'Sealed Evidence',
    copies: 2,
    type: 'protection',
    victoryPoints: 2,
    play: 'plan',
    score: 'end-of-round',
    objective: {
      text: 'You have three suspects or more on the table, and the opponent has revealed none this round.',
      met: ({ game, seat }) =>
        countedSuspects(game, seat).length >= 3 && theirRound(game, seat).suspectsRevealed === 0,
    },
    resource: inPhase('plan', {
      cost: 1,
      text: 'This round enemies cannot reveal suspects within 2" of a friend of your choice.',
      perform: function* (it) {
        const model = yield* pick(it, standing(it.game, it.seat), 'who keeps watch?')
        if (model) give(it, model, 'card-sentry', 'round')
      },
    }),
  },
  'gcpd-batons-out': {
    name: 'Batons Out',
    copies: 2,
    type: 'violence',
    victoryPoints: 2,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'Attacks of your crew have hit enemies four times or more this round, counting each attack on each enemy once.',
      met: ({ game, seat }) => thisRound(game, seat).hits >= 4,
    },
    resource: whenAttacked({
      cost: 1,
      text: 'When a friend is attacked, up to two failed dice of each of its defences are rolled again until the activation ends.',
      perform: (it, { target }) => give(it, target, 'card-parry', 'activation', 2),
    }),
  },
  'gcpd-case-closed': {
    name: 'Case Closed',
    copies: 1,
    type: 'control',
    victoryPoints: 3,
    play: 'lead',
    score: 'special',
    objective: {
      text: 'At the end of a round after the one it was played in, score this if you have accomplished a Control and a Protection objective.',
      met: ({ game, seat, playedIn }) =>
        game.state.round > playedIn &&
        accomplished(game, seat, 'control') >= 1 &&
        accomplished(game, seat, 'protection') >= 1,
    },
    resource: inPhase('plan', {
      cost: 3,
      text: 'Up to three friends have a free Effort each time they make some, this round.',
      perform: (it) =>
        pickSome(
          it,
          3,
          () => standing(it.game, it.seat),
          'who takes heart?',
          (model) => give(it, model, 'card-nerve', 'round', 1),
        ),
    }),
  },
  'gcpd-caught-in-the-beam': {
    name: 'Caught in the Beam',
    copies: 2,
    type: 'menace',
    victoryPoints: 1,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'Three enemies or more on the table are within 3" of a streetlamp or within 2" of a friend with Cop.',
      met: ({ game, seat }) => {
        const cops = standing(game, seat).filter((model) => countsAsHaving(game, model, 'cop'))
        const near = new Set(beside(game, foes(game, seat), cops, 2))
        for (const lamp of markersOf(game, 'streetlamp')) {
          for (const foe of foes(game, seat)) if (isAnyNear(game, [foe], lamp, 3)) near.add(foe)
        }
        return near.size >= 3
      },
    },
    resource: ownTurn({
      cost: 2,
      text: 'An enemy within 8" of the active model makes no Efforts until the activation ends.',
      why: ({ game, seat }, active) =>
        beside(game, foes(game, seat), [active], 8).length > 0 ? undefined : 'No enemy is within 8".',
      perform: function* (it, active) {
        const model = yield* pick(it, beside(it.game, foes(it.game, it.seat), [active], 8), 'who is rattled?')
        if (model) lay(it, model, 'card-rattled', 'activation')
      },
    }),
  },
  'gcpd-gordons-word': {
    name: "Gordon's Word",
    copies: 1,
    type: 'protection',
    victoryPoints: 2,
    play: 'recount',
    score: 'end-of-round',
    forModels: ['James W. Gordon'],
    objective: {
      text: 'James W. Gordon is in his senses, more than 6" from your deployment zone, and enemies knocked out or removed at most two friends this round.',
      met: ({ game, seat }) => {
        const gordon = friendCalled(game, seat, 'James W. Gordon')
        if (gordon === undefined || !outAndAbout(game, seat, 6).includes(gordon)) return false
        return beaten(theirRound(game, seat)) <= 2
      },
    },
    resource: whenStarts('friend', {
      cost: 1,
      text: 'When a friend within 8" of James W. Gordon starts its activation, its attacks roll an attack die more until it ends.',
      why: ({ game, seat }, active) => {
        const gordon = friendCalled(game, seat, 'James W. Gordon')
        const near = gordon === undefined ? [] : friendsNear(game, seat, gordon, 8)
        return near.includes(active) ? undefined : 'It is not within 8" of Gordon.'
      },
      perform: (it, active) => give(it, active, 'card-fury', 'activation', 1),
    }),
  },
})
