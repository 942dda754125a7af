import { book } from '@gargoyle/bmg3'
import type { Clause, Verb, WorthChange } from '@gargoyle/bots'
import type { Seat } from '@gargoyle/engine'
import { type Bmg3Experience, type Bmg3Speaker, type Bmg3Try, many, shareOfTries } from './common.ts'

const cardName = (card: string): string => book.cards[card]?.name ?? card

const points = (number: number): string => many(number, 'victory point', 'victory points')

/** Victory points: the cards they come from, and whatever else moves them. */
export const speakOfVictoryPoints: Bmg3Speaker = (changes, experience) =>
  changes.flatMap((change) => {
    const seat = String(change.which) as Seat
    return seat === experience.seat ? ownPoints(change, experience) : theirPoints(change, experience)
  })

function ownPoints(change: WorthChange, experience: Bmg3Experience): readonly Clause[] {
  const { seat } = experience
  const tries = experience.tries
  // A card that is drawn and scored in thought was drawn by chance: it is no promise.
  const known = [...new Set(tries.flatMap(({ before }) => knownCards(before, seat)))]
  const scored = known.flatMap((card): readonly Clause[] => {
    const share = shareOfTries(tries, (each) => scores(each, seat, card))
    if (share === 0) return []
    const worth = book.cards[card]?.victoryPoints ?? 0
    return [
      {
        key: `scores ${card}`,
        verb: ['scores', 'scoring'],
        rest: `${cardName(card)} for ${points(worth)}`,
        share,
        worth: worth * share,
      },
    ]
  })
  const mean = meanGain(tries, seat)
  const told = scored.reduce((sum, { worth }) => sum + worth, 0)
  const scale = mean === 0 ? 1 : Math.abs(change.worth / mean)
  const other = Math.round((mean - told) * 100) / 100
  return [
    ...scored.map((clause) => ({ ...clause, worth: clause.worth * scale })),
    ...(other === 0 ? [] : [otherPoints(other, other * scale, 'own')]),
  ]
}

const knownCards = (state: Bmg3Try['before'], seat: Seat): readonly string[] => {
  const crew = state.crews[seat]
  return crew === undefined ? [] : [...crew.hand, ...crew.waiting.map(({ card }) => card)]
}

const accomplished = (state: Bmg3Try['before'], seat: Seat, card: string): number =>
  state.crews[seat]?.accomplished.filter((each) => each === card).length ?? 0

const scores = ({ before, after }: Bmg3Try, seat: Seat, card: string): boolean =>
  accomplished(after, seat, card) > accomplished(before, seat, card)

const meanGain = (tries: readonly Bmg3Try[], seat: Seat): number =>
  tries.reduce(
    (sum, { before, after }) =>
      sum + (after.crews[seat]?.victoryPoints ?? 0) - (before.crews[seat]?.victoryPoints ?? 0),
    0,
  ) / Math.max(1, tries.length)

function otherPoints(number: number, worth: number, whose: 'own' | 'theirs'): Clause {
  const up: Verb = whose === 'own' ? ['brings', 'bringing'] : ['gives the opponent', 'giving the opponent']
  const down: Verb = whose === 'own' ? ['costs', 'costing'] : ['costs the opponent', 'costing the opponent']
  const mean = Number.isInteger(number) ? '' : ' on average'
  return {
    key: `points ${whose}`,
    verb: number > 0 ? up : down,
    rest: `${points(Math.abs(number))}${mean}`,
    share: 1,
    worth,
  }
}

function theirPoints(change: WorthChange, experience: Bmg3Experience): readonly Clause[] {
  const mean = meanGain(experience.tries, String(change.which) as Seat)
  return mean === 0 ? [] : [otherPoints(mean, change.worth, 'theirs')]
}

/** Cards on the table, waiting to be scored: met as things stand, or no longer. */
export const speakOfCardsInPlay: Bmg3Speaker = (changes, experience) =>
  changes.flatMap((change) => {
    const card = String(change.which)
    const tries = experience.tries
    const [first] = tries
    if (first === undefined) return []
    const owner = (Object.keys(first.before.crews) as Seat[]).find((seat) => waits(first.before, seat, card))
    if (owner === undefined) return laidOut(change, card, tries, experience)
    return owner === experience.seat
      ? ownCard(change, card, tries, owner)
      : theirCard(change, card, tries, owner)
  })

const waits = (state: Bmg3Try['before'], seat: Seat, card: string): boolean =>
  state.crews[seat]?.waiting.some((each) => each.card === card) ?? false

/** Only a card that was in the own hand: what others lay out in thought is imagined. */
function laidOut(
  { worth }: WorthChange,
  card: string,
  tries: readonly Bmg3Try[],
  { seat }: Bmg3Experience,
): readonly Clause[] {
  const share = shareOfTries(
    tries,
    ({ before, after }) => holds(before, seat, card) && waits(after, seat, card),
  )
  if (share === 0) return []
  return [{ key: `lays out ${card}`, verb: ['lays out', 'laying out'], rest: promise(card), share, worth }]
}

/** `Dirty Money, good for 3 victory points later` */
const promise = (card: string): string =>
  `${cardName(card)}, good for ${points(book.cards[card]?.victoryPoints ?? 0)} later`

const holds = (state: Bmg3Try['before'], seat: Seat, card: string): boolean =>
  state.crews[seat]?.hand.includes(card) ?? false

function ownCard(
  { worth, byTry }: WorthChange,
  card: string,
  tries: readonly Bmg3Try[],
  seat: Seat,
): readonly Clause[] {
  const stays = (each: Bmg3Try): boolean => waits(each.after, seat, card)
  const met = shareOfTries(tries, (each, index) => stays(each) && byTry[index]! > 0)
  const undone = shareOfTries(tries, (each, index) => stays(each) && byTry[index]! < 0)
  const lost = shareOfTries(tries, (each) => !stays(each) && !scores(each, seat, card))
  if (met > 0 && worth > 0) {
    return [
      {
        key: `meets ${card}`,
        verb: ['meets', 'meeting'],
        rest: `what ${cardName(card)} asks for`,
        share: met,
        worth,
      },
    ]
  }
  if (undone > 0 && worth < 0) {
    return [
      {
        key: `undoes ${card}`,
        verb: ['undoes', 'undoing'],
        rest: `what ${cardName(card)} asks for`,
        share: undone,
        worth,
      },
    ]
  }
  if (lost === 0 || worth >= 0) return []
  return [
    {
      key: `loses ${card}`,
      verb: ['lets', 'letting'],
      rest: `${cardName(card)} go unscored`,
      share: lost,
      worth,
    },
  ]
}

function theirCard(
  { worth, byTry }: WorthChange,
  card: string,
  tries: readonly Bmg3Try[],
  owner: Seat,
): readonly Clause[] {
  const stays = (each: Bmg3Try): boolean => waits(each.after, owner, card)
  const spoilt = shareOfTries(tries, (each, index) => stays(each) && byTry[index]! > 0)
  const helped = shareOfTries(tries, (each, index) => stays(each) && byTry[index]! < 0)
  const name = `${cardName(card)} for the opponent`
  if (spoilt > 0 && worth > 0) {
    return [{ key: `spoils ${card}`, verb: ['spoils', 'spoiling'], rest: name, share: spoilt, worth }]
  }
  if (helped === 0 || worth >= 0) return []
  return [
    { key: `helps ${card}`, verb: ['helps to meet', 'helping to meet'], rest: name, share: helped, worth },
  ]
}

/** Cards in the own hand that could be scored: now, or no longer. */
export const speakOfCardsInHand: Bmg3Speaker = (changes, experience) => {
  const { seat } = experience
  const tries = experience.tries
  const held = changes.filter(({ which }) => tries.some(({ before }) => holds(before, seat, String(which))))
  const drawn = changes.filter((change) => !held.includes(change) && change.worth > 0)
  return [...held.flatMap((change) => heldCard(change, tries, seat)), ...drawnCards(drawn, tries)]
}

function heldCard(
  { which, worth, byTry }: WorthChange,
  tries: readonly Bmg3Try[],
  seat: Seat,
): readonly Clause[] {
  const card = String(which)
  const name = cardName(card)
  const opened = shareOfTries(tries, (_, index) => byTry[index]! > 0)
  if (worth > 0 && opened > 0) {
    const rest = `the way to score ${name} ${whenScored(card)}, for ${points(book.cards[card]?.victoryPoints ?? 0)}`
    return [{ key: `opens ${card}`, verb: ['opens', 'opening'], rest, share: opened, worth }]
  }
  const kept = shareOfTries(tries, ({ after }, index) => byTry[index]! < 0 && holds(after, seat, card))
  if (kept > 0) {
    return [
      {
        key: `closes ${card}`,
        verb: ['closes', 'closing'],
        rest: `the way to score ${name}`,
        share: kept,
        worth,
      },
    ]
  }
  const wasted = shareOfTries(tries, (each) => !holds(each.after, seat, card) && !scores(each, seat, card))
  if (wasted === 0) return []
  const rest = `${name}, which could be scored ${whenScored(card)}`
  return [{ key: `wastes ${card}`, verb: ['gives away', 'giving away'], rest, share: wasted, worth }]
}

/** An instant card at once, any other that counts from the hand in the Recount. */
const whenScored = (card: string): string =>
  book.cards[card]?.score === 'instant' ? 'at once' : 'at the end of the round'

/** What a draw brings is chance, and so no card is named. */
function drawnCards(drawn: readonly WorthChange[], tries: readonly Bmg3Try[]): readonly Clause[] {
  const share = shareOfTries(tries, (_, index) => drawn.some(({ byTry }) => byTry[index]! > 0))
  if (share === 0) return []
  const worth = drawn.reduce((sum, change) => sum + change.worth, 0)
  return [{ key: 'draws', verb: ['draws', 'drawing'], rest: 'a card that can be scored', share, worth }]
}
