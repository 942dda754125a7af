import { addEffect, areEnemies, friendsOf, hasRank, hasTrait, sees, within } from '@gargoyle/bmg-common'
import type { Strike } from '../attack/strike.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { type Aimed, chooseTarget, isDefending, noTargetReason } from './helpers.ts'

/** A strike at a Henchman; of several in one attack the first, so that the bonus is had once. */
const isFirstAtHenchman = (game: Play, strike: Strike): boolean =>
  strike.attack.strikes.find(({ target }) => hasRank(game, target, 'henchman')) === strike

const withTwin = ({ game, owner, id }: Bmg3Scope): number =>
  friendsOf(game, owner.seat).some((friend) => friend !== owner && hasTrait(game, friend, id)) ? 1 : 0

/** Whether a model is of The Dark Knight Returns, in a crew of such models and Cops. */
const burnsForIt = (game: Play, model: Model): boolean =>
  hasTrait(game, model, 'the-dark-knight-returns') &&
  game.state.models.every(
    (each) =>
      each.seat !== model.seat ||
      hasTrait(game, each, 'the-dark-knight-returns') ||
      hasTrait(game, each, 'cop'),
  )

const POINT: Aimed = { side: 'enemy', within: 8, seen: true, vehicles: false }

/** Traits that affect other models nearby. */
export const auras: Bmg3Rules = {
  leadership: {
    name: 'Leadership',
    text: 'Other friends within 8" that this model sees attack and defend with a free Effort.',
    around: {
      'free-efforts': ({ game, owner, about, purpose }) =>
        (purpose === 'attack' || isDefending(purpose)) &&
        about.seat === owner.seat &&
        within(game, owner, about, 8) &&
        sees(game, owner, about)
          ? 1
          : 0,
    },
  },
  'frightening-reputation': {
    name: 'Frightening Reputation',
    text: 'Attack and Defense are 1 higher when it fights a Henchman.',
    own: {
      attack: ({ game, strike }) => (strike && hasRank(game, strike.target, 'henchman') ? 1 : 0),
      // The dice are split before their targets are known.
      'attack-dice': ({ game, strike }) =>
        strike?.kind === 'melee' && isFirstAtHenchman(game, strike) ? 1 : 0,
      defense: ({ game, strike, owner }) =>
        strike?.target === owner && hasRank(game, strike.attacker, 'henchman') ? 1 : 0,
    },
  },
  'grin-twins': {
    name: 'Grin Twins',
    text: 'Attack, Defense and Willpower are 1 higher while another friend with this trait is on the table.',
    own: { attack: withTwin, defense: withTwin, willpower: withTwin },
  },
  'to-prove-a-point': {
    name: 'To Prove a Point',
    text: 'Enemies within 6" that it sees make Willpower rolls at 2 less. Once in its activation it can also pick an enemy within 8" that it sees, no Vehicle: until the round ends that one pays two Efforts for every special action, and two stuns instead of one for an Effort in a Willpower roll.',
    around: {
      'skill-roll': ({ game, owner, about, purpose }) =>
        purpose === 'willpower' &&
        areEnemies(owner, about) &&
        within(game, owner, about, 6) &&
        sees(game, owner, about)
          ? 2
          : 0,
    },
    action: {
      kind: 'free',
      limit: 'activation',
      why: ({ game, owner }) => noTargetReason(game, owner, POINT),
      *perform({ game, owner, rule }) {
        const target = yield* chooseTarget(game, owner, POINT, {
          rule,
          prompt: 'To whom is the point proved?',
        })
        if (target) addEffect(game, target, 'proved-wrong', { until: 'round', by: owner })
      },
    },
  },
  'welcome-to-hell': {
    name: 'Welcome to Hell',
    text: 'In a crew of nobody but The Dark Knight Returns models and Cops, the former may take injuries instead of stuns for their Efforts.',
    own: { 'efforts-in-injuries': ({ game, owner }) => burnsForIt(game, owner) },
    around: {
      'efforts-in-injuries': ({ game, owner, about }) => about.seat === owner.seat && burnsForIt(game, about),
    },
  },
  greed: {
    name: 'Greed',
    text: 'Damage, K.O.s and Casualties that this model brings about count for no objective.',
    own: { uncredited: true },
  },
}

/** Effects of these traits. */
export const presenceEffects: Bmg3Rules = {
  'proved-wrong': {
    name: 'Proved wrong',
    text: 'Special actions cost two Efforts, and an Effort in a Willpower roll two stuns, until the round ends.',
    own: {
      'special-efforts': 2,
      'effort-cost': ({ purpose }) => (purpose === 'skill' ? 1 : 0),
    },
  },
}
