import { ask, chooseSome, type Random, type Rule, type Seat } from '@gargoyle/engine'
import { floorHeights, type Spot, type Zone } from '@gargoyle/table'
import { markersOf } from '../manipulate/markers.ts'
import { cardOf, isOnTable, labelOf, opponentOf, withinOfMarker } from '../model/model.ts'
import { place } from '../movement/place.ts'
import { sees } from '../place/seeing.ts'
import { says, total } from '../rules/reckon.ts'
import { boardOf, type Model, type Play } from '../state.ts'
import { encounterOf, isInZones, isNearZone, zonesOf } from './zones.ts'

/**
 * bmg3/core/deploy: two even groups, deployed by turns; those that arrive late alternate afterwards. Parts of the
 * stage: 0 groups, 1 to 4 the four deployments, 5 the late ones.
 */
export function* deployCrews(game: Play): Rule<void> {
  const { state } = game
  const { setupInitiative } = state
  const other = opponentOf(game, setupInitiative)
  const part = state.part
  if (part === 0) for (const seat of [setupInitiative, other]) yield* divideCrew(game, seat)
  else if (part <= 4) yield* deployGroup(game, part % 2 === 1 ? setupInitiative : other, part <= 2 ? 1 : 2)
  else yield* deployLate(game)
  state.part++
}

const groupNote = (model: Model, group: 1 | 2): string => `group ${group} ${model.id}`

/** Models that are deployed with the others. */
const regulars = (game: Play, seat: Seat): readonly Model[] =>
  game.state.models.filter(
    (model) =>
      model.seat === seat &&
      model.condition === 'away' &&
      !says(game, 'deploys-late', { about: model }) &&
      !says(game, 'stays-away', { about: model }),
  )

/** bmg3/core/deploy: as evenly as the number allows; the bigger half may be either group. */
function* divideCrew(game: Play, seat: Seat): Rule<void> {
  const models = regulars(game, seat)
  const { oneGroup } = encounterOf(game).deployment ?? {}
  const half = Math.ceil(models.length / 2)
  const first =
    oneGroup || models.length < 2
      ? models.map(({ id }) => `${id}`)
      : yield* ask(
          game,
          seat,
          chooseSome({
            name: 'groups',
            prompt: 'Which models are in the group that you deploy first?',
            rule: 'bmg3/core/deploy',
            options: models.map((model) => ({
              id: `${model.id}`,
              label: labelOf(game, model),
              about: { model: model.id },
            })),
            min: Math.floor(models.length / 2),
            max: half,
          }),
        )
  for (const model of models) {
    game.state.gameNotes.push(groupNote(model, first.includes(`${model.id}`) ? 1 : 2))
  }
}

function* deployGroup(game: Play, seat: Seat, group: 1 | 2): Rule<void> {
  const { state } = game
  const models = regulars(game, seat).filter((model) => state.gameNotes.includes(groupNote(model, group)))
  for (const model of models) yield* deployInZone(game, model)
  state.gameNotes = state.gameNotes.filter(
    (note) => !models.some((model) => note === groupNote(model, group)),
  )
}

/** bmg3/core/deploy: wholly in a zone of one's own, or as far outside as a trait allows. */
export function* deployInZone(game: Play, model: Model): Rule<void> {
  const zones = zonesOf(game, model.seat)
  const outside = total(game, 'deploys-outside', { about: model }, 0)
  yield* place(game, {
    model,
    reason: 'deployment',
    rule: 'bmg3/core/deploy',
    accept: (at) =>
      mayStand(game, model, at, zones, outside) ? undefined : 'It must stand wholly in your deployment zone.',
    suggestions: (random) => spotsIn(game, model, zones, random),
    certain: true,
  })
}

function mayStand(game: Play, model: Model, at: Spot, zones: readonly Zone[], outside: number): boolean {
  const { radius } = cardOf(game, model)
  if (isInZones(at, radius, zones)) return true
  if (outside > 0 && zones.some((zone) => isNearZone(at, radius, zone, outside))) return true
  return (
    says(game, 'deploys-at-sewers', { about: model }) &&
    markersOf(game, 'sewer').some((sewer) => withinOfMarker(game, { ...model, at }, sewer, 0))
  )
}

/** Random places in the zones, on every floor. */
function spotsIn(game: Play, model: Model, zones: readonly Zone[], random: Random): readonly Spot[] {
  const spots: Spot[] = []
  for (let i = 0; i < 40; i++) {
    const box = boxOfZone(random.pick(zones))
    const x = random.between(box.minX, box.maxX)
    const y = random.between(box.minY, box.maxY)
    const floors = floorHeights(boardOf(game), cardOf(game, model).mover, x, y)
    spots.push({ x, y, z: random.pick(floors.length > 0 ? floors : [0]) })
  }
  return spots
}

function boxOfZone(zone: Zone): {
  readonly minX: number
  readonly minY: number
  readonly maxX: number
  readonly maxY: number
} {
  if ('minX' in zone) return zone
  const xs = zone.map(({ x }) => x)
  const ys = zone.map(({ y }) => y)
  return { minX: Math.min(...xs), maxX: Math.max(...xs), minY: Math.min(...ys), maxY: Math.max(...ys) }
}

/** Late deployers alternate, the player with setup initiative first. bmg3/core/deploy */
function* deployLate(game: Play): Rule<void> {
  const { setupInitiative } = game.state
  const waiting = (seat: Seat): Model[] =>
    game.state.models.filter(
      (model) =>
        model.seat === seat && model.condition === 'away' && says(game, 'deploys-late', { about: model }),
    )
  const queues = [waiting(setupInitiative), waiting(opponentOf(game, setupInitiative))]
  for (let turn = 0; queues.some((queue) => queue.length > 0); turn++) {
    const model = queues[turn % 2]!.shift()
    if (model !== undefined) yield* deployHidden(game, model)
  }
}

/** Out of everybody's sight, or at least twelve inches from those who see; else in the zone. */
function* deployHidden(game: Play, model: Model): Rule<void> {
  yield* place(game, {
    model,
    reason: 'hidden deployment',
    rule: 'bmg3/core/deploy',
    accept: (at) => (isHiddenAt(game, model, at) ? undefined : 'An enemy would see it there.'),
  })
  if (!isOnTable(model)) yield* deployInZone(game, model)
}

/** By night nobody is seen from twelve inches and more, so both cases come to one: not seen. */
function isHiddenAt(game: Play, model: Model, at: Spot): boolean {
  const there = { ...model, at, condition: 'up' as const }
  return !game.state.models.some(
    (enemy) => enemy.seat !== model.seat && isOnTable(enemy) && sees(game, enemy, there),
  )
}
