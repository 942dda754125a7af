import type { JudgedMove } from '@gargoyle/bmg-common'
import type { Seat } from '@gargoyle/engine'
import type { Spot } from '@gargoyle/table'
import type { Attack, Strike, StrikeDamage } from '../attack/strike.ts'
import type { Harm } from '../damage/harm.ts'
import type { EffortPurpose } from '../model/effort.ts'
import type { Bmg3Rolled } from '../model/rolled.ts'
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
  /** Before anything is put on the table. */
  'setup-start': Nothing
  /** Zones and event are known. */
  'zones-chosen': Nothing
  /** After the hands are drawn, before any model is deployed. */
  'cards-drawn': Nothing
  /** All models are deployed; the first round has not begun. */
  deployed: Nothing
  /** Before the roll for the Initiative of a round. */
  'lead-start': Nothing
  'round-start': Nothing
  /** Beginning of Raise the Plan, before Audacity is placed. */
  'plan-start': Nothing
  'plan-end': Nothing
  'execute-start': Nothing
  'activation-start': { readonly active: Model }
  'activation-end': { readonly active: Model }
  /** A rule of a model has picked an enemy as its target. `picked.spared` keeps it from happening to that one. */
  targeted: { readonly picked: Picked }
  /** An action is over. */
  'action-done': { readonly action: DoneAction }
  /** A model has moved or been placed. */
  moved: {
    readonly mover: Model
    readonly from: Spot
    readonly how: 'move' | 'place' | 'fall'
    /** What was left of the move, in table units, where it was a walk. */
    readonly left?: number
    /** The way it went, where it was a walk. */
    readonly path?: JudgedMove
    /** Whether it was a walk or a flight of a Movement action. */
    readonly action?: boolean
  }
  /** A weapon is in hand: its dice have not been counted yet, nor is there a target. */
  'weapon-readied': { readonly attack: Attack }
  /** A template of an attack lies somewhere; `affected` are those under it so far. */
  'template-placed': { readonly attack: Attack; readonly at: Spot; readonly affected: Set<Model> }
  /** The targets are chosen, nothing has been rolled. `attack.stopped` calls it off. */
  'attack-declared': { readonly attack: Attack }
  /** Efforts are next. */
  'strike-begins': { readonly strike: Strike }
  /** The dice of a strike are in hand: how many of which kind may still change. */
  'strike-rolls': { readonly strike: Strike }
  /** Dice have fallen and been rerolled as usual; what may still be done about them is done now. */
  'dice-rolled': { readonly rolled: Bmg3Rolled }
  /** Hits are known, the defence is not. */
  'hits-rolled': { readonly strike: Strike }
  /** The defence is over: what is left will hurt. `strike.sufferer` may change. */
  'hits-kept': { readonly strike: Strike }
  /** What a strike does is added up before it is dealt as one harm: what comes with a hit is no harm of its own. */
  'damage-summed': { readonly strike: Strike; readonly damage: StrikeDamage }
  /** A strike has hit or damaged: what weapons do to the model they hit. */
  struck: { readonly strike: Strike }
  'attack-resolved': { readonly attack: Attack }
  /** A player is about to be asked for Efforts of a model that could make some. */
  'efforts-offered': { readonly by: Model; readonly what: EffortPurpose }
  /** A skill roll is about to be made, its dice are known. `rolling.added` may change. */
  'skill-rolling': { readonly rolling: SkillRolling }
  /** `inAll` counts those made before for the same attack or roll too, where there were any. */
  'efforts-made': {
    readonly by: Model
    readonly efforts: number
    readonly purpose: string
    readonly inAll?: number
  }
  /** Damage is about to be dealt: what its source makes of it, before anything protects from it. */
  dealing: { readonly harm: Harm }
  /** A model is about to take markers, which may change. */
  harming: { readonly harm: Harm }
  /** The markers are final. They may still go to another model. */
  'harm-final': { readonly harm: Harm }
  /** A model took markers. */
  harmed: { readonly harm: Harm }
  /** A status was put on a model; `status` is the id of its effect. */
  suffered: {
    readonly victim: Model
    readonly status: string
    /** Ids of the rules it came with: `gas`, `cold`. */
    readonly nature: readonly string[]
    readonly by: Model | undefined
  }
  /** A model is about to be knocked down. `fall.averted` keeps it on its feet. */
  'knocking-down': { readonly victim: Model; readonly fall: Death }
  'knocked-out': { readonly victim: Model; readonly by: Model | undefined }
  /** Before it leaves the table. `death.averted` keeps it there. */
  dying: {
    readonly victim: Model
    readonly by: Model | undefined
    readonly harm: Harm | undefined
    readonly death: Death
  }
  casualty: { readonly victim: Model; readonly by: Model | undefined; readonly harm: Harm | undefined }
  /** A model has become the new Boss. */
  crowned: { readonly boss: Model }
  'sewer-used': { readonly by: Model }
  'suspect-placed': { readonly suspect: Marker; readonly by: Model | undefined }
  /** `reveal.stopped` calls it off. */
  'suspect-revealing': { readonly reveal: Reveal }
  'suspect-revealed': { readonly reveal: Reveal }
  /** A model has removed a suspect of the other crew, by revealing it or otherwise. */
  'suspect-removed': { readonly suspect: Marker; readonly by: Model; readonly revealed?: true }
  /** `playing.stopped` cancels the card's effect. */
  'resource-played': { readonly playing: Playing }
  /** A card has left the hand as an objective, and its player is about to draw for it. */
  'objective-played': { readonly playing: Playing }
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

/** A skill roll before the dice fall; what is added to their sum makes it worse. */
export type SkillRolling = {
  readonly roller: Model
  readonly skill: 'willpower' | 'endurance'
  added: number
}

/** The end of a model, or only a fall, as long as something may still save it: the words say what did. */
export type Death = { averted: string | undefined }

/** The model that a rule is about to be used on, as long as something may still prevent it. */
export type Picked = {
  readonly by: Model
  readonly target: Model
  readonly rule: string
  spared: string | undefined
}

/** A Reveal in progress. */
export type Reveal = { readonly suspect: Marker; readonly by: Model; stopped: string | undefined }

/** A card in the middle of being played. */
export type Playing = { readonly seat: Seat; readonly card: string; stopped: string | undefined }
