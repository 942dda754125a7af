import {
  addEffect,
  areEnemies,
  bodyOf,
  cardOf,
  hasTrait,
  isOnTable,
  labelOf,
  markersOf,
  removeMarker,
} from '@gargoyle/bmg-common'
import { forget, memory, type Rule, recall, remember } from '@gargoyle/engine'
import { canPay, pay } from '../activation/payment.ts'
import type { Attack } from '../attack/strike.ts'
import { movePenalty } from '../attack/whole-attack.ts'
import { frozenSuspect } from '../manipulate/suspect-marks.ts'
import { freeSuspectSpot, placeSuspect } from '../manipulate/suspects.ts'
import { skillRoll } from '../model/skill-roll.ts'
import { move, moveBlockedReason } from '../movement/move.ts'
import { applies } from '../rules/rule-system.ts'
import type { Bmg3Case, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { amount } from '../weapons/on-hit.ts'
import {
  chooseMarker,
  chooseModel,
  isActive,
  isDefending,
  offer,
  onceARound,
  suspectsNear,
  targetsOf,
} from './helpers.ts'
import { standsFor } from './named-cards.ts'
import { hasInDeck, searchDeck } from './search-deck.ts'

const isFrozen = (suspect: Marker): boolean => recall(suspect, frozenSuspect)

/** bmg3/trait/freeze-well: a Frozen Suspect beside the model that was hit. */
function* well({ game, owner, id, rule }: Bmg3Scope, target: Model): Rule<void> {
  const order = {
    seat: owner.seat,
    by: owner,
    near: { of: bodyOf(game, target), inches: 0 },
    anywhere: true,
    reason: 'Freeze Well',
  }
  // bmg3/trait/freeze-well: it costs the Special action of this activation.
  if (applies(game, 'no-special-actions', { about: owner }) || !canPay(game, owner, 'special')) return
  if (freeSuspectSpot(game, order) === undefined) return
  const prompt = `Does ${labelOf(game, owner)} use Freeze Well on ${labelOf(game, target)}?`
  if (!(yield* offer(game, owner.seat, { rule, name: id, prompt }))) return
  onceARound(owner, id)
  pay(game, owner, 'special', `trait:${id}`)
  const { passed } = yield* skillRoll(game, target, 'willpower', {
    reason: 'Freeze Well',
    rule,
    against: owner,
  })
  if (passed) return
  const suspect = yield* placeSuspect(game, order)
  remember(suspect, frozenSuspect, true)
}

/** Friends who feel at home in the cold and near it. */
const acclimated = (game: Play, owner: Model): readonly Model[] =>
  game.state.models.filter(
    (model) =>
      model.seat === owner.seat &&
      isOnTable(model) &&
      hasTrait(game, model, 'cold-acclimation') &&
      moveBlockedReason(game, model) === undefined &&
      (targetsOf(game, owner, { side: 'friend', within: 4 }).includes(model) ||
        suspectsNear(game, model, 4).some(isFrozen)),
  )

const nora = standsFor('Searching for Nora')

const reinforcedBy = (owner: Model) => ({ until: 'game' as const, by: owner })

/** The models that the owner could reinforce. */
const armoured = (game: Play, owner: Model): readonly Model[] =>
  targetsOf(game, owner, {
    side: 'friend',
    within: 4,
    if: (friend) =>
      cardOf(game, friend).traits.some(({ id, args }) => id === 'cryo-armor' && amount(args) === 1) &&
      hasTrait(game, friend, 'cryo-armor'),
  })

const iceOf = (game: Play, owner: Model): readonly Marker[] =>
  suspectsNear(game, owner, 4, owner.seat).filter(isFrozen)

function melt({ game, owner, ...it }: Bmg3Scope): void {
  for (const model of game.state.models)
    model.effects = model.effects.filter(({ id, by }) => id !== it.id || by !== owner.id)
}

/** How many Frozen Suspects lie on the table: how cold it is. */
const coldness = ({ game }: Pick<Bmg3Case, 'game'>): number =>
  markersOf(game, 'suspect').filter(isFrozen).length

/** Whether the price of moving was exchanged for the shot in hand. */
export const isExchanged = memory<boolean>('a-lot-colder/exchanged', false)

/** Whether the shot in hand is one for which the price of moving was exchanged. */
const isSteady = (it: Bmg3Case): boolean =>
  coldness(it) >= 1 && isActive(it.game, it.owner) && recall(it.game.state.activation, isExchanged)

/** bmg3/trait/a-lot-colder: what moving costs a shot may be 1 off its dice instead. */
function* steady({ game, owner, id, rule }: Bmg3Scope, { attacker, kind, weapon }: Attack): Rule<void> {
  if (attacker !== owner || kind !== 'ranged' || coldness({ game }) < 1) return
  forget(game.state.activation, isExchanged)
  if (movePenalty(game, owner, weapon) <= 0) return
  const prompt = 'Lose no dice for having moved, but take 1 off each attack die?'
  if (yield* offer(game, owner.seat, { rule, name: id, prompt }))
    remember(game.state.activation, isExchanged, true)
}

/** Traits about ice and Frozen Suspects. */
export const coldMasters: Bmg3Rules = {
  'freeze-well': {
    name: 'Freeze Well',
    text: 'Once a round, when a ranged attack of it hits an enemy, it may spend a Special action: that one takes a Willpower roll; if it fails, a Frozen Suspect of yours is placed in contact with it, wherever that is.',
    on: {
      *struck(it) {
        const { owner, strike, id } = it
        const { sufferer, attacker, kind, inflicted } = strike
        if (attacker !== owner || kind !== 'ranged' || inflicted === 0 || owner.usedThisRound.includes(id))
          return
        if (areEnemies(owner, sufferer) && isOnTable(sufferer)) yield* well(it, sufferer)
      },
    },
  },
  'ice-age': {
    name: 'Ice Age',
    text: 'Once a game, in its activation: take Searching for Nora from your deck, and shuffle; or all friends with Cold Acclimation within 4" of it or of a Frozen Suspect move up to 4".',
    action: [
      {
        kind: 'free',
        id: 'nora',
        label: 'Ice Age: Searching for Nora',
        why: ({ game, owner, id }) => {
          if (owner.usedThisGame.includes(id)) return 'It has been used this game.'
          return hasInDeck(game, owner, nora) ? undefined : 'Your deck has no such card.'
        },
        *perform({ game, owner, id, rule }) {
          owner.usedThisGame.push(id)
          yield* searchDeck(game, owner, { rule, fits: nora })
        },
      },
      {
        kind: 'free',
        id: 'move',
        label: 'Ice Age: everybody moves',
        why: ({ game, owner, id }) => {
          if (owner.usedThisGame.includes(id)) return 'It has been used this game.'
          return acclimated(game, owner).length > 0
            ? undefined
            : 'There is no friend near enough to the cold.'
        },
        *perform({ game, owner, id, rule }) {
          owner.usedThisGame.push(id)
          for (const model of acclimated(game, owner))
            yield* move(game, { model, upTo: 4, reason: 'Ice Age', rule })
        },
      },
    ],
  },
  'cryo-reinforcement': {
    name: 'Cryo-Reinforcement',
    text: 'Special: a Frozen Suspect of yours within 4" is removed, and the Cryo-Armor (1) of another friend within 4" is 1 stronger and its ranged weapons lose Short Range, until this model is gone or does it again.',
    action: {
      kind: 'special',
      why: ({ game, owner }) => {
        if (iceOf(game, owner).length === 0) return 'No Frozen Suspect of yours is within 4".'
        return armoured(game, owner).length > 0 ? undefined : 'No friend with Cryo-Armor (1) is within 4".'
      },
      *perform(it) {
        const { game, owner, id, rule } = it
        const ice = yield* chooseMarker(game, owner.seat, iceOf(game, owner), {
          rule,
          prompt: 'Which suspect melts?',
        })
        const friend = yield* chooseModel(game, owner.seat, armoured(game, owner), {
          rule,
          prompt: 'Whose armour?',
        })
        if (ice === undefined || friend === undefined) return
        removeMarker(game, ice)
        melt(it)
        addEffect(game, friend, id, reinforcedBy(owner))
      },
    },
    always: true,
    on: {
      casualty: (it) => {
        if (it.victim === it.owner) melt(it)
      },
    },
    effect: {
      text: 'Its Cryo-Armor is 1 stronger, and its ranged weapons have no Short Range.',
      own: {
        'free-efforts': ({ game, owner, purpose }) =>
          isDefending(purpose) && suspectsNear(game, owner, 4).some(isFrozen) ? 1 : 0,
      },
      foe: { 'attack-dice': ({ owner, about }) => (areEnemies(owner, about) ? -1 : 0) },
      rearms: ({ weapon }) => ({ ...weapon, rules: weapon.rules.filter(({ id }) => id !== 'short-range') }),
    },
  },
  'a-lot-colder': {
    name: 'A Lot Colder',
    text: 'The more Frozen Suspects lie on the table, the better: with one, a shot after moving may have 1 taken off its attack dice instead of losing dice; with two, Attack is 2 higher; with three, Defense 1 higher; with four, it adds 2 to its Strength dice. The deck cannot have Searching for Nora.',
    own: {
      'move-penalty': (it) => (isSteady(it) ? { set: 0 } : 0),
      'attack-roll': (it) => (it.strike?.kind === 'ranged' && isSteady(it) ? -1 : 0),
      attack: (it) => (coldness(it) >= 2 ? 2 : 0),
      defense: (it) => (coldness(it) >= 3 ? 1 : 0),
      'strength-roll': (it) => (coldness(it) >= 4 ? 2 : 0),
    },
    on: {
      'weapon-readied': (it) => steady(it, it.attack),
      'attack-resolved': ({ game, owner, attack }) => {
        if (attack.attacker === owner) forget(game.state.activation, isExchanged)
      },
    },
  },
}
