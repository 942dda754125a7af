import type { Random, Seat, Viewer } from '@gargoyle/engine'
import type { Content } from './content.ts'
import type { Activation, Crew, Model, State } from './state.ts'

/** What a viewer may know: everything but the opponent's hand, the order of decks, and plots not chosen. */
export function viewState(state: State, content: Content, viewer: Viewer) {
  const crews: Record<string, CrewView> = {}
  for (const seat of Object.keys(state.crews) as Seat[])
    crews[seat] = viewCrew(state.crews[seat]!, seat === viewer)
  const { activation } = state
  return {
    stage: state.stage,
    part: state.part,
    round: state.round,
    initiative: state.initiative,
    turn: state.turn,
    encounter: state.encounter,
    event: state.event ?? null,
    board: content.setup.board,
    models: state.models.map((model) => viewModel(model, content)),
    markers: state.markers.map(({ id, kind, seat, at, memory }) => ({
      id,
      kind,
      seat: seat ?? null,
      at: { ...at },
      memory,
    })),
    crews,
    activation: activation ? copyOf(activation) : null,
    cardPasses: state.cardPasses?.slice() ?? null,
    mustActivate: state.mustActivate ?? null,
    roundMemory: state.roundMemory,
    memory: state.memory,
    reasonOver: state.reasonOver ?? null,
  }
}

/** Plain data, which JSON copies as it is. */
const copyOf = (activation: Activation): Activation => JSON.parse(JSON.stringify(activation))

function viewModel(model: Model, content: Content) {
  const { profile, label, recruitedAs } = content.cards[model.id]!
  return {
    id: model.id,
    profile: profile.id,
    label,
    rank: recruitedAs,
    seat: model.seat,
    at: model.at ? { ...model.at } : null,
    condition: model.condition,
    stun: model.stun,
    injury: model.injury,
    audacity: model.audacity,
    activated: model.activated,
    resting: model.resting,
    ammo: [...model.ammo],
    effects: model.effects.map(({ id, until, args, value, by }) => ({
      id,
      until,
      args: [...args],
      value,
      by: by ?? null,
    })),
    usedThisRound: [...model.usedThisRound],
    usedThisGame: [...model.usedThisGame],
    lastUse: { ...model.lastUse },
    memory: model.memory,
    roundMemory: model.roundMemory,
  }
}

/** A crew as a viewer sees it: its own cards by name, those of others as a number. */
type CrewView = ReturnType<typeof viewCrew>

function viewCrew(crew: Crew, own: boolean) {
  return {
    seat: crew.seat,
    boss: crew.boss,
    bosses: crew.bosses,
    hand: own ? [...crew.hand] : crew.hand.length,
    // Its owner knows what is left in the deck, not in which order.
    // What lies face down in the opponent's Terror pile could as well be in the deck.
    deck: own ? [...crew.deck, ...crew.terror].sort() : crew.deck.length,
    terror: crew.terror.length,
    waiting: crew.waiting.map(({ card, round }) => ({ card, round })),
    accomplished: [...crew.accomplished],
    spent: [...crew.spent],
    removed: [...crew.removed],
    victoryPoints: crew.victoryPoints,
    resources: crew.resources,
    passes: crew.passes,
    leadBonus: crew.leadBonus,
    zone: crew.zone ?? null,
    plot: crew.plot ?? null,
    plotDeck: own ? [...crew.plotDeck].sort() : crew.plotDeck.length,
    counters: { ...crew.counters },
    round: { ...crew.round },
    activation: { ...crew.activation },
    game: { ...crew.game },
  }
}

/** A state the viewer could just as well be in: others' hidden cards and the order of all decks drawn anew. */
export function resampleState(state: State, viewer: Viewer, random: Random): State {
  for (const seat of Object.keys(state.crews) as Seat[]) {
    const crew = state.crews[seat]!
    crew.plotDeck = anew(random, crew.plotDeck)
    if (seat === viewer) {
      const unknown = anew(random, [...crew.deck, ...crew.terror])
      crew.deck = unknown.slice(crew.terror.length)
      crew.terror = unknown.slice(0, crew.terror.length)
      continue
    }
    const hidden = anew(random, [...crew.hand, ...crew.deck, ...crew.terror])
    const { length } = crew.hand
    const rest = length + crew.terror.length
    crew.hand = hidden.slice(0, length)
    crew.terror = hidden.slice(length, rest)
    crew.deck = hidden.slice(rest)
  }
  return state
}

/** Draws anew in a way that depends on which cards there are, never on how they lie: nothing shines through. */
const anew = (random: Random, cards: readonly string[]): string[] => [...random.shuffle(cards.toSorted())]
