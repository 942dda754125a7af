import { isOnTable } from '@gargoyle/bmg-common'
import {
  type AutomaticImpacts,
  automaticImpacts,
  explosionAt,
  type Model,
  modelsUnder,
  type Play,
} from '@gargoyle/bmg-counters/toolkit'
import type { Rule } from '@gargoyle/engine'

/** An explosion around a model that needs no roll to hit: everybody under the template takes one, itself too. */
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
