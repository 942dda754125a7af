import type { Colour, SkillUse } from '../vocabulary.ts'
import type { GccScope } from './rule-types.ts'

type SkillScope = Pick<GccScope, 'game' | 'owner' | 'id' | 'effect'>

/** The skill as the board or tile of its owner prints it. */
const printedUse = ({ game, owner, id }: SkillScope): SkillUse | undefined =>
  game.content.minis[owner.id]!.skills.find(({ skill }) => skill === id)

/**
 * The level of a skill: what its board prints, if the load allows it, and what items add.
 * gcc/core/item-skill-stacks, gcc/core/encumbrance-skill-limit
 */
export function levelOf(it: SkillScope): number {
  if (it.effect !== undefined) return it.effect.level
  const { owner, id } = it
  const { level = 0, limit = Number.POSITIVE_INFINITY } = printedUse(it) ?? {}
  let total = owner.load < limit ? level : 0
  for (const boost of owner.boosts) if (boost.skill === id) total += boost.level
  return total
}

/** The colour of the dice that a skill rolls: yellow unless the card prints another. */
export const dieOf = (it: SkillScope): Colour => (it.effect ?? printedUse(it))?.die ?? 'yellow'
