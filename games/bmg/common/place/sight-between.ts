import { type Body, canSee, distance, explainSight, mm, type Spot, showLength } from '@gargoyle/table'
import { boardOf, lengthOf } from '../edition.ts'
import { bodyOf, isOnTable, labelOf, MARKER_RADIUS } from '../model/model.ts'
import type { BmgGame, BmgModel, ModelId } from '../state.ts'
import { isInCover, lightsOf, look, smokeOf } from './seeing.ts'

/** One end of a look: a model, or anywhere on the table. */
export type SightEndpoint = { readonly model: ModelId } | { readonly at: Spot }

/** Whether one end sees the other, in words. */
export type SightBetween = {
  readonly sees: boolean
  readonly from: Spot
  readonly to: Spot
  readonly sentences: readonly string[]
}

type End = { readonly body: Body; readonly model: BmgModel | undefined; readonly name: string }

/**
 * Whether a model sees another, or a place, and why: what a player may ask at any time. A bare place is looked at as
 * if a model of usual size stood there. Undefined if a model is not on the table.
 * bmg3/core/line-of-sight, bmg3/core/night, bmg3/core/lights
 */
export function sightBetween(
  game: BmgGame,
  from: SightEndpoint,
  to: SightEndpoint,
): SightBetween | undefined {
  const [a, b] = [endOf(game, from), endOf(game, to)]
  if (a === undefined || b === undefined) return undefined
  const { sees, sentences } =
    a.model && b.model ? ofModels(game, a, b, a.model, b.model) : ofPlaces(game, a, b)
  const apart = `${a.name} and ${b.name} are ${showLength(distance(a.body, b.body), game.content.edition.unit)} apart.`
  return { sees, from: spotOf(a.body), to: spotOf(b.body), sentences: [...sentences, apart] }
}

const spotOf = ({ x, y, z }: Spot): Spot => ({ x, y, z })

function endOf(game: BmgGame, end: SightEndpoint): End | undefined {
  if ('at' in end) {
    const body = { ...spotOf(end.at), radius: MARKER_RADIUS, height: mm(40) }
    return { body, model: undefined, name: 'that place' }
  }
  const model = game.state.models[end.model]
  if (model === undefined || !isOnTable(model)) return undefined
  return { body: bodyOf(game, model), model, name: labelOf(game, model) }
}

type Finding = Pick<SightBetween, 'sees' | 'sentences'>

function ofModels(game: BmgGame, a: End, b: End, viewer: BmgModel, target: BmgModel): Finding {
  const seeing = look(game, viewer, target)
  if (seeing === undefined) return { sees: false, sentences: [`${a.name} cannot see ${b.name} at all now.`] }
  const cover =
    seeing.sees && isInCover(game, a.body, b.body) ? [`${b.name} is in cover from ${a.name}.`] : []
  return { sees: seeing.sees, sentences: [explainSight(seeing), ...cover] }
}

function ofPlaces(game: BmgGame, a: End, b: End): Finding {
  const seeing = canSee(boardOf(game), a.body, b.body, {
    limit: lengthOf(game, game.content.edition.nightSight),
    lights: lightsOf(game),
    extra: smokeOf(game),
  })
  return { sees: seeing.sees, sentences: [explainSight(seeing)] }
}
