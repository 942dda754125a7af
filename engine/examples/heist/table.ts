import type { Game, Seat } from '../../index.ts'

/** What a card does. */
export type CardKind = 'burglar' | 'loudmouth' | 'alarm' | 'decoy'

/** One card of the deck. */
export type HeistCard = {
  readonly kind: CardKind
  readonly label: string
  /** What it brings when bid. */
  readonly worth: number
}

/** A vault worth breaking into. */
export type Vault = { readonly name: string; readonly loot: number }

/** What never changes: the deck's cards by id, and the vaults in order. */
export type HeistContent = {
  readonly cards: Readonly<Record<string, HeistCard>>
  readonly vaults: readonly Vault[]
}

/** A card bid for a vault. */
export type Bid = { readonly seat: Seat; readonly card: string; alarms: number }

/** Where the job stands. */
export type HeistState = {
  phase: 'prowl' | 'bid' | 'crack' | 'share'
  /** Which vault is next. */
  vault: number
  /** Cards by seat, best kept to oneself. */
  hands: Record<Seat, string[]>
  /** The first card is on top. */
  deck: string[]
  discards: string[]
  /** Which card a seat knows to be on top of the deck. */
  peeked: Record<Seat, string | null>
  bids: Bid[]
  /** Who cracked the vault: the better bid first. */
  crackers: Seat[]
  loot: Record<Seat, number>
}

/** The game the rules of the heist work on. */
export type HeistGame = Game<HeistState, HeistContent>

/** What a card is called. */
export function heistCardName(game: HeistGame, card: string): string {
  return game.content.cards[card]?.label ?? card
}

/** All other seats, in table order from the next one on. */
export function othersFrom(game: HeistGame, seat: Seat): readonly Seat[] {
  const at = game.seats.indexOf(seat)
  return [...game.seats.slice(at + 1), ...game.seats.slice(0, at)]
}

/** Takes a card from a hand to the discards, face up. */
export function discardCard(game: HeistGame, seat: Seat, card: string): void {
  const hand = game.state.hands[seat] ?? []
  game.state.hands[seat] = hand.filter((each) => each !== card)
  game.state.discards.push(card)
}

/** Draws the top card for a seat; only that seat sees it. Returns false when the deck is empty. */
export function drawCard(game: HeistGame, seat: Seat): boolean {
  const card = game.state.deck.shift()
  if (card === undefined) return false
  game.state.hands[seat]?.push(card)
  for (const each of game.seats) game.state.peeked[each] = null
  game.emit({ name: 'drew', text: `You draw ${heistCardName(game, card)}.`, about: { seat, card } }, [seat], {
    others: { name: 'drew', text: `${seat} draws a card.`, about: { seat } },
  })
  return true
}
