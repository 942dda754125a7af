import type { Seat } from '@gargoyle/engine'
import type { Spot } from '@gargoyle/table'
import type { Attack, Strike } from '../attack/strike.ts'
import type { Harm } from '../damage/harm.ts'
import type { Rolled } from '../model/rolled.ts'
import type { Marker, Model } from '../state.ts'

/** An action that was taken, as other rules see it. */
export type DoneAction = {
  readonly actor: Model
  /** `movement`, `melee`, `ranged`, `manipulate`, `special`. */
  readonly kind: string
  /** The rule of a special action. */
  readonly rule?: string
}

/** The moments at which rules may act, in the order of the rulebook, and what they learn. */
export type MomentPayloads = {
  /** Zones and event are known. */
  'zones-chosen': Nothing
  /** After the hands are drawn, before anybody is deployed. */
  'cards-drawn': Nothing
  /** Everybody is deployed; the first round has not begun. */
  deployed: Nothing
  'round-start': Nothing
  /** Beginning of Raise the Plan, before Audacity is placed. */
  'plan-start': Nothing
  'plan-end': Nothing
  'execute-start': Nothing
  'activation-start': { readonly active: Model }
  'activation-end': { readonly active: Model }
  /** An action is over. */
  'action-done': { readonly action: DoneAction }
  /** A model has moved or been placed. */
  moved: { readonly mover: Model; readonly from: Spot; readonly how: 'move' | 'place' | 'fall' }
  /** The targets are chosen, nothing has been rolled. `attack.stopped` calls it off. */
  'attack-declared': { readonly attack: Attack }
  /** Efforts are next. */
  'strike-begins': { readonly strike: Strike }
  /** Dice have fallen and been rerolled as usual; what may still be done about them is done now. */
  'dice-rolled': { readonly rolled: Rolled }
  /** Hits are known, the defence is not. */
  'hits-rolled': { readonly strike: Strike }
  /** The defence is over: what is left will hurt. `strike.sufferer` may change. */
  'hits-kept': { readonly strike: Strike }
  /** A strike has hurt or hit: what weapons do to whom they hit. */
  struck: { readonly strike: Strike }
  'attack-resolved': { readonly attack: Attack }
  'efforts-made': { readonly by: Model; readonly efforts: number; readonly purpose: string }
  /** Somebody is about to take markers, which may change. */
  harming: { readonly harm: Harm }
  /** Somebody took markers. */
  harmed: { readonly harm: Harm }
  /** A status was put on somebody; `status` is the id of its effect. */
  suffered: { readonly victim: Model; readonly status: string; readonly by: Model | undefined }
  'knocked-out': { readonly victim: Model; readonly by: Model | undefined }
  /** Before it leaves the table. */
  dying: { readonly victim: Model; readonly by: Model | undefined; readonly harm: Harm | undefined }
  casualty: { readonly victim: Model; readonly by: Model | undefined; readonly harm: Harm | undefined }
  'sewer-used': { readonly by: Model }
  'suspect-placed': { readonly suspect: Marker; readonly by: Model | undefined }
  /** `reveal.stopped` calls it off. */
  'suspect-revealing': { readonly reveal: Reveal }
  'suspect-revealed': { readonly reveal: Reveal }
  /** `playing.stopped` cancels the card's effect. */
  'resource-played': { readonly playing: Playing }
  'objective-scored': { readonly playing: Playing }
  /** First step of the Recount. bmg3/core/recount-order */
  'recount-start': Nothing
  /** Skill rolls against statuses. */
  'recount-status': Nothing
  'recount-end': Nothing
  /** The round is over; markers and cards are being readied. */
  refresh: Nothing
}

type Nothing = Readonly<Record<never, never>>

/** A Reveal in progress. */
export type Reveal = { readonly suspect: Marker; readonly by: Model; stopped: string | undefined }

/** A card in the middle of being played. */
export type Playing = { readonly seat: Seat; readonly card: string; stopped: string | undefined }
