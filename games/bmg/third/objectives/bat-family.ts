import { isInContact, isOnTable, markersOf, opponentOf, withinOfMarker } from '@gargoyle/bmg-common'
import type { CardCase } from '../cards/card.ts'
import { crewOf } from '../model/crew.ts'
import type { Marker, Model } from '../state.ts'
import {
  embolden,
  extra,
  give,
  helpUp,
  lay,
  mend,
  movers,
  pick,
  run,
  sift,
  soften,
  spy,
  sweepOne,
} from './deeds.ts'
import {
  accomplished,
  activeFriend,
  aloft,
  alone,
  beside,
  boss,
  countsAsHaving,
  foes,
  foesOnTable,
  friendCalled,
  friendsNear,
  heads,
  hurtFoes,
  hurtFriends,
  isAnyNear,
  outAndAbout,
  standing,
  suspectsInReach,
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

const GRAYSON = 'Dick Grayson'

/** The Bat-Family: few models, high above the streets, worth three each, and no killing. */
export const batFamilyCards = cardsOf(['bat-family'], {
  'bats-gargoyle-perch': {
    name: 'Gargoyle Perch',
    copies: 3,
    type: 'menace',
    victoryPoints: 2,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'A friend in its senses stands 3" or more above the streets, with an enemy within 5".',
      met: ({ game, seat }) => beside(game, aloft(standing(game, seat), 3), foes(game, seat), 5).length >= 1,
    },
    resource: ownTurn({
      cost: 0,
      text: 'Nothing impairs the moves of the active model this activation, and it moves 2" further.',
      perform: (it, active) => {
        give(it, active, 'card-haste', 'activation', 2)
        return give(it, active, 'card-sure-foot', 'activation')
      },
    }),
  },
  'bats-nobody-dies-tonight': {
    name: 'Nobody Dies Tonight',
    copies: 2,
    type: 'protection',
    victoryPoints: 2,
    play: 'lead',
    score: 'end-of-round',
    objective: {
      text: 'Your crew has knocked out an enemy or revealed a suspect this round, and has removed nobody from the game so far.',
      met: ({ game, seat }) => {
        const { kos, suspectsRevealed } = thisRound(game, seat)
        return (kos >= 1 || suspectsRevealed >= 1) && crewOf(game, seat).game.casualties === 0
      },
    },
    resource: whenHurt('friend', {
      cost: 3,
      text: 'When a friend is about to take damage, it takes none.',
      perform: (_, harm) => soften(harm, harm.stun + harm.injury),
    }),
  },
  'bats-gloves-only': {
    name: 'Gloves Only',
    copies: 2,
    type: 'violence',
    victoryPoints: 1,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'In this activation your crew has put seven stuns or more on enemies and no injury.',
      met: ({ game, seat }) => {
        const { stunsDealt, injuriesDealt } = thisActivation(game, seat)
        return stunsDealt >= 7 && injuriesDealt === 0
      },
    },
    resource: whenFriendAttacks({
      cost: 2,
      text: 'When a friend attacks, the target makes no Efforts until the activation ends, nor does any other target of this attack.',
      perform: (it, { strikes }) => {
        for (const { target } of strikes)
          if (target.seat !== it.seat) lay(it, target, 'card-rattled', 'activation')
      },
    }),
  },
  'bats-loose-ends': {
    name: 'Loose Ends',
    copies: 3,
    type: 'control',
    victoryPoints: 2,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'No enemy suspect is within 2" of a friend in its senses, and two friends or more are more than 6" from your deployment zone.',
      met: ({ game, seat }) =>
        suspectsInReach(game, seat, 2).length === 0 && heads(game, outAndAbout(game, seat, 6)) >= 2,
    },
    resource: ownTurn({
      cost: 1,
      text: 'The active model places and reveals suspects that it sees within 5" until the activation ends.',
      perform: (it, active) => give(it, active, 'card-long-arm', 'activation', 5),
    }),
  },
  'bats-everywhere-at-once': {
    name: 'Everywhere at Once',
    copies: 2,
    type: 'menace',
    victoryPoints: 2,
    play: 'plan',
    score: 'end-of-round',
    objective: {
      text: 'Two friends or more are in their senses, more than 6" from your deployment zone and more than 5" from all other friends.',
      met: ({ game, seat }) =>
        heads(game, alone(game, outAndAbout(game, seat, 6), standing(game, seat), 5)) >= 2,
    },
    resource: inPhase('plan', {
      cost: 1,
      text: 'A friend without Audacity that has no other friend within 6" gets it for this round.',
      why: (it) => (loners(it).length > 0 ? undefined : 'Nobody is alone and without Audacity.'),
      perform: function* (it) {
        const model = yield* pick(it, loners(it), 'who gets Audacity?')
        if (model) embolden(it, model)
      },
    }),
  },
  'bats-light-in-the-clouds': {
    name: 'Light in the Clouds',
    copies: 1,
    type: 'control',
    victoryPoints: 2,
    play: 'lead',
    score: 'end-of-round',
    objective: {
      text: 'Your Boss is in its senses, more than 4" from your deployment zone, and within 10" of a streetlamp or 3" above the streets.',
      met: ({ game, seat }) => {
        const leader = boss(game, seat)
        if (leader === undefined || !outAndAbout(game, seat, 4).includes(leader)) return false
        const lit = markersOf(game, 'streetlamp').some((lamp) => withinOfMarker(game, leader, lamp, 10))
        return lit || aloft([leader], 3).length === 1
      },
    },
    resource: whenStarts('foe', {
      cost: 1,
      text: 'When an enemy starts its activation, a friend within 10" of it moves up to 3".',
      why: ({ game, seat }, active) =>
        movers(game, friendsNear(game, seat, active, 10)).length > 0
          ? undefined
          : 'No friend that could move is within 10".',
      perform: function* (it, active) {
        const near = movers(it.game, friendsNear(it.game, it.seat, active, 10))
        const model = yield* pick(it, near, 'who moves?')
        if (model) yield* run(it, model, 3)
      },
    }),
  },
  'bats-got-you': {
    name: 'Got You',
    copies: 2,
    type: 'protection',
    victoryPoints: 2,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'A friend that bears four damage markers or more, K.O. or not, has another friend in its senses within 3" and no enemy in contact.',
      met: ({ game, seat }) => {
        const worn = hurtFriends(game, seat).filter(({ stun, injury }) => stun + injury >= 4)
        const helped = beside(game, worn, standing(game, seat), 3)
        return helped.some((friend) => !foes(game, seat).some((foe) => isInContact(game, friend, foe)))
      },
    },
    resource: whenEnds('friend', {
      cost: 1,
      text: 'When a friend ends its activation, another friend within 2" of it heals two markers and stands up if it lies.',
      why: (it, active) => (patients(it, active).length > 0 ? undefined : 'No hurt friend is within 2".'),
      perform: function* (it, active) {
        const model = yield* pick(it, patients(it, active), 'who is helped?')
        if (!model) return
        yield* mend(it, model, 2)
        helpUp(it, model)
      },
    }),
  },
  'bats-they-talk-about-us': {
    name: 'They Talk About Us',
    copies: 2,
    type: 'menace',
    victoryPoints: 2,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'Three enemies or more within 3" of the same friend in its senses bear damage markers or are K.O.',
      met: ({ game, seat }) =>
        standing(game, seat).some((friend) => beside(game, hurtFoes(game, seat), [friend], 3).length >= 3),
    },
    resource: whenEnds('foe', {
      cost: 1,
      text: 'When an enemy ends its activation, it moves 4" less and makes no Efforts this round.',
      perform: (it, active) => {
        if (!isOnTable(active)) return undefined
        lay(it, active, 'card-hobbled', 'round', 4)
        return lay(it, active, 'card-rattled', 'round')
      },
    }),
  },
  'bats-the-whole-picture': {
    name: 'The Whole Picture',
    copies: 2,
    type: 'control',
    victoryPoints: 2,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'Your crew has revealed a suspect in this activation, and the active friend has Detective or stands more than 14" from your deployment zone.',
      met: ({ game, seat }) => {
        const active = activeFriend(game, seat)
        if (active === undefined || thisActivation(game, seat).suspectsRevealed === 0) return false
        return countsAsHaving(game, active, 'detective') || outAndAbout(game, seat, 14).includes(active)
      },
    },
    resource: whenRevealed('friend', {
      cost: 1,
      text: 'When a friend has revealed a suspect, take another enemy suspect within 6" of it off the table.',
      why: (it, { by }) => (cluesNear(it, by).length > 0 ? undefined : 'No other suspect is within 6".'),
      perform: (it, { by }) => sweepOne(it, cluesNear(it, by), 'which suspect goes?'),
    }),
  },
  'bats-what-we-stand-for': {
    name: 'What We Stand For',
    copies: 1,
    type: 'protection',
    victoryPoints: 3,
    play: 'lead',
    score: 'special',
    objective: {
      text: 'At the end of a round after the one it was played in, score this if you have accomplished a Protection and a Control objective.',
      met: ({ game, seat, playedIn }) =>
        game.state.round > playedIn &&
        accomplished(game, seat, 'protection') >= 1 &&
        accomplished(game, seat, 'control') >= 1,
    },
    resource: whenTheyPlay({
      cost: 1,
      text: 'When the opponent plays a resource that cost them 1 point at most, it does nothing.',
      why: ({ game }, { card }) =>
        (game.content.book.cards[card]?.resource.cost ?? 0) <= 1 ? undefined : 'It cost more than 1 point.',
      perform: (_, playing) => {
        playing.stopped = 'What We Stand For.'
      },
    }),
  },
  'bats-back-to-back': {
    name: 'Back to Back',
    copies: 3,
    type: 'protection',
    victoryPoints: 2,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'Two friends or more in their senses are within 2" of each other, with three enemies or more, K.O. or not, within 3" of one of them.',
      met: ({ game, seat }) => {
        const pairs = beside(game, standing(game, seat), standing(game, seat), 2)
        const there = foesOnTable(game, seat)
        return heads(game, pairs) >= 2 && pairs.some((friend) => beside(game, there, [friend], 3).length >= 3)
      },
    },
    resource: whenAttacked({
      cost: 1,
      text: 'When a friend with another friend within 4" is attacked, attacks on it lose two attack dice until the activation ends.',
      why: ({ game, seat }, { target }) =>
        friendsNear(game, seat, target, 4).length > 0 ? undefined : 'No other friend is within 4".',
      perform: (it, { target }) => give(it, target, 'card-guard', 'activation', 2),
    }),
  },
  'bats-case-files': {
    name: 'Case Files',
    copies: 1,
    type: 'control',
    victoryPoints: 1,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'You have a friend in its senses within 1" of four different markers: suspects of either side, streetlamps or sewers.',
      met: ({ game, seat }) =>
        game.state.markers.filter(
          (marker) =>
            (marker.kind === 'suspect' || marker.kind === 'streetlamp' || marker.kind === 'sewer') &&
            isAnyNear(game, standing(game, seat), marker, 1),
        ).length >= 4,
    },
    resource: inPhase('recount', {
      cost: 1,
      text: 'Look at the hand of the opponent, and draw a card.',
      why: ({ game, seat }) =>
        crewOf(game, opponentOf(game, seat)).hand.length > 0 ? undefined : 'The opponent has no cards.',
      perform: (it) => spy(it, 1),
    }),
  },
  'bats-graysons-leap': {
    name: "Grayson's Leap",
    copies: 1,
    type: 'violence',
    victoryPoints: 1,
    play: 'execute',
    score: 'instant',
    forModels: [GRAYSON],
    forRanks: ['sidekick', 'free-agent'],
    objective: {
      text: 'Dick Grayson has put two damage markers or more on enemies in his activation and is more than 10" from your deployment zone.',
      met: ({ game, seat }) => {
        const grayson = friendCalled(game, seat, GRAYSON)
        if (grayson === undefined || game.state.activation?.model !== grayson.id) return false
        return thisActivation(game, seat).damageDealt >= 2 && outAndAbout(game, seat, 10).includes(grayson)
      },
    },
    resource: whenStarts('friend', {
      cost: 3,
      text: 'When Dick Grayson starts his activation, he has a Manipulate action more, and you draw a card.',
      why: ({ game, seat }, active) =>
        friendCalled(game, seat, GRAYSON) === active ? undefined : 'It is not Dick Grayson.',
      perform: (it, active) => {
        extra(it, active, 'manipulate')
        return sift(it, 1)
      },
    }),
  },
})

const loners = ({ game, seat }: CardCase): readonly Model[] =>
  alone(game, standing(game, seat), standing(game, seat), 6).filter(({ audacity }) => !audacity)

const patients = ({ game, seat }: CardCase, active: Model): readonly Model[] =>
  isOnTable(active) ? beside(game, hurtFriends(game, seat), [active], 2) : []

const cluesNear = ({ game, seat }: CardCase, by: Model): readonly Marker[] =>
  isOnTable(by)
    ? markersOf(game, 'suspect').filter(
        (suspect) => suspect.seat !== seat && withinOfMarker(game, by, suspect, 6),
      )
    : []
