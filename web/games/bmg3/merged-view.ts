import type { Activation, Marker, Model, Rank, State } from '@gargoyle/bmg3'
import type { Json } from '@gargoyle/engine'
import type { Spot } from '@gargoyle/table'

/** The public view of a model. */
export type ModelView = Pick<
  Model,
  'id' | 'condition' | 'stun' | 'injury' | 'audacity' | 'activated' | 'resting' | 'ammo' | 'usedThisGame'
> & {
  readonly profile: string
  readonly label: string
  readonly rank: Rank
  readonly seat: string
  readonly at: Spot | null
  readonly effects: readonly {
    readonly id: string
    readonly until: string
    readonly args: readonly string[]
    readonly value: number
    readonly by: number | null
  }[]
}

/** A crew as a viewer sees it: its own cards by name, those of others as a number. */
export type CrewView = {
  readonly seat: string
  readonly boss: number
  readonly hand: readonly string[] | number
  readonly deck: readonly string[] | number
  readonly terror: number
  readonly waiting: readonly { readonly card: string; readonly round: number }[]
  readonly accomplished: readonly string[]
  readonly spent: readonly string[]
  readonly removed: readonly string[]
  readonly victoryPoints: number
  readonly resources: number
  readonly passes: number
  readonly leadBonus: number
  readonly zone: 'A' | 'B' | null
  readonly plot: string | null
  readonly plotDeck: readonly string[] | number
  readonly counters: Readonly<Record<string, number>>
}

/** The game as a viewer sees it. */
export type Bmg3View = Pick<State, 'stage' | 'part' | 'round' | 'encounter' | 'roundNotes' | 'gameNotes'> & {
  readonly initiative: string
  readonly turn: string
  readonly event: string | null
  readonly models: readonly ModelView[]
  readonly markers: readonly (Pick<Marker, 'id' | 'kind' | 'at' | 'notes'> & {
    readonly seat: string | null
  })[]
  readonly crews: Readonly<Record<string, CrewView>>
  readonly activation: Activation | null
  readonly mustActivate: number | null
  readonly reasonOver: string | null
}

/** The view that the host sent. It comes from the page's own worker, so it is not validated. */
export const readBmg3View = (view: Json): Bmg3View => view as never

/** What both seats see together: the cards of each as their owner sees them. */
export function mergedView(views: Readonly<Record<string, Json>>): Json {
  const [first = null] = Object.values(views)
  const crews = Object.entries(views).map(([seat, view]) => [seat, readBmg3View(view).crews[seat] ?? null])
  return { ...(first as { readonly [key: string]: Json }), crews: Object.fromEntries(crews) }
}
