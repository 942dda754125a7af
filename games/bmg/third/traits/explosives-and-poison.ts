import {
  addMarker,
  bodyOf,
  chooseSpot,
  hasTrait,
  isConscious,
  isOnTable,
  labelOf,
  MARKER_RADIUS,
  markerBody,
  moveMarker,
  overlapsMarker,
  removeMarker,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import { memory, type Rule, recall, remember, roundMemory, sumOf } from '@gargoyle/engine'
import {
  inches,
  isCompletelyWithin,
  isWithin,
  nearestOnSegment,
  type Spot,
  touchingSpot,
} from '@gargoyle/table'
import { strengthAttack } from '../attack/strength-attack.ts'
import { caughtBy, EXPLOSION } from '../attack/templates.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { poisonTest } from '../effects/poison.ts'
import { sufferPoison } from '../effects/suffer.ts'
import { skill } from '../model/skills.ts'
import { move, moveBlockedReason } from '../movement/move.ts'
import type { Bmg3Rule, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { type Aimed, chooseMarker, chooseTarget, targetsOf } from './helpers.ts'

/** The number on a set of Explosive Teeth; 0 on all else. */
export const teethNumber = memory<number>('explosive-teeth/number', 0)

export const isFish = memory<boolean>('poisoned-fish/fish', false)
export const isBarrel = memory<boolean>('bio-chemical-barrel/barrel', false)

/** The sets of teeth that a crew has on the table. */
const teethOf = (game: Play, owner: Model): readonly Marker[] =>
  game.state.markers.filter((marker) => marker.seat === owner.seat && recall(marker, teethNumber) > 0)

/** Asks where something goes that is set down within so many inches. */
function* setDown({ game, owner, rule }: Bmg3Scope, distance: number): Rule<Marker | undefined> {
  const from = bodyOf(game, owner)
  const at = yield* chooseSpot(game, owner.seat, {
    name: 'set-down',
    prompt: `Where does ${labelOf(game, owner)} set it down?`,
    rule,
    near: { of: from, upTo: distance },
    marker: true,
    accept: (spot) => {
      if (!isWithin(from, markerBody({ at: spot }), inches(distance)))
        return `It must be within ${distance}".`
      return overlapsMarker(game, spot) ? 'Markers never overlap.' : undefined
    },
  })
  return at === undefined ? undefined : addMarker(game, 'event', at, owner.seat)
}

/** bmg3/trait/explosive-teeth: the number goes down, and at 0 they bite. */
function* chatter({ game, owner, rule }: Bmg3Scope, teeth: Marker): Rule<void> {
  yield* moveMarker(game, { marker: teeth, upTo: 4, chooser: owner.seat, reason: 'Explosive Teeth', rule })
  const number = recall(teeth, teethNumber) - 1
  remember(teeth, teethNumber, number)
  if (number > 0) return
  removeMarker(game, teeth)
  const more = game.state.models.some(
    (model) =>
      model.seat === owner.seat && isConscious(model) && hasTrait(game, model, 'if-youre-good-at-something'),
  )
  yield* strengthAttack(game, owner, caughtBy(game, teeth.at), {
    name: 'Explosive Teeth',
    strength: 3,
    damage: { injury: 1, stun: more ? 2 : 1 },
  })
}

/** All models whose base a marker meets on its way. */
const metBy = (game: Play, from: Spot, to: Spot): readonly Model[] =>
  game.state.models.filter((model) => {
    if (!isOnTable(model)) return false
    const near = nearestOnSegment(from.x, from.y, to.x, to.y, model.at.x, model.at.y)
    return withinOfMarker(game, model, { at: { ...near, z: model.at.z } }, 0)
  })

/** bmg3/trait/poisoned-fish: it slides along as far as two dice say. */
function* slide({ game, owner, rule }: Bmg3Scope, fish: Marker): Rule<void> {
  const towards = yield* chooseSpot(game, owner.seat, {
    name: 'fish-direction',
    prompt: 'Towards where does the fish slide?',
    rule,
    accept: (at) => (at.x === fish.at.x && at.y === fish.at.y ? 'Point away from where it lies.' : undefined),
  })
  if (towards === undefined) return
  const roll = sumOf(game.dice.roll({ purpose: 'Poisoned Fish', seat: owner.seat, count: 2, rule }))
  const from = fish.at
  const to = along(game, from, towards, inches(roll))
  fish.at = to
  for (const model of metBy(game, from, to))
    if (skill(game, 'endurance', model) < roll) yield* sufferPoison(game, model, owner)
}

/** A place so far in a direction, no further than the edge of the table. */
function along(game: Play, from: Spot, towards: Spot, distance: number): Spot {
  const [dx, dy] = [towards.x - from.x, towards.y - from.y]
  const way = Math.sqrt(dx * dx + dy * dy)
  const { width, depth } = game.content.board
  const clamp = (value: number, most: number): number =>
    Math.round(Math.max(MARKER_RADIUS, Math.min(most - MARKER_RADIUS, value)))
  return {
    x: clamp(from.x + (dx * distance) / way, width),
    y: clamp(from.y + (dy * distance) / way, depth),
    z: from.z,
  }
}

/** bmg3/trait/bio-chemical-barrel: models under it are poisoned, and roll at once. */
function* burst({ game, owner, rule }: Bmg3Scope, mustHit?: Model): Rule<void> {
  const from = bodyOf(game, owner)
  const at = yield* chooseSpot(game, owner.seat, {
    name: 'template',
    prompt: 'Where does the template lie?',
    rule,
    near: { of: from, upTo: 8 },
    about: { size: inches(EXPLOSION) },
    accept: (spot) => {
      if (!isCompletelyWithin({ ...spot, radius: inches(EXPLOSION / 2) }, from, inches(8)))
        return 'The template must lie completely within 8".'
      return mustHit !== undefined && !caughtBy(game, spot).includes(mustHit)
        ? `${labelOf(game, mustHit)} must be under it.`
        : undefined
    },
  })
  if (at === undefined) return
  for (const model of caughtBy(game, at))
    if (yield* sufferPoison(game, model, owner)) yield* poisonTest(game, model)
  if (mustHit === undefined && !overlapsMarker(game, at))
    remember(addMarker(game, 'event', at, owner.seat), isBarrel, true)
}

/** Whether the barrel was used for nothing this round. */
const hasUsedBarrel = roundMemory<boolean>('bio-chemical-barrel/used', false)

/** Noted where it was used as an action. */
const BARREL_ACTION = 'trait:bio-chemical-barrel'

const leftovers = (game: Play, owner: Model): readonly Marker[] =>
  game.state.markers.filter(
    (marker) =>
      (recall(marker, isFish) || recall(marker, isBarrel)) && withinOfMarker(game, owner, marker, 4),
  )

const PREY: Aimed = { side: 'enemy', within: 8, seen: true }

/** An explosion around its owner, which does not survive it. */
const blowsUp = (
  name: string,
  text: string,
  { strength, steps, sweeps }: { readonly strength: number; readonly steps?: number; readonly sweeps?: true },
): Bmg3Rule => ({
  name,
  text,
  action: {
    kind: 'special',
    *perform({ game, owner, rule }) {
      if (steps !== undefined && moveBlockedReason(game, owner) === undefined)
        yield* move(game, { model: owner, upTo: steps, reason: name, rule })
      if (!isOnTable(owner)) return
      const { at } = owner
      const damage = { injury: 1, stun: 1 }
      yield* strengthAttack(game, owner, caughtBy(game, at, [owner]), { name, strength, damage })
      if (sweeps) {
        const under = game.state.markers.filter(
          (marker) => marker.kind === 'suspect' && isWithin(at, markerBody(marker), inches(EXPLOSION / 2)),
        )
        for (const suspect of under) removeMarker(game, suspect)
      }
      yield* becomeCasualty(game, owner, undefined)
    },
  },
})

/** Traits about explosives and poison: teeth, fish, barrels and bombs. */
export const explosivesAndPoison: Bmg3Rules = {
  'explosive-teeth': {
    name: 'Explosive Teeth',
    text: 'Special: set down Explosive Teeth with the number 2 within 4", or move a set of yours up to 4" and take 1 off its number. At 0 they explode: everybody under an Explosive template is hit on a Strength die of 3+ for an injury and a stun.',
    action: [
      {
        kind: 'special',
        id: 'set',
        label: 'Explosive Teeth: set them down',
        *perform(it) {
          const teeth = yield* setDown(it, 4)
          if (teeth !== undefined) remember(teeth, teethNumber, 2)
        },
      },
      {
        kind: 'special',
        id: 'move',
        label: 'Explosive Teeth: let them run',
        why: ({ game, owner }) =>
          teethOf(game, owner).length > 0 ? undefined : 'No teeth of yours are on the table.',
        *perform(it) {
          const { game, owner, rule } = it
          const asking = { rule, prompt: 'Which teeth run?' }
          const teeth = yield* chooseMarker(game, owner.seat, teethOf(game, owner), asking)
          if (teeth !== undefined) yield* chatter(it, teeth)
        },
      },
    ],
  },
  'if-youre-good-at-something': {
    name: 'If You’re Good at Something',
    text: 'Explosive Teeth of its crew do a stun more. It places suspects within 6" instead of in contact.',
    own: { 'place-reach': { raisedTo: 6 } },
  },
  'poisoned-fish': {
    name: 'Poisoned Fish',
    text: 'Special: set down a Poisoned Fish within 4" if you have none on the table; then it slides as many inches as two dice show in a direction you pick. Whoever it meets with an Endurance below that number is poisoned.',
    action: {
      kind: 'special',
      *perform(it) {
        const { game, owner, rule } = it
        const found = game.state.markers.filter(
          (marker) => marker.seat === owner.seat && recall(marker, isFish),
        )
        const asking = { rule, prompt: 'Which fish slides?' }
        const fish =
          found.length > 0 ? yield* chooseMarker(game, owner.seat, found, asking) : yield* setDown(it, 4)
        if (fish === undefined) return
        remember(fish, isFish, true)
        yield* slide(it, fish)
      },
    },
  },
  'bio-chemical-barrel': {
    name: 'Bio-Chemical Barrel',
    text: 'Special, once a round: an Explosive template completely within 8". Whoever is under it is poisoned and rolls against that at once. A Poison Barrel is left in its middle.',
    action: {
      kind: 'special',
      limit: 'round',
      why: ({ owner }) => (recall(owner, hasUsedBarrel) ? 'It has been used this round.' : undefined),
      perform: burst,
    },
  },
  'bio-chemical-recharge': {
    name: 'Bio-Chemical Recharge',
    text: 'Once a round, in its activation: a Poisoned Fish or Poison Barrel within 4" is put in contact with an enemy within 8" and in sight, and Bio-Chemical Barrel, unless it has been used this round, is used for nothing, so that it affects that enemy.',
    action: {
      kind: 'free',
      limit: 'round',
      why: (it) => {
        if (leftovers(it.game, it.owner).length === 0)
          return 'No Poisoned Fish or Poison Barrel is within 4".'
        return targetsOf(it.game, it.owner, PREY).length > 0
          ? undefined
          : 'No enemy is within 8" and in sight.'
      },
      *perform(it) {
        const { game, owner } = it
        const rule = it.rule
        const marker = yield* chooseMarker(game, owner.seat, leftovers(game, owner), {
          rule,
          prompt: 'What is thrown?',
        })
        const target = yield* chooseTarget(game, owner, PREY, { rule, prompt: 'At whom?' })
        if (marker === undefined || target === undefined || !isOnTable(owner)) return
        const at = touchingSpot(bodyOf(game, target), MARKER_RADIUS, owner.at)
        if (!overlapsMarker(game, at, marker)) marker.at = { x: at.x, y: at.y, z: bodyOf(game, target).z }
        // bmg3/trait/bio-chemical-barrel: once a round, however it comes about.
        if (owner.usedThisRound.includes(BARREL_ACTION)) return
        remember(owner, hasUsedBarrel, true)
        yield* burst({ ...it, rule: 'bmg3/trait/bio-chemical-barrel' }, target)
      },
    },
  },
  'funny-bomb': blowsUp(
    'Funny Bomb',
    'Special: explodes. Everybody else under an Explosive template on it is hit on a Strength die of 3+ for an injury and a stun, and it is out of the game.',
    { strength: 3 },
  ),
  'self-destruction': blowsUp(
    'Self-Destruction',
    'Special: moves up to 6" and explodes. Everybody else under an Explosive template on it is hit on a Strength die of 2+ for an injury and a stun, suspects under it are removed, and it is out of the game.',
    { strength: 2, steps: 6, sweeps: true },
  ),
}
