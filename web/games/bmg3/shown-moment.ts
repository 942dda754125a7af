import {
  type bmg3,
  bmg3Position,
  book,
  isIce,
  lightsOf,
  roughGround,
  type SkillName,
  skillValue,
  smokeOf,
  withWalls,
} from '@gargoyle/bmg3'
import type { SessionOf } from '@gargoyle/engine'
import type { Piece, Point } from '@gargoyle/table'
import { fallsIn, routesIn } from '../bmg/routes.ts'
import { zoneOutline } from '../bmg/scene-parts.ts'
import type { ChangedSkill, Patch, ShownData } from './table-data.ts'

type Looked = ReturnType<typeof bmg3Position>

/** Public data that the rules derive from a moment. Sent with every update, so it holds only what exists. */
export function shownMoment(session: SessionOf<typeof bmg3>): ShownData {
  const game = bmg3Position(session.state, session.content)
  return {
    lights: lightsOf(game),
    patches: patchesOf(game),
    walls: wallsOf(game),
    zones: zonesOf(game),
    changed: changedSkills(game),
    routes: routesIn(session.events('spectator')),
    falls: fallsIn(session.events('spectator')),
  }
}

function patchesOf(game: Looked): readonly Patch[] {
  const icy = roughGround(game, isIce)
  const isIcy = ({ x, y }: Point): boolean => icy.some((patch) => patch.x === x && patch.y === y)
  return [
    ...smokeOf(game).flatMap((cloud): readonly Patch[] => {
      if ('shape' in cloud) return []
      const { x, y, radius } = cloud
      const marker = game.state.markers.find(({ at }) => at.x === x && at.y === y)
      return [{ at: { x, y, z: marker?.at.z ?? 0 }, radius, what: 'smoke' }]
    }),
    ...roughGround(game).map((patch): Patch => {
      const { x, y, z, radius } = patch
      return { at: { x, y, z }, radius, what: isIcy(patch) ? 'ice' : 'rough' }
    }),
  ]
}

function wallsOf({ state, content }: Looked): readonly Piece[] {
  const walls = book.encounters[state.encounter]?.walls
  if (walls === undefined) return []
  const known = new Set(content.board.pieces)
  return withWalls(content.board, walls).pieces.filter((piece) => !known.has(piece))
}

/** Zones matter until all models are deployed. */
function zonesOf({ state, content }: Looked): ShownData['zones'] {
  if (!['zones', 'cards', 'deployment'].includes(state.stage)) return []
  const { width, depth } = content.board
  const zones = book.encounters[state.encounter]?.zones(width, depth)
  if (zones === undefined) return []
  return (['A', 'B'] as const).flatMap((zone) =>
    zones[zone].map((shape) => ({ zone, outline: zoneOutline(shape) })),
  )
}

const skillNames: readonly SkillName[] = [
  'willpower',
  'endurance',
  'movement',
  'attack',
  'strength',
  'defense',
  'special',
]

function changedSkills(game: Looked): ShownData['changed'] {
  const changed: Record<number, readonly ChangedSkill[]> = {}
  for (const model of game.state.models) {
    if (model.at === undefined) continue
    const found = skillNames.flatMap((skill): readonly ChangedSkill[] => {
      const { total, base, steps } = skillValue(game, skill, model)
      if (total === base.amount) return []
      return [{ skill, value: total, why: [...new Set(steps.map(({ source }) => source))] }]
    })
    if (found.length > 0) changed[model.id] = found
  }
  return changed
}
