import { distance, type Spot, showLength, type Unit } from '@gargoyle/table'
import type { SceneContent, SceneHit } from '../scene/scene-content.ts'
import type { SightEnd } from '../worker/protocol.ts'

/** What stands at an end of a line: its middle, and how far its edge is from there. */
interface Standing {
  readonly at: Spot
  readonly radius: number
  readonly height: number
  readonly name: string
}

/** What somebody points at: a figure or token if there is one, else the bare place. */
export function endOf({ figure, token, spot }: SceneHit): SightEnd {
  const id = figure ?? token
  return id === undefined ? { spot } : { id }
}

/** What stands at an end; nothing if it has left the table. */
export function standingAt({ figures, tokens }: SceneContent, end: SightEnd): Standing | undefined {
  if ('spot' in end) return { at: end.spot, radius: 0, height: 0, name: 'that place' }
  const figure = figures.find(({ id }) => id === end.id)
  if (figure) return { at: figure.at, radius: figure.radius, height: figure.height, name: figure.name }
  const token = tokens.find(({ id }) => id === end.id)
  return token && { at: token.at, radius: token.radius, height: 0, name: token.label }
}

/** How far it is from edge to edge, in words for a line and for a sentence; nothing if an end has left the table. */
export function measured(
  content: SceneContent,
  from: SightEnd,
  to: SightEnd,
  unit: Unit = 'inch',
): { readonly from: Spot; readonly to: Spot; readonly label: string; readonly sentence: string } | undefined {
  const [a, b] = [standingAt(content, from), standingAt(content, to)]
  if (a === undefined || b === undefined) return undefined
  const length = distance(
    { ...a.at, radius: a.radius, height: a.height },
    { ...b.at, radius: b.radius, height: b.height },
  )
  const label = showLength(length, unit)
  return { from: a.at, to: b.at, label, sentence: `From ${a.name} to ${b.name}: ${label}, edge to edge.` }
}
