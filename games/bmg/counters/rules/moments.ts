import type { CommonMoments } from '@gargoyle/bmg-common'
import type { Seat } from '@gargoyle/engine'
import type { Path, Spot } from '@gargoyle/table'
import type { Attack, CounterRolled, Strike } from '../attack/attack.ts'
import type { Harm } from '../damage/inflict.ts'
import type { Marker, Model } from '../state.ts'

type Nothing = Readonly<Record<never, never>>

/** The moments at which rules may act, in the order of a game, and what they learn. */
export interface MomentPayloads extends CommonMoments {
  /** Before anything is prepared: what is chosen when a model is hired is chosen now. */
  hired: Nothing
  /** All are deployed and objectives lie; the first round has not begun. */
  'game-start': Nothing
  /** All strategies are bought and open; none has been played. */
  'strategies-bought': Nothing
  /** A band is about to play a strategy: `halt.stopped` makes nothing of it. */
  'playing-strategy': { readonly seat: Seat; readonly halt: Halt }
  /** Take the Lead begins, before anything is drawn. */
  'lead-start': Nothing
  'round-start': Nothing
  /** A Speedster has drained the speed force; `empty` says that there was nothing left. bmg2/core/speed-phase */
  'speed-drain': { readonly drainer: Model; readonly empty: boolean }
  /** All have. */
  'speed-drained': Nothing
  /** A model comes into contact with ice in its activation. bmg2/core/ice-template */
  'on-ice': { readonly slider: Model }
  /** Raise a Plan begins: who comes on now is on the table before anything else is done. bmg2/core/deploy-later */
  arriving: Nothing
  /** Beginning of Raise a Plan: counters that are given go to their places before any are placed. */
  'plan-start': Nothing
  'plan-end': Nothing
  'execute-start': Nothing
  'activation-start': { readonly active: Model }
  /** A model passes the roll of Let's Go! and is next. */
  followed: { readonly follower: Model }
  /** The activation is over; `turn` may still change who is next. */
  'activation-end': { readonly active: Model }
  /** A trait is about to be used on a model: `halt.stopped` cancels it. */
  targeted: { readonly target: Model; readonly by: Model; readonly halt: Halt }
  /** A model is about to spend counters on its move: `halt.stopped` prevents it. */
  'spending-movement': { readonly mover: Model; readonly halt: Halt }
  /** `path` is the way it went over the table, where it went and was not placed. bmg2/template/ice, bmg2/strategy/objective-trap */
  moved: CommonMoments['moved'] & { readonly path?: Path }
  /** A model is about to leave its place for another, by its own move or because another model moves it. */
  departing: { readonly mover: Model; readonly to: Spot }
  /** Targets are chosen, nothing has been rolled. */
  'attack-declared': { readonly attack: Attack }
  /** Just before the impact roll of one target. */
  'strike-begins': { readonly strike: Strike }
  /** Dice have fallen; what may still be done about them is done now. */
  'dice-rolled': { readonly rolled: CounterRolled }
  /** Impacts are known; nothing has been blocked or dodged. `strike.sufferer` may change. */
  'impacts-known': { readonly strike: Strike }
  /** Block dice have succeeded: how many impacts that cancels, and how many dice it were, no more than there were impacts. */
  blocked: { readonly strike: Strike; readonly count: number; readonly successes: number }
  /** Impacts that are left will hurt. */
  'impacts-kept': { readonly strike: Strike }
  /** The damage roll is over and its markers are on the card. */
  struck: { readonly strike: Strike }
  'attack-resolved': { readonly attack: Attack }
  /** A model is about to take markers, which may change. */
  harming: { readonly harm: Harm }
  harmed: { readonly harm: Harm }
  /** A model is about to fall: `fall.averted` saves it from all harm. */
  falling: { readonly victim: Model; readonly fall: Averted }
  /** A model is about to be laid down: `fall.averted` keeps it on its feet. */
  'knocking-down': { readonly victim: Model; readonly fall: Averted }
  /** It lies. */
  'knocked-down': { readonly victim: Model }
  /** A model got fire markers. */
  burning: { readonly victim: Model; readonly markers: number }
  /** A model was pushed. */
  pushed: { readonly victim: Model; readonly by: Model | undefined }
  /** A pushed model was stopped short by scenery. bmg1/effect/displaced-pushed */
  slammed: { readonly victim: Model; readonly by: Model | undefined }
  /** `strike` is the one that did it, if it was one. */
  'knocked-out': {
    readonly victim: Model
    readonly by: Model | undefined
    readonly strike: Strike | undefined
  }
  /** A model is about to be a casualty: `rescue.averted` keeps it in the game. */
  dying: { readonly victim: Model; readonly by: Model | undefined; readonly rescue: Averted }
  casualty: { readonly victim: Model; readonly by: Model | undefined }
  /** An objective was manipulated. */
  manipulated: { readonly by: Model; readonly marker: Marker }
  /** A model suffers an effect that nothing makes it immune to. */
  suffered: { readonly victim: Model; readonly what: string; readonly by: Model | undefined }
  /** The Recount begins. bmg2/core/recount-order */
  'recount-start': Nothing
  /** A roll of the Recount is about to be made; `recovery.done` takes its place. */
  recovering: { readonly model: Model; readonly recovery: { done: boolean } }
  /** Second step of the Recount: what happens at the end of the round. */
  'round-end': Nothing
  /** Third step: objectives are judged. */
  'objectives-scored': { readonly controlled: readonly Controlled[] }
  /** The last step of the Recount, if the game goes on. */
  'recount-end': Nothing
  'game-end': Nothing
}

/** An objective that a band controls at the end of a round. */
export type Controlled = { readonly marker: Marker; readonly seat: Seat; readonly by: readonly Model[] }

/** Something that a rule may stop: the words say what did. */
export type Halt = { stopped: string | undefined }

/** Harm that a rule may avert: the words say what did. */
export type Averted = { averted: string | undefined }
