import { applies } from '../rules/rule-system.ts'
import type { Activation, ExtraAction, Model, Play } from '../state.ts'

/** What actions are, as far as paying for them goes. */
export type ActionKind = 'movement' | 'melee' | 'ranged' | 'manipulate' | 'special'

/** How an action would be paid for: from the activation itself, or by an extra action. */
export type Payment =
  | { readonly from: 'activation' }
  | { readonly from: 'extra'; readonly extra: ExtraAction }

const ofTheActivation: Payment = { from: 'activation' }

/**
 * Whether and how the active model can pay for an action. One action in all, or one of each type with
 * Audacity, then whatever extra actions it has. bmg3/core/activation, bmg3/core/extra-actions
 */
export function paymentFor(game: Play, model: Model, kind: ActionKind): Payment | undefined {
  const { activation } = game.state
  if (activation?.model !== model.id) return undefined
  if (hasActionLeft(activation, kind) && !isExcluded(game, model, activation, kind)) return ofTheActivation
  const extra = activation.extra.find((each) => covers(game, model, activation, each, kind))
  return extra && { from: 'extra', extra }
}

/** Why it cannot. */
export function whyNotPay(game: Play, model: Model, kind: ActionKind): string | undefined {
  if (paymentFor(game, model, kind) !== undefined) return undefined
  const { activation } = game.state
  if (activation && hasActionLeft(activation, kind)) {
    return kind === 'manipulate' || activation.tacticalKind === 'manipulate'
      ? 'Attack and Manipulate exclude each other.'
      : 'One activation has melee or ranged attacks, not both.'
  }
  return activation?.audacity ? 'It has taken that action.' : 'It has no action left.'
}

/** Books an action that is paid for. */
export function pay(game: Play, model: Model, kind: ActionKind): void {
  const { activation } = game.state
  const payment = paymentFor(game, model, kind)
  if (activation === undefined || payment === undefined) {
    game.broken(`The ${kind} action cannot be paid for.`)
  }
  if (payment.from === 'extra') activation.extra.splice(activation.extra.indexOf(payment.extra), 1)
  else if (kind === 'movement') activation.movement++
  else if (kind === 'special') activation.special++
  else activation.tactical++
  if (kind === 'movement') activation.moved = true
  if (kind === 'melee' || kind === 'ranged') {
    activation.tacticalKind ??= 'attack'
    activation.attackKind ??= kind
  }
  if (kind === 'manipulate' && payment.from === 'activation') activation.tacticalKind ??= 'manipulate'
}

/** bmg3/core/activation: one of Movement, Tactical or Special; one of each with Audacity. */
function hasActionLeft(activation: Activation, kind: ActionKind): boolean {
  const { movement, tactical, special } = activation
  if (!activation.audacity) return movement + tactical + special === 0
  if (kind === 'movement') return movement === 0
  return kind === 'special' ? special === 0 : tactical === 0
}

/** bmg3/core/tactical-exclusive, bmg3/core/one-attack-type */
function isExcluded(game: Play, model: Model, activation: Activation, kind: ActionKind): boolean {
  if (kind === 'movement' || kind === 'special') return false
  const tactics = kind === 'manipulate' ? 'manipulate' : 'attack'
  if (activation.tacticalKind !== undefined && activation.tacticalKind !== tactics) {
    if (!applies(game, 'mixes-tactics', { about: model })) return true
  }
  if (kind === 'manipulate' || activation.attackKind === undefined || activation.attackKind === kind)
    return false
  return !applies(game, 'mixes-attacks', { about: model })
}

/** Whether an extra action will do. One that names its type may break what usually excludes. */
function covers(
  game: Play,
  model: Model,
  activation: Activation,
  { kind: given }: ExtraAction,
  kind: ActionKind,
): boolean {
  if (given === kind) return true
  const attack = kind === 'melee' || kind === 'ranged'
  if (given === 'attack' && attack) {
    return (
      activation.attackKind === undefined ||
      activation.attackKind === kind ||
      applies(game, 'mixes-attacks', { about: model })
    )
  }
  if (given === 'tactical')
    return (attack || kind === 'manipulate') && !isExcluded(game, model, activation, kind)
  return given === 'any' && !isExcluded(game, model, activation, kind)
}

/** Gives the active model an action more. bmg3/core/extra-actions */
export function grantExtraAction(game: Play, model: Model, extra: ExtraAction): void {
  const { activation } = game.state
  if (activation?.model === model.id) activation.extra.push(extra)
}
