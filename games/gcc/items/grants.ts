import type { Grant, Mini, Play } from '../state.ts'
import type { SkillUse } from '../vocabulary.ts'

/** Gives a miniature a skill, or raises one that its board has. gcc/core/item-skill-stacks */
export function addGrant(game: Play, mini: Mini, use: SkillUse): void {
  const list = listFor(game, mini, use.skill)
  const at = list.findIndex(({ skill }) => skill === use.skill)
  const level = use.level + (list[at]?.level ?? 0)
  const die = use.die ?? list[at]?.die
  const grant: Grant = die === undefined ? { skill: use.skill, level } : { skill: use.skill, level, die }
  if (at < 0) list.push(grant)
  else list[at] = grant
}

/** Takes back what `addGrant` gave. */
export function removeGrant(game: Play, mini: Mini, use: SkillUse): void {
  const list = listFor(game, mini, use.skill)
  const at = list.findIndex(({ skill }) => skill === use.skill)
  const grant = list[at]
  if (grant === undefined) return
  const level = grant.level - use.level
  if (level <= 0) list.splice(at, 1)
  else list[at] = { ...grant, level }
}

function listFor({ content }: Play, mini: Mini, skill: string): Grant[] {
  return content.minis[mini.id]!.skills.some((each) => each.skill === skill) ? mini.boosts : mini.grants
}
