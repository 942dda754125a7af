import type { Grant, Mini, Play } from '../state.ts'
import type { SkillUse } from '../vocabulary.ts'

/** Gives a miniature a skill, or raises one that its board has. gcc/core/item-skill-stacks */
export function addGrant(game: Play, mini: Mini, use: SkillUse): void {
  const list = listFor(game, mini, use.skill)
  const known = mini[list].find(({ skill }) => skill === use.skill)
  const level = use.level + (known?.level ?? 0)
  const die = use.die ?? known?.die
  const grant: Grant = die === undefined ? { skill: use.skill, level } : { skill: use.skill, level, die }
  replace(
    mini,
    list,
    known === undefined ? [...mini[list], grant] : mini[list].map((each) => (each === known ? grant : each)),
  )
}

/** Takes back what `addGrant` gave. */
export function removeGrant(game: Play, mini: Mini, use: SkillUse): void {
  const list = listFor(game, mini, use.skill)
  const grant = mini[list].find(({ skill }) => skill === use.skill)
  if (grant === undefined) return
  const level = grant.level - use.level
  replace(
    mini,
    list,
    level <= 0
      ? mini[list].filter((each) => each !== grant)
      : mini[list].map((each) => (each === grant ? { ...grant, level } : each)),
  )
}

/** Frozen and replaced, so that copies of the state can share it. */
function replace(mini: Mini, list: 'boosts' | 'grants', grants: readonly Grant[]): void {
  mini[list] = Object.freeze(grants.map((grant) => Object.freeze(grant)))
}

function listFor({ content }: Play, mini: Mini, skill: string): 'boosts' | 'grants' {
  return content.minis[mini.id]!.skills.some((each) => each.skill === skill) ? 'boosts' : 'grants'
}
