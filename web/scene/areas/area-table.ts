import { type BoardData, type Piece, type Point, prepareBoard } from '@gargoyle/table'
import type { SceneArea, SceneBoundary, SceneContent } from '../scene-content.ts'

/** A board of areas as a game describes it. */
export interface AreaTable extends Pick<BoardData, 'name' | 'width' | 'depth'> {
  /** The kind of ground around the areas: a word such as `old town` or `works`. */
  readonly theme: string
  readonly areas: readonly SceneArea[]
  readonly boundaries: readonly SceneBoundary[]
  /** Things to look at: statues, crates. */
  readonly scenery?: readonly Piece[]
}

/** How thick walls are drawn, in table units. */
const WALL = 700

/** Areas from this height on look like the roofs of houses; lower ones are platforms. */
const HOUSE = 5000

const solid = {
  sight: 'blocked',
  blocksLight: true,
  passage: 'solid',
  climbable: false,
  ladder: false,
  cover: 'none',
} as const satisfies Partial<Piece>

const AREA = 'area '

/** Whether a piece only carries an area: its name and height are said by the area. */
export const carriesArea = ({ id }: Pick<Piece, 'id'>): boolean => id.startsWith(AREA)

/** A raised area is a prism with its floor on top. */
const elevation = ({ id, outline, z }: SceneArea): Piece => ({
  ...solid,
  id: `${AREA}${id}`,
  kind: z >= HOUSE ? 'building' : 'platform',
  footprint: outline,
  bottom: 0,
  top: z,
  standable: true,
})

/** A wall is a thin prism for each of its stretches. */
function wallPieces({ id, kind, points, height = 0 }: SceneBoundary): readonly Piece[] {
  if (kind !== 'wall' || height <= 0) return []
  return points.slice(1).flatMap((to, i) => {
    const from = points[i]!
    const footprint = stripe(from, to)
    if (!footprint) return []
    const bottom = Math.min(from.z, to.z)
    return [
      {
        ...solid,
        id: `wall ${id} ${i}`,
        kind: 'wall',
        footprint,
        bottom,
        top: bottom + height,
        standable: false,
      },
    ]
  })
}

/** The outline of a stretch of wall, a little longer than it is so that corners close; nothing if it has no length. */
function stripe(a: Point, b: Point): readonly Point[] | undefined {
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  if (length < 1) return undefined
  const [ux, uy] = [((b.x - a.x) / length) * (WALL / 2), ((b.y - a.y) / length) * (WALL / 2)]
  const corner = ({ x, y }: Point, along: number, across: number): Point => ({
    x: Math.round(x + ux * along - uy * across),
    y: Math.round(y + uy * along + ux * across),
  })
  return [corner(a, -1, -1), corner(b, 1, -1), corner(b, 1, 1), corner(a, -1, 1)]
}

/** A table of areas, ready for a scene: the board has a prism for every raised area and a wall for every boundary that is one. */
export function areaTable({
  areas,
  boundaries,
  scenery = [],
  ...board
}: AreaTable): Pick<SceneContent, 'board' | 'areas' | 'boundaries'> {
  const raised = areas.filter(({ z }) => z > 0).map(elevation)
  return {
    board: prepareBoard({
      ...board,
      about: '',
      pieces: [...raised, ...boundaries.flatMap(wallPieces), ...scenery],
      lamps: [],
    }),
    areas,
    boundaries,
  }
}
