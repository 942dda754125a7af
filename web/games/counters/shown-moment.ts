import { isIce, lightsOf, roughGround, smokeOf } from '@gargoyle/bmg-common'
import {
  areasOf,
  type CounterDefinition,
  type Counters,
  controlledObjectives,
  counterEvent,
  counterPosition,
  deploymentAreas,
  noCounters,
  type Play,
  type SkillName,
  skillValue,
} from '@gargoyle/bmg-counters'
import type { SeenEvent, SessionOf } from '@gargoyle/engine'
import { fallsIn, routesIn } from '../bmg/routes.ts'
import { zoneOutline } from '../bmg/scene-parts.ts'
import type { ChangedSkill, CounterPatch, CounterShown } from './table-data.ts'

/** Public data that the rules derive from a moment. Sent with every update, so it holds only what exists. */
export function shownMoment(session: SessionOf<CounterDefinition>): CounterShown {
  const game = counterPosition(session.state, session.content)
  const events = session.events('spectator')
  return {
    lights: lightsOf(game),
    patches: patchesOf(game),
    zones: zonesOf(game),
    changed: changedSkills(game),
    planned: plannedIn(events),
    control: Object.fromEntries(controlledObjectives(game).map(({ marker, seat }) => [marker.id, seat])),
    routes: routesIn(events),
    falls: fallsIn(events),
  }
}

function patchesOf(game: Play): readonly CounterPatch[] {
  return [
    ...smokeOf(game).flatMap((cloud): readonly CounterPatch[] => {
      if ('shape' in cloud) return []
      const { x, y, radius } = cloud
      const marker = game.state.markers.find(({ at }) => at.x === x && at.y === y)
      return [{ at: { x, y, z: marker?.at.z ?? 0 }, radius, what: 'smoke' }]
    }),
    ...roughGround(game, isIce).map(
      ({ x, y, z, radius }): CounterPatch => ({ at: { x, y, z }, radius, what: 'ice' }),
    ),
  ]
}

/** Areas matter while bands and objectives are placed; those of the enemy for some scenarios to the end. */
function zonesOf(game: Play): CounterShown['zones'] {
  const { stage, scenario } = game.state
  if (scenario === '' || !['furniture', 'bands', 'objectives', 'start'].includes(stage)) return []
  const areas = areasOf(game)
  const shown = (zone: 'A' | 'B') => {
    // As large as a strategy has made it. bmg1/strategy/fast-advance
    const owner = game.seats.find((seat) => game.state.bands[seat]!.zone === zone)
    const zones = owner === undefined ? areas[zone] : deploymentAreas(game, owner)
    return zones.map((each) => ({ zone, outline: zoneOutline(each) }))
  }
  const { centre } = areas
  return [
    ...shown('A'),
    ...shown('B'),
    ...(centre === undefined ? [] : [{ zone: 'centre' as const, outline: zoneOutline(centre) }]),
  ]
}

const skillNames: readonly SkillName[] = [
  'willpower',
  'movement',
  'attack',
  'defense',
  'strength',
  'endurance',
  'special',
]

function changedSkills(game: Play): CounterShown['changed'] {
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

/** What was planned since the round began, by model. Moments of other rounds are over with their lead. */
function plannedIn(events: readonly Pick<SeenEvent, 'name' | 'about'>[]): CounterShown['planned'] {
  const planned: Record<number, Counters> = {}
  for (const event of events.slice(events.findLastIndex(({ name }) => name === 'lead-drawn'))) {
    for (const { model, kind, count } of counterEvent(event, 'plan')?.placed ?? []) {
      planned[model] ??= noCounters()
      planned[model][kind] = count
    }
  }
  return planned
}
