import {
  bodyOf,
  isConscious,
  isOnTable,
  labelOf,
  markerBody,
  removeEffect,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import { ask, choose, type Rule, type ValuedOption } from '@gargoyle/engine'
import { distance } from '@gargoyle/table'
import { isHurt } from '../damage/harm.ts'
import { heal } from '../damage/healing.ts'
import { statuses } from '../effects/statuses.ts'
import { encounterMarkers } from '../preparation/encounter-markers.ts'
import type { Bmg3Rule, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'

const ON_THE_HILL = 4
const HEALED = 2

/** bmg3/encounter/king-of-the-hill */
export const kingOfTheHill: Bmg3Rule<undefined> = {
  name: 'King of the Hill',
  text: 'Cover and night do not protect models within 4" of the marker. In each Recount the player whose model is nearest to it may take two damage markers or a status off that model.',
  around: {
    'no-cover': ({ game, about }) => isOnTheHill(game, about),
    'ignores-night': ({ game, other }) => other !== undefined && isOnTheHill(game, other),
  },
  on: { 'recount-end': crownTheKing },
}

const hill = (game: Play): Marker | undefined => encounterMarkers(game)[0]

function isOnTheHill(game: Play, model: Model): boolean {
  const marker = hill(game)
  return marker !== undefined && withinOfMarker(game, model, marker, ON_THE_HILL)
}

/** The nearest models in their senses: several if they are equally near. */
function kings(game: Play): readonly Model[] {
  const marker = hill(game)
  if (marker === undefined) return []
  const rivals = game.state.models.filter((model) => isOnTable(model) && isConscious(model))
  const ways = rivals.map((model) => distance(bodyOf(game, model), markerBody(marker)))
  const nearest = Math.min(...ways)
  return rivals.filter((_, index) => ways[index] === nearest)
}

/** If both players have a model as near as the other's, there is no king. */
function* crownTheKing({ game, id, rule }: Bmg3Scope<undefined>): Rule<void> {
  const nearest = kings(game)
  const [first] = nearest
  if (first === undefined || nearest.some(({ seat }) => seat !== first.seat)) return
  const picked = yield* ask(
    game,
    first.seat,
    choose({
      name: id,
      prompt: 'What is taken off the model nearest to the marker?',
      rule,
      options: [
        ...nearest.flatMap((model) => boons(game, model)),
        { id: 'nothing', label: 'Nothing', value: undefined },
      ],
    }),
  )
  if (picked === undefined) return
  const { king, status } = picked
  if (status === undefined) yield* heal(game, king, HEALED)
  else removeEffect(king, status)
}

/** What a king may be rid of: a status, or damage. */
type Boon = { readonly king: Model; readonly status: string | undefined }

function boons(game: Play, king: Model): readonly ValuedOption<Boon>[] {
  const name = labelOf(game, king)
  const damage = { id: `${king.id} damage`, label: `${name}: two damage markers` }
  const found: ValuedOption<Boon>[] = isHurt(king) ? [{ ...damage, value: { king, status: undefined } }] : []
  for (const { id } of king.effects) {
    const status = Object.hasOwn(statuses, id) ? statuses[id] : undefined
    if (status !== undefined)
      found.push({ id: `${king.id} ${id}`, label: `${name}: ${status.name}`, value: { king, status: id } })
  }
  return found
}
