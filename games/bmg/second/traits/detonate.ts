import { isOnTable } from '@gargoyle/bmg-common'
import {
  type AutomaticImpacts,
  automaticImpacts,
  becomeCasualty,
  explosionAt,
  type Model,
  modelsUnder,
  type Play,
} from '@gargoyle/bmg-counters/toolkit'
import type { Rule } from '@gargoyle/engine'

/** An explosion around a model that needs no roll to hit: everybody else under the template takes one. */
export function* detonate(
  game: Play,
  centre: Model,
  blast: Pick<AutomaticImpacts, 'by' | 'strength' | 'damage' | 'name'>,
): Rule<void> {
  if (!isOnTable(centre)) return
  for (const { model } of modelsUnder(game, explosionAt(game, centre.at), centre))
    yield* automaticImpacts(game, model, {
      ...blast,
      impacts: 1,
      rules: [{ id: 'explosive', args: [] }],
    })
}

/** The same, after which the model in the middle is a casualty. */
export function* blowUp(
  game: Play,
  bomb: Model,
  blast: Pick<AutomaticImpacts, 'by' | 'strength' | 'damage' | 'name'>,
): Rule<void> {
  yield* detonate(game, bomb, blast)
  yield* becomeCasualty(game, bomb, blast.by)
}
