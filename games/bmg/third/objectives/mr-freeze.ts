import { withinOfMarker } from '@gargoyle/bmg-common'
import { hurt, lay } from './deeds.ts'
import {
  accomplished,
  countedSuspects,
  enemyBoss,
  foes,
  foesNear,
  friendCalled,
  guarded,
  heads,
  isAnyNear,
  mostApart,
  nearCentre,
  outAndAbout,
  standing,
  suspectsInReach,
  theirRound,
  thisActivation,
  thisRound,
} from './looks.ts'
import { cardsOf, ownTurn } from './timings.ts'
import { boobyTrap, newLeads, patchUp, secondThoughts } from './usual-phase-resources.ts'
import {
  calledIn,
  closedRanks,
  moreStrength,
  noWitnesses,
  slipAway,
  starTurn,
  wetPaint,
} from './usual-resources.ts'

const FREEZE = 'Victor Fries'

/** Mr. Freeze: ice, few movements, and one goal. */
export const mrFreezeCards = cardsOf(['mr-freeze'], {
  'freeze-important-research': {
    name: 'Important Research',
    copies: 3,
    type: 'control',
    victoryPoints: 1,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'Two of your suspects or more have a friend within 4" and no enemy, all in their senses, and three friends are more than 6" from your deployment zone.',
      met: ({ game, seat }) =>
        guarded(game, seat, 4).length >= 2 && heads(game, outAndAbout(game, seat, 6)) >= 3,
    },
    resource: calledIn(2),
  },
  'freeze-a-freeze-is-coming': {
    name: 'A Freeze is Coming',
    copies: 3,
    type: 'menace',
    victoryPoints: 1,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'Your crew has placed a suspect in this activation, and three of your suspects are more than 9" from each other.',
      met: ({ game, seat }) =>
        thisActivation(game, seat).suspectsPlaced >= 1 && mostApart(game, seat, 9) >= 3,
    },
    resource: wetPaint(1, 4, 8),
  },
  'freeze-stay-cool': {
    name: 'Stay Cool',
    copies: 2,
    type: 'protection',
    victoryPoints: 1,
    play: 'lead',
    score: 'end-of-round',
    objective: {
      text: 'Enemies have knocked out or removed no friend this round, and two friends or more are more than 6" from your deployment zone.',
      met: ({ game, seat }) => {
        const { kos, casualties } = theirRound(game, seat)
        return kos + casualties === 0 && heads(game, outAndAbout(game, seat, 6)) >= 2
      },
    },
    resource: newLeads(1, 2),
  },
  'freeze-chill-out': {
    name: 'Chill Out',
    copies: 2,
    type: 'violence',
    victoryPoints: 1,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'Your crew has put six damage markers or more on enemies in this activation.',
      met: ({ game, seat }) => thisActivation(game, seat).damageDealt >= 6,
    },
    resource: moreStrength(1, 2),
  },
  'freeze-frozen-assets': {
    name: 'Frozen Assets',
    copies: 2,
    type: 'control',
    victoryPoints: 2,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'You have two suspects or more on the table, and more than the opponent.',
      met: ({ game, seat }) => {
        const ours = countedSuspects(game, seat).length
        return ours >= 2 && ours > game.state.markers.filter(({ kind }) => kind === 'suspect').length - ours
      },
    },
    resource: noWitnesses(2, 3),
  },
  'freeze-endless-winter': {
    name: 'Endless Winter',
    copies: 1,
    type: 'control',
    victoryPoints: 3,
    play: 'lead',
    score: 'special',
    objective: {
      text: 'At the end of a round after the one it was played in, score this if you have accomplished two Control objectives, or one Control and one Protection objective.',
      met: ({ game, seat, playedIn }) => {
        const control = accomplished(game, seat, 'control')
        return (
          game.state.round > playedIn &&
          (control >= 2 || (control >= 1 && accomplished(game, seat, 'protection') >= 1))
        )
      },
    },
    resource: secondThoughts(0, 3),
  },
  'freeze-kingdom-of-ice': {
    name: 'Kingdom of Ice',
    copies: 2,
    type: 'menace',
    victoryPoints: 2,
    play: 'plan',
    score: 'end-of-round',
    objective: {
      text: 'Three friends or more are within 8" of the middle of the table, and one of your suspects is within 6" of one of them, all in their senses.',
      met: ({ game, seat }) => {
        const middle = nearCentre(game, standing(game, seat), 8)
        return (
          heads(game, middle) >= 3 &&
          countedSuspects(game, seat).some((suspect) => isAnyNear(game, middle, suspect, 6))
        )
      },
    },
    resource: ownTurn({
      cost: 3,
      text: 'Every enemy within 4" of the active model takes a stun and moves 4" less this round.',
      why: ({ game, seat }, active) =>
        foesNear(game, seat, active, 4).length > 0 ? undefined : 'No enemy is within 4".',
      perform: function* (it, active) {
        for (const foe of foesNear(it.game, it.seat, active, 4)) {
          lay(it, foe, 'card-hobbled', 'round', 4)
          yield* hurt(it, foe, { stun: 1 })
        }
      },
    }),
  },
  'freeze-send-them-to-the-cooler': {
    name: 'Send Them to the Cooler',
    copies: 2,
    type: 'violence',
    victoryPoints: 2,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'Your crew has knocked out or removed an enemy in this activation, and the active friend is more than 6" from your deployment zone.',
      met: ({ game, seat }) => {
        const { kos, casualties } = thisActivation(game, seat)
        return (
          kos + casualties >= 1 &&
          outAndAbout(game, seat, 6).some(({ id }) => id === game.state.activation?.model)
        )
      },
    },
    resource: closedRanks(1, 2),
  },
  'freeze-harsh-conditions': {
    name: 'Harsh Conditions',
    copies: 2,
    type: 'menace',
    victoryPoints: 2,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'Three enemies or more in their senses are within 5" of one of your suspects.',
      met: ({ game, seat }) =>
        foes(game, seat).filter((foe) =>
          countedSuspects(game, seat).some((suspect) => withinOfMarker(game, foe, suspect, 5)),
        ).length >= 3,
    },
    resource: boobyTrap(1, { stun: 2 }),
  },
  'freeze-technological-information': {
    name: 'Technological Information',
    copies: 2,
    type: 'protection',
    victoryPoints: 1,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'Your crew has revealed a suspect this round, or an enemy suspect is within 1" of two friends that are more than 10" from your deployment zone.',
      met: ({ game, seat }) =>
        thisRound(game, seat).suspectsRevealed >= 1 ||
        outAndAbout(game, seat, 10).filter((friend) =>
          suspectsInReach(game, seat, 1).some((suspect) => withinOfMarker(game, friend, suspect, 1)),
        ).length >= 2,
    },
    resource: slipAway(1, 4),
  },
  'freeze-cool-trophy': {
    name: 'Cool Trophy',
    copies: 1,
    type: 'violence',
    victoryPoints: 1,
    play: 'plan',
    score: 'end-of-round',
    objective: {
      text: 'The enemy Boss bears a damage marker or more, is K.O. or out of the game, or has two friends within 3".',
      met: ({ game, seat }) => {
        const chief = enemyBoss(game, seat)
        const { stun, injury, condition } = chief
        if (stun + injury >= 1 || condition === 'ko' || condition === 'casualty') return true
        return (
          heads(
            game,
            standing(game, seat).filter((friend) => foesNear(game, seat, friend, 3).includes(chief)),
          ) >= 2
        )
      },
    },
    resource: patchUp(1, 2, 1),
  },
  'freeze-searching-for-nora': {
    name: 'Searching for Nora',
    copies: 1,
    type: 'protection',
    victoryPoints: 1,
    play: 'recount',
    score: 'end-of-round',
    forModels: [FREEZE],
    objective: {
      text: 'Victor Fries is in his senses, more than 6" from your deployment zone, with two markers of any kind within 6" of him.',
      met: ({ game, seat }) => {
        const freeze = friendCalled(game, seat, FREEZE)
        return (
          freeze !== undefined &&
          outAndAbout(game, seat, 6).includes(freeze) &&
          game.state.markers.filter((marker) => withinOfMarker(game, freeze, marker, 6)).length >= 2
        )
      },
    },
    resource: starTurn(1, FREEZE, 'manipulate', 'a Manipulate action'),
  },
})
