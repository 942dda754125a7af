import {
  areEnemies,
  isConscious,
  isInContact,
  isOnTable,
  labelOf,
  markersOf,
  type PlaceOrder,
  place,
  sees,
  touches,
  within,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import { ask, choose, type Rule, type RuleId, type Seat } from '@gargoyle/engine'
import { isVehicle } from '../model/crew.ts'
import { beforeEfforts, type EffortPurpose, mostEfforts, payEfforts } from '../model/effort.ts'
import type { Picked } from '../rules/moments.ts'
import { applies, isLoner, trigger } from '../rules/rule-system.ts'
import type { Marker, Model, Play } from '../state.ts'
import type { RuleUse } from '../vocabulary.ts'

/** A rule as a card lists it. */
export const use = (id: string, ...args: readonly string[]): RuleUse => ({ id, args })

/** The models that a rule may be used on, seen from its owner. */
export type Aimed = {
  /** `enemy`, `friend`, or `any` for both. */
  readonly side: 'enemy' | 'friend' | 'any'
  /** Whether it may be used on the owner itself: as on any friend within reach, where a rule does not say "other". */
  readonly self?: true
  /** Inches; 0 is contact; any distance if left out. */
  readonly within?: number
  /** Whether the owner must see it. */
  readonly seen?: boolean
  /** False for rules that say "not a Vehicle". */
  readonly vehicles?: boolean
  /** Only those in their senses (`conscious`), or only those that are K.O. (`ko`); both if left out. */
  readonly only?: 'conscious' | 'ko'
  /** What else must be true of a target. */
  readonly if?: (target: Model) => boolean
}

/** All models that a rule may be used on. */
export function targetsOf(game: Play, owner: Model, aimed: Aimed): readonly Model[] {
  return game.state.models.filter((target) => isTarget(game, owner, target, aimed))
}

/** Whether a rule may be used on a model. What costs least to look at is looked at first. */
export function isTarget(game: Play, owner: Model, target: Model, aimed: Aimed): boolean {
  if (!isOnTable(target) || !isOnTable(owner)) return false
  if (target.id === owner.id) return aimed.self === true && isMeant(game, target, aimed)
  if (aimed.side !== 'any' && areEnemies(owner, target) !== (aimed.side === 'enemy')) return false
  if (target.seat === owner.seat && isLoner(game, target)) return false
  if (!isMeant(game, target, aimed)) return false
  return isInReach(game, owner, target, aimed) || isReachedFromSuspect(game, owner, target, aimed)
}

/** Whether a model is one of those that a rule is for, wherever it is. */
function isMeant(game: Play, target: Model, aimed: Aimed): boolean {
  if (aimed.only === 'conscious' && !isConscious(target)) return false
  if (aimed.only === 'ko' && target.condition !== 'ko') return false
  if (aimed.vehicles === false && isVehicle(game, target)) return false
  return aimed.if === undefined || aimed.if(target)
}

function isInReach(game: Play, owner: Model, target: Model, aimed: Aimed): boolean {
  if (aimed.within === 0 ? !isAtHand(game, owner, target) : !isNear(game, owner, target, aimed.within))
    return false
  return aimed.seen !== true || sees(game, owner, target)
}

/** How near a suspect must be to those whose traits work from there. bmg3/trait/stalker */
const STALKED = 8

function isReachedFromSuspect(game: Play, owner: Model, target: Model, aimed: Aimed): boolean {
  if (!areEnemies(owner, target) || !applies(game, 'aims-from-suspects', { about: owner })) return false
  return suspectsNear(game, owner, STALKED, owner.seat).some(({ at }) =>
    isInReach(game, { ...owner, at }, target, aimed),
  )
}

/** K.O. models count as in contact with no model, but rules about them mean bases that touch. bmg3/core/ko */
const isAtHand = (game: Play, owner: Model, target: Model): boolean =>
  target.condition === 'ko' ? touches(game, owner, target) : isInContact(game, owner, target)

const isNear = (game: Play, owner: Model, target: Model, distance: number | undefined): boolean =>
  distance === undefined || within(game, owner, target, distance)

/** Why an action has no target, for `why` of an action. */
export function noTargetReason(game: Play, owner: Model, aimed: Aimed): string | undefined {
  return game.state.models.some((target) => isTarget(game, owner, target, aimed))
    ? undefined
    : `There is no ${wordsFor(aimed)}.`
}

function wordsFor({ side, within: distance, seen, only }: Aimed): string {
  const who = `${only === 'ko' ? 'K.O. ' : ''}${side === 'enemy' ? 'enemy' : side === 'friend' ? 'friend' : 'model'}`
  const where =
    distance === undefined ? '' : distance === 0 ? ' in contact' : ` within ${distance}"${seen ? ' and' : ''}`
  return `${who}${where}${seen ? ' in line of sight' : ''} that it could be used on`
}

/** What a player reads when asked about a rule. */
export type Asking = {
  /** The rule that asks. */
  readonly rule: RuleId
  readonly prompt: string
  /** What the decision is called: `target` if left out. */
  readonly name?: string
}

/** Lets a player pick one of some models; not asked if there is only one. */
export function* chooseModel(
  game: Play,
  seat: Seat,
  models: readonly Model[],
  { rule, prompt, name = 'target' }: Asking,
): Rule<Model | undefined> {
  const [only] = models
  if (models.length <= 1) return only
  const options = models.map((model) => optionFor(game, model))
  return yield* ask(game, seat, choose({ name, prompt, rule, options }))
}

/** Lets a player pick one of some models, or none. */
export function* chooseModelOrNone(
  game: Play,
  seat: Seat,
  models: readonly Model[],
  { rule, prompt, name = 'target' }: Asking,
): Rule<Model | undefined> {
  if (models.length === 0) return undefined
  const options = [...models.map((model) => optionFor(game, model)), NONE]
  return yield* ask(game, seat, choose({ name, prompt, rule, options }))
}

const NONE = { id: 'none', value: undefined, label: 'None of them', about: {} }

const optionFor = (game: Play, model: Model) => ({
  id: `${model.id}`,
  value: model,
  label: labelOf(game, model),
  about: { model: model.id },
})

/** Lets the owner's player pick the model that a rule is used on. */
export function* chooseTarget(
  game: Play,
  owner: Model,
  aimed: Aimed,
  asking: Asking,
): Rule<Model | undefined> {
  const target = yield* chooseModel(game, owner.seat, targetsOf(game, owner, aimed), asking)
  return target === undefined || (yield* isSpared(game, owner, target, asking.rule)) ? undefined : target
}

/** Lets an enemy that a rule has picked keep it off, if something of its own can. */
export function* isSpared(game: Play, by: Model, target: Model, rule: RuleId): Rule<boolean> {
  if (!areEnemies(by, target)) return false
  const picked: Picked = { by, target, rule, spared: undefined }
  yield* trigger(game, 'targeted', { picked })
  if (picked.spared === undefined) return false
  const text = `${labelOf(game, target)} is spared: ${picked.spared}.`
  game.emit({ name: 'spared', text })
  return true
}

/** Asks a player whether to make use of a rule: `yes` or `no`. The decision is called `offer` if left out. */
export function* offer(
  game: Play,
  seat: Seat,
  { rule, prompt, name = 'offer' }: Asking,
  labels: { readonly yes?: string; readonly no?: string } = {},
): Rule<boolean> {
  const options = [
    { id: 'yes', value: true, label: labels.yes ?? 'Yes' },
    { id: 'no', value: false, label: labels.no ?? 'No' },
  ]
  return yield* ask(game, seat, choose({ name, prompt, rule, options }))
}

/** Notes that a model used something that may be used once a round; false if it had already. */
export function onceARound(model: Model, what: string): boolean {
  if (model.usedThisRound.includes(what)) return false
  model.usedThisRound.push(what)
  return true
}

/** The same for what may be used once a game. */
export function onceAGame(model: Model, what: string): boolean {
  if (model.usedThisGame.includes(what)) return false
  model.usedThisGame.push(what)
  return true
}

/** Asks whether a model makes one Effort to make use of a rule, and makes it. Not asked if it cannot. */
export function* paysEffort(
  game: Play,
  model: Model,
  what: EffortPurpose,
  asking: Asking,
  labels: { readonly yes?: string; readonly no?: string } = {},
): Rule<boolean> {
  yield* beforeEfforts(game, model, what)
  if (mostEfforts(game, model, what) < 1) return false
  if (!(yield* offer(game, model.seat, asking, labels))) return false
  yield* payEfforts(game, model, 1, what)
  return true
}

/** Sets a model down near something, or anywhere at all where there is no room for it near by. */
export function* placeNear(game: Play, order: PlaceOrder): Rule<boolean> {
  if ((yield* place(game, order)) !== undefined) return true
  const { near: _, ...anywhere } = order
  return (yield* place(game, anywhere)) !== undefined
}

/** Lets a player pick one of some markers; not asked if there is only one. */
export function* chooseMarker(
  game: Play,
  seat: Seat,
  markers: readonly Marker[],
  { rule, prompt, name = 'marker' }: Asking,
): Rule<Marker | undefined> {
  if (markers.length === 0) return undefined
  const options = markers.map(markerOption)
  return yield* ask(game, seat, choose({ name, prompt, rule, options }))
}

/** Lets a player pick one of some markers, or none. */
export function* chooseMarkerOrNone(
  game: Play,
  seat: Seat,
  markers: readonly Marker[],
  { rule, prompt, name = 'marker' }: Asking,
): Rule<Marker | undefined> {
  if (markers.length === 0) return undefined
  const options = [...markers.map(markerOption), NONE]
  return yield* ask(game, seat, choose({ name, prompt, rule, options }))
}

const markerOption = (marker: Marker) => ({
  id: `${marker.id}`,
  value: marker,
  label: `${marker.kind} ${marker.id}`,
  about: { marker: marker.id },
})

/** Suspects within so many inches of a model; 0 is contact. Of one player, or of both. */
export const suspectsNear = (game: Play, model: Model, distance: number, seat?: Seat): readonly Marker[] =>
  markersOf(game, 'suspect').filter(
    (suspect) =>
      (seat === undefined || suspect.seat === seat) && withinOfMarker(game, model, suspect, distance),
  )

/** Whether it is this model's activation. */
export const isActive = (game: Play, model: Model): boolean => game.state.activation?.model === model.id

/** Whether an Effort is made in defence: against a melee attack, or to dodge a shot. */
export const isDefending = (purpose: string | undefined): boolean =>
  purpose === 'defense' || purpose === 'dodge'
