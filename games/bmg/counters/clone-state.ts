import type { Effect } from '@gargoyle/bmg-common'
import type { Seat } from '@gargoyle/engine'
import type { Spot } from '@gargoyle/table'
import type { Activation, Arm, BandState, Marker, Model, State } from './state.ts'

/** A copy of the state that shares nothing that can change. */
export function cloneState(state: State): State {
  const bands: Record<Seat, BandState> = {}
  for (const seat of Object.keys(state.bands) as Seat[]) bands[seat] = cloneBand(state.bands[seat]!)
  return {
    ...state,
    bag: { ...state.bag },
    models: state.models.map(cloneModel),
    markers: state.markers.map(cloneMarker),
    bands,
    activation: state.activation && cloneActivation(state.activation),
    roundNotes: state.roundNotes.slice(),
    gameNotes: state.gameNotes.slice(),
  }
}

const cloneSpot = ({ x, y, z }: Spot): Spot => ({ x, y, z })

const cloneEffect = (effect: Effect): Effect => ({ ...effect, args: effect.args.slice() })

const cloneArm = ({ card, index, ammo, most, fitted }: Arm): Arm =>
  fitted === undefined ? { card, index, ammo, most } : { card, index, ammo, most, fitted }

// Written out instead of spread where there are many: every step copies the state, and a spread costs several times
// as much.
function cloneModel(model: Model): Model {
  const { movement, attack, defense, special } = model.counters
  return {
    id: model.id,
    seat: model.seat,
    at: model.at && cloneSpot(model.at),
    condition: model.condition,
    effects: model.effects.length === 0 ? [] : model.effects.map(cloneEffect),
    stun: model.stun,
    injury: model.injury,
    counters: { movement, attack, defense, special },
    activated: model.activated,
    arms: model.arms.map(cloneArm),
    koPaid: model.koPaid,
    sewerSince: model.sewerSince,
    doses: model.doses,
    usedThisRound: model.usedThisRound.slice(),
    usedThisGame: model.usedThisGame.slice(),
    lastUse: { ...model.lastUse },
  }
}

const cloneMarker = ({ id, kind, seat, at, notes, carrier, number }: Marker): Marker => ({
  id,
  kind,
  seat,
  at: cloneSpot(at),
  notes: notes.slice(),
  ...(carrier === undefined ? {} : { carrier }),
  ...(number === undefined ? {} : { number }),
})

function cloneBand(band: BandState): BandState {
  return {
    ...band,
    strategies: band.strategies.slice(),
    inForce: band.inForce.slice(),
    objectives: band.objectives.slice(),
  }
}

function cloneActivation(activation: Activation): Activation {
  return {
    ...activation,
    struck: activation.struck.slice(),
    specialTargets: activation.specialTargets.slice(),
    used: activation.used.slice(),
    notes: activation.notes.slice(),
  }
}
