import type { Content } from './content.ts'
import { counterKinds, type Model, type State } from './state.ts'

/** What must hold in every position: one sentence for everything that does not. */
export function breachesOf(state: State, content: Content): readonly string[] {
  return [
    ...state.models.flatMap((model) => modelBreaches(model, content)),
    ...overlaps(state, content),
    ...Object.entries(state.bag).flatMap(([seat, count]) =>
      count < 0 ? [`The bag holds ${count} counters of ${seat}.`] : [],
    ),
    ...weaponBreaches(state, content),
    ...state.markers.flatMap(({ id, kind, at }) =>
      Number.isInteger(at.x) && Number.isInteger(at.y) && Number.isInteger(at.z)
        ? []
        : [`${kind} ${id} lies between whole units at ${at.x}, ${at.y}, ${at.z}.`],
    ),
  ]
}

function modelBreaches(model: Model, content: Content): readonly string[] {
  const { label, radius } = content.cards[model.id]!
  const found: string[] = []
  if (model.stun < 0 || model.injury < 0) found.push(`${label} has fewer than no damage markers.`)
  for (const kind of counterKinds)
    if (model.counters[kind] < 0) found.push(`${label} has ${model.counters[kind]} ${kind} counters.`)
  if (model.doses < 0) found.push(`${label} has fewer than no doses.`)
  const { at } = model
  const gone = model.condition === 'casualty' || model.condition === 'away'
  if (model.sewerSince !== undefined && at !== undefined)
    found.push(`${label} is in a sewer and on the table.`)
  const below = model.condition === 'ko' && model.sewerSince !== undefined
  if (at === undefined)
    return gone || below ? found : [...found, `${label} is ${model.condition} but stands nowhere.`]
  if (gone) found.push(`${label} is ${model.condition} but stands on the table.`)
  if (!Number.isInteger(at.x) || !Number.isInteger(at.y) || !Number.isInteger(at.z))
    found.push(`${label} stands between whole units at ${at.x}, ${at.y}, ${at.z}.`)
  const { width, depth } = content.board
  if (at.x < radius || at.y < radius || at.x > width - radius || at.y > depth - radius || at.z < 0)
    found.push(`${label} stands off the board at ${at.x}, ${at.y}, ${at.z}.`)
  return found
}

/** Bases never overlap. */
function overlaps(state: State, content: Content): readonly string[] {
  const found: string[] = []
  for (const [index, one] of state.models.entries()) {
    if (one.at === undefined) continue
    for (const other of state.models.slice(index + 1)) {
      if (other.at === undefined) continue
      const [a, b] = [content.cards[one.id]!, content.cards[other.id]!]
      const dx = one.at.x - other.at.x
      const dy = one.at.y - other.at.y
      const room = a.radius + b.radius
      const apart = one.at.z >= other.at.z + b.height || other.at.z >= one.at.z + a.height
      if (!apart && dx * dx + dy * dy < room * room)
        found.push(`${a.label} and ${b.label} stand on the same place.`)
    }
  }
  return found
}

/** No weapon is in two hands. */
function weaponBreaches(state: State, content: Content): readonly string[] {
  const seen = new Set<string>()
  return state.models.flatMap((model) =>
    model.arms.flatMap(({ card, index, ammo, most }) => {
      const key = `${card} ${index}`
      const name = content.cards[card]?.weapons[index]?.name ?? key
      const doubled = seen.has(key) ? [`${name} is in two hands.`] : []
      seen.add(key)
      return ammo < -1 || ammo > most ? [...doubled, `${name} has ${ammo} of ${most} magazines.`] : doubled
    }),
  )
}
