import {
  type BoardName,
  boards,
  body,
  byLength,
  circleTemplate,
  generateCity,
  inches,
  mm,
  mover,
  prepareBoard,
  reach,
  showLength,
  spot,
  sprayTemplate,
} from '@gargoyle/table'
import type {
  Build,
  Figure,
  SceneContent,
  SceneLight,
  SceneMarks,
  SceneToken,
  TableSide,
} from '../scene-content.ts'
import { noMarks } from '../scene-content.ts'

/** A board by its short name, or a city from a number. */
const demoBoard = (name: string) =>
  prepareBoard(Object.hasOwn(boards, name) ? boards[name as BoardName] : city(name))

const city = (words: string) => {
  const [seed = '1', theme = 'old town'] = words.split(':')
  const themes = ['old town', 'waterfront', 'works', 'uptown'] as const
  const known = themes.find((one) => one === theme) ?? 'old town'
  return generateCity({ seed: Number(seed) || 1, width: inches(36), depth: inches(36), theme: known })
}

const people: readonly (readonly [string, Build, number, number, number, number?])[] = [
  ['Mara Voss', 'boss', 16.6, 16.5, 0],
  ['Old Silas', 'leader', 12.5, 3.5, 0],
  ['Needle', 'fighter', 21, 20, 0],
  ['Two-Ton', 'giant', 27.5, 14.5, 0, 50],
  ['Cutter', 'thug', 6, 17, 0],
  ['Pike', 'thug', 22, 9, 4.5],
  ['Rook', 'fighter', 4.5, 10, 3],
  ['Brick', 'thug', 17, 31, 0],
  ['Grin', 'thug', 29, 20, 0],
  ['Saint Ash', 'boss', 17.5, 19.2, 0],
  ['Wren', 'leader', 24, 26.5, 4.5],
  ['Iron Nan', 'machine', 30, 29, 0, 60],
  ['Dove', 'fighter', 9, 25, 6],
  ['Hatch', 'thug', 17, 26, 0],
  ['Tolley', 'thug', 12, 32, 0],
  ['Vesper', 'fighter', 26, 3, 0],
  ['Crane', 'leader', 34, 28.5, 0],
  ['Marlow', 'thug', 1, 14, 0],
  ['Ferris', 'fighter', 29.5, 8, 3],
  ['Jude', 'thug', 18.2, 11, 3],
]

function figures(): Figure[] {
  return people.map(([name, build, x, y, z, base = build === 'boss' ? 40 : 30], i): Figure => {
    const side: TableSide = i < 9 ? 0 : 1
    return {
      id: name,
      at: spot(inches(x), inches(y), inches(z)),
      radius: mm(base / 2),
      height: mm(build === 'giant' || build === 'machine' ? 55 : 40),
      build,
      side,
      name,
      initials: name
        .split(' ')
        .map((word) => word[0])
        .join('')
        .slice(0, 2)
        .toUpperCase(),
      posture: name === 'Hatch' ? 'lying' : name === 'Brick' ? 'out' : 'standing',
      isActive: name === 'Mara Voss',
      isDone: name === 'Needle' || name === 'Wren',
      badges:
        name === 'Hatch'
          ? [{ text: '2', tone: 'danger' }]
          : name === 'Two-Ton'
            ? [
                { text: '1', tone: 'danger' },
                { text: 'KO risk', tone: 'lamp' },
              ]
            : [],
    }
  })
}

const markers: readonly (readonly [string, number, number, TableSide?])[] = [
  ['suspect', 11, 18, 0],
  ['suspect', 28, 27.5, 1],
  ['suspect', 17.3, 7],
  ['sewer', 17, 4.5],
  ['sewer', 24.5, 31],
  ['loot', 30, 18],
  ['event', 7, 33],
]

function tokens(): SceneToken[] {
  return markers.map(([kind, x, y, side], i) => ({
    id: `${kind} ${i}`,
    kind,
    at: spot(inches(x), inches(y)),
    radius: mm(15),
    label: kind,
    ...(side !== undefined && { side }),
  }))
}

/** A table with people on it, to look at. */
export function demoContent(
  name: string,
  options: { night: boolean; moved: boolean; empty?: boolean },
): SceneContent {
  const board = demoBoard(name)
  const lights: SceneLight[] = board.lamps.map(({ id, at, radius, reach: far }) => ({
    id,
    at: { ...at, z: 0 },
    radius,
    reach: far,
    on: true,
  }))
  const carried = people.find(([one]) => one === 'Pike')
  if (carried && !options.empty) {
    lights.push({
      id: 'torch',
      at: spot(inches(carried[2]), inches(carried[3]), inches(carried[4])),
      radius: mm(15),
      reach: inches(3),
      on: true,
    })
  }
  const all = figures()
  return {
    board,
    figures: options.empty ? [] : options.moved ? all.map(movedOn) : all,
    tokens: options.empty ? [] : tokens(),
    lights,
    zones: [
      {
        id: 'south',
        label: 'Deployment',
        z: 0,
        side: 0,
        tone: 'plain',
        outline: [
          spot(inches(4), 0),
          spot(inches(32), 0),
          spot(inches(32), inches(2.2)),
          spot(inches(4), inches(2.2)),
        ],
      },
      {
        id: 'gas',
        label: 'Gas',
        z: 0,
        tone: 'ok',
        height: inches(1.5),
        outline: [
          spot(inches(30), inches(12.5)),
          spot(inches(32.5), inches(13)),
          spot(inches(32.5), inches(15)),
          spot(inches(30), inches(14.6)),
        ],
      },
    ],
    night: options.night,
  }
}

function movedOn(figure: Figure): Figure {
  if (figure.name === 'Mara Voss') {
    const route = [
      figure.at,
      spot(inches(16.6), inches(21)),
      spot(inches(18.5), inches(20.5)),
      spot(inches(24), inches(20.2)),
    ]
    return { ...figure, route, at: route.at(-1)! }
  }
  return figure.name === 'Saint Ash' ? { ...figure, posture: 'lying' } : figure
}

/** Marks of every kind around the active figure. */
export function demoMarks(content: SceneContent, what: string): SceneMarks {
  const active = content.figures.find(({ isActive }) => isActive)
  if (!active) return noMarks
  const walker = mover({ radius: active.radius, height: active.height })
  const others = content.figures
    .filter((one) => one !== active)
    .map(({ at, radius, height }) => ({ ...at, radius, height }))
  if (what === 'move') {
    const move = reach(content.board, walker, active.at, {
      budget: inches(8),
      pricing: byLength,
      around: others,
    })
    const to = spot(inches(16.4), inches(9.6))
    const path = move.pathTo(to)
    return {
      ...noMarks,
      regions: move.areas().map(({ z, outline }) => ({ z, outline, tone: 'open' as const })),
      paths: path.ok
        ? [
            {
              points: [active.at, ...path.path.legs.map((leg) => leg.to)],
              tone: 'picked',
              labels: [{ at: to, text: `${showLength(path.price)} of 8"` }],
            },
          ]
        : [],
      spots: [{ at: to, radius: active.radius, tone: 'picked' }],
    }
  }
  if (what === 'attack') {
    const at = (name: string) => content.figures.find((one) => one.name === name)!
    const eye = (name: string) => ({ ...at(name).at, z: at(name).at.z + mm(32) })
    return {
      ...noMarks,
      options: new Map([
        ['Saint Ash', { tone: 'picked', label: '72%' }],
        ['Hatch', { tone: 'open', label: '55%' }],
        ['Wren', { tone: 'closed', label: 'out of sight' }],
        ['suspect 0', { tone: 'open' }],
      ]),
      lines: [
        { from: eye('Mara Voss'), to: eye('Hatch'), tone: 'ok', label: 'clear' },
        { from: eye('Mara Voss'), to: eye('Wren'), tone: 'danger', label: 'blocked' },
        { from: at('Mara Voss').at, to: at('Old Silas').at, tone: 'plain', label: '13.6"' },
      ],
      templates: [
        { template: circleTemplate(spot(inches(29), inches(20)), inches(2.5)), tone: 'danger' },
        { template: sprayTemplate(body(at('Old Silas').at), at('Vesper').at), tone: 'open' },
      ],
    }
  }
  return noMarks
}
