import { isInContact, opponentOf, withinOfMarker } from '@gargoyle/bmg-common'
import { give } from './deeds.ts'
import {
  accomplished,
  aloft,
  alone,
  beaten,
  beside,
  boss,
  countedSuspects,
  enemyBoss,
  foes,
  friendCalled,
  friendsNear,
  heads,
  intruders,
  outAndAbout,
  quartersWith,
  standing,
  theirRound,
  thisActivation,
  thisRound,
} from './looks.ts'
import { cardsOf, whenStarts } from './timings.ts'
import { boobyTrap, calledOff, newHeart, openBook, secondThoughts } from './usual-phase-resources.ts'
import { intoTheDark, longReach, moreDice, noExcuses, softerBlow, starTurn } from './usual-resources.ts'

const MARCH = 'Lincoln March'

/** The Court of Owls: buildings, blades, and attacks that are not seen. */
export const courtOfOwlsCards = cardsOf(['court-of-owls'], {
  'owls-an-owls-tale': {
    name: "An Owl's Tale",
    copies: 3,
    type: 'menace',
    victoryPoints: 2,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'You have suspects in three quarters of the table or more.',
      met: ({ game, seat }) => quartersWith(game, countedSuspects(game, seat)) >= 3,
    },
    resource: longReach(1, 5),
  },
  'owls-gotham-is-ours': {
    name: 'Gotham Is Ours',
    copies: 1,
    type: 'control',
    victoryPoints: 3,
    play: 'lead',
    score: 'special',
    objective: {
      text: 'At the end of a round after the one it was played in, score this if you have accomplished two objectives of Control, Menace or Violence.',
      met: ({ game, seat, playedIn }) =>
        game.state.round > playedIn &&
        (['control', 'menace', 'violence'] as const).reduce(
          (sum, type) => sum + accomplished(game, seat, type),
          0,
        ) >= 2,
    },
    resource: openBook(1),
  },
  'owls-owls-night': {
    name: "Owl's Night",
    copies: 2,
    type: 'control',
    victoryPoints: 1,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'Two friends or more are more than 6" from your deployment zone and have no enemy in its senses within 3".',
      met: ({ game, seat }) => heads(game, alone(game, outAndAbout(game, seat, 6), foes(game, seat), 3)) >= 2,
    },
    resource: intoTheDark(1),
  },
  'owls-talons-claw': {
    name: "Talon's Claw",
    copies: 3,
    type: 'violence',
    victoryPoints: 3,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'Your crew has put four injuries or more on enemies in this activation.',
      met: ({ game, seat }) => thisActivation(game, seat).injuriesDealt >= 4,
    },
    resource: moreDice(1, 2),
  },
  'owls-terrible-accident': {
    name: 'Terrible Accident',
    copies: 2,
    type: 'violence',
    victoryPoints: 2,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'Your crew has knocked out or removed an enemy in this activation, and at most one enemy in its senses is within 4" of the active friend.',
      met: ({ game, seat }) => {
        const active = standing(game, seat).find(({ id }) => id === game.state.activation?.model)
        return (
          active !== undefined &&
          beaten(thisActivation(game, seat)) >= 1 &&
          beside(game, foes(game, seat), [active], 4).length <= 1
        )
      },
    },
    resource: noExcuses(1),
  },
  'owls-secure-bases': {
    name: "The Court's Secure Bases",
    copies: 2,
    type: 'protection',
    victoryPoints: 3,
    play: 'plan',
    score: 'end-of-round',
    objective: {
      text: 'You have two suspects or more on the table, and the opponent has revealed at most one this round.',
      met: ({ game, seat }) =>
        countedSuspects(game, seat).length >= 2 && theirRound(game, seat).suspectsRevealed <= 1,
    },
    resource: newHeart(1, 1),
  },
  'owls-labyrinth': {
    name: "The Owl's Labyrinth",
    copies: 2,
    type: 'control',
    victoryPoints: 2,
    play: 'lead',
    score: 'end-of-round',
    objective: {
      text: 'Friends in their senses are in three quarters of the table or more, and one of them is in the enemy half within 10" of the enemy deployment zone.',
      met: ({ game, seat }) =>
        quartersWith(game, standing(game, seat)) >= 3 && intruders(game, seat, 10).length >= 1,
    },
    resource: secondThoughts(0, 3),
  },
  'owls-shadow-claw': {
    name: 'The Shadow Claw',
    copies: 2,
    type: 'menace',
    victoryPoints: 2,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'The active friend is in its senses, has no other friend within 8", and an enemy is in contact with it, or it stands 3" or more above the streets.',
      met: ({ game, seat }) => {
        const active = standing(game, seat).find(({ id }) => id === game.state.activation?.model)
        return (
          active !== undefined &&
          friendsNear(game, seat, active, 8).length === 0 &&
          (aloft([active], 3).length > 0 || foes(game, seat).some((foe) => isInContact(game, active, foe)))
        )
      },
    },
    resource: whenStarts('friend', {
      cost: 1,
      text: 'When a friend that no enemy is within 4" of starts its activation, it moves 3" further, and nothing impairs its moves until it ends.',
      why: ({ game, seat }, active) =>
        alone(game, [active], foes(game, seat), 4).length > 0 ? undefined : 'An enemy is within 4".',
      perform: (it, active) => {
        give(it, active, 'card-haste', 'activation', 3)
        return give(it, active, 'card-sure-foot', 'activation')
      },
    }),
  },
  'owls-primary-prey': {
    name: 'The Primary Prey',
    copies: 2,
    type: 'violence',
    victoryPoints: 2,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'The enemy Boss, a Leader or a Sidekick of theirs bears two damage markers or more, is K.O., or is out of the game.',
      met: ({ game, seat }) =>
        [
          enemyBoss(game, seat),
          ...game.state.models.filter(
            ({ id, seat: whose }) =>
              whose === opponentOf(game, seat) &&
              game.content.cards[id]!.profile.ranks.some((rank) => rank === 'leader' || rank === 'sidekick'),
          ),
        ].some(
          ({ stun, injury, condition }) =>
            stun + injury >= 2 || condition === 'ko' || condition === 'casualty',
        ),
    },
    resource: softerBlow(1, 2),
  },
  'owls-stalking-parliament': {
    name: 'Stalking Parliament',
    copies: 2,
    type: 'menace',
    victoryPoints: 2,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'Two enemies or more in their senses have a friend within 4" and none of their own within 4".',
      met: ({ game, seat }) => {
        const lonely = alone(game, foes(game, seat), foes(game, seat), 4)
        return beside(game, lonely, standing(game, seat), 4).length >= 2
      },
    },
    resource: boobyTrap(2, { stun: 1, injury: 1 }),
  },
  'owls-not-a-whispered-word': {
    name: 'Not a Whispered Word',
    copies: 2,
    type: 'protection',
    victoryPoints: 1,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'Your crew has revealed a suspect or knocked out or removed an enemy this round, and your Boss is in its senses.',
      met: ({ game, seat }) =>
        boss(game, seat) !== undefined &&
        beaten(thisRound(game, seat)) + thisRound(game, seat).suspectsRevealed >= 1,
    },
    resource: calledOff(3, 1),
  },
  'owls-plots-behind-plots': {
    name: 'Plots Behind Plots',
    copies: 1,
    type: 'menace',
    victoryPoints: 2,
    play: 'recount',
    score: 'end-of-round',
    forModels: [MARCH],
    objective: {
      text: 'Lincoln March is in his senses, more than 6" from your deployment zone, and two of your suspects are within 10" of him.',
      met: ({ game, seat }) => {
        const march = friendCalled(game, seat, MARCH)
        return (
          march !== undefined &&
          outAndAbout(game, seat, 6).includes(march) &&
          countedSuspects(game, seat).filter((suspect) => withinOfMarker(game, march, suspect, 10)).length >=
            2
        )
      },
    },
    resource: starTurn(1, MARCH, 'movement', 'a Movement action'),
  },
})
