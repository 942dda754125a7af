import { becomeCasualty, blastAround, type Model, type Play } from '@gargoyle/bmg-counters/toolkit'
import type { Rule } from '@gargoyle/engine'

/** What an explosion around a model does, and whose it is. */
export type Bomb = {
  readonly by: Model
  readonly strength: number
  readonly damage: { readonly injury: number; readonly stun: number }
  readonly name: string
}

/**
 * An explosion around a model that needs no roll to hit: every other model under the template takes one, and the model
 * in the middle is a casualty. It is an Explosive attack, as those of weapons that shoot. bmg2/template/explosion
 */
export function* blowUp(game: Play, bomb: Model, { by, strength, damage, name }: Bomb): Rule<void> {
  const rules = [{ id: 'explosive', args: [] }]
  const weapon = { id: 'bomb', name, damage, rules }
  yield* blastAround(game, bomb, { attacker: by, kind: 'ranged', weapon, strength })
  yield* becomeCasualty(game, bomb, by)
}
