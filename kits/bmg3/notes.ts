import { type bmg3, bmg3Event, book, type Card, type Content, type State } from '@gargoyle/bmg3'
import { type GameEvent, isRecord, type Json, type Seat, type SessionOf } from '@gargoyle/engine'
import type { Notes, SeatNotes } from '../notes.ts'

/** What mattered in a finished game: what became of cards and models, and which rules the story names. */
export function notesOf(session: SessionOf<typeof bmg3>): Notes {
  const { state, content } = session
  const story = session.events('spectator')
  const [first] = story.flatMap((event) => bmg3Event(event, 'initiative')?.seat ?? [])
  const rules = rulesInPlay(story, content.cards, session.seats)
  const seats: Record<Seat, SeatNotes> = {}
  for (const seat of session.seats) {
    const crew = state.crews[seat]!
    const own = session.events(seat)
    seats[seat] = {
      points: crew.victoryPoints,
      ...(crew.zone === undefined ? {} : { tags: { zone: crew.zone } }),
      deck: names(content.setup.crews.find((each) => each.seat === seat)!.crew.deck.map(({ card }) => card)),
      drawn: names(own.flatMap((event) => bmg3Event(event, 'draw')?.cards ?? [])),
      scored: names(crew.accomplished),
      resources: names(
        own.flatMap((event) => {
          const played = bmg3Event(event, 'resource-played')
          return played?.seat === seat ? [played.card] : []
        }),
      ),
      lost: lostBy(seat, state, content),
      rules: names([...(rules.get(seat) ?? [])]),
    }
  }
  return {
    tags: { encounter: state.encounter, event: state.event ?? 'none' },
    rounds: state.round,
    ...(first === undefined ? {} : { first }),
    seats,
  }
}

/** Each name once, always in the same order. */
const names = (given: readonly string[]): readonly string[] => [...new Set(given)].sort()

const aboutOf = ({ about }: GameEvent): Readonly<Record<string, Json>> =>
  isRecord(about) ? (about as Readonly<Record<string, Json>>) : {}

/** Casualties, counted for the crew that brought them. */
function lostBy(seat: Seat, { models }: State, { cards }: Content): number {
  return models.filter(({ id, condition }) => cards[id]?.seat === seat && condition === 'casualty').length
}

/**
 * The traits and weapon rules that the story names, by the crew whose they are: events name the rule that made them
 * happen, and numbers the rules that changed them. A rule that works in silence is not seen.
 */
function rulesInPlay(
  story: readonly GameEvent[],
  cards: readonly Card[],
  seats: readonly Seat[],
): ReadonlyMap<Seat, ReadonlySet<string>> {
  const found = new Map<Seat, Set<string>>(seats.map((seat) => [seat, new Set()]))
  const bearers = bearersOf(cards)
  for (const event of story) {
    const about = aboutOf(event)
    for (const rule of rulesNamed(event)) {
      const all = bearers.get(rule)
      if (all === undefined) continue
      for (const seat of ownersOf(all, about)) found.get(seat as Seat)?.add(rule)
    }
  }
  return found
}

/** Models by the rule that they bear. */
type Bearers = ReadonlyMap<number, string>

/** Whose rule it was: of the model that the event is about if it bears the rule, else of all who bear it. */
function ownersOf(bearers: Bearers, about: Readonly<Record<string, Json>>): ReadonlySet<string> {
  for (const part of ['model', 'by', 'attacker', 'target']) {
    const seat = bearers.get(Number(about[part] ?? Number.NaN))
    if (seat !== undefined) return new Set([seat])
  }
  return new Set(bearers.values())
}

function bearersOf(cards: readonly Card[]): ReadonlyMap<string, Bearers> {
  const found = new Map<string, Map<number, string>>()
  const note = (rule: string, model: number, seat: string): void => {
    const bearers = found.get(rule) ?? new Map<number, string>()
    found.set(rule, bearers.set(model, seat))
  }
  for (const [model, { traits, profile, unarmed, seat }] of cards.entries()) {
    for (const { id } of traits) note(book.traits[id]?.rule ?? `bmg3/trait/${id}`, model, seat)
    for (const weapon of [unarmed, ...profile.weapons]) {
      for (const { id } of weapon.rules) note(book.weaponRules[id]?.rule ?? `bmg3/weapon/${id}`, model, seat)
    }
  }
  return found
}

/** The rules that an event names: its own, and those behind its numbers. */
function rulesNamed({ rule, about }: GameEvent): readonly string[] {
  const found = rule === undefined ? [] : [rule]
  const look = (part: Json | undefined): void => {
    if (Array.isArray(part)) for (const each of part) look(each)
    else if (isRecord(part)) {
      for (const [key, value] of Object.entries(part)) {
        if (key === 'rule' && typeof value === 'string') found.push(value)
        else look(value as Json)
      }
    }
  }
  look(about)
  return found
}
