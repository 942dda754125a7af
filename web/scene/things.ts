import type { Spot } from '@gargoyle/table'
import { areaSpot } from './areas/area.ts'
import type { Figure, SceneArea, SceneContent, SceneHit, SceneToken } from './scene-content.ts'

/** Anything on a table that has a name and can be pointed at. */
export interface SceneThing {
  readonly id: string
  readonly kind: 'figure' | 'token' | 'area'
  readonly name: string
  readonly at: Spot
  /** Half its width; nothing for areas, which are measured from their marker. */
  readonly radius: number
  readonly height: number
}

type Things = Pick<SceneContent, 'figures' | 'tokens' | 'areas'>

const figureThing = ({ id, name, at, radius, height }: Figure): SceneThing => ({
  id,
  kind: 'figure',
  name,
  at,
  radius,
  height,
})

const tokenThing = ({ id, label, at, radius }: SceneToken): SceneThing => ({
  id,
  kind: 'token',
  name: label,
  at,
  radius,
  height: 0,
})

const areaThing = (area: SceneArea): SceneThing => ({
  id: area.id,
  kind: 'area',
  name: area.name,
  at: areaSpot(area),
  radius: 0,
  height: 0,
})

/** All figures, tokens and areas of a table. */
export const thingsOf = ({ figures, tokens, areas = [] }: Things): readonly SceneThing[] => [
  ...figures.map(figureThing),
  ...tokens.map(tokenThing),
  ...areas.map(areaThing),
]

/** The figure, token or area with this id. */
export function thingById({ figures, tokens, areas = [] }: Things, id: string): SceneThing | undefined {
  const figure = figures.find((each) => each.id === id)
  if (figure) return figureThing(figure)
  const token = tokens.find((each) => each.id === id)
  if (token) return tokenThing(token)
  const area = areas.find((each) => each.id === id)
  return area && areaThing(area)
}

/** The ids of what is pointed at, the most particular first: who stands there, then what lies there, then the area. */
export const idsAt = ({ figure, token, area }: SceneHit): readonly string[] =>
  [figure, token, area].filter((id) => id !== undefined)
