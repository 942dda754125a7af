import {
  addMarker,
  askPoint,
  boardOf,
  bodyOf,
  cardOf,
  flatMarker,
  isNearZone,
  isOnTable,
  labelOf,
  lengthOf,
  MARKER_RADIUS,
  markerBody,
  markersOf,
  nearMarker,
  overlapsMarker,
  seesSpot,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import { deploymentAreas } from '@gargoyle/bmg-counters'
import {
  type CounterScope,
  isCalled,
  type Model,
  type Play,
  type TraitAction,
} from '@gargoyle/bmg-counters/toolkit'
import { type Rule, shows } from '@gargoyle/engine'
import { fitsHere, type Spot } from '@gargoyle/table'
import { spotsAround } from './marker-beside.ts'
import { inchesIn } from './targets.ts'
import { vehicleOf } from './vehicles.ts'

/** No more of one crew are on the table at once. bmg2/core/clue-markers */
const MOST = 5

/** How far clues keep from each other, in inches. */
const APART = 4

/** What the die must reach where a card has lost its number. */
const USUAL = 4

const own = (game: Play, { seat }: Model): number =>
  markersOf(game, 'clue').filter((marker) => marker.seat === seat).length

/** Whether the Riddler shoots a clue from the vehicle that he drives. bmg2/trait/clue-launcher */
function isLaunched(game: Play, owner: Model, at: Spot): boolean {
  const launcher = launcherOf(game, owner)
  return (
    launcher !== undefined &&
    withinOfMarker(game, launcher, { at }, inchesIn(game, 4)) &&
    seesSpot(game, launcher, markerBody({ at }))
  )
}

function launcherOf(game: Play, owner: Model): Model | undefined {
  const isRiddler = ['riddler', 'the-riddler'].some((who) => isCalled(cardOf(game, owner).profile, who))
  return isRiddler ? vehicleOf(game, owner, 'clue-launcher') : undefined
}

/** Why a clue cannot lie at a place. bmg2/core/clue-markers */
function placeBlockedReason(game: Play, owner: Model, at: Spot): string | undefined {
  const fit = fitsHere(boardOf(game), flatMarker, at)
  if (!fit.ok) return fit.reason
  if (!withinOfMarker(game, owner, { at }, 0) && !isLaunched(game, owner, at)) return 'It must be in contact.'
  if (overlapsMarker(game, at)) return 'Markers never overlap.'
  const zones = game.seats.flatMap((seat) => deploymentAreas(game, seat))
  if (zones.some((zone) => isNearZone(at, MARKER_RADIUS, zone, 0)))
    return 'No clue is placed in a deployment area.'
  const near = markersOf(game, 'clue').some((clue) => nearMarker(game, at, clue, inchesIn(game, APART)))
  return near ? 'Clues are more than 4" from each other.' : undefined
}

/** Places around a base where a clue can lie. */
function placesFor(game: Play, owner: Model): readonly Spot[] {
  if (!isOnTable(owner)) return []
  const launcher = launcherOf(game, owner)
  // Around the base, and some way around a launcher.
  const rings = [
    bodyOf(game, owner),
    ...(launcher === undefined
      ? []
      : [0, 1, 3].map((far) => {
          const body = bodyOf(game, launcher)
          return { ...body, radius: body.radius + lengthOf(game, inchesIn(game, far)) }
        })),
  ]
  return rings.flatMap(spotsAround).filter((at) => placeBlockedReason(game, owner, at) === undefined)
}

/** Rolls, and places a clue if there is room; otherwise it is lost. */
function* place({ game, owner, rule, args }: CounterScope): Rule<void> {
  const needed = Number(args[0]) || USUAL
  const [die] = game.dice.roll({ purpose: `clue (${needed}+)`, seat: owner.seat, rule }).dice
  if (!shows(die!, (face) => face >= needed) || placesFor(game, owner).length === 0) return
  const at = yield* askPoint(game, owner.seat, {
    name: 'clue',
    prompt: `Where does ${labelOf(game, owner)} leave the clue?`,
    rule,
    about: { model: owner.id, template: 'clue' },
    judge: (spot) => placeBlockedReason(game, owner, spot),
    candidates: (random, n) => random.shuffle(placesFor(game, owner)).slice(0, Math.max(1, n)),
  })
  addMarker(game, 'clue', at, owner.seat)
}

/** The action of Can You Solve This?. */
export const placeClue: TraitAction = {
  cost: { special: 1 },
  limit: 'round',
  why: ({ game, owner }) =>
    own(game, owner) >= MOST ? 'Five clues of its crew are on the table.' : undefined,
  perform: place,
}
