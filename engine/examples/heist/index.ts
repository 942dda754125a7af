import {
  defineGame,
  isRecord,
  ok,
  type Prepared,
  type Random,
  type Result,
  refused,
  type Seat,
  seat,
  type Viewer,
} from '../../index.ts'
import { bid, crack, prowl, share } from './job.ts'
import type { CardKind, HeistCard, HeistContent, HeistState } from './table.ts'

/** Who is in on the job, and how many vaults there are to crack. */
export type HeistSetup = { readonly seats: readonly string[]; readonly vaults: number }

const vaults = [
  { name: 'the pawnshop safe', loot: 5 },
  { name: 'the harbour strongroom', loot: 8 },
  { name: 'the clock tower', loot: 13 },
]

const copies: readonly (readonly [CardKind, string, number, number])[] = [
  ['burglar', 'a lookout', 2, 6],
  ['burglar', 'a climber', 4, 6],
  ['burglar', 'a safecracker', 6, 4],
  ['loudmouth', 'a loudmouth', 5, 3],
  ['alarm', 'an alarm', 1, 5],
  ['decoy', 'a decoy', 1, 5],
]

function makeCards(): Readonly<Record<string, HeistCard>> {
  const cards: Record<string, HeistCard> = {}
  for (const [kind, label, worth, count] of copies) {
    for (let i = 1; i <= count; i++) cards[`${kind}-${worth}-${i}`] = { kind, label, worth }
  }
  return cards
}

const cards = makeCards()

const phases = { prowl, bid, crack, share }

function bySeat<T>(seats: readonly Seat[], make: (seat: Seat) => T): Record<Seat, T> {
  return Object.fromEntries(seats.map((each) => [each, make(each)])) as Record<Seat, T>
}

function copied<T>(each: Record<Seat, readonly T[]>): Record<Seat, T[]> {
  const copy: Record<Seat, T[]> = {}
  for (const key of Object.keys(each) as Seat[]) copy[key] = (each[key] ?? []).slice()
  return copy
}

/** Everything the viewer cannot see is gathered, shuffled and dealt again; a card peeked at stays on top. */
function dealAgain(state: HeistState, viewer: Viewer, random: Random): HeistState {
  const known = viewer === 'spectator' ? null : (state.peeked[viewer] ?? null)
  const others = (Object.keys(state.hands) as Seat[]).filter((each) => each !== viewer)
  const hidden = others
    .flatMap((each) => state.hands[each] ?? [])
    .concat(state.deck.slice(known === null ? 0 : 1))
  const pile = random.shuffle(hidden)
  for (const each of others) state.hands[each] = pile.splice(0, state.hands[each]?.length ?? 0)
  state.deck = known === null ? pile : [known, ...pile]
  for (const each of others) if (state.peeked[each] !== null) state.peeked[each] = state.deck[0] ?? null
  return state
}

/**
 * The Clock Tower Job: two to four thieves with hidden hands. They prowl in free order, bid in secret, ring
 * alarms and answer them with decoys, and must agree how to share what they got.
 */
export const heist = defineGame({
  id: 'heist',
  rulesVersion: 1,

  prepare(given): Result<Prepared<HeistSetup, HeistContent>> {
    if (!isRecord(given)) return refused('The setup must name seats.')
    const { seats, vaults: count = 3 } = given
    if (
      !Array.isArray(seats) ||
      seats.length < 2 ||
      seats.length > 4 ||
      !seats.every((each) => typeof each === 'string')
    ) {
      return refused('Two to four thieves must be named.', { path: 'seats' })
    }
    if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > vaults.length) {
      return refused(`There are 1 to ${vaults.length} vaults to crack.`, { path: 'vaults' })
    }
    return ok({
      setup: { seats: [...seats], vaults: count },
      content: { cards, vaults: vaults.slice(0, count) },
    })
  },

  seats: (setup) => setup.seats.map(seat),

  start({ seats, content, random }): HeistState {
    const deck = random.shuffle(Object.keys(content.cards))
    const hands = bySeat(seats, () => deck.splice(0, 4))
    return {
      phase: 'prowl',
      vault: 0,
      hands,
      deck,
      discards: [],
      peeked: bySeat(seats, () => null),
      bids: [],
      crackers: [],
      loot: bySeat(seats, () => 0),
    }
  },

  step: (game) => phases[game.state.phase](game),

  isOver: (state, content) => state.vault >= content.vaults.length,
  outcome: (state) => ({ ...state.loot }),

  clone: (state) => ({
    phase: state.phase,
    vault: state.vault,
    hands: copied(state.hands),
    deck: state.deck.slice(),
    discards: state.discards.slice(),
    peeked: { ...state.peeked },
    bids: state.bids.map((each) => ({ ...each })),
    crackers: state.crackers.slice(),
    loot: { ...state.loot },
  }),

  view: (state, content, viewer) => ({
    phase: state.phase,
    vault: content.vaults[state.vault]?.name ?? null,
    hand: viewer === 'spectator' ? [] : (state.hands[viewer] ?? []).slice(),
    peeked: viewer === 'spectator' ? null : (state.peeked[viewer] ?? null),
    handSizes: Object.fromEntries(Object.entries(state.hands).map(([each, hand]) => [each, hand.length])),
    deck: state.deck.length,
    discards: state.discards.slice(),
    bids: state.bids.map((each) => ({ ...each })),
    crackers: state.crackers.slice(),
    loot: { ...state.loot },
  }),

  resample: (state, _content, viewer, random) => dealAgain(state, viewer, random),
})
