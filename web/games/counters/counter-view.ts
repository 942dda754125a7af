import type { Activation, Arm, BandState, Counters, Model, Rank, Stage, State } from '@gargoyle/bmg-counters'
import type { Json } from '@gargoyle/engine'
import type { Spot } from '@gargoyle/table'

/** The public view of a model. */
export type ModelView = Pick<Model, 'id' | 'condition' | 'stun' | 'injury' | 'activated' | 'doses'> & {
  readonly profile: string
  readonly label: string
  readonly rank: Rank
  readonly leads: boolean
  readonly seat: string
  readonly at: Spot | null
  readonly counters: Readonly<Counters>
  readonly arms: readonly Arm[]
  readonly sewerSince: number | null
  readonly effects: readonly {
    readonly id: string
    readonly until: string
    readonly args: readonly string[]
    readonly value: number
    readonly by: number | null
  }[]
}

/** The public view of a marker. */
export interface MarkerView {
  readonly id: number
  readonly kind: string
  readonly seat: string | null
  readonly at: Spot
  readonly carrier: number | null
  readonly number: number | null
}

/** The public view of a band. */
export type BandView = Pick<
  BandState,
  'victoryPoints' | 'earned' | 'passes' | 'passesInRow' | 'leader' | 'fled'
> & {
  readonly seat: string
  readonly strategies: readonly string[]
  readonly inForce: readonly string[]
  readonly zone: 'A' | 'B' | null
}

/** The public view of a game of a counter edition: nothing is hidden. */
export type CounterView = Pick<State, 'round' | 'scenario'> & {
  readonly stage: Stage
  readonly bag: Readonly<Record<string, number>>
  readonly lead: string
  readonly first: string
  readonly turn: string
  readonly models: readonly ModelView[]
  readonly markers: readonly MarkerView[]
  readonly bands: Readonly<Record<string, BandView>>
  readonly activation: Activation | null
  readonly reasonOver: string | null
}

/** The view that the host sent. It comes from the page's own worker, so it is not validated. */
export const readCounterView = (view: Json): CounterView => view as never
