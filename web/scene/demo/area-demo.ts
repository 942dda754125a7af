import { inches, mm, type Piece, pieceKinds, spot } from '@gargoyle/table'
import { areaSpot, sightLine } from '../areas/area.ts'
import { areaTable } from '../areas/area-table.ts'
import {
  type AreaFloor,
  type Build,
  type Figure,
  noMarks,
  type SceneArea,
  type SceneBoundary,
  type SceneContent,
  type SceneLight,
  type SceneMarks,
  type SceneToken,
  type TableSide,
} from '../scene-content.ts'

type Rect = readonly [number, number, number, number]

const rect = ([x0, y0, x1, y1]: Rect) => [
  { x: inches(x0), y: inches(y0) },
  { x: inches(x1), y: inches(y0) },
  { x: inches(x1), y: inches(y1) },
  { x: inches(x0), y: inches(y1) },
]

const LEVEL = 1.5

const area = (
  id: string,
  name: string,
  floor: AreaFloor,
  where: Rect,
  level = 0,
  more: Partial<SceneArea> = {},
): SceneArea => ({
  id,
  name,
  floor,
  outline: rect(where),
  level,
  z: inches(level * LEVEL),
  ...more,
})

/** An old theatre between a street, a garden and an alley. */
const areas: readonly SceneArea[] = [
  area('west-street', 'West street', 'asphalt', [0, 0, 9, 4]),
  area('forecourt', 'Forecourt', 'stone', [9, 0, 17, 4]),
  area('east-street', 'East street', 'asphalt', [17, 0, 26, 4]),
  area('garden', 'Garden', 'grass', [0, 4, 4, 13.5], 0, { ground: [{ state: 'difficult', text: '1' }] }),
  area('cloakroom', 'Cloakroom', 'wood', [4, 4, 9, 9]),
  area('foyer', 'Foyer', 'tiles', [9, 4, 17, 9]),
  area('bar', 'Bar', 'wood', [17, 4, 22, 9]),
  area('auditorium', 'Auditorium', 'carpet', [8, 9, 18, 13.5]),
  area('west-box', 'West box', 'carpet', [4, 9, 8, 13.5], 1),
  area('east-box', 'East box', 'carpet', [18, 9, 22, 13.5], 1),
  area('stage', 'Stage', 'wood', [8, 13.5, 18, 18], 1),
  area('west-roof', 'West roof', 'stone', [0, 13.5, 8, 18], 2),
  area('fly-tower', 'Fly tower', 'grating', [18, 13.5, 22, 18], 3),
  area('alley', 'Alley', 'asphalt', [22, 4, 26, 18], 0, { ground: [{ state: 'dangerous', text: '2' }] }),
]

const WALL = inches(1.35)

const wall = (id: string, ...points: readonly (readonly [number, number])[]): SceneBoundary => ({
  id,
  kind: 'wall',
  height: WALL,
  points: points.map(([x, y]) => spot(inches(x), inches(y))),
})

const line = (
  id: string,
  from: readonly [number, number],
  to: readonly [number, number],
  more: Partial<SceneBoundary> = {},
): SceneBoundary => ({
  id,
  kind: 'line',
  points: [spot(inches(from[0]), inches(from[1])), spot(inches(to[0]), inches(to[1]))],
  ...more,
})

const boundaries: readonly SceneBoundary[] = [
  wall('front west', [4, 9], [4, 4], [11.5, 4]),
  wall('front east', [14.5, 4], [22, 4], [22, 9]),
  wall('cloakroom south', [9, 4], [9, 6]),
  wall('cloakroom north', [9, 7.5], [9, 9]),
  wall('bar south', [17, 4], [17, 6]),
  wall('bar north', [17, 7.5], [17, 9]),
  wall('hall west', [4, 9], [11, 9]),
  wall('hall east', [15, 9], [22, 9]),
  line('doors', [11.5, 4], [14.5, 4], { tone: 'lamp' }),
  line('hall', [11, 9], [15, 9], { tone: 'lamp' }),
  line('cloakroom door', [9, 6], [9, 7.5], { tone: 'lamp' }),
  line('bar door', [17, 6], [17, 7.5], { tone: 'lamp' }),
  line('street west', [9, 0], [9, 4]),
  line('street east', [17, 0], [17, 4]),
  line('garden gate', [0, 4], [4, 4]),
  line('alley mouth', [22, 4], [26, 4], { tone: 'danger' }),
]

const furniture = (id: string, kind: keyof typeof pieceKinds, where: Rect, top: number): Piece => ({
  id,
  kind,
  footprint: rect(where),
  bottom: 0,
  top: inches(top),
  ...pieceKinds[kind].properties,
})

const scenery: readonly Piece[] = [
  furniture('fountain', 'statue', [12.6, 1.2, 13.4, 2], 2.4),
  furniture('bar counter', 'barrier', [20.6, 5, 21.3, 8.2], 0.8),
  furniture('seats 1', 'bench', [9.2, 10.2, 12.2, 10.7], 0.5),
  furniture('seats 2', 'bench', [13.8, 10.2, 16.8, 10.7], 0.5),
  furniture('seats 3', 'bench', [9.2, 11.6, 12.2, 12.1], 0.5),
  furniture('seats 4', 'bench', [13.8, 11.6, 16.8, 12.1], 0.5),
  furniture('bins', 'dumpster', [24.4, 11, 25.6, 13], 1.2),
  furniture('tree 1', 'tree', [0.8, 5.2, 2.2, 6.6], 3),
  furniture('tree 2', 'tree', [0.8, 9.8, 2.2, 11.2], 2.6),
  furniture('hedge', 'hedge', [3, 6, 3.6, 11], 0.9),
]

const people: readonly (readonly [string, Build, TableSide, string, number, number])[] = [
  ['Mara Voss', 'boss', 0, 'foyer', -2, -1],
  ['Needle', 'fighter', 0, 'foyer', 1.6, -1.4],
  ['Saint Ash', 'leader', 1, 'auditorium', -1, 0],
  ['Hatch', 'thug', 1, 'auditorium', 3.6, -1.3],
  ['Vesper', 'fighter', 2, 'stage', -2.5, 0.6],
  ['Crane', 'leader', 2, 'stage', 2.4, 0.4],
  ['Dove', 'thug', 3, 'west-roof', -1.5, 0.4],
  ['Iron Nan', 'machine', 3, 'west-street', 1.4, 0.2],
  ['Ferris', 'fighter', 4, 'fly-tower', 0.4, -0.6],
  ['Jude', 'thug', 4, 'east-box', 0.6, 0.8],
  ['Usher', 'thug', 'neutral', 'cloakroom', -0.6, 0.8],
  ['Barkeeper', 'thug', 'neutral', 'bar', 0.2, -0.4],
]

function figures(): Figure[] {
  return people.map(([name, build, side, where, dx, dy]) => {
    const place = areas.find(({ id }) => id === where)
    if (!place) throw new Error(`There is no area ${where}.`)
    const { x, y, z } = areaSpot(place)
    return {
      id: name,
      at: spot(x + inches(dx), y + inches(dy), z),
      radius: mm(build === 'machine' ? 20 : 14),
      height: mm(build === 'machine' ? 44 : 34),
      build,
      side,
      name,
      initials: name
        .split(' ')
        .map((word) => word.slice(0, 1))
        .join('')
        .padEnd(2, name.slice(1, 2).toUpperCase()),
      posture: 'standing',
      isActive: name === 'Mara Voss',
      isDone: name === 'Needle',
      badges: name === 'Saint Ash' ? [{ text: '2 wounds', tone: 'danger' }] : [],
    }
  })
}

const lamps: readonly (readonly [number, number, number])[] = [
  [9.6, 3, 4.5],
  [16.4, 3, 4.5],
  [24, 2.4, 4],
  [2.2, 3, 4],
]

const glows: readonly (readonly [number, number, number, number])[] = [
  [13, 7, 0, 3.4],
  [19.4, 7.6, 0, 2.6],
  [13, 15.6, 1.5, 3.6],
  [6, 11, 1.5, 1.8],
]

const lights: readonly SceneLight[] = [
  ...lamps.map(([x, y, reach], i) => ({
    id: `lamp ${i}`,
    at: spot(inches(x), inches(y)),
    radius: mm(8),
    reach: inches(reach),
    on: true,
  })),
  ...glows.map(([x, y, z, reach], i) => ({
    id: `glow ${i}`,
    at: spot(inches(x), inches(y), inches(z)),
    radius: mm(5),
    reach: inches(reach),
    on: true,
  })),
]

const tokens: readonly SceneToken[] = [
  ...lamps.map(([x, y], i) => ({
    id: `post ${i}`,
    kind: 'streetlamp',
    at: spot(inches(x), inches(y)),
    radius: mm(8),
    label: 'Streetlamp',
    lit: true,
  })),
  {
    id: 'score',
    kind: 'clue',
    at: spot(inches(16), inches(15), inches(1.5)),
    radius: mm(10),
    label: 'Score',
  },
  { id: 'till', kind: 'loot', at: spot(inches(19.4), inches(5)), radius: mm(10), label: 'Till', side: 4 },
]

/** A board of areas with levels, walls and all sides, to look at. */
export const areaDemo: SceneContent = {
  ...areaTable({
    name: 'The Meridian theatre',
    theme: 'old town',
    width: inches(26),
    depth: inches(18),
    areas,
    boundaries,
    scenery,
  }),
  figures: figures(),
  tokens,
  lights,
  zones: [],
  night: true,
}

const sights = [
  sightLine(areaDemo, 'foyer', 'auditorium', { sees: true, label: 'in sight' }),
  sightLine(areaDemo, 'foyer', 'bar', { sees: false, label: 'wall' }),
]

/** Marks of every kind on areas, as in the middle of a turn. */
export const areaDemoMarks: SceneMarks = {
  ...noMarks,
  options: new Map([
    ['cloakroom', { tone: 'open', label: '1 point' }],
    ['auditorium', { tone: 'open', label: '2 points' }],
    ['forecourt', { tone: 'picked', label: '1 point' }],
    ['west-box', { tone: 'closed', label: 'too high' }],
    ['Needle', { tone: 'open', label: 'give' }],
  ]),
  areas: [
    { area: 'stage', state: 'seen' },
    { area: 'bar', state: 'reachable', text: '2 points' },
  ],
  lines: sights.flatMap((sight) => sight ?? []),
}
