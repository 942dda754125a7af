import type { Content, State } from '@gargoyle/bmg3'
import type { Position } from '@gargoyle/bots'
import { type DescribedDecision, isRecord, type Json } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'

type Place = readonly [x: number, y: number, z: number]

/** A place or a path in words: where it leads, and who is there. */
export function placeWords(
  answer: Json,
  decision: DescribedDecision,
  position: Position<State, Content>,
): string {
  const place = placeOf(answer)
  if (place === undefined) return isStay(answer) ? 'Stay' : JSON.stringify(answer)
  const [x, y, z] = place.map((each) => Math.round((each / inches(1)) * 10) / 10)
  const height = z === 0 ? '' : `, ${z}" up`
  return `To ${x}, ${y}${height}${company(place, decision, position)}`
}

const isStay = (answer: Json): boolean =>
  isRecord(answer) && (answer.stay === true || (Array.isArray(answer.legs) && answer.legs.length === 0))

/** Where an answer leads, if it is a point or a path that leads anywhere. */
function placeOf(answer: Json): Place | undefined {
  if (!isRecord(answer)) return undefined
  if (isPlace(answer.to)) return answer.to
  const last: unknown = Array.isArray(answer.legs) ? answer.legs.at(-1) : undefined
  return isRecord(last) && isPlace(last.to) ? last.to : undefined
}

const isPlace = (given: unknown): given is Place =>
  Array.isArray(given) && given.length === 3 && given.every((each) => typeof each === 'number')

/** `, next to Harley Quinn`, for the model within an inch. */
function company(
  [x, y, z]: Place,
  { about }: DescribedDecision,
  { state, content }: Position<State, Content>,
): string {
  const mover = isRecord(about) && typeof about.model === 'number' ? about.model : undefined
  const { cards } = content
  const near = state.models.filter(({ id, at }) => {
    if (at === undefined || id === mover) return false
    const room = (cards[id]?.radius ?? 0) + (mover === undefined ? 0 : (cards[mover]?.radius ?? 0))
    const [dx, dy] = [at.x - x, at.y - y]
    return Math.sqrt(dx * dx + dy * dy) - room <= inches(1) && Math.abs(at.z - z) <= inches(2)
  })
  const names = near.map(({ id }) => cards[id]?.label ?? '')
  return names.length === 0 ? '' : `, next to ${names.join(' and ')}`
}
