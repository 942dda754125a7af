import { cardOf, withinOfMarker } from '@gargoyle/bmg-common'
import type { CardCase } from '../cards/card.ts'
import { crewOf } from '../model/crew.ts'
import type { Marker, Model } from '../state.ts'
import {
  canPlant,
  extra,
  give,
  hasFired,
  lay,
  mend,
  pick,
  pickSome,
  plant,
  reload,
  run,
  soften,
  spy,
  sweepOne,
} from './deeds.ts'
import {
  accomplished,
  boss,
  countedSuspects,
  countsAsHaving,
  foes,
  foesNear,
  foesOut,
  friendCalled,
  friendsNear,
  guarded,
  heads,
  nearCentre,
  outAndAbout,
  quartersHeld,
  standing,
  suspectsInReach,
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
  whenStarts,
  whenTheyPlay,
} from './timings.ts'

const COBBLEPOT = 'Oswald Chesterfield Cobblepot'

/** Organized crime: ground is money, goods are guarded, and enemies who come near are shot at. */
export const organizedCrimeCards = cardsOf(['organized-crime'], {
  'crime-collection-day': {
    name: 'Collection Day',
    copies: 3,
    type: 'control',
    victoryPoints: 2,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'Two quarters of the table or more have more friends than enemies, all in their senses, and three friends are more than 6" from your deployment zone.',
      met: ({ game, seat }) => quartersHeld(game, seat) >= 2 && heads(game, outAndAbout(game, seat, 6)) >= 3,
    },
    resource: ownTurn({
      cost: 1,
      text: 'Every friend with Criminal or Mobster within 4" of the active model, itself included, has a free Effort each time it makes some this round.',
      why: ({ game, seat }, active) =>
        [active, ...friendsNear(game, seat, active, 4)].some(
          (model) => countsAsHaving(game, model, 'criminal') || countsAsHaving(game, model, 'mobster'),
        )
          ? undefined
          : 'Nobody there has Criminal or Mobster.',
      perform: (it, active) => {
        for (const model of [active, ...friendsNear(it.game, it.seat, active, 4)]) {
          const ours = countsAsHaving(it.game, model, 'criminal') || countsAsHaving(it.game, model, 'mobster')
          if (ours) give(it, model, 'card-nerve', 'round', 1)
        }
      },
    }),
  },
  'crime-fresh-off-the-boat': {
    name: 'Fresh off the Boat',
    copies: 3,
    type: 'menace',
    victoryPoints: 1,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'Your crew has placed a suspect in this activation, and you have six or more on the table.',
      met: ({ game, seat }) =>
        thisActivation(game, seat).suspectsPlaced >= 1 && countedSuspects(game, seat).length >= 6,
    },
    resource: whenStarts('friend', {
      cost: 1,
      text: 'When a friend starts its activation, place a suspect in contact with it; it moves 4" less until it ends.',
      why: (it, active) => (canPlant(it, active) ? undefined : 'There is no place for a suspect.'),
      perform: function* (it, active) {
        yield* plant(it, active)
        give(it, active, 'card-hobbled', 'activation', 4)
      },
    }),
  },
  'crime-rolling-windows': {
    name: 'Rolling Windows',
    copies: 2,
    type: 'violence',
    victoryPoints: 1,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'Your crew has made a ranged attack in this activation and put five damage markers or more on enemies.',
      met: ({ game, seat }) => {
        const { rangedAttacks, damageDealt } = thisActivation(game, seat)
        return rangedAttacks >= 1 && damageDealt >= 5
      },
    },
    resource: whenFriendAttacks({
      cost: 1,
      text: 'When a friend makes a ranged attack, its attacks roll two attack dice more until the activation ends.',
      why: (_, { kind }) => (kind === 'ranged' ? undefined : 'It is no ranged attack.'),
      perform: (it, { attacker }) => give(it, attacker, 'card-fury', 'activation', 2),
    }),
  },
  'crime-an-example': {
    name: 'An Example to Others',
    copies: 2,
    type: 'violence',
    victoryPoints: 1,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'An enemy lies K.O. within 4" of one of your suspects or within 3" of your Boss.',
      met: ({ game, seat }) => {
        const leader = boss(game, seat)
        return foesOut(game, seat).some(
          (foe) =>
            countedSuspects(game, seat).some((suspect) => withinOfMarker(game, foe, suspect, 4)) ||
            (leader !== undefined && friendsNear(game, seat, foe, 3).includes(leader)),
        )
      },
    },
    resource: ownTurn({
      cost: 2,
      text: 'Enemies within 4" of the active model make no Efforts this round.',
      why: ({ game, seat }, active) =>
        foesNear(game, seat, active, 4).length > 0 ? undefined : 'No enemy is within 4".',
      perform: (it, active) => {
        for (const foe of foesNear(it.game, it.seat, active, 4)) lay(it, foe, 'card-rattled', 'round')
      },
    }),
  },
  'crime-warehouse-watch': {
    name: 'Warehouse Watch',
    copies: 2,
    type: 'protection',
    victoryPoints: 2,
    play: 'plan',
    score: 'end-of-round',
    objective: {
      text: 'Two of your suspects or more have a friend within 5" and no enemy, all in their senses.',
      met: ({ game, seat }) => guarded(game, seat, 5).length >= 2,
    },
    resource: whenAttacked({
      cost: 1,
      text: 'When a friend within 6" of one of your suspects is attacked, attacks on it lose two attack dice until the activation ends.',
      why: ({ game, seat }, { target }) =>
        countedSuspects(game, seat).some((suspect) => withinOfMarker(game, target, suspect, 6))
          ? undefined
          : 'None of your suspects is within 6" of it.',
      perform: (it, { target }) => give(it, target, 'card-guard', 'activation', 2),
    }),
  },
  'crime-empty-square': {
    name: 'Empty Square',
    copies: 2,
    type: 'control',
    victoryPoints: 2,
    play: 'lead',
    score: 'end-of-round',
    objective: {
      text: 'Two friends or more are within 8" of the middle of the table, and no enemy is within 2" of it, all in their senses.',
      met: ({ game, seat }) =>
        heads(game, nearCentre(game, standing(game, seat), 8)) >= 2 &&
        nearCentre(game, foes(game, seat), 2).length === 0,
    },
    resource: inPhase('lead', {
      cost: 1,
      text: 'Look at the hand of the opponent, and draw a card.',
      perform: (it) => spy(it, 1),
    }),
  },
  'crime-money-talks': {
    name: 'Money Talks',
    copies: 2,
    type: 'menace',
    victoryPoints: 2,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'You have played two resources or more this round, and placed two suspects.',
      met: ({ game, seat }) => {
        const { resourcesPlayed, suspectsPlaced } = thisRound(game, seat)
        return resourcesPlayed >= 2 && suspectsPlaced >= 2
      },
    },
    resource: inPhase('plan', {
      cost: 0,
      text: 'Every friend that has used ammunition gets a magazine back for each of its weapons.',
      why: ({ game, seat }) =>
        standing(game, seat).some((model) => hasFired(game, model)) ? undefined : 'Nobody has fired.',
      perform: (it) => {
        for (const model of standing(it.game, it.seat)) reload(it, model)
      },
    }),
  },
  'crime-nobody-saw-a-thing': {
    name: 'Nobody Saw a Thing',
    copies: 3,
    type: 'protection',
    victoryPoints: 1,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'You have placed three suspects or more this round, and the opponent has revealed none.',
      met: ({ game, seat }) =>
        thisRound(game, seat).suspectsPlaced >= 3 && theirRound(game, seat).suspectsRevealed === 0,
    },
    resource: whenRevealed('foe', {
      cost: 0,
      text: 'When an enemy has revealed one of your suspects, it cannot manipulate anything more this round.',
      perform: (it, { by }) => lay(it, by, 'card-tied-up', 'round'),
    }),
  },
  'crime-two-for-one': {
    name: 'Two for the Price of One',
    copies: 1,
    type: 'violence',
    victoryPoints: 2,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'Attacks of your crew have hit enemies twice or more in this activation, which is that of a friend more than 4" from your deployment zone, counting each attack on each enemy once.',
      met: ({ game, seat }) =>
        thisActivation(game, seat).hits >= 2 &&
        outAndAbout(game, seat, 4).some(({ id }) => id === game.state.activation?.model),
    },
    resource: ownTurn({
      cost: 3,
      text: 'The active model has a ranged attack more.',
      why: ({ game }, active) =>
        cardOf(game, active).profile.weapons.some(({ rateOfFire }) => rateOfFire !== undefined)
          ? undefined
          : 'It has nothing to shoot with.',
      perform: (it, active) => extra(it, active, 'ranged'),
    }),
  },
  'crime-city-hall-owes-us': {
    name: 'City Hall Owes Us',
    copies: 1,
    type: 'control',
    victoryPoints: 3,
    play: 'lead',
    score: 'special',
    objective: {
      text: 'At the end of any round, score this if you have accomplished two Control or Menace objectives or more, one of each or two of a kind.',
      met: ({ game, seat }) => accomplished(game, seat, 'control') + accomplished(game, seat, 'menace') >= 2,
    },
    resource: whenTheyPlay({
      cost: 1,
      text: 'When the opponent plays a resource, it does nothing unless they have a resource point left, which they lose.',
      perform: ({ game }, playing) => {
        const payer = crewOf(game, playing.seat)
        if (payer.resources > 0) payer.resources--
        else playing.stopped = 'nobody paid City Hall.'
      },
    }),
  },
  'crime-sunday-dinner': {
    name: 'Sunday Dinner',
    copies: 1,
    type: 'protection',
    victoryPoints: 2,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'Your Boss is in its senses with two injuries at most, more than 4" from your deployment zone, and another friend is within 6" of it.',
      met: ({ game, seat }) => {
        const leader = boss(game, seat)
        if (leader === undefined || leader.injury > 2) return false
        return (
          outAndAbout(game, seat, 4).includes(leader) && heads(game, friendsNear(game, seat, leader, 6)) >= 1
        )
      },
    },
    resource: inPhase('recount', {
      cost: 1,
      text: 'Up to three friends heal a marker each.',
      why: ({ game, seat }) =>
        standing(game, seat).some(({ stun, injury }) => stun + injury > 0) ? undefined : 'Nobody is hurt.',
      perform: (it) =>
        pickSome(
          it,
          3,
          () => standing(it.game, it.seat).filter(({ stun, injury }) => stun + injury > 0),
          'who heals?',
          (model) => mend(it, model, 1),
        ),
    }),
  },
  'crime-hush-money': {
    name: 'Hush Money',
    copies: 2,
    type: 'menace',
    victoryPoints: 2,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'Your crew has revealed a suspect this round, and the opponent has at most two suspects more on the table than you.',
      met: ({ game, seat }) => {
        const ours = countedSuspects(game, seat).length
        const theirs = game.state.markers.filter(({ kind }) => kind === 'suspect').length - ours
        return thisRound(game, seat).suspectsRevealed >= 1 && ours + 2 >= theirs
      },
    },
    resource: whenEnds('friend', {
      cost: 2,
      text: 'When a friend ends its activation, take an enemy suspect within 3" of it off the table.',
      why: (it, active) => (suspectsAt(it, active).length > 0 ? undefined : 'None is within 3".'),
      perform: (it, active) => sweepOne(it, suspectsAt(it, active), 'which suspect goes?'),
    }),
  },
  'crime-a-nest-egg': {
    name: 'A Nest Egg',
    copies: 1,
    type: 'menace',
    victoryPoints: 2,
    play: 'recount',
    score: 'end-of-round',
    forModels: [COBBLEPOT],
    forRanks: ['leader', 'sidekick'],
    objective: {
      text: 'Oswald Cobblepot is in his senses, and two enemies or more within 10" of him bear damage markers.',
      met: ({ game, seat }) => {
        const penguin = friendCalled(game, seat, COBBLEPOT)
        if (penguin === undefined) return false
        return foesNear(game, seat, penguin, 10).filter(({ stun, injury }) => stun + injury > 0).length >= 2
      },
    },
    resource: whenHurt('friend', {
      cost: 1,
      text: 'When Oswald Cobblepot is about to take damage, he takes two markers less, and another friend within 4" moves up to 4".',
      why: ({ game, seat }, { to }) =>
        friendCalled(game, seat, COBBLEPOT) === to ? undefined : 'It is not Oswald Cobblepot.',
      perform: function* (it, harm) {
        soften(harm, 2)
        const guard = yield* pick(it, friendsNear(it.game, it.seat, harm.to, 4), 'who moves?')
        if (guard) yield* run(it, guard, 4)
      },
    }),
  },
})

function suspectsAt({ game, seat }: CardCase, model: Model): readonly Marker[] {
  return suspectsInReach(game, seat, 3).filter((suspect) => withinOfMarker(game, model, suspect, 3))
}
