import {
  addMarker,
  areEnemies,
  bodyOf,
  hasRank,
  hasTrait,
  isConscious,
  isOnTable,
  type ModelId,
  markersOf,
  removeMarker,
  shineReach,
  within,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import { memory, recall, remember } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { carryOut } from '../attack/melee.ts'
import { readyShots } from '../attack/ranged.ts'
import { newAttack, newStrike, weaponHas } from '../attack/strike.ts'
import { sufferHypnotize } from '../effects/hypnotize.ts'
import { poisonTest } from '../effects/poison.ts'
import { poisonOn, sufferEnervating, sufferScared } from '../effects/suffer.ts'
import { isVehicle } from '../model/crew.ts'
import { hasWillpower, skill } from '../model/skills.ts'
import { push } from '../movement/push.ts'
import type { Bmg3Case, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import type { Weapon } from '../vocabulary.ts'
import { type Aimed, chooseMarker, chooseTarget, noTargetReason, suspectsNear, targetsOf } from './helpers.ts'
import { onTarget, resists, weakens } from './special-actions.ts'

const enemyWithin = (distance: number): Aimed => ({ side: 'enemy', within: distance, seen: true })

/** How many Insidious models count for one roll. */
const MOST_INSIDIOUS = 3

/** Whether an Insidious model is one of those that count for a model's roll. */
function isHeard({ game, owner, about }: Bmg3Case): boolean {
  const near = (model: Model): boolean =>
    model.seat === owner.seat &&
    isConscious(model) &&
    hasTrait(game, model, 'insidious') &&
    within(game, model, about, 4)
  return near(owner) && game.state.models.filter(near).indexOf(owner) < MOST_INSIDIOUS
}

const weakerMinds = ({ game, owner }: Bmg3Scope): Aimed => ({
  side: 'any',
  within: 8,
  seen: true,
  if: (other) =>
    hasWillpower(game, other) && skill(game, 'willpower', other) < skill(game, 'willpower', owner),
})

/** Enemies that can be controlled from a suspect. */
const listeners = (game: Play, owner: Model, suspect: Marker): readonly Model[] =>
  game.state.models.filter(
    (model) =>
      areEnemies(owner, model) &&
      isConscious(model) &&
      !isVehicle(game, model) &&
      withinOfMarker(game, model, suspect, 4),
  )

const transmitters = ({ game, owner }: Bmg3Scope): readonly Marker[] =>
  suspectsNear(game, owner, 8).filter((suspect) => listeners(game, owner, suspect).length > 0)

/** The rifle of a sniper on a roof. */
const rifle: Weapon = {
  id: 'trait',
  name: 'Hidden Sniper',
  damage: { stun: 0, injury: 2 },
  rateOfFire: 1,
  rules: [
    { id: 'firearm', args: [] },
    { id: 'scope', args: [] },
  ],
}

/** How near an edge of the table a sniper's target must be. */
const FROM_EDGE = 12

function isNearEdge(game: Play, target: Model): boolean {
  if (!isOnTable(target)) return false
  const { x, y, radius } = bodyOf(game, target)
  const { width, depth } = game.content.board
  return Math.min(x, y, width - x, depth - y) - radius <= inches(FROM_EDGE)
}

const exposed = ({ game }: Bmg3Scope): Aimed => ({
  side: 'enemy',
  seen: true,
  if: (target) => isNearEdge(game, target),
})

/** How far the dot of a laser shines, in inches: on its target only. */
const DOT = 0.01

/** The model that a dot is on. */
export const dotOn = memory<ModelId | null>('laser-sight/on', null)

/** Removes the dots on a model, or all of them. */
function wipeDots(game: Play, model?: Model): undefined {
  for (const light of markersOf(game, 'light')) {
    const on = recall(light, dotOn)
    if (on !== null && (model === undefined || on === model.id)) removeMarker(game, light)
  }
}

const henchmenWithin6 = (game: Play): Aimed => ({
  side: 'enemy',
  within: 6,
  if: (target) => hasRank(game, target, 'henchman'),
})

/** Traits that frighten, damage or hamper enemies nearby. */
export const threateningEnemies: Bmg3Rules = {
  'growling-hound': {
    name: 'Growling Hound',
    text: 'Special: an enemy within 8" and in sight that fails a Willpower roll moves straight away from this model, as many inches as it failed by.',
    action: onTarget(enemyWithin(8), 'Who is growled at?', function* (it) {
      const { game, owner, target } = it
      const { passed, margin } = yield* resists(game, owner, target, 'willpower', it.rule)
      if (!passed && isOnTable(owner)) yield* push(game, target, owner.at, margin)
    }),
  },
  'hypnotic-radio-waves': {
    name: 'Hypnotic Radio Waves',
    text: 'Special: an enemy Henchman (not a Vehicle) within 5" and in sight suffers Hypnotize.',
    action: onTarget(
      ({ game }) => ({
        ...enemyWithin(5),
        vehicles: false,
        only: 'conscious',
        if: (target) => hasRank(game, target, 'henchman'),
      }),
      'Who is hypnotized?',
      function* ({ game, owner, target }) {
        yield* sufferHypnotize(game, target, owner)
      },
    ),
  },
  'mind-control-device': {
    name: 'Mind Control Device',
    text: 'Special: an enemy (not a Vehicle) within 4" of a suspect that is within 8" of this model suffers Hypnotize. The suspect is removed.',
    action: {
      kind: 'special',
      why: (it) =>
        transmitters(it).length === 0 ? 'There is no suspect within 8" with an enemy within 4".' : undefined,
      *perform(it) {
        const { game, owner } = it
        const rule = it.rule
        const asking = { rule, prompt: 'Which suspect carries the voice?' }
        const suspect = yield* chooseMarker(game, owner.seat, transmitters(it), asking)
        if (suspect === undefined) return
        const near = listeners(game, owner, suspect)
        const target = yield* chooseTarget(
          game,
          owner,
          { side: 'enemy', if: (each) => near.includes(each) },
          { rule, prompt: 'Who is hypnotized?' },
        )
        removeMarker(game, suspect)
        if (target !== undefined) yield* sufferHypnotize(game, target, owner)
      },
    },
  },
  disruptor: {
    name: 'Disruptor',
    text: 'Special: an enemy within 8" and in sight cannot use Firearms and Beams this round.',
    action: onTarget(enemyWithin(8), 'Whose weapons fail?', weakens),
    effect: {
      name: 'Disrupted',
      text: 'Cannot use Firearms and Beams until the round ends.',
      own: {
        'cannot-attack': ({ purpose, weapon }) =>
          purpose === 'ranged' &&
          weapon !== undefined &&
          (weaponHas(weapon, 'firearm') || weaponHas(weapon, 'beam')),
      },
    },
  },
  demoralize: {
    name: 'Demoralize',
    text: 'Special: all enemy Henchmen within 6" suffer Enervating (1).',
    action: {
      kind: 'special',
      why: ({ game, owner }) => noTargetReason(game, owner, henchmenWithin6(game)),
      *perform({ game, owner }) {
        for (const enemy of targetsOf(game, owner, henchmenWithin6(game)))
          yield* sufferEnervating(game, enemy, 1, owner)
      },
    },
  },
  'war-scream': {
    name: 'War Scream',
    text: 'Special: all models within 8" and in sight with less Willpower than this one, friends included, are Scared.',
    action: {
      kind: 'special',
      why: (it) => noTargetReason(it.game, it.owner, weakerMinds(it)),
      *perform(it) {
        for (const model of targetsOf(it.game, it.owner, weakerMinds(it)))
          yield* sufferScared(it.game, model, it.owner)
      },
    },
  },
  'poison-catalyst': {
    name: 'Poison Catalyst',
    text: 'Special: a poisoned model within 4" makes its roll against the Poison at once.',
    action: onTarget(
      { side: 'any', within: 4, if: (target) => poisonOn(target) > 0 },
      'Whose poison works at once?',
      ({ game, target }) => poisonTest(game, target),
    ),
  },
  insidious: {
    name: 'Insidious',
    text: 'Enemies within 4" add 1 to the dice of their Willpower rolls, which makes them harder; three such models at most count for a roll.',
    around: {
      'skill-roll': (it) =>
        it.purpose === 'willpower' && areEnemies(it.owner, it.about) && isHeard(it) ? 1 : 0,
    },
  },
  'laser-sight': {
    name: 'Laser Sight',
    text: 'Special: a model in sight counts as lit until the round ends or it moves.',
    // The dot stays where it is, whatever becomes of who aimed it.
    always: true,
    action: onTarget({ side: 'any', seen: true }, 'Who is lit?', ({ game, owner, target }) => {
      if (!isOnTable(target)) return
      const dot = addMarker(game, 'light', target.at, owner.seat)
      remember(dot, dotOn, target.id)
      remember(dot, shineReach, DOT)
    }),
    on: {
      moved: ({ game, mover }) => wipeDots(game, mover),
      casualty: ({ game, victim }) => wipeDots(game, victim),
      refresh: ({ game }) => wipeDots(game),
    },
  },
  'hidden-sniper': {
    name: 'Hidden Sniper',
    text: 'Special: an enemy in sight that is within 12" of an edge of the table is shot at: a rate of fire of 1, two injuries, a Firearm, and cover does not count.',
    action: onTarget(exposed, 'Who is shot?', function* ({ game, owner, target }) {
      const attack = newAttack({
        attacker: owner,
        kind: 'ranged',
        weapon: rifle,
        weaponIndex: -1,
        occasion: 'extra',
      })
      newStrike(attack, target, { attackDice: 1, strengthDice: 1 })
      yield* carryOut(game, attack, readyShots)
    }),
  },
  weak: {
    name: 'Weak',
    text: 'Its Effort limit begins at 2 instead of 3.',
    own: { 'effort-limit': -1 },
  },
}
