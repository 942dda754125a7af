import type { Effect } from '@gargoyle/bmg-common'
import type { Seat } from '@gargoyle/engine'
import type { Spot } from '@gargoyle/table'
import type { Activation, Crew, Marker, Model, State } from './state.ts'

/** A copy of the state that shares nothing that can change. */
export function cloneState(state: State): State {
  const crews: Record<Seat, Crew> = {}
  for (const seat of Object.keys(state.crews) as Seat[]) crews[seat] = cloneCrew(state.crews[seat]!)
  return {
    ...state,
    models: state.models.map(cloneModel),
    markers: state.markers.map(cloneMarker),
    crews,
    activation: state.activation && cloneActivation(state.activation),
    roundNotes: state.roundNotes.slice(),
    gameNotes: state.gameNotes.slice(),
  }
}

const cloneSpot = ({ x, y, z }: Spot): Spot => ({ x, y, z })

const cloneEffect = (effect: Effect): Effect => ({ ...effect, args: effect.args.slice() })

// Written out instead of spread where there are many: every step copies the state, and a spread costs several times
// as much.
function cloneModel(model: Model): Model {
  return {
    id: model.id,
    seat: model.seat,
    at: model.at && cloneSpot(model.at),
    condition: model.condition,
    stun: model.stun,
    injury: model.injury,
    audacity: model.audacity,
    activated: model.activated,
    resting: model.resting,
    ammo: model.ammo.slice(),
    effects: model.effects.length === 0 ? [] : model.effects.map(cloneEffect),
    usedThisRound: model.usedThisRound.slice(),
    usedThisGame: model.usedThisGame.slice(),
    lastUse: { ...model.lastUse },
  }
}

const cloneMarker = ({ id, kind, seat, at, notes }: Marker): Marker => ({
  id,
  kind,
  seat,
  at: cloneSpot(at),
  notes: notes.slice(),
})

function cloneCrew(crew: Crew): Crew {
  return {
    ...crew,
    hand: crew.hand.slice(),
    deck: crew.deck.slice(),
    waiting: crew.waiting.map((played) => ({ ...played })),
    accomplished: crew.accomplished.slice(),
    spent: crew.spent.slice(),
    terror: crew.terror.slice(),
    removed: crew.removed.slice(),
    plotDeck: crew.plotDeck.slice(),
    counters: { ...crew.counters },
    round: { ...crew.round },
    activation: { ...crew.activation },
    game: { ...crew.game },
  }
}

function cloneActivation(activation: Activation): Activation {
  return {
    ...activation,
    taken: activation.taken.map((action) => ({ ...action })),
    extra: activation.extra.map((extra) => ({ ...extra })),
    specials: activation.specials.slice(),
    attacked: activation.attacked.slice(),
    notes: activation.notes.slice(),
    resourcesBy: activation.resourcesBy.slice(),
    objectivesBy: activation.objectivesBy.slice(),
  }
}
