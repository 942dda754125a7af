import { isOnTable, labelOf, touches } from '@gargoyle/bmg-common'
import type { Strike } from '../attack/attack.ts'
import { ruleId } from '../edition.ts'
import { applies } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'

/**
 * Whether an attacker can hold the model that took its blow: not from afar, not after it was knocked out, and neither a
 * model that cannot be grabbed nor one out of its reach that took the blow for another. bmg1/core/grab,
 * bmg1/effect/immobilized-pinned-down, bmg1/trait/counter-attack, bmg1/trait/large, bmg1/trait/bodyguard, bmg2/trait/undead
 */
export const canHold = (game: Play, { kind, attacker, target, sufferer }: Strike): boolean =>
  kind === 'melee' &&
  attacker.condition !== 'ko' &&
  isOnTable(attacker) &&
  (sufferer === target || touches(game, attacker, sufferer)) &&
  !applies(game, 'cannot-be-grabbed', { about: sufferer, other: attacker })

const holds = (captor: Model, held: Model): boolean =>
  held.effects.some(({ id, by }) => id === 'immobilized' && by === captor.id)

/** Frees a model from one that holds it. */
function free(game: Play, captor: Model, held: Model): void {
  held.effects = held.effects.filter(({ id, by }) => id !== 'immobilized' || by !== captor.id)
  game.emit(() => ({
    name: 'released',
    text: `${labelOf(game, captor)} lets go of ${labelOf(game, held)}.`,
    rule: ruleId(game, 'core/grab'),
    about: { model: held.id, by: captor.id },
  }))
}

/** Lets go of all models that a model holds, or of all but one. bmg1/core/grab */
export function release(game: Play, captor: Model, but?: Model): void {
  for (const held of game.state.models) if (held !== but && holds(captor, held)) free(game, captor, held)
}

/** Ends every grip of or on a model that is somewhere else now: without contact there is no hold. bmg1/core/grab */
export function releaseApart(game: Play, moved: Model): void {
  for (const other of game.state.models) {
    releaseIfApart(game, moved, other)
    releaseIfApart(game, other, moved)
  }
}

function releaseIfApart(game: Play, captor: Model, held: Model): void {
  if (holds(captor, held) && !touches(game, captor, held)) free(game, captor, held)
}
