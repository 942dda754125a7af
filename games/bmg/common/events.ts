import type { PlaceAnswer } from './movement/path-answer.ts'
import type { ModelId } from './state.ts'

/** Something that became of a model, and who brought it about. */
export type Suffered = { readonly model: ModelId; readonly by: ModelId | null }

/** What events of all editions are about, as far as pages and kits read it. */
export type BmgEvents = {
  readonly activation: { readonly model: ModelId }
  readonly move: {
    readonly model: ModelId
    /** Where each leg ends, and the whole way: somewhere else after a fall. */
    readonly legs: readonly PlaceAnswer[]
    readonly end: PlaceAnswer
  }
  readonly fall: { readonly model: ModelId }
  readonly effect: { readonly model: ModelId; readonly effect: string }
  readonly damage: Suffered & { readonly stun: number; readonly injury: number }
  readonly 'knocked-down': { readonly model: ModelId }
  readonly casualty: Suffered
}
