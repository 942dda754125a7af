import {
  dividedBy,
  type Modifier,
  offerReactions,
  plus,
  type Reaction,
  type Rule,
  type Seat,
} from '../../index.ts'
import { type Bid, type CardKind, discardCard, type HeistGame, heistCardName, othersFrom } from './table.ts'

/** A card in a player's hand, at a moment when it may act. */
export type Held = { readonly game: HeistGame; readonly owner: Seat; readonly card: string }

/** The moments at which cards have something to say, and what they may say. */
export type HeistMoments = {
  /** All bids lie open. */
  bidsOpen: (held: Held, bids: readonly Bid[]) => Reaction
  /** A player plays a card against you or another player. */
  cardPlayed: (held: Held, played: Played) => Reaction
  /** How strong a bid is. */
  strength: (bid: Bid) => Modifier | undefined
}

/** A card on the table that can still be stopped. */
export type Played = { readonly by: Seat; readonly card: string; stopped: boolean }

/** What the kinds of cards do, by moment. */
export const cardRules: Readonly<Partial<Record<CardKind, Partial<HeistMoments>>>> = {
  loudmouth: {
    // heist/loudmouth: mandatory; bragging costs its owner another card.
    bidsOpen: ({ game, owner, card }, bids) => ({
      id: card,
      seat: owner,
      label: 'The loudmouth talks',
      rule: 'heist/loudmouth',
      mandatory: true,
      available: () => bids.some((bid) => bid.card === card) && handOf(game, owner).length > 0,
      resolve() {
        const lost = game.dice.random.pick(handOf(game, owner))
        discardCard(game, owner, lost)
        game.emit({ name: 'blabbed', text: `${owner} loses ${heistCardName(game, lost)} to a loose tongue.` })
      },
    }),
    strength: (bid) => plus(bid.alarms, { source: 'the louder the better', rule: 'heist/loudmouth' }),
  },
  alarm: {
    // heist/alarm: halves the best rival bid.
    bidsOpen: ({ game, owner, card }, bids) => ({
      id: card,
      seat: owner,
      label: 'Ring the alarm on the best rival bid',
      rule: 'heist/alarm',
      available: () => handOf(game, owner).includes(card),
      resolve: () => ringAlarm(game, owner, card, bids),
    }),
  },
  decoy: {
    // heist/decoy: stops a card just played, another decoy included.
    cardPlayed: ({ game, owner, card }, played) => ({
      id: card,
      seat: owner,
      label: `Stop ${heistCardName(game, played.card)} of ${played.by}`,
      rule: 'heist/decoy',
      available: () => !played.stopped && played.by !== owner && handOf(game, owner).includes(card),
      *resolve() {
        if (yield* playCard(game, owner, card)) played.stopped = true
      },
    }),
  },
  burglar: {
    strength: (bid) =>
      bid.alarms > 0 ? dividedBy(2 ** bid.alarms, { source: 'alarm', rule: 'heist/alarm' }) : undefined,
  },
}

function handOf(game: HeistGame, seat: Seat): readonly string[] {
  return game.state.hands[seat] ?? []
}

/** What the cards in all hands, and the cards bid, may do at a moment. */
export function reactionsAt<M extends 'bidsOpen' | 'cardPlayed'>(
  game: HeistGame,
  moment: M,
  about: Parameters<HeistMoments[M]>[1],
): readonly Reaction[] {
  const reactions: Reaction[] = []
  for (const owner of game.seats) {
    const bid = game.state.bids.find((each) => each.seat === owner)
    const cards = bid === undefined ? handOf(game, owner) : [...handOf(game, owner), bid.card]
    for (const card of cards) {
      const handler = cardRules[kindOf(game, card)]?.[moment] as
        | ((held: Held, about: Parameters<HeistMoments[M]>[1]) => Reaction)
        | undefined
      if (handler !== undefined) reactions.push(handler({ game, owner, card }, about))
    }
  }
  return reactions
}

function kindOf(game: HeistGame, card: string): CardKind {
  return game.content.cards[card]?.kind ?? 'burglar'
}

/** heist/playing: a card goes on the table, others may stop it. Returns whether it takes effect. */
function* playCard(game: HeistGame, owner: Seat, card: string): Rule<boolean> {
  discardCard(game, owner, card)
  game.emit({
    name: 'played',
    text: `${owner} plays ${heistCardName(game, card)}.`,
    about: { seat: owner, card },
  })
  const played: Played = { by: owner, card, stopped: false }
  yield* offerReactions(
    game,
    {
      name: 'card-played',
      prompt: `${owner} plays ${heistCardName(game, card)}. Stop it?`,
      rule: 'heist/playing',
    },
    () => reactionsAt(game, 'cardPlayed', played),
    { seatOrder: othersFrom(game, owner), askEveryone: true },
  )
  if (played.stopped) game.emit({ name: 'stopped', text: `${heistCardName(game, card)} comes to nothing.` })
  return !played.stopped
}

function* ringAlarm(game: HeistGame, owner: Seat, card: string, bids: readonly Bid[]): Rule<void> {
  if (!(yield* playCard(game, owner, card))) return
  const worth = (bid: Bid): number => game.content.cards[bid.card]?.worth ?? 0
  const rivals = bids.filter((bid) => bid.seat !== owner)
  const best = rivals.reduce((high, bid) => (worth(bid) > worth(high) ? bid : high))
  best.alarms++
  game.emit({
    name: 'alarm',
    text: `The alarm rings for ${best.seat}.`,
    rule: 'heist/alarm',
    about: { seat: best.seat },
  })
}
