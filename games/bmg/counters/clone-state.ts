import type { Effect } from '@gargoyle/bmg-common'
import type { Seat } from '@gargoyle/engine'
import type { Spot } from '@gargoyle/table'
import type { Activation, Arm, BandState, Marker, Model, State } from './state.ts'

/**
 * A copy of the state that shares nothing that can change. Written out instead of spread: every step copies the state, and
 * a spread costs several times as much.
 */
export function cloneState(state: State): State {
  const bands: Record<Seat, BandState> = {}
  for (const seat of Object.keys(state.bands) as Seat[]) bands[seat] = cloneBand(state.bands[seat]!)
  return {
    stage: state.stage,
    part: state.part,
    round: state.round,
    bag: { ...state.bag },
    drawer: state.drawer,
    lead: state.lead,
    first: state.first,
    firstDeployer: state.firstDeployer,
    turn: state.turn,
    models: state.models.map(cloneModel),
    markers: state.markers.map(cloneMarker),
    nextMarker: state.nextMarker,
    bands,
    scenario: state.scenario,
    activation: state.activation && cloneActivation(state.activation),
    mustActivate: state.mustActivate,
    followers: state.followers,
    roundMemory: state.roundMemory,
    memory: state.memory,
    reasonOver: state.reasonOver,
  }
}

const cloneSpot = ({ x, y, z }: Spot): Spot => ({ x, y, z })

const cloneEffect = (effect: Effect): Effect => ({ ...effect, args: effect.args.slice() })

const cloneArm = ({ card, index, ammo, most, fitted }: Arm): Arm =>
  fitted === undefined ? { card, index, ammo, most } : { card, index, ammo, most, fitted }

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
    memory: model.memory,
    roundMemory: model.roundMemory,
  }
}

function cloneMarker({ id, kind, seat, at, memory, carrier, number }: Marker): Marker {
  const copy: Marker = { id, kind, seat, at: cloneSpot(at), memory }
  if (carrier !== undefined) copy.carrier = carrier
  if (number !== undefined) copy.number = number
  return copy
}

function cloneBand(band: BandState): BandState {
  return {
    seat: band.seat,
    leader: band.leader,
    victoryPoints: band.victoryPoints,
    earned: band.earned,
    passes: band.passes,
    passesInRow: band.passesInRow,
    zone: band.zone,
    fled: band.fled,
    strategies: band.strategies.slice(),
    inForce: band.inForce.slice(),
    objectives: band.objectives.slice(),
  }
}

function cloneActivation(activation: Activation): Activation {
  return {
    model: activation.model,
    began: activation.began && cloneSpot(activation.began),
    declared: activation.declared,
    moved: activation.moved,
    ran: activation.ran,
    basicMoveGone: activation.basicMoveGone,
    attackKind: activation.attackKind,
    attacks: activation.attacks,
    weapon: activation.weapon,
    specialAttack: activation.specialAttack,
    struck: activation.struck.slice(),
    specialTargets: activation.specialTargets.slice(),
    used: activation.used.slice(),
    memory: activation.memory,
  }
}
