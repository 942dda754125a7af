import type { Colour } from '../vocabulary.ts'
import type { GccScope } from './rule-types.ts'

/**
 * The level of a skill that answers: what its board prints, if the load allows it, and what items add.
 * gcc/core/item-skill-stacks, gcc/core/encumbrance-skill-limit
 */
export function levelOf(
  { owner, args, effect }: Pick<GccScope, 'owner' | 'args' | 'effect'>,
  skill: string,
): number {
  if (effect !== undefined) return effect.level
  const [level = '0', , limit = ''] = args
  let total = limit === '' || owner.load < Number(limit) ? Number(level) : 0
  for (const boost of owner.boosts) if (boost.skill === skill) total += boost.level
  return total
}

/** The colour of the dice that a skill rolls: yellow unless the card prints another. */
export function dieOf({ args }: Pick<GccScope, 'args'>): Colour {
  return (args[1] as Colour | undefined) ?? 'yellow'
}
