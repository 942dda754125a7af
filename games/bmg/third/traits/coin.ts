import { enemiesOf, hasEffect, hasTrait, isConscious, moveMarker, within } from '@gargoyle/bmg-common'
import { ask, choose, memory, type Rule, recall, remember } from '@gargoyle/engine'
import { isInspired } from '../activation/inspire.ts'
import { grantExtraAction } from '../activation/payment.ts'
import type { CardKeyword } from '../cards/card.ts'
import { cardNamed, shuffleDeck, takeFrom } from '../cards/hand.ts'
import { freeResourceBlockedReason, resolveResource } from '../cards/resources.ts'
import { crewOf } from '../model/crew.ts'
import type { Bmg3Case, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { chooseMarkerOrNone, isActive, isDefending } from './helpers.ts'
import { kindsIn } from './search-deck.ts'

/*
 * Which cards are Coin cards, and what they do, is ours to say: no source prints them. The Good Coin and the Twisted
 * Coin lie open once they were played as a resource, each until the other one is.
 */

type CoinSide = 'good' | 'twisted'

/** The side of the coin that lies open, by crew. */
const openSides = memory<Readonly<Record<string, CoinSide>>>('coin-flip/open', {})

/** Lays a side of the coin open. */
export function turnCoin(game: Play, seat: Model['seat'], side: CoinSide): void {
  remember(game.state, openSides, { ...recall(game.state, openSides), [seat]: side })
  game.emit(() => ({ name: 'coin', text: `The ${side === 'good' ? 'Good' : 'Twisted'} Coin lies open.` }))
}

/** The side of the coin that lies open in a crew, if there is one. */
export const coinOf = (game: Play, seat: Model['seat']): CoinSide | undefined =>
  recall(game.state, openSides)[seat]

/** bmg3/trait/gang-lord: a Gangster in a crew whose Boss has the trait. */
const isLedGangster = ({ game, owner, about }: Bmg3Case): boolean =>
  about.seat === owner.seat &&
  crewOf(game, owner.seat).boss === owner.id &&
  hasTrait(game, about, 'gangsters')

const isCoin = (game: Play, card: string): boolean =>
  (['good-coin', 'twisted-coin'] satisfies CardKeyword[]).some((word) =>
    cardNamed(game, card).keywords?.includes(word),
  )

const coinsInDeck = ({ game, owner }: Bmg3Scope): readonly string[] =>
  kindsIn(
    crewOf(game, owner.seat).deck,
    (card) =>
      isCoin(game, card) &&
      freeResourceBlockedReason(game, owner.seat, card, cardNamed(game, card).resource.timing, undefined) ===
        undefined,
  )

function* flip(it: Bmg3Scope): Rule<void> {
  const { game, owner } = it
  const { seat } = owner
  const picked = yield* ask(
    game,
    seat,
    choose({
      name: 'coin',
      prompt: 'Which Coin card is played?',
      rule: it.rule,
      options: coinsInDeck(it).map((card) => ({
        id: card,
        label: cardNamed(game, card).name,
        about: { card },
      })),
    }),
  )
  const crew = crewOf(game, seat)
  takeFrom(crew.deck, picked)
  crew.spent.push(picked)
  yield* resolveResource(game, seat, picked, undefined)
  shuffleDeck(game, seat)
}

/** Suspects that a coin moves, one after the other. */
function* moveSuspects({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  const moved = new Set<number>()
  for (let left = 2; left > 0; left--) {
    const suspects = game.state.markers.filter(({ kind, id }) => kind === 'suspect' && !moved.has(id))
    const marker = yield* chooseMarkerOrNone(game, owner.seat, suspects, {
      rule,
      name: id,
      prompt: 'Which suspect is moved up to 4"?',
    })
    if (marker === undefined) return
    moved.add(marker.id)
    yield* moveMarker(game, { marker, upTo: 4, chooser: owner.seat, reason: 'Listen to the Coin', rule })
  }
}

/** Whether it has paid for its arguments in this activation. */
const isArguing = ({ game, owner, id }: Bmg3Scope): boolean => isActive(game, owner) && hasEffect(owner, id)

const isBold = (model: Model): boolean => model.audacity && isConscious(model)

/** Traits about a coin that decides. */
export const coin: Bmg3Rules = {
  'coin-flip': {
    name: 'Coin Flip',
    text: 'Special: play a Coin card of your deck at once, for nothing, and shuffle the deck.',
    action: {
      kind: 'special',
      why: (it) =>
        coinsInDeck(it).length > 0 ? undefined : 'Your deck has no Coin card that could be played now.',
      perform: flip,
    },
  },
  'listen-to-the-coin': {
    name: 'Listen to the Coin',
    text: 'At the start of a round the Good Coin gives a resource point more. With the Twisted Coin up to two suspects are moved up to 4" each when the last model has been activated.',
    on: {
      'plan-start': ({ game, owner }) => {
        if (coinOf(game, owner.seat) === 'good') crewOf(game, owner.seat).resources++
      },
      'recount-start': (it) => (coinOf(it.game, it.owner.seat) === 'twisted' ? moveSuspects(it) : undefined),
    },
  },
  'order-in-the-court': {
    name: 'Order in the Court',
    text: 'Friends whom this model inspires have a free Effort: with the Twisted Coin when they attack, with the Good Coin when they defend themselves.',
    around: {
      'free-efforts': ({ game, owner, about, purpose }) => {
        const side = coinOf(game, owner.seat)
        if (side === undefined || about.seat !== owner.seat || about === owner) return 0
        const suits = side === 'good' ? isDefending(purpose) : purpose === 'attack'
        return suits && crewOf(game, owner.seat).boss === owner.id && isInspired(game, about) ? 1 : 0
      },
    },
  },
  'counter-argument': {
    name: 'Counter Argument',
    text: 'Special: in this activation, with the Good Coin it has a Manipulate action more after an attack on an enemy with Audacity; with the Twisted Coin it has an attack more after manipulating within 4" of an enemy with Audacity.',
    special: {
      until: 'activation',
      text: 'An attack or a Manipulate action may be worth another action.',
      keyword: true,
    },
    on: {
      'attack-resolved': (it) => {
        const { game, owner, attack } = it
        if (attack.attacker !== owner || attack.occasion !== 'action' || !isArguing(it)) return
        if (coinOf(game, owner.seat) === 'good' && attack.strikes.some(({ target }) => target.audacity))
          grantExtraAction(game, owner, { kind: 'manipulate', source: 'Counter Argument' })
      },
      'action-done': (it) => {
        const { game, owner, action } = it
        if (action.actor !== owner || action.kind !== 'manipulate' || !isArguing(it)) return
        const judged = enemiesOf(game, owner.seat).some(
          (enemy) => isBold(enemy) && within(game, owner, enemy, 4),
        )
        if (coinOf(game, owner.seat) === 'twisted' && judged)
          grantExtraAction(game, owner, { kind: 'attack', source: 'Counter Argument' })
      },
    },
  },
  'gang-lord': {
    name: 'Gang Lord',
    text: 'As Boss it lets friends who are Gangsters reveal suspects up to 3" away, seen or not, instead of in contact.',
    around: {
      'reveal-reach': (it) => (isLedGangster(it) ? { raisedTo: 3 } : 0),
      'reveals-unseen': (it) => isLedGangster(it),
    },
  },
}
