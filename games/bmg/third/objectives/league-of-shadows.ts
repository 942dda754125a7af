import { isInContact, markersOf, nearMarker, withinOfMarker } from '@gargoyle/bmg-common'
import { moveBlockedReason } from '../movement/move.ts'
import {
  canPlant,
  exchange,
  extra,
  give,
  helpUp,
  lay,
  mend,
  pick,
  plant,
  run,
  sift,
  soften,
} from './deeds.ts'
import {
  accomplished,
  activeFriend,
  alone,
  beaten,
  beside,
  boss,
  countedSuspects,
  countsAsHaving,
  foes,
  foesNear,
  friendCalled,
  friendsNear,
  heads,
  hurtFriends,
  intruders,
  outAndAbout,
  planted,
  standing,
  surrounded,
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
  whenStarts,
  whenTheyPlay,
} from './timings.ts'

const NYSSA = 'Nyssa Raatko'

/** The League of Shadows: behind the enemy unseen, single targets, and away again. */
export const leagueOfShadowsCards = cardsOf(['league-of-shadows'], {
  'league-inside-the-walls': {
    name: 'Inside the Walls',
    copies: 2,
    type: 'menace',
    victoryPoints: 2,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'Two friends or more in their senses are in the enemy deployment zone.',
      met: ({ game, seat }) => heads(game, intruders(game, seat)) >= 2,
    },
    resource: ownTurn({
      cost: 1,
      text: 'The active model moves 3" further this activation, and nothing impairs its moves.',
      perform: (it, active) => {
        give(it, active, 'card-haste', 'activation', 3)
        give(it, active, 'card-sure-foot', 'activation')
      },
    }),
  },
  'league-like-smoke': {
    name: 'Like Smoke',
    copies: 3,
    type: 'control',
    victoryPoints: 1,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'Two friends or more are more than 12" from your deployment zone and have no enemy in its senses within 4".',
      met: ({ game, seat }) =>
        heads(game, alone(game, outAndAbout(game, seat, 12), foes(game, seat), 4)) >= 2,
    },
    resource: whenEnds('friend', {
      cost: 1,
      text: 'When a friend ends its activation, only those within 6" see it by night this round.',
      perform: (it, active) => give(it, active, 'card-shade', 'round'),
    }),
  },
  'league-test-of-skill': {
    name: 'Test of Skill',
    copies: 3,
    type: 'violence',
    victoryPoints: 2,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'In this activation a friend with Martial Artist or Martial Expert has put five damage markers or more on enemies in melee.',
      met: ({ game, seat }) => {
        const active = activeFriend(game, seat)
        const { meleeAttacks, damageDealt } = thisActivation(game, seat)
        if (active === undefined || meleeAttacks === 0 || damageDealt < 5) return false
        return (
          countsAsHaving(game, active, 'martial-artist') || countsAsHaving(game, active, 'martial-expert')
        )
      },
    },
    resource: whenFriendAttacks({
      cost: 1,
      text: 'When a friend makes a melee attack, its Strength dice count 2 more until the activation ends.',
      why: (_, { kind }) => (kind === 'melee' ? undefined : 'It is no melee attack.'),
      perform: (it, { attacker }) => give(it, attacker, 'card-might', 'activation', 2),
    }),
  },
  'league-no-footprints': {
    name: 'No Footprints',
    copies: 2,
    type: 'violence',
    victoryPoints: 2,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'Your crew has knocked out or removed an enemy in this activation, and no enemy in its senses is within 2" of the active friend.',
      met: ({ game, seat }) => {
        const active = activeFriend(game, seat)
        if (active === undefined || beaten(thisActivation(game, seat)) === 0) return false
        return beside(game, foes(game, seat), [active], 2).length === 0
      },
    },
    resource: whenEnds('friend', {
      cost: 2,
      text: 'When a friend ends its activation, it moves up to 5".',
      why: ({ game }, active) => moveBlockedReason(game, active),
      perform: (it, active) => run(it, active, 5),
    }),
  },
  'league-poisoned-well': {
    name: 'Poisoned Well',
    copies: 2,
    type: 'control',
    victoryPoints: 1,
    play: 'plan',
    score: 'end-of-round',
    objective: {
      text: 'Two of your suspects or more are within 6" of the enemy deployment zone, or one is within 1" of a sewer.',
      met: ({ game, seat }) =>
        planted(game, seat, 6).length >= 2 ||
        countedSuspects(game, seat).some((suspect) =>
          markersOf(game, 'sewer').some((sewer) => nearMarker(game, suspect.at, sewer, 1)),
        ),
    },
    resource: whenStarts('friend', {
      cost: 2,
      text: 'When a friend starts its activation, place a suspect that it sees within 6" of it.',
      why: (it, active) => (canPlant(it, active, 6) ? undefined : 'There is no place for a suspect.'),
      perform: (it, active) => plant(it, active, 6),
    }),
  },
  'league-ring-of-knives': {
    name: 'Ring of Knives',
    copies: 3,
    type: 'menace',
    victoryPoints: 2,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'An enemy in its senses is in contact with two friends or more, and no other enemy in its senses is within 2" of it.',
      met: ({ game, seat }) =>
        surrounded(game, seat, 2).some((foe) => beside(game, foes(game, seat), [foe], 2).length === 0),
    },
    resource: ownTurn({
      cost: 1,
      text: 'An enemy in contact with the active model has its Defense lowered by 1 this round.',
      why: ({ game, seat }, active) =>
        foes(game, seat).some((foe) => isInContact(game, active, foe))
          ? undefined
          : 'No enemy is in contact.',
      perform: function* (it, active) {
        const near = foes(it.game, it.seat).filter((foe) => isInContact(it.game, active, foe))
        const foe = yield* pick(it, near, 'whose Defense is lowered?')
        if (foe) lay(it, foe, 'card-exposed', 'round', 1)
      },
    }),
  },
  'league-erase-the-record': {
    name: 'Erase the Record',
    copies: 2,
    type: 'control',
    victoryPoints: 2,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'Your crew has revealed a suspect this round, and the opponent has five on the table at most.',
      met: ({ game, seat }) =>
        thisRound(game, seat).suspectsRevealed >= 1 &&
        markersOf(game, 'suspect').filter((suspect) => suspect.seat !== seat).length <= 5,
    },
    resource: whenRevealed('friend', {
      cost: 0,
      text: 'When a friend has revealed a suspect, draw a card.',
      perform: (it) => sift(it, 1),
    }),
  },
  'league-strike-and-fade': {
    name: 'Strike and Fade',
    copies: 3,
    type: 'protection',
    victoryPoints: 1,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'Attacks of your crew have hit an enemy this round, and at most one friend in its senses is in contact with an enemy.',
      met: ({ game, seat }) =>
        thisRound(game, seat).hits >= 1 &&
        standing(game, seat).filter((friend) =>
          foes(game, seat).some((foe) => isInContact(game, friend, foe)),
        ).length <= 1,
    },
    resource: whenAttacked({
      cost: 2,
      text: 'When a friend is attacked, attacks on it lose two attack dice until the activation ends.',
      perform: (it, { target }) => give(it, target, 'card-guard', 'activation', 2),
    }),
  },
  'league-heir-and-master': {
    name: 'Heir and Master',
    copies: 1,
    type: 'protection',
    victoryPoints: 2,
    play: 'lead',
    score: 'end-of-round',
    objective: {
      text: 'Your Boss is in its senses, bears two damage markers at most, and is more than 8" from your deployment zone.',
      met: ({ game, seat }) => {
        const leader = boss(game, seat)
        if (leader === undefined || leader.stun + leader.injury > 2) return false
        return outAndAbout(game, seat, 8).includes(leader)
      },
    },
    resource: whenHurt('friend', {
      cost: 3,
      text: 'When a friend is about to take damage, it takes four markers less, injuries first.',
      perform: (_, harm) => soften(harm, 4),
    }),
  },
  'league-cities-fall': {
    name: 'Cities Fall',
    copies: 1,
    type: 'menace',
    victoryPoints: 3,
    play: 'lead',
    score: 'special',
    objective: {
      text: 'At the end of a round after the one it was played in, score this if you have accomplished a Menace and a Violence objective.',
      met: ({ game, seat, playedIn }) =>
        game.state.round > playedIn &&
        accomplished(game, seat, 'menace') >= 1 &&
        accomplished(game, seat, 'violence') >= 1,
    },
    resource: inPhase('recount', {
      cost: 1,
      text: 'A friend heals two markers, and one that lies stands up.',
      why: ({ game, seat }) => (hurtFriends(game, seat).length > 0 ? undefined : 'Nobody is hurt.'),
      perform: function* (it) {
        const model = yield* pick(it, hurtFriends(it.game, it.seat), 'who heals?')
        if (!model) return
        yield* mend(it, model, 2)
        helpUp(it, model)
      },
    }),
  },
  'league-the-straggler': {
    name: 'The Straggler',
    copies: 2,
    type: 'menace',
    victoryPoints: 2,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'A friend in its senses is within 2" of an enemy that has none of its own within 6".',
      met: ({ game, seat }) => {
        const strays = alone(game, foes(game, seat), foes(game, seat), 6)
        return beside(game, strays, standing(game, seat), 2).length >= 1
      },
    },
    resource: whenTheyPlay({
      cost: 3,
      text: 'When the opponent plays a resource, it does nothing, and you may exchange a card.',
      perform: function* (it, playing) {
        playing.stopped = 'The Straggler.'
        yield* exchange(it, 1)
      },
    }),
  },
  'league-nyssas-vow': {
    name: "Nyssa's Vow",
    copies: 1,
    type: 'control',
    victoryPoints: 1,
    play: 'recount',
    score: 'end-of-round',
    forModels: [NYSSA],
    forRanks: ['leader', 'sidekick'],
    objective: {
      text: 'Nyssa Raatko is in her senses, more than 8" from your deployment zone, with one of your suspects within 5" and no enemy within 3".',
      met: ({ game, seat }) => {
        const nyssa = friendCalled(game, seat, NYSSA)
        if (nyssa === undefined || !outAndAbout(game, seat, 8).includes(nyssa)) return false
        return (
          foesNear(game, seat, nyssa, 3).length === 0 &&
          countedSuspects(game, seat).some((suspect) => withinOfMarker(game, nyssa, suspect, 5))
        )
      },
    },
    resource: ownTurn({
      cost: 2,
      text: 'A friend within 8" of Nyssa Raatko, if it is the active model, has a Movement action more.',
      why: ({ game, seat }, active) => {
        const nyssa = friendCalled(game, seat, NYSSA)
        const near = nyssa === undefined ? [] : friendsNear(game, seat, nyssa, 8)
        return near.includes(active) ? undefined : 'It is not within 8" of Nyssa Raatko.'
      },
      perform: (it, active) => extra(it, active, 'movement'),
    }),
  },
})
