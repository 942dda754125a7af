import { distance, type Spot } from '@gargoyle/table'
import { describeAmount, type GameMeasure, inInches } from '../games/game-measure.ts'
import type { SceneContent, SceneHit } from '../scene/scene-content.ts'
import { idsAt, thingById } from '../scene/things.ts'
import type { SightEnd } from '../worker/protocol.ts'

/** What stands at an end of a line: its middle, and how far its edge is from there. */
interface Standing {
  readonly at: Spot
  readonly radius: number
  readonly height: number
  readonly name: string
}

/** What is pointed at: a figure, token or area if there is one, else the bare place. */
export function endOf(hit: SceneHit): SightEnd {
  const [id] = idsAt(hit)
  return id === undefined ? { spot: hit.spot } : { id }
}

/** What stands at an end; nothing if it has left the table. */
function standingAt(content: SceneContent, end: SightEnd): Standing | undefined {
  if ('spot' in end) return { at: end.spot, radius: 0, height: 0, name: 'that place' }
  return thingById(content, end.id)
}

/** How a game measures from one end to another. */
export interface Measuring {
  readonly measure?: GameMeasure | undefined
  /** How far it is where a game counts instead of measuring lengths, if it can tell. */
  readonly counted?: number | undefined
}

/** A distance with its ends, in words for a line and for a sentence. */
export interface MeasuredLine {
  readonly from: Spot
  readonly to: Spot
  readonly label: string
  readonly sentence: string
}

/** How far it is: lengths from edge to edge, or what the game counts. Nothing if an end has left the table. */
export function measured(
  content: SceneContent,
  from: SightEnd,
  to: SightEnd,
  { measure = inInches, counted }: Measuring = {},
): MeasuredLine | undefined {
  const [a, b] = [standingAt(content, from), standingAt(content, to)]
  if (a === undefined || b === undefined) return undefined
  const length = distance(
    { ...a.at, radius: a.radius, height: a.height },
    { ...b.at, radius: b.radius, height: b.height },
  )
  const ends = { from: a.at, to: b.at }
  if (measure.kind === 'count') {
    const label = counted === undefined ? '' : describeAmount(counted, measure)
    return { ...ends, label, sentence: label === '' ? '' : `From ${a.name} to ${b.name}: ${label}.` }
  }
  const label = describeAmount(length, measure)
  return { ...ends, label, sentence: `From ${a.name} to ${b.name}: ${label}, edge to edge.` }
}
