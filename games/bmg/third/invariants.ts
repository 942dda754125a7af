import type { Content } from './content.ts'
import type { Crew, Model, State } from './state.ts'
import { FEAR } from './weapons/fear.ts'

/** What must hold in every position: one sentence for everything that does not. */
export function breachesOf(state: State, content: Content): readonly string[] {
  return [
    ...state.models.flatMap((model) => modelBreaches(model, content)),
    ...overlaps(state, content),
    ...Object.values(state.crews).flatMap((crew) => crewBreaches(crew, content)),
    ...activationBreaches(state),
  ]
}

function modelBreaches(model: Model, content: Content): readonly string[] {
  const { label, radius } = content.cards[model.id]!
  const found: string[] = []
  if (model.stun < 0 || model.injury < 0) found.push(`${label} has fewer than no damage markers.`)
  if (model.ammo.some((left) => left < -1)) found.push(`${label} has fewer than no magazines.`)
  if (model.effects.some(({ value }) => value < 0))
    found.push(`${label} has an effect worth less than nothing.`)
  const { at } = model
  const gone = model.condition === 'casualty' || model.condition === 'away'
  if (at === undefined) return gone ? found : [...found, `${label} is ${model.condition} but stands nowhere.`]
  if (gone) found.push(`${label} is ${model.condition} but stands on the table.`)
  const { width, depth } = content.board
  if (at.x < radius || at.y < radius || at.x > width - radius || at.y > depth - radius || at.z < 0) {
    found.push(`${label} stands off the board at ${at.x}, ${at.y}, ${at.z}.`)
  }
  return found
}

/** Whether a model is inside another one. */
const isInside = ({ effects }: Model, { book }: Content): boolean =>
  effects.some(({ id }) => book.effects[id]?.sharesPlace === true)

/** Bases never overlap at the end of a move. bmg3/core/contact */
function overlaps(state: State, content: Content): readonly string[] {
  const found: string[] = []
  for (const [index, one] of state.models.entries()) {
    if (one.at === undefined || isInside(one, content)) continue
    for (const other of state.models.slice(index + 1)) {
      if (other.at === undefined || isInside(other, content)) continue
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

function crewBreaches(crew: Crew, content: Content): readonly string[] {
  const found: string[] = []
  const numbers = { resources: crew.resources, passes: crew.passes, ...crew.counters }
  for (const [name, count] of Object.entries(numbers)) {
    if (count < 0) found.push(`${crew.seat} has ${count} ${name}.`)
  }
  const lost = cardsMissing(crew, content)
  if (lost !== undefined) found.push(`${crew.seat}'s cards do not add up: ${lost}.`)
  return found
}

/** No card is ever lost or doubled, wherever it lies. */
function cardsMissing(crew: Crew, content: Content): string | undefined {
  const list = content.setup.crews.find(({ seat }) => seat === crew.seat)
  const count = new Map<string, number>()
  // Fear cards come from a pile of their own. bmg3/weapon/true-fear
  count.set(FEAR, crew.counters[FEAR] ?? 0)
  for (const { card, copies } of list?.crew.deck ?? []) count.set(card, (count.get(card) ?? 0) + copies)
  const { hand, deck, accomplished, spent, removed, terror } = crew
  const piles = [hand, deck, accomplished, spent, removed, terror, crew.waiting.map(({ card }) => card)]
  for (const id of piles.flat()) count.set(id, (count.get(id) ?? 0) - 1)
  for (const [id, left] of count) if (left !== 0) return `${left > 0 ? 'missing' : 'too many'} ${id}`
  return undefined
}

function activationBreaches({ activation, models }: State): readonly string[] {
  if (activation === undefined) return []
  const model = models[activation.model]
  return model === undefined ? [`There is no model ${activation.model} to activate.`] : []
}
