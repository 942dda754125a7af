import { memory, recall } from '@gargoyle/engine'
import { applies } from '../rules/rule-system.ts'
import type { ActionKind, Activation, ExtraAction, Model, Play, TakenAction } from '../state.ts'

export type { ActionKind } from '../state.ts'

/**
 * Whether the active model can pay for these actions, one after the other. It has one action in all, or one of each
 * type with Audacity, and whatever extra actions it was granted. What it has taken is shared out among these anew each
 * time, so that no order of actions loses one of them. bmg3/core/activation, bmg3/core/extra-actions
 */
export function canPay(game: Play, model: Model, ...kinds: readonly ActionKind[]): boolean {
  const { activation } = game.state
  if (activation?.model !== model.id || kinds.some((kind) => isSpent(activation, kind))) return false
  if (kinds.length === 1 && isPlain(activation)) return true
  return isPayable(activation, [...activation.taken, ...kinds.map((kind) => actionOf(game, model, kind))])
}

/** Why the active model cannot pay for an action. `id` is the id of a special action. */
export function paymentBlockedReason(
  game: Play,
  model: Model,
  kind: ActionKind,
  id?: string,
): string | undefined {
  const { activation } = game.state
  if (activation?.model !== model.id) return NONE_LEFT
  if (isSpent(activation, kind)) return activation.audacity ? TAKEN : NONE_LEFT
  if (isPlain(activation)) return undefined
  const next = actionOf(game, model, kind, id)
  if (isNextPayable(activation, next)) return undefined
  const isRepeated = id !== undefined && isNextPayable(activation, actionOf(game, model, kind))
  return nextActionBlockedReason(activation, next, isRepeated)
}

const isNextPayable = (activation: Activation, next: TakenAction): boolean =>
  isPayable(activation, [...activation.taken, next])

/** Why an action cannot be paid for; what would make it legal says so. */
function nextActionBlockedReason(activation: Activation, next: TakenAction, isRepeated: boolean): string {
  if (isRepeated) return 'It must be a different action.'
  if (isNextPayable(activation, { ...next, mixesAttacks: true }))
    return 'One activation has melee or ranged attacks, not both.'
  if (isNextPayable(activation, { ...next, mixesAttacks: true, mixesTactics: true }))
    return 'Attack and Manipulate exclude each other.'
  return activation.audacity ? TAKEN : NONE_LEFT
}

/** The Special action of an activation may be spent on any other. bmg3/trait/unpredictable */
export const wildSpecial = memory<boolean>('activation/wild-special', false)

const NONE_LEFT = 'It has no action left.'
const TAKEN = 'It has taken that action.'

// What can be seen at a glance is: these are asked all the time, and few models have extra actions.

/** Whether nothing was granted and nothing was free, so that one action of each type is all there is. */
const isPlain = (activation: Activation): boolean =>
  activation.extra.length === 0 &&
  !activation.taken.some(({ free }) => free) &&
  !recall(activation, wildSpecial)

/** Whether neither the activation nor an extra action is left to pay with. */
const isSpent = (activation: Activation, kind: ActionKind): boolean =>
  activation.extra.length === 0 &&
  !(activation.audacity && recall(activation, wildSpecial)) &&
  activation.taken.some(
    (earlier) => !earlier.free && (!activation.audacity || typeOf(earlier.kind) === typeOf(kind)),
  )

/** Books an action that is paid for. */
export function pay(game: Play, model: Model, kind: ActionKind, id?: string): void {
  const { activation } = game.state
  const why = paymentBlockedReason(game, model, kind, id)
  if (activation === undefined || why !== undefined)
    game.broken(`The ${kind} action cannot be paid for: ${why}`)
  activation.taken.push(actionOf(game, model, kind, id))
  if (kind === 'movement') activation.moved = true
}

/** Notes an attack that costs the active model nothing: it excludes what any attack excludes. bmg3/core/one-attack-type */
export function noteFreeAttack(game: Play, model: Model, kind: 'melee' | 'ranged'): void {
  const { activation } = game.state
  if (activation?.model === model.id) activation.taken.push({ kind, free: true })
}

/** How the active model attacked first in this activation. */
export function firstAttack(activation: Activation | undefined): 'melee' | 'ranged' | undefined {
  for (const { kind } of activation?.taken ?? []) if (kind === 'melee' || kind === 'ranged') return kind
  return undefined
}

/** Whether the actions that were taken could not have been without Audacity. bmg3/core/activation */
export const hasUsedAudacity = (activation: Activation): boolean =>
  activation.audacity && !isPayable({ ...activation, audacity: false }, activation.taken)

/** Gives the active model an action more. bmg3/core/extra-actions */
export function grantExtraAction(game: Play, model: Model, extra: Omit<ExtraAction, 'after'>): void {
  const { activation } = game.state
  if (activation?.model === model.id) activation.extra.push({ ...extra, after: activation.taken.length })
}

function actionOf(game: Play, model: Model, kind: ActionKind, id?: string): TakenAction {
  return {
    kind,
    ...(id === undefined ? {} : { id }),
    ...(isTactical(kind) && applies(game, 'mixes-tactics', { about: model }) ? { mixesTactics: true } : {}),
    ...(isAttack(kind) && applies(game, 'mixes-attacks', { about: model }) ? { mixesAttacks: true } : {}),
  }
}

const isAttack = (kind: ActionKind): boolean => kind === 'melee' || kind === 'ranged'
const isTactical = (kind: ActionKind): boolean => isAttack(kind) || kind === 'manipulate'

/** What an action was paid with. */
type Source = ExtraAction | 'activation'

/** Whether each action can be given a source of its own. Actions are few, so all ways to do it are tried. */
function isPayable(activation: Activation, actions: readonly TakenAction[]): boolean {
  // The first action is always free to take.
  if (actions.length === 1) return true
  return canShareOut(activation, actions, [], 0)
}

/** Whether the actions from one on can be given sources, after those before it. */
function canShareOut(
  activation: Activation,
  actions: readonly TakenAction[],
  sources: Source[],
  at: number,
): boolean {
  const action = actions[at]
  if (action === undefined) return true
  if (action.free) return canUse('activation', activation, actions, sources, at)
  const hasOwn = hasOwnAction(activation, actions, sources, at)
  if (hasOwn && canUse('activation', activation, actions, sources, at)) return true
  for (const extra of activation.extra) {
    if (sources.includes(extra) || !covers(extra, action, at)) continue
    if (canUse(extra, activation, actions, sources, at)) return true
  }
  return false
}

/** Whether an action can be given a source, and all later ones theirs. */
function canUse(
  source: Source,
  activation: Activation,
  actions: readonly TakenAction[],
  sources: Source[],
  at: number,
): boolean {
  sources[at] = source
  const fits = !isExcluded(actions, sources, at) && canShareOut(activation, actions, sources, at + 1)
  sources.length = at
  return fits
}

/** bmg3/core/activation: one of Movement, Tactical or Special; one of each with Audacity. */
function hasOwnAction(
  activation: Activation,
  actions: readonly TakenAction[],
  sources: readonly Source[],
  at: number,
): boolean {
  const { audacity } = activation
  const type = typeOf(actions[at]!.kind)
  if (audacity && recall(activation, wildSpecial)) {
    const own = sources.flatMap((source, earlier) =>
      source === 'activation' && !actions[earlier]!.free ? [typeOf(actions[earlier]!.kind)] : [],
    )
    return wildSpent([...own, type]) <= 1
  }
  for (let earlier = 0; earlier < sources.length; earlier++) {
    const { free, kind } = actions[earlier]!
    if (sources[earlier] === 'activation' && !free && (!audacity || typeOf(kind) === type)) return false
  }
  return true
}

/** How often a wild Special action would have to be spent: on itself, and on what was taken before. */
const wildSpent = (types: readonly string[]): number => {
  const beyond = (type: string): number => Math.max(0, types.filter((each) => each === type).length - 1)
  return beyond('movement') + beyond('tactical') + types.filter((each) => each === 'special').length
}

const typeOf = (kind: ActionKind): 'movement' | 'tactical' | 'special' =>
  kind === 'movement' || kind === 'special' ? kind : 'tactical'

/** Whether an extra action will do: it was granted before, and is of the right type. */
function covers({ kind: given, not, after }: ExtraAction, { kind, id }: TakenAction, at: number): boolean {
  if (after > at || (not !== undefined && not === id)) return false
  if (given === kind || given === 'any') return true
  return (given === 'attack' && isAttack(kind)) || (given === 'tactical' && isTactical(kind))
}

/**
 * Whether an action is ruled out by one taken before it. An extra action that names its type breaks what usually
 * excludes; what cost nothing is never ruled out itself. bmg3/core/tactical-exclusive, bmg3/core/one-attack-type
 */
function isExcluded(actions: readonly TakenAction[], sources: readonly Source[], at: number): boolean {
  const action = actions[at]!
  if (action.free || !isTactical(action.kind)) return false
  for (let earlier = 0; earlier < at; earlier++) {
    const other = actions[earlier]!
    if (!isTactical(other.kind) || other.kind === action.kind) continue
    const bothAttack = isAttack(other.kind) && isAttack(action.kind)
    if (bothAttack ? action.mixesAttacks : action.mixesTactics) continue
    if (
      !isNamed(sources[earlier]!, other.kind, bothAttack) &&
      !isNamed(sources[at]!, action.kind, bothAttack)
    )
      return true
  }
  return false
}

/** Whether the source of an action names its type: an extra attack may follow a Manipulate, but not mix attacks. */
const isNamed = (source: Source, kind: ActionKind, bothAttack: boolean): boolean =>
  source !== 'activation' && (source.kind === kind || (source.kind === 'attack' && !bothAttack))
