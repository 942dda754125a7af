import { hasRank, opponentOf, touches, withinOfMarker } from '@gargoyle/bmg-common'
import { give } from './deeds.ts'
import {
  accomplished,
  alone,
  beaten,
  boss,
  countedSuspects,
  countsAsOut,
  foes,
  foesNear,
  foesOut,
  friendCalled,
  heads,
  hurtFoes,
  invaders,
  nearCentre,
  outAndAbout,
  standing,
  thisActivation,
  thisRound,
} from './looks.ts'
import { cardsOf, whenFriendAttacks } from './timings.ts'
import { calledOff, firstMove, hotTrail, patchUp, secondThoughts } from './usual-phase-resources.ts'
import { closedRanks, comeAlong, inPlainSight, oneMore, softerBlow, starTurn } from './usual-resources.ts'

const OZYMANDIAS = 'Adrian Alexander Veidt'

/** The Watchmen: five very different models, and a secret plan. */
export const watchmenCards = cardsOf(['watchmen'], {
  'watchmen-who-watches': {
    name: 'Who Watches the Watchmen?',
    copies: 3,
    type: 'control',
    victoryPoints: 1,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'Two friends or more are more than 10" from your deployment zone, and at most two enemies in their senses are within 4" of it.',
      met: ({ game, seat }) =>
        heads(game, outAndAbout(game, seat, 10)) >= 2 && invaders(game, seat, 4).length <= 2,
    },
    resource: comeAlong(1, 8, 5),
  },
  'watchmen-unnecessary-brutality': {
    name: 'Unnecessary Brutality',
    copies: 3,
    type: 'violence',
    victoryPoints: 1,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'Your crew has put eight damage markers or more on enemies in this activation.',
      met: ({ game, seat }) => thisActivation(game, seat).damageDealt >= 8,
    },
    resource: whenFriendAttacks({
      cost: 1,
      text: 'When a friend attacks, its attacks roll an attack die more and its Strength dice count 1 more until the activation ends.',
      perform: (it, { attacker }) => {
        give(it, attacker, 'card-fury', 'activation', 1)
        return give(it, attacker, 'card-might', 'activation', 1)
      },
    }),
  },
  'watchmen-the-big-plan': {
    name: 'The Big Plan',
    copies: 2,
    type: 'menace',
    victoryPoints: 1,
    play: 'plan',
    score: 'end-of-round',
    objective: {
      text: 'You have three suspects or more on the table, and your Boss is in its senses with one of them within 8".',
      met: ({ game, seat }) => {
        const chief = boss(game, seat)
        const ours = countedSuspects(game, seat)
        return (
          chief !== undefined &&
          ours.length >= 3 &&
          ours.some((suspect) => withinOfMarker(game, chief, suspect, 8))
        )
      },
    },
    resource: inPlainSight(2, 6),
  },
  'watchmen-retribution': {
    name: 'Retribution',
    copies: 2,
    type: 'violence',
    victoryPoints: 2,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'Your crew has knocked out or removed an enemy in this activation, or an enemy lies K.O. in contact with the active friend, who is more than 10" from your deployment zone.',
      met: ({ game, seat }) => {
        const active = standing(game, seat).find(({ id }) => id === game.state.activation?.model)
        return (
          active !== undefined &&
          outAndAbout(game, seat, 10).includes(active) &&
          (beaten(thisActivation(game, seat)) >= 1 ||
            foesOut(game, seat).some((foe) => touches(game, active, foe)))
        )
      },
    },
    resource: softerBlow(1, 2),
  },
  'watchmen-rorschachs-journal': {
    name: "Rorschach's Journal",
    copies: 2,
    type: 'control',
    victoryPoints: 2,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'Your crew has revealed a suspect in this activation, which is that of a friend more than 8" from your deployment zone.',
      met: ({ game, seat }) =>
        thisActivation(game, seat).suspectsRevealed >= 1 &&
        outAndAbout(game, seat, 8).some(({ id }) => id === game.state.activation?.model),
    },
    resource: hotTrail(1, 5),
  },
  'watchmen-sealed-area': {
    name: 'Sealed Area',
    copies: 2,
    type: 'protection',
    victoryPoints: 1,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'Two friends or more are within 8" of the middle of the table, and no more enemies than friends are, all in their senses.',
      met: ({ game, seat }) => {
        const ours = heads(game, nearCentre(game, standing(game, seat), 8))
        return ours >= 2 && nearCentre(game, foes(game, seat), 8).length <= ours
      },
    },
    resource: closedRanks(1, 2),
  },
  'watchmen-a-days-work': {
    name: "A Day's Work",
    copies: 2,
    type: 'protection',
    victoryPoints: 2,
    play: 'lead',
    score: 'end-of-round',
    objective: {
      text: 'This round your crew has placed or revealed two suspects or more and put two damage markers or more on enemies.',
      met: ({ game, seat }) => {
        const { suspectsPlaced, suspectsRevealed, damageDealt } = thisRound(game, seat)
        return suspectsPlaced + suspectsRevealed >= 2 && damageDealt >= 2
      },
    },
    resource: firstMove(1),
  },
  'watchmen-a-comedian-died': {
    name: 'A Comedian Died',
    copies: 2,
    type: 'menace',
    victoryPoints: 1,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'Four enemies or more on the table bear damage markers, or an enemy that is no Henchman bears three or more.',
      met: ({ game, seat }) => {
        const hurtOnes = hurtFoes(game, seat)
        return (
          hurtOnes.length >= 4 ||
          hurtOnes.some((foe) => !hasRank(game, foe, 'henchman') && foe.stun + foe.injury >= 3)
        )
      },
    },
    resource: patchUp(1, 1, 2),
  },
  'watchmen-soon-it-will-be-dark': {
    name: 'Soon It Will Be Dark',
    copies: 1,
    type: 'menace',
    victoryPoints: 2,
    play: 'lead',
    score: 'special',
    objective: {
      text: 'At the end of a round after the one it was played in, score this if you have accomplished a Menace or a Violence objective.',
      met: ({ game, seat, playedIn }) =>
        game.state.round > playedIn &&
        accomplished(game, seat, 'menace') + accomplished(game, seat, 'violence') >= 1,
    },
    resource: secondThoughts(0, 4),
  },
  'watchmen-locked-in-here-with-me': {
    name: 'Locked in Here with Me!',
    copies: 2,
    type: 'violence',
    victoryPoints: 2,
    play: 'plan',
    score: 'end-of-round',
    objective: {
      text: 'A friend in its senses has two enemies or more within 2".',
      met: ({ game, seat }) =>
        standing(game, seat).some((friend) => foesNear(game, seat, friend, 2).length >= 2),
    },
    resource: oneMore(3, 'melee', 'a melee attack'),
  },
  'watchmen-pretending-normality': {
    name: 'Pretending Normality',
    copies: 1,
    type: 'protection',
    victoryPoints: 1,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'Two friends or more are in their senses and have no enemy within 2", and no friend lies or is K.O.',
      met: ({ game, seat }) =>
        alone(game, standing(game, seat), foes(game, seat), 2).length >= 2 &&
        !game.state.models.some(
          (model) =>
            model.seat !== opponentOf(game, seat) &&
            (model.condition === 'down' || countsAsOut(game, seat, model)),
        ),
    },
    resource: calledOff(2, 3),
  },
  'watchmen-deceiving-a-god': {
    name: 'Deceiving a God',
    copies: 1,
    type: 'control',
    victoryPoints: 2,
    play: 'execute',
    score: 'instant',
    forModels: [OZYMANDIAS],
    objective: {
      text: 'Adrian Alexander Veidt is in his senses, more than 8" from your deployment zone, and your crew has placed or revealed three suspects or more this round.',
      met: ({ game, seat }) => {
        const veidt = friendCalled(game, seat, OZYMANDIAS)
        const { suspectsPlaced, suspectsRevealed } = thisRound(game, seat)
        return (
          veidt !== undefined &&
          outAndAbout(game, seat, 8).includes(veidt) &&
          suspectsPlaced + suspectsRevealed >= 3
        )
      },
    },
    resource: starTurn(1, OZYMANDIAS, 'manipulate', 'a Manipulate action'),
  },
})
