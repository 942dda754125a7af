import type { Seat } from '@gargoyle/engine'
import type { Content } from './content.ts'
import type { Activation, BandState, Model, State } from './state.ts'

/** What a viewer may know: everything is public, the contents of the bag included; only what is drawn next is unknown. */
export function viewState(state: State, content: Content) {
  const bands: Record<string, BandView> = {}
  for (const seat of Object.keys(state.bands) as Seat[]) bands[seat] = viewBand(state.bands[seat]!)
  return {
    stage: state.stage,
    part: state.part,
    round: state.round,
    bag: { ...state.bag },
    lead: state.lead,
    first: state.first,
    turn: state.turn,
    scenario: state.scenario,
    board: content.setup.board,
    models: state.models.map((model) => viewModel(model, content)),
    markers: state.markers.map(({ id, kind, seat, at, memory, carrier, number }) => ({
      id,
      kind,
      seat: seat ?? null,
      at: { ...at },
      memory,
      carrier: carrier ?? null,
      number: number ?? null,
    })),
    bands,
    activation: state.activation ? viewActivation(state.activation) : null,
    mustActivate: state.mustActivate ?? null,
    followers: state.followers,
    roundMemory: state.roundMemory,
    memory: state.memory,
    reasonOver: state.reasonOver ?? null,
  }
}

type BandView = ReturnType<typeof viewBand>

const viewBand = (band: BandState) => ({
  ...band,
  zone: band.zone ?? null,
  strategies: [...band.strategies],
  inForce: [...band.inForce],
  objectives: [...band.objectives],
})

/** What the active model has done. What it has not done yet is left out. */
type ActivationView = {
  readonly [Part in keyof Activation]?: Exclude<Activation[Part], undefined>
}

const viewActivation = (activation: Activation): ActivationView => JSON.parse(JSON.stringify(activation))

function viewModel(model: Model, content: Content) {
  const { profile, label, recruitedAs, leads } = content.cards[model.id]!
  return {
    id: model.id,
    profile: profile.id,
    label,
    rank: recruitedAs,
    leads,
    seat: model.seat,
    at: model.at ? { ...model.at } : null,
    condition: model.condition,
    stun: model.stun,
    injury: model.injury,
    counters: { ...model.counters },
    activated: model.activated,
    arms: model.arms.map((arm) => ({ ...arm })),
    koPaid: model.koPaid,
    sewerSince: model.sewerSince ?? null,
    doses: model.doses,
    effects: model.effects.map(({ id, until, args, value, by }) => ({
      id,
      until,
      args: [...args],
      value,
      by: by ?? null,
    })),
    memory: model.memory,
    roundMemory: model.roundMemory,
  }
}
