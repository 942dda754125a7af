import { isOnTable, markersOf, withinOfMarker } from '@gargoyle/bmg-common'
import { crewOf } from '../model/crew.ts'
import { canPlant, embolden, exchange, extra, give, mend, pick, plant, sift, sweepOne } from './deeds.ts'
import {
  aloft,
  countedSuspects,
  foes,
  heads,
  heldMarkers,
  intruders,
  kindsAccomplished,
  mostApart,
  nearCentre,
  outAndAbout,
  planted,
  quartersHeld,
  standing,
  suspectsInReach,
  thisActivation,
  thisRound,
} from './looks.ts'
import { cardsOf, inPhase, ownTurn, whenEnds, whenStarts, whenTheyPlay } from './timings.ts'

/** Cards for all crews: ground and suspects. bmg3/objective-type/control, bmg3/objective-type/menace */
export const generalCards = cardsOf([], {
  lamplighters: {
    name: 'Lamplighters',
    copies: 3,
    type: 'control',
    victoryPoints: 1,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'Friends are within 6" of two or more streetlamps that have no enemy in its senses within 2".',
      met: ({ game, seat }) => heldMarkers(game, seat, 'streetlamp', 6, 2).length >= 2,
    },
    resource: ownTurn({
      cost: 0,
      text: 'Put out a streetlamp within 6" of the active model.',
      why: ({ game }, active) =>
        markersOf(game, 'streetlamp').some((lamp) => withinOfMarker(game, active, lamp, 6))
          ? undefined
          : 'No streetlamp is within 6".',
      perform: (it, active) =>
        sweepOne(
          it,
          markersOf(it.game, 'streetlamp').filter((lamp) => withinOfMarker(it.game, active, lamp, 6)),
          'which lamp goes out?',
        ),
    }),
  },
  'meet-me-halfway': {
    name: 'Meet Me Halfway',
    copies: 2,
    type: 'control',
    victoryPoints: 2,
    play: 'plan',
    score: 'end-of-round',
    objective: {
      text: 'More friends than enemies, all in their senses, are within 6" of the middle of the table, two friends at least.',
      met: ({ game, seat }) => {
        const ours = heads(game, nearCentre(game, standing(game, seat), 6))
        return ours >= 2 && ours > nearCentre(game, foes(game, seat), 6).length
      },
    },
    resource: ownTurn({
      cost: 1,
      text: 'The active model moves 4" further this activation.',
      perform: (it, active) => give(it, active, 'card-haste', 'activation', 4),
    }),
  },
  'word-gets-around': {
    name: 'Word Gets Around',
    copies: 3,
    type: 'menace',
    victoryPoints: 1,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'Four of your suspects are more than 9" from each other.',
      met: ({ game, seat }) => mostApart(game, seat, 9) >= 4,
    },
    resource: whenEnds('friend', {
      cost: 1,
      text: 'When a friend ends its activation, place a suspect in contact with it.',
      why: (it, active) => (canPlant(it, active) ? undefined : 'There is no place for a suspect.'),
      perform: (it, active) => plant(it, active),
    }),
  },
  'two-and-two': {
    name: 'Two and Two',
    copies: 2,
    type: 'control',
    victoryPoints: 2,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'Your crew has revealed a suspect in this activation, and two or more so far.',
      met: ({ game, seat }) =>
        thisActivation(game, seat).suspectsRevealed >= 1 && crewOf(game, seat).game.suspectsRevealed >= 2,
    },
    resource: whenStarts('friend', {
      cost: 1,
      text: 'When a friend starts its activation, it places and reveals suspects that it sees within 4" until the activation ends.',
      perform: (it, active) => give(it, active, 'card-long-arm', 'activation', 4),
    }),
  },
  'on-their-doorstep': {
    name: 'On Their Doorstep',
    copies: 2,
    type: 'menace',
    victoryPoints: 2,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'Your crew has placed a suspect in this activation, and one of your suspects is within 3" of the enemy deployment zone.',
      met: ({ game, seat }) =>
        thisActivation(game, seat).suspectsPlaced >= 1 && planted(game, seat, 3).length >= 1,
    },
    resource: ownTurn({
      cost: 2,
      text: 'The active model has a Manipulate action more.',
      perform: (it, active) => extra(it, active, 'manipulate'),
    }),
  },
  'carve-up-the-map': {
    name: 'Carve Up the Map',
    copies: 1,
    type: 'control',
    victoryPoints: 2,
    play: 'lead',
    score: 'end-of-round',
    objective: {
      text: 'You hold two quarters of the table or more, and two friends are more than 6" from your deployment zone. Whoever has more models in their senses there holds a quarter.',
      met: ({ game, seat }) => quartersHeld(game, seat) >= 2 && heads(game, outAndAbout(game, seat, 6)) >= 2,
    },
    resource: inPhase('plan', {
      cost: 2,
      text: 'A friend without Audacity gets it for this round.',
      why: ({ game, seat }) =>
        standing(game, seat).some(({ audacity }) => !audacity) ? undefined : 'All of them have Audacity.',
      perform: function* (it) {
        const timid = standing(it.game, it.seat).filter(({ audacity }) => !audacity)
        const model = yield* pick(it, timid, 'who gets Audacity?')
        if (model) embolden(it, model)
      },
    }),
  },
  'above-the-noise': {
    name: 'Above the Noise',
    copies: 2,
    type: 'control',
    victoryPoints: 1,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'Two friends or more stand 2" or more above the streets.',
      met: ({ game, seat }) => heads(game, aloft(standing(game, seat), 2)) >= 2,
    },
    resource: ownTurn({
      cost: 0,
      text: 'Nothing impairs the moves of the active model this activation.',
      perform: (it, active) => give(it, active, 'card-sure-foot', 'activation'),
    }),
  },
  'a-long-night': {
    name: 'A Long Night',
    copies: 1,
    type: 'menace',
    victoryPoints: 3,
    play: 'lead',
    score: 'special',
    objective: {
      text: 'At the end of a round after the one it was played in, score this if you have accomplished objectives of three kinds, or four objectives in all.',
      met: ({ game, seat, playedIn }) =>
        game.state.round > playedIn &&
        (kindsAccomplished(game, seat) >= 3 || crewOf(game, seat).accomplished.length >= 4),
    },
    resource: inPhase('lead', {
      cost: 1,
      text: 'Draw two cards, then discard what is above four.',
      why: ({ game, seat }) => (crewOf(game, seat).deck.length > 0 ? undefined : 'Your deck is empty.'),
      perform: (it) => sift(it, 2),
    }),
  },
  'beneath-the-streets': {
    name: 'Beneath the Streets',
    copies: 2,
    type: 'control',
    victoryPoints: 1,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'Friends are within 3" of two or more sewers that have no enemy in its senses within 3", or one went through the sewers this round.',
      met: ({ game, seat }) =>
        thisRound(game, seat).sewersUsed >= 1 || heldMarkers(game, seat, 'sewer', 3).length >= 2,
    },
    resource: whenEnds('friend', {
      cost: 1,
      text: 'When a friend within 2" of a sewer ends its activation, it heals two markers.',
      why: ({ game }, active) => {
        if (!isOnTable(active) || active.stun + active.injury === 0) return 'It is not hurt.'
        const near = markersOf(game, 'sewer').some((sewer) => withinOfMarker(game, active, sewer, 2))
        return near ? undefined : 'No sewer is within 2".'
      },
      perform: (it, active) => mend(it, active, 2),
    }),
  },
  'wipe-the-board': {
    name: 'Wipe the Board',
    copies: 2,
    type: 'control',
    victoryPoints: 2,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'You have three suspects or more on the table, and more than the opponent.',
      met: ({ game, seat }) => {
        const ours = countedSuspects(game, seat).length
        const theirs = markersOf(game, 'suspect').length - ours
        return ours >= 3 && ours > theirs
      },
    },
    resource: inPhase('recount', {
      cost: 2,
      text: 'Take an enemy suspect within 2" of a friend off the table.',
      why: ({ game, seat }) =>
        suspectsInReach(game, seat, 2).length > 0 ? undefined : 'None is near enough.',
      perform: (it) => sweepOne(it, suspectsInReach(it.game, it.seat, 2), 'which suspect goes?'),
    }),
  },
  'bide-your-time': {
    name: 'Bide Your Time',
    copies: 2,
    type: 'menace',
    victoryPoints: 1,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'You have played no resource this round, and one friend or more is within 8" of the enemy deployment zone.',
      met: ({ game, seat }) =>
        thisRound(game, seat).resourcesPlayed === 0 && heads(game, intruders(game, seat, 8)) >= 1,
    },
    resource: whenTheyPlay({
      cost: 2,
      text: 'When the opponent plays a resource, it does nothing.',
      perform: (_, playing) => {
        playing.stopped = 'Bide Your Time.'
      },
    }),
  },
  'change-of-plans': {
    name: 'Change of Plans',
    copies: 1,
    type: 'menace',
    victoryPoints: 1,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'In this activation your crew has placed two suspects, or placed one and put a damage marker on an enemy this round.',
      met: ({ game, seat }) => {
        const { suspectsPlaced } = thisActivation(game, seat)
        return suspectsPlaced >= 2 || (suspectsPlaced === 1 && thisRound(game, seat).damageDealt > 0)
      },
    },
    resource: inPhase('lead', {
      cost: 0,
      text: 'Exchange up to three cards of your hand.',
      why: ({ game, seat }) => (crewOf(game, seat).hand.length > 0 ? undefined : 'Your hand is empty.'),
      perform: (it) => exchange(it, 3),
    }),
  },
})
