import type { WallPlan } from '@gargoyle/bmg-common'
import type { Zone } from '@gargoyle/table'
import type { Bmg3Rule } from '../rules/special-rule.ts'

/** Where each side deploys. Some encounters give a side several zones. bmg3/core/encounter-card */
export type Zones = { readonly A: readonly Zone[]; readonly B: readonly Zone[] }

/** How an encounter changes deployment. */
export type DeploymentRules = {
  /** All models at once instead of two groups. */
  readonly oneGroup?: true
  /** Ranks that must make up the first group. */
  readonly firstGroup?: 'leaders'
  /** The zone, of those a side has, that each group goes into. */
  readonly groupZones?: readonly [first: number, second: number]
  /** At least one model in every zone of one's own. */
  readonly everyZone?: true
  /** A Leader and a Sidekick go into different zones. */
  readonly leadersApart?: true
  /** Leaders and Free Agents stay within so many inches of the table's edge. */
  readonly leadersAtEdge?: number
  /** One model of each crew may stand so many inches outside. */
  readonly oneOutside?: number
  /** One Henchman of each crew stays away at first. */
  readonly oneAway?: true
  /** Only Leaders may be deployed within so many inches of the event markers. */
  readonly leadersNearMarkers?: number
}

/** An encounter card: zones A and B, and what else it says. */
export type Encounter = {
  readonly name: string
  readonly text: string
  /** The zones on a table of this size, in table units. */
  readonly zones: (width: number, depth: number) => Zones
  /** Places of event markers, if it has any. */
  readonly markers?: (width: number, depth: number) => readonly { readonly x: number; readonly y: number }[]
  /** What is put on the table and stays there for the game: it blocks movement, sight and all effects. */
  readonly walls?: WallPlan
  readonly deployment?: DeploymentRules
  /** What of the zones is guessed from the words, because the card's diagram is lost. */
  readonly guessed?: string
  /** Whether it is among the cards that are drawn; it is if left out. */
  readonly isDrawn?: boolean
  /** What it does during the game. */
  readonly rules?: Bmg3Rule<undefined>
}
