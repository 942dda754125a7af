import { flatOf, toScene, vecOf } from '../coordinates.ts'
import { dashes } from '../marks/mark-shapes.ts'
import type { AreaFloor, AreaMark, AreaState, SceneArea, SceneBoundary } from '../scene-content.ts'
import { colour, mixed, type Rgb } from '../shape/colour.ts'
import { emptyMesh, type Flat, type Mesh, type Surface, type SurfacePaint } from '../shape/mesh.ts'
import { bar, lid } from '../shape/solids.ts'
import { insetOf } from '../terrain/building.ts'
import { toneColour } from '../tones.ts'
import { areaStateLooks, areaStates } from './area-marks.ts'
import { dashedOutline } from './floor-shapes.ts'

/** Heights over the floor, in inches: its covering, what is marked on it, and lines between areas. */
const COVER = 0.02
const MARKED = 0.05
const LINE = 0.035

/** Room between the coverings of neighbours, in inches. */
const JOINT = 0.05

const floors: Readonly<Record<AreaFloor, { readonly colour: Rgb; readonly surface: Surface }>> = {
  stone: { colour: colour('#6a7080'), surface: 'blocks' },
  tiles: { colour: colour('#7d8496'), surface: 'slates' },
  wood: { colour: colour('#7a5638'), surface: 'planks' },
  carpet: { colour: colour('#6b2c3a'), surface: 'plain' },
  asphalt: { colour: colour('#464b57'), surface: 'gravel' },
  grass: { colour: colour('#33543c'), surface: 'leaves' },
  water: { colour: colour('#16405c'), surface: 'water' },
  grating: { colour: colour('#7f8da6'), surface: 'ribbed' },
}

const HIGHEST = 6
const MOON: Rgb = colour('#b9c3da')

/** The coverings of all floors. Higher ones are lighter, so that levels are told apart from above. */
export function floorsMesh(areas: readonly SceneArea[]): Mesh {
  const mesh = emptyMesh()
  for (const { outline, z, floor } of areas) {
    if (!floor) continue
    const high = toScene(z)
    const { colour: shade, surface } = floors[floor]
    const paint: SurfacePaint = { colour: mixed(shade, MOON, Math.min(0.3, (high / HIGHEST) * 0.3)), surface }
    const corners = insetOf(outline.map(flatOf), JOINT)
    lid(mesh, corners, high + COVER, paint)
    if (floor === 'carpet') border(mesh, corners, high + COVER + 0.01)
  }
  return mesh
}

/** The golden stripe of a carpet. */
function border(mesh: Mesh, corners: readonly Flat[], z: number): void {
  dashedOutline(mesh, insetOf(corners, 0.3), z, 0.06, { colour: colour('#b58a4e'), glow: 0.1 })
}

/** Areas in a state, filled, to be painted with its pattern; and lines around areas in any state. */
export interface AreaMarkMeshes {
  readonly fills: ReadonlyMap<AreaState, Mesh>
  readonly rims: Mesh
}

/** What is drawn over areas that are marked. Lines of several states run inside each other. */
export function areaMarkMeshes(
  areas: readonly SceneArea[],
  marks: ReadonlyMap<string, readonly AreaMark[]>,
  hovered: string | undefined,
): AreaMarkMeshes {
  const fills = new Map<AreaState, Mesh>()
  const rims = emptyMesh()
  for (const area of areas) {
    const corners = area.outline.map(flatOf)
    const z = toScene(area.z) + MARKED
    let inset = 0.12
    const rim = (paint: SurfacePaint, dash: readonly [number, number]): void => {
      dashedOutline(rims, insetOf(corners, inset), z, 0.09, paint, dash)
      inset += 0.16
    }
    // The uppermost state has the outermost line.
    for (const { state } of [...(marks.get(area.id) ?? [])].reverse()) {
      const { tone, dash, rims: count } = areaStateLooks[state]
      const paint: SurfacePaint = { colour: toneColour(tone) }
      const fill = fills.get(state) ?? emptyMesh()
      fills.set(state, fill)
      lid(fill, insetOf(corners, 0.08), z - 0.01 + areaStates.indexOf(state) * 0.002, paint)
      for (let i = 0; i < count; i++) rim(paint, dash)
    }
    if (area.id === hovered) {
      inset = 0.04
      rim({ colour: toneColour('plain') }, [1, 0])
    }
  }
  return { fills, rims }
}

/** Boundaries that are no walls, as thin lines. */
export function boundariesMesh(boundaries: readonly SceneBoundary[]): Mesh {
  const mesh = emptyMesh()
  for (const { kind, points, tone = 'plain' } of boundaries) {
    if (kind === 'wall') continue
    const paint: SurfacePaint = { colour: toneColour(tone) }
    const places = points.map((point) => vecOf(point))
    places.slice(1).forEach((to, i) => {
      const from = places[i]!
      const z = Math.max(from[2], to[2]) + LINE
      const [drawn, gap] = dashes[tone]
      const length = Math.hypot(to[0] - from[0], to[1] - from[1])
      const step = gap === 0 ? length : drawn + gap
      const at = (along: number): [number, number, number] => {
        const t = Math.min(1, along / length)
        return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, z]
      }
      for (let along = 0; along < length; along += step)
        bar(mesh, at(along), at(along + (gap === 0 ? length : drawn)), 0.06, paint)
    })
  }
  return mesh
}
