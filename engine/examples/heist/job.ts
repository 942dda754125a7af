import {
  ask,
  askAgreement,
  askSecretly,
  type Choice,
  choose,
  compute,
  inFreeOrder,
  offerReactions,
  type Rule,
  type Seat,
  sumOf,
  type Value,
} from '../../index.ts'
import { cardRules, reactionsAt } from './cards.ts'
import { type Bid, discardCard, drawCard, type HeistGame, heistCardName, type Vault } from './table.ts'

/** heist/prowl: all players prepare, in any order. */
export function* prowl(game: HeistGame): Rule<void> {
  yield* inFreeOrder(
    game,
    game.seats,
    (seat) => prowling(game, seat),
    (seat, wish) => prepare(game, seat, wish),
  )
  game.state.phase = 'bid'
}

function prowling(game: HeistGame, seat: Seat): Choice<'swap' | 'peek' | 'wait'> {
  const empty = game.state.deck.length === 0
  const bare = game.state.hands[seat]?.length === 0
  const why = { text: empty ? 'The deck is empty.' : 'You have no card.', rule: 'heist/prowl' }
  return choose({
    name: 'prowl',
    prompt: 'How do you prepare?',
    rule: 'heist/prowl',
    options: [
      { id: 'swap', label: 'Swap a card', ...(empty || bare ? { why } : {}) },
      { id: 'peek', label: 'Peek at the top card of the deck', ...(empty ? { why } : {}) },
      { id: 'wait', label: 'Lie low' },
    ],
  })
}

function* prepare(game: HeistGame, seat: Seat, wish: 'swap' | 'peek' | 'wait'): Rule<void> {
  const { state } = game
  if (wish === 'swap') {
    const card = yield* ask(game, seat, fromHand(game, seat, 'swap', 'Which card do you let go?'))
    discardCard(game, seat, card)
    drawCard(game, seat)
  } else if (wish === 'peek') {
    const top = state.deck[0] ?? null
    state.peeked[seat] = top
    const about = { seat, card: top }
    game.emit({ name: 'peeked', text: `On top lies ${heistCardName(game, top ?? '')}.`, about }, [seat], {
      others: { name: 'peeked', text: `${seat} peeks at the deck.`, about: { seat } },
    })
  }
}

function fromHand(game: HeistGame, seat: Seat, name: string, prompt: string): Choice<string> {
  const hand = game.state.hands[seat] ?? []
  return choose({
    name,
    prompt,
    rule: `heist/${name}`,
    options: hand.map((id) => ({ id, label: heistCardName(game, id) })),
  })
}

/** heist/bid: secret bids, opened together. */
export function* bid(game: HeistGame): Rule<void> {
  const { state, seats } = game
  const bidders = seats.filter((seat) => state.hands[seat]?.length !== 0)
  const decisions = new Map(
    bidders.map((seat) => [seat, fromHand(game, seat, 'bid', 'Which card do you bid?')]),
  )
  const chosen = yield* askSecretly(game, decisions)
  for (const [seat, card] of chosen) {
    state.hands[seat] = (state.hands[seat] ?? []).filter((each) => each !== card)
    state.bids.push({ seat, card, alarms: 0 })
    game.emit({ name: 'bid', text: `${seat} bids ${heistCardName(game, card)}.`, about: { seat, card } })
  }
  state.phase = 'crack'
}

/**
 * heist/crack: cards act, then the two best bids get into the vault. A step of its own, because a quiet point right
 * after cards were revealed lets bots imagine the rest without guessing those.
 */
export function* crack(game: HeistGame): Rule<void> {
  const { state, seats } = game
  const moment = { name: 'bids-open', prompt: 'The bids lie open. Do you play a card?', rule: 'heist/crack' }
  const reactions = reactionsAt(game, 'bidsOpen', state.bids)
  yield* offerReactions(game, moment, reactions, { seatOrder: seats, askEveryone: true })
  const ranked = state.bids
    .map((each) => ({ seat: each.seat, strength: strengthOf(game, each).total }))
    .sort((a, b) => b.strength - a.strength || seats.indexOf(a.seat) - seats.indexOf(b.seat))
  state.crackers = ranked.slice(0, 2).map(({ seat }) => seat)
  state.discards.push(...state.bids.map(({ card }) => card))
  state.bids = []
  state.phase = 'share'
  game.emit({
    name: 'cracked',
    text: `${state.crackers.join(' and ')} got into the vault.`,
    rule: 'heist/crack',
  })
}

/** heist/strength: worth of the card, halved by alarms, one more for the player who has least. */
export function strengthOf(game: Pick<HeistGame, 'state' | 'content' | 'seats'>, bid: Bid): Value {
  const card = game.content.cards[bid.card]
  const own = cardRules[card?.kind ?? 'burglar']?.strength?.(bid)
  const least = Math.min(...game.seats.map((seat) => game.state.loot[seat] ?? 0))
  const underdog = (game.state.loot[bid.seat] ?? 0) === least
  return compute({
    name: `Bid of ${bid.seat}`,
    base: { amount: card?.worth ?? 0, source: card?.label ?? bid.card, rule: 'heist/strength' },
    modifiers: [
      ...(own === undefined ? [] : [own]),
      ...(underdog
        ? [{ kind: 'plus' as const, amount: 1, source: 'nothing to lose', rule: 'heist/underdog' }]
        : []),
    ],
  })
}

/** heist/share: the crackers divide what they got; then hands are filled up to three. */
export function* share(game: HeistGame): Rule<void> {
  const { state } = game
  const { loot } = game.content.vaults[state.vault] as Vault
  const [first, second] = state.crackers
  if (first !== undefined) {
    const part = second === undefined ? loot : yield* divide(game, first, second, loot)
    take(game, first, part)
    if (second !== undefined) take(game, second, loot - part)
  }
  state.crackers = []
  state.vault++
  state.phase = 'prowl'
  for (const seat of game.seats) while ((state.hands[seat]?.length ?? 0) < 3 && drawCard(game, seat));
}

/** The two must agree; if they cannot, a die each decides who takes the bigger half. */
function* divide(game: HeistGame, first: Seat, second: Seat, loot: number): Rule<number> {
  const parts = new Set([Math.floor(loot / 2), Math.ceil(loot / 2), loot - 1, loot])
  const decision = choose({
    name: 'share',
    prompt: `How much of the ${loot} does ${first} get?`,
    rule: 'heist/share',
    options: [...parts].map((part) => ({
      id: String(part),
      label: `${part} for ${first}, ${loot - part} for ${second}`,
    })),
  })
  const talk = yield* askAgreement(game, [first, second], decision, { tries: 2 })
  return talk.agreed ? Number(talk.answer) : drawStraws(game, first, second, loot)
}

function take(game: HeistGame, seat: Seat, part: number): void {
  game.state.loot[seat] = (game.state.loot[seat] ?? 0) + part
  game.emit({ name: 'shared', text: `${seat} gets ${part}.`, rule: 'heist/share', about: { seat, part } })
}

function drawStraws(game: HeistGame, first: Seat, second: Seat, loot: number): number {
  const mine = sumOf(game.dice.roll({ purpose: 'straws', seat: first, rule: 'heist/straws' }))
  const yours = sumOf(game.dice.roll({ purpose: 'straws', seat: second, rule: 'heist/straws' }))
  const bigger = Math.ceil(loot / 2)
  return mine >= yours ? bigger : loot - bigger
}
