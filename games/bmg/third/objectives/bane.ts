import { enemiesOf, hasRank, isInContact } from '@gargoyle/bmg-common'
import { crewOf } from '../model/crew.ts'
import {
  driveBack,
  embolden,
  extra,
  give,
  hasFired,
  helpUp,
  hurt,
  lay,
  mend,
  pick,
  pickSome,
  reload,
  run,
  sift,
  takeInitiative,
} from './deeds.ts'
import {
  accomplished,
  beaten,
  beside,
  boss,
  countedSuspects,
  countsAsOut,
  foes,
  foesNear,
  friendCalled,
  friendsNear,
  guarded,
  heads,
  hurtFriends,
  intruders,
  isAtZoneOf,
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
  whenAttacked,
  whenEnds,
  whenFriendAttacks,
  whenHurt,
  whenRevealed,
  whenStarts,
} from './timings.ts'

const BIRD = 'Angel Vallelunga'

/** Bane: an army that marches up the middle, fires, breaks what is in its way, and stays. */
export const baneCards = cardsOf(['bane'], {
  'bane-up-the-main-street': {
    name: 'Up the Main Street',
    copies: 2,
    type: 'control',
    victoryPoints: 2,
    play: 'plan',
    score: 'end-of-round',
    objective: {
      text: 'Four friends or more in their senses are within 8" of the middle of the table.',
      met: ({ game, seat }) => heads(game, nearCentre(game, standing(game, seat), 8)) >= 4,
    },
    resource: inPhase('plan', {
      cost: 1,
      text: 'Up to two friends move 3" further this round.',
      perform: (it) =>
        pickSome(
          it,
          2,
          () => standing(it.game, it.seat),
          'who marches?',
          (model) => give(it, model, 'card-haste', 'round', 3),
        ),
    }),
  },
  'bane-crack-of-bone': {
    name: 'Crack of Bone',
    copies: 2,
    type: 'violence',
    victoryPoints: 2,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'Your crew has put three injuries or more on enemies in this activation.',
      met: ({ game, seat }) => thisActivation(game, seat).injuriesDealt >= 3,
    },
    resource: whenHurt('foe', {
      cost: 2,
      text: 'When a friend in contact with an enemy hurts it, the enemy takes an injury more.',
      why: ({ game, seat }, { to, by }) =>
        by?.seat === seat && isInContact(game, by, to) ? undefined : 'No friend in contact hurts it.',
      perform: (_, harm) => {
        harm.injury++
      },
    }),
  },
  'bane-fire-and-steel': {
    name: 'Fire and Steel',
    copies: 3,
    type: 'violence',
    victoryPoints: 1,
    play: 'execute',
    score: 'instant',
    objective: {
      text: 'This round your crew has put seven damage markers or more on enemies, and has attacked three times or more.',
      met: ({ game, seat }) => {
        const { meleeAttacks, rangedAttacks, damageDealt } = thisRound(game, seat)
        return meleeAttacks + rangedAttacks >= 3 && damageDealt >= 7
      },
    },
    resource: whenFriendAttacks({
      cost: 1,
      text: 'When a friend attacks, its Strength dice count 1 more until the activation ends, and a failed attack die of each attack is rolled again.',
      perform: (it, { attacker }) => {
        give(it, attacker, 'card-might', 'activation', 1)
        give(it, attacker, 'card-steady-hand', 'activation', 1)
      },
    }),
  },
  'bane-dig-in': {
    name: 'Dig In',
    copies: 3,
    type: 'protection',
    victoryPoints: 2,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'Three friends or more are more than 8" from your deployment zone, and one of your suspects has a friend within 4" and no enemy.',
      met: ({ game, seat }) =>
        heads(game, outAndAbout(game, seat, 8)) >= 3 && guarded(game, seat, 4).length >= 1,
    },
    resource: whenEnds('friend', {
      cost: 1,
      text: 'When a friend ends its activation, attacks on it lose an attack die this round.',
      perform: (it, active) => give(it, active, 'card-guard', 'round', 1),
    }),
  },
  'bane-beachhead': {
    name: 'Beachhead',
    copies: 2,
    type: 'menace',
    victoryPoints: 2,
    play: 'lead',
    score: 'end-of-round',
    objective: {
      text: 'Two friends or more in their senses are within 6" of the enemy deployment zone.',
      met: ({ game, seat }) => heads(game, intruders(game, seat, 6)) >= 2,
    },
    resource: inPhase('lead', {
      cost: 2,
      text: 'You have the Initiative this round, and draw a card.',
      why: ({ game, seat }) => (game.state.initiative === seat ? 'You have it already.' : undefined),
      perform: (it) => {
        takeInitiative(it)
        return sift(it, 1)
      },
    }),
  },
  'bane-outnumbered-and-outgunned': {
    name: 'Outnumbered and Outgunned',
    copies: 3,
    type: 'menace',
    victoryPoints: 1,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'Your crew has knocked out or removed an enemy so far, and has more models in their senses on the table than the opponent.',
      met: ({ game, seat }) =>
        beaten(crewOf(game, seat).game) >= 1 && heads(game, standing(game, seat)) > foes(game, seat).length,
    },
    resource: ownTurn({
      cost: 1,
      text: 'An enemy in contact with the active model is driven 3" away and takes a stun.',
      why: ({ game, seat }, active) =>
        foes(game, seat).some((foe) => isInContact(game, active, foe))
          ? undefined
          : 'No enemy is in contact.',
      perform: function* (it, active) {
        const near = foes(it.game, it.seat).filter((foe) => isInContact(it.game, active, foe))
        const foe = yield* pick(it, near, 'who is thrown back?')
        if (!foe) return
        yield* driveBack(it, foe, active, 3)
        yield* hurt(it, foe, { stun: 1 })
      },
    }),
  },
  'bane-supply-line': {
    name: 'Supply Line',
    copies: 2,
    type: 'control',
    victoryPoints: 2,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'You have suspects in two quarters of the table or more that a friend is within 4" of and no enemy, all in their senses.',
      met: ({ game, seat }) => quartersWith(game, guarded(game, seat, 4)) >= 2,
    },
    resource: whenStarts('friend', {
      cost: 0,
      text: 'When a friend starts its activation, it gets a magazine back for each weapon that has used one.',
      why: ({ game }, active) => (hasFired(game, active) ? undefined : 'It has not fired.'),
      perform: (it, active) => reload(it, active),
    }),
  },
  'bane-on-its-knees': {
    name: 'On Its Knees',
    copies: 1,
    type: 'violence',
    victoryPoints: 3,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'An enemy Leader or Sidekick is K.O. or out of the game, or bears two damage markers or more.',
      met: ({ game, seat }) =>
        game.state.models.some(
          (model) =>
            model.seat !== seat &&
            (hasRank(game, model, 'leader') || hasRank(game, model, 'sidekick')) &&
            (model.condition === 'ko' || model.condition === 'casualty' || model.stun + model.injury >= 2),
        ),
    },
    resource: ownTurn({
      cost: 3,
      text: 'The active model has a melee attack more.',
      perform: (it, active) => extra(it, active, 'melee'),
    }),
  },
  'bane-curfew': {
    name: 'Curfew',
    copies: 1,
    type: 'control',
    victoryPoints: 3,
    play: 'lead',
    score: 'special',
    objective: {
      text: 'At the end of a round after the one it was played in, score this if you have accomplished a Control, a Violence or a Protection objective.',
      met: ({ game, seat, playedIn }) =>
        game.state.round > playedIn &&
        (['control', 'violence', 'protection'] as const).some((type) => accomplished(game, seat, type) >= 1),
    },
    resource: inPhase('plan', {
      cost: 2,
      text: 'Up to two friends without Audacity get it for this round, and take a stun each.',
      why: ({ game, seat }) =>
        standing(game, seat).some(({ audacity }) => !audacity) ? undefined : 'All of them have Audacity.',
      perform: (it) =>
        pickSome(
          it,
          2,
          () => standing(it.game, it.seat).filter(({ audacity }) => !audacity),
          'who gets Audacity?',
          function* (model) {
            embolden(it, model)
            yield* hurt(it, model, { stun: 1 })
          },
        ),
    }),
  },
  'bane-burned-boats': {
    name: 'Burned Boats',
    copies: 2,
    type: 'protection',
    victoryPoints: 2,
    play: 'plan',
    score: 'end-of-round',
    objective: {
      text: 'Four friends or more are in their senses, and none of them touches your deployment zone.',
      met: ({ game, seat }) => {
        const ours = standing(game, seat)
        return heads(game, ours) >= 4 && !ours.some((model) => isAtZoneOf(game, seat, model))
      },
    },
    resource: whenHurt('friend', {
      cost: 2,
      text: 'When a friend is about to take damage, it cannot be knocked out this round.',
      perform: (it, { to }) => give(it, to, 'card-unbowed', 'round'),
    }),
  },
  'bane-heel-on-the-neck': {
    name: 'Heel on the Neck',
    copies: 2,
    type: 'menace',
    victoryPoints: 2,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'Two enemies or more on the table are knocked down or K.O., or one is with a friend in its senses within 2".',
      met: ({ game, seat }) => {
        const low = enemiesOf(game, seat).filter(
          (enemy) => enemy.condition === 'down' || countsAsOut(game, seat, enemy),
        )
        return low.length >= 2 || beside(game, low, standing(game, seat), 2).length >= 1
      },
    },
    resource: whenAttacked({
      cost: 1,
      text: 'When a friend is attacked, the attacker makes no Efforts until the activation ends.',
      perform: (it, { attack }) => lay(it, attack.attacker, 'card-rattled', 'activation'),
    }),
  },
  'bane-next-dose': {
    name: 'Next Dose',
    copies: 2,
    type: 'protection',
    victoryPoints: 2,
    play: 'recount',
    score: 'end-of-round',
    objective: {
      text: 'Your Boss has an enemy within 2", both in their senses, and bears four damage markers at most.',
      met: ({ game, seat }) => {
        const leader = boss(game, seat)
        if (leader === undefined || leader.stun + leader.injury > 4) return false
        return foesNear(game, seat, leader, 2).length >= 1
      },
    },
    resource: inPhase('recount', {
      cost: 2,
      text: 'A friend heals three markers.',
      why: ({ game, seat }) => (hurtFriends(game, seat).length > 0 ? undefined : 'Nobody is hurt.'),
      perform: function* (it) {
        const model = yield* pick(it, hurtFriends(it.game, it.seat), 'who heals?')
        if (model) yield* mend(it, model, 3)
      },
    }),
  },
  'bane-birds-eye': {
    name: "Bird's Eye",
    copies: 1,
    type: 'control',
    victoryPoints: 2,
    play: 'execute',
    score: 'instant',
    forModels: [BIRD],
    forRanks: ['sidekick'],
    objective: {
      text: 'Bird is in his senses, two friends are within 4" of him, and you have five suspects or more on the table.',
      met: ({ game, seat }) => {
        const bird = friendCalled(game, seat, BIRD)
        if (bird === undefined || countedSuspects(game, seat).length < 5) return false
        return heads(game, friendsNear(game, seat, bird, 4)) >= 2
      },
    },
    resource: whenRevealed('foe', {
      cost: 1,
      text: 'When an enemy has revealed one of your suspects, a friend within 8" of Bird stands up and moves up to 4".',
      why: ({ game, seat }) => {
        const bird = friendCalled(game, seat, BIRD)
        return bird && friendsNear(game, seat, bird, 8).length > 0
          ? undefined
          : 'Nobody is within 8" of Bird.'
      },
      perform: function* (it) {
        const bird = friendCalled(it.game, it.seat, BIRD)
        const model = bird && (yield* pick(it, friendsNear(it.game, it.seat, bird, 8), 'who moves?'))
        if (!model) return
        helpUp(it, model)
        yield* run(it, model, 4)
      },
    }),
  },
})
