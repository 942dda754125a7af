import { hasRoomBeside, labelOf, placeBeside } from '@gargoyle/bmg-common'
import type { Rule, RuleId } from '@gargoyle/engine'
import { settleDamage } from '../damage/harm.ts'
import type { Model, Play } from '../state.ts'
import { callUp, setAside } from './aside.ts'
import { crewOf } from './crew.ts'

/** One model that becomes another. */
export type Replacement = {
  readonly old: Model
  readonly next: Model
  readonly reason: string
  readonly rule: RuleId
  /** Only the role of Boss and the activation go over. */
  readonly fresh?: true
  /** Damage markers that stay behind: stuns first. */
  readonly markersLost?: number
  /** Places the new model; in contact with the old one if left out. Gives whether it was placed. */
  readonly arrive?: () => Rule<boolean>
}

const beside = ({ old, next, reason, rule }: Replacement) => ({ model: next, beside: old, reason, rule })

/** Whether there is room for the new model beside the old one. */
export const hasRoomToChange = (game: Play, replacement: Replacement): boolean =>
  hasRoomBeside(game, beside(replacement))

/**
 * Puts a model that was set aside in the place of another, which is set aside: damage, statuses, Audacity, the role
 * of Boss and the activation in progress go over to it. It is no loss, and no objective counts it.
 */
export function* replaceModel(game: Play, replacement: Replacement): Rule<boolean> {
  const { old, next, markersLost = 0, arrive, fresh } = replacement
  callUp(next)
  const placed =
    arrive === undefined ? (yield* placeBeside(game, beside(replacement))) !== undefined : yield* arrive()
  if (!placed) {
    setAside(next)
    return false
  }
  if (!fresh) handOver(old, next, markersLost)
  succeed(game, old, next)
  setAside(old)
  game.emit(() => ({
    name: 'replaced',
    text: `${labelOf(game, next)} takes the place of ${labelOf(game, old)}.`,
    rule: replacement.rule,
    about: { model: next.id, old: old.id },
  }))
  yield* settleDamage(game, next)
  return true
}

function handOver(old: Model, next: Model, markersLost: number): void {
  const stunsLost = Math.min(old.stun, markersLost)
  next.stun = old.stun - stunsLost
  next.injury = Math.max(0, old.injury - (markersLost - stunsLost))
  next.condition = old.condition
  next.audacity = old.audacity
  next.effects = old.effects.map((effect) => ({ ...effect }))
}

function succeed(game: Play, old: Model, next: Model): void {
  const { state } = game
  next.activated = old.activated
  next.resting = old.resting
  const crew = crewOf(game, old.seat)
  if (crew.boss === old.id) crew.boss = next.id
  if (state.activation?.model === old.id) state.activation = { ...state.activation, model: next.id }
  if (state.mustActivate === old.id) state.mustActivate = next.id
}
