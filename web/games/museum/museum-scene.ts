import type { ViewOf } from '@gargoyle/engine'
import type { museum } from '@gargoyle/engine/examples'
import { inches, mm, type Spot } from '@gargoyle/table'
import { areaById, areaSpot } from '../../scene/areas/area.ts'
import type {
  Badge,
  Figure,
  SceneContent,
  SceneLight,
  SceneToken,
  TableSide,
} from '../../scene/scene-content.ts'
import { floorPlan } from './floor-plan.ts'
import { figureOf, type MuseumMoment } from './museum-view.ts'

type View = ViewOf<typeof museum>

/** How far from each other those stand who are in one room. */
const APART = inches(1.5)

/** How far the guard's lamp and the lamps of the rooms shine. */
const TORCH = inches(3)
const LAMP = inches(1.9)

/** The table at a moment: the rooms, who is in them, and what stands there. */
export function museumScene(moment: MuseumMoment): SceneContent {
  const view = moment.look.view
  const plan = floorPlan(moment.info.table)
  const middle = (room: string): Spot => {
    const area = areaById(plan, room)
    return area ? areaSpot(area) : { x: 0, y: 0, z: 0 }
  }
  return {
    ...plan,
    figures: figuresOf(view, moment, middle),
    tokens: tokensOf(view, moment, middle),
    lights: lightsOf(view, moment, middle),
    zones: [],
    night: true,
  }
}

type Middle = (room: string) => Spot

function figuresOf(
  { burglars, guard, diamond, phase }: View,
  { look }: MuseumMoment,
  middle: Middle,
): Figure[] {
  const people = [
    ...burglars.map((each) => ({ ...each, side: 0 as TableSide, build: 'fighter' as const })),
    { ...guard, caught: false, acted: phase === 'burglars', side: 1 as TableSide, build: 'boss' as const },
  ]
  return people.map(({ seat, room, caught, acted, side, build }) => {
    const here = people.filter((each) => each.room === room)
    const place = here.findIndex((each) => each.seat === seat)
    const at = middle(room)
    const hasDiamond = diamond?.carrier === seat
    const badges: readonly Badge[] = [
      ...(hasDiamond ? [{ text: 'diamond', tone: 'lamp' as const }] : []),
      ...(caught ? [{ text: 'caught', tone: 'danger' as const }] : []),
    ]
    return {
      id: figureOf(seat),
      at: { ...at, x: at.x + Math.round((place - (here.length - 1) / 2) * APART), y: at.y - inches(0.7) },
      radius: mm(14),
      height: mm(36),
      build,
      side,
      name: seat,
      initials: seat.slice(0, 2).toUpperCase(),
      posture: caught ? 'out' : 'standing',
      isActive: look.asked.includes(seat),
      isDone: acted,
      badges,
    }
  })
}

function tokensOf({ closed, diamond }: View, moment: MuseumMoment, middle: Middle): SceneToken[] {
  const cases = moment.info.table.rooms.flatMap(({ id, showcase }): SceneToken[] => {
    if (!showcase) return []
    const { x, y, z } = middle(id)
    const isClosed = closed.includes(id)
    return [
      {
        id: `showcase ${id}`,
        kind: isClosed ? 'loot' : 'open-case',
        at: { x: x + inches(2), y: y + inches(1.4), z },
        radius: mm(11),
        label: isClosed ? 'Showcase' : 'Opened showcase',
      },
    ]
  })
  if (diamond === null || diamond.carrier !== null) return cases
  const { x, y, z } = middle(diamond.room)
  const known: SceneToken = {
    id: `diamond ${diamond.room}`,
    kind: 'clue',
    at: { x: x - inches(2), y: y + inches(1.4), z },
    radius: mm(9),
    label: diamond.found ? 'The diamond' : 'The diamond, in its showcase',
  }
  return [...cases, known]
}

function lightsOf({ guard, burglars }: View, moment: MuseumMoment, middle: Middle): SceneLight[] {
  const light = (id: string, at: Spot, reach: number): SceneLight => ({
    id,
    at,
    radius: mm(5),
    reach,
    on: true,
  })
  const isEmpty = (room: string): boolean =>
    room !== guard.room && burglars.every((burglar) => burglar.room !== room)
  return [
    light('torch', middle(guard.room), TORCH),
    ...moment.info.table.rooms
      .filter(({ id, showcase }) => showcase && isEmpty(id))
      .map(({ id }) => light(`lamp ${id}`, middle(id), LAMP)),
  ]
}
