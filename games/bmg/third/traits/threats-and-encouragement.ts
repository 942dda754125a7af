import {
  addEffect,
  addMarker,
  areEnemies,
  bodyOf,
  hasRank,
  hasRoomBeside,
  hasTrait,
  isConscious,
  isOnTable,
  labelOf,
  markersOf,
  modelOf,
  placeBeside,
  profileOf,
  removeMarker,
  within,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import { ask, chooseNumber } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { carryOut } from '../attack/melee.ts'
import { readyShots } from '../attack/ranged.ts'
import { newAttack, newStrike, weaponHas } from '../attack/strike.ts'
import { isCalled } from '../catalogue/called.ts'
import { isHurt } from '../damage/harm.ts'
import { heal } from '../damage/healing.ts'
import { giveBonus } from '../effects/bonuses.ts'
import { sufferHypnotize } from '../effects/hypnotize.ts'
import { poisonTest } from '../effects/poison.ts'
import { poisonOn, sufferEnervating, sufferScared } from '../effects/suffer.ts'
import { crewOf, isVehicle } from '../model/crew.ts'
import { hasWillpower, skill } from '../model/skills.ts'
import { move, whyNotMove } from '../movement/move.ts'
import { push } from '../movement/push.ts'
import type { Bmg3Case, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import type { Weapon } from '../vocabulary.ts'
import {
  type Aimed,
  chooseMarker,
  chooseTarget,
  offer,
  suspectsNear,
  targetsOf,
  whyNobody,
} from './helpers.ts'
import { actionOn, resists, ruleOf, weaken } from './special-actions.ts'

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

const shareAffiliation = (game: Play, a: Model, b: Model): boolean =>
  profileOf(game, a).affiliations.some((each) => profileOf(game, b).affiliations.includes(each))

const crewmates = ({ game, owner }: Bmg3Scope): Aimed => ({
  side: 'friend',
  self: true,
  within: 8,
  seen: true,
  if: (friend) => shareAffiliation(game, owner, friend),
})

const veterans = ({ game }: Bmg3Scope): Aimed => ({
  side: 'friend',
  within: 8,
  if: (friend) => hasTrait(game, friend, 'veteran') && whyNotMove(game, friend) === undefined,
})

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

/** The rifle of somebody on a roof. */
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

const batMite = ({ game, owner }: Bmg3Scope): Aimed => ({
  side: 'friend',
  if: (friend) =>
    isCalled(profileOf(game, friend), 'bat-mite') &&
    friend.condition === 'up' &&
    hasRoomBeside(game, summons(owner, friend)),
})

const summons = (owner: Model, friend: Model) => ({
  model: friend,
  beside: owner,
  reason: 'Hallucination',
  rule: ruleOf('hallucination'),
})

/** How far the dot of a laser shines, in inches: on nobody but its target. */
const DOT = '0.01'

const dotOn = ({ id }: Model): string => `laser-sight on ${id}`

/** Removes the dots on a model, or all of them. */
function wipeDots(game: Play, model?: Model): undefined {
  const note = model === undefined ? 'laser-sight on ' : dotOn(model)
  for (const light of markersOf(game, 'light'))
    if (light.notes.some((each) => (model === undefined ? each.startsWith(note) : each === note)))
      removeMarker(game, light)
}

/** Special actions and gifts that make friends bolder and enemies smaller. */
export const threatsAndEncouragement: Bmg3Rules = {
  'get-em': {
    name: 'Get ’Em',
    text: 'Special: a friend within 8" and in sight, or this model itself, gets two Attack bonus markers.',
    action: actionOn(
      'get-em',
      'Who gets the markers?',
      { side: 'friend', self: true, within: 8, seen: true },
      (it) => {
        giveBonus(it.game, it.target, 'attack', 2)
        return undefined
      },
    ),
  },
  'the-crew': {
    name: 'The Crew',
    text: 'Special: this model and all friends of its affiliation within 8" and in sight move 2" further in their next Movement action.',
    action: {
      kind: 'special',
      why: (it) => whyNobody(it.game, it.owner, crewmates(it)),
      perform: (it) => {
        for (const friend of targetsOf(it.game, it.owner, crewmates(it)))
          giveBonus(it.game, friend, 'move', 2)
        return undefined
      },
    },
  },
  'military-tradition': {
    name: 'Military Tradition',
    text: 'Special: all other friends within 8" who are Veterans may move up to 2" at once.',
    action: {
      kind: 'special',
      why: (it) => whyNobody(it.game, it.owner, veterans(it)),
      *perform(it) {
        const rule = ruleOf('military-tradition')
        for (const model of targetsOf(it.game, it.owner, veterans(it)))
          yield* move(it.game, { model, upTo: 2, reason: 'Military Tradition', rule })
      },
    },
  },
  'batcave-support': {
    name: 'Batcave Support',
    text: 'Special: a friend within 8" and in sight who is no Cop, or this model itself, gets an Attack or a Defence bonus marker, and one more for each suspect of yours within 4" of this model.',
    action: actionOn(
      'batcave-support',
      'Who gets the markers?',
      ({ game }) => ({
        side: 'friend',
        self: true,
        within: 8,
        seen: true,
        if: (each) => !hasTrait(game, each, 'cop'),
      }),
      function* ({ game, owner, target }) {
        const asking = { rule: ruleOf('batcave-support'), name: 'kind', prompt: 'Attack or Defence?' }
        const attack = yield* offer(game, owner.seat, asking, { yes: 'Attack', no: 'Defence' })
        const markers = 1 + suspectsNear(game, owner, 4, owner.seat).length
        giveBonus(game, target, attack ? 'attack' : 'defense', markers)
      },
    ),
  },
  'force-field': {
    name: 'Force Field',
    text: 'Special: a friend in contact is in cover until the round ends, wherever it stands.',
    action: actionOn('force-field', 'Who is covered?', { side: 'friend', within: 0 }, (it) => {
      addEffect(it.game, it.target, 'force-field', { until: 'round', by: it.owner })
      return undefined
    }),
  },
  'soul-armor': {
    name: 'Soul Armor',
    text: 'Special: removes up to two damage markers from itself.',
    action: {
      kind: 'special',
      why: ({ owner }) => (isHurt(owner) ? undefined : 'It is not hurt.'),
      *perform({ game, owner }) {
        const markers = yield* ask(
          game,
          owner.seat,
          chooseNumber({
            name: 'markers',
            prompt: `How many markers are removed from ${labelOf(game, owner)}?`,
            min: 1,
            max: Math.min(2, owner.stun + owner.injury),
            rule: ruleOf('soul-armor'),
          }),
        )
        yield* heal(game, owner, markers)
      },
    },
  },
  'inspiring-presence': {
    name: 'Inspiring Presence (name)',
    text: 'Within 8" of the named friend it is inspired as if its Boss were near.',
    own: {
      inspired: ({ game, owner, args }) =>
        isConscious(modelOf(game, crewOf(game, owner.seat).boss)) &&
        targetsOf(game, owner, {
          side: 'friend',
          within: 8,
          if: (friend) => args.some((name) => isCalled(profileOf(game, friend), name)),
        }).length > 0,
    },
  },
  'daddys-girrrl': {
    name: 'Daddy’s Girrrl',
    text: 'Gets an Attack bonus marker if it starts its activation within 6" of its Boss.',
    on: {
      'activation-start': ({ game, owner, active }) => {
        const boss = modelOf(game, crewOf(game, owner.seat).boss)
        if (active === owner && boss !== owner && within(game, owner, boss, 6))
          giveBonus(game, owner, 'attack', 1)
        return undefined
      },
    },
  },
  hallucination: {
    name: 'Hallucination',
    text: 'Special: a friend called Bat-Mite, on its feet, is placed in contact with this model.',
    action: actionOn('hallucination', 'Who appears?', batMite, function* ({ game, owner, target }) {
      yield* placeBeside(game, summons(owner, target))
    }),
  },
  'growling-hound': {
    name: 'Growling Hound',
    text: 'Special: an enemy within 8" and in sight that fails a Willpower roll moves straight away from this model, as many inches as it failed by.',
    action: actionOn('growling-hound', 'Who is growled at?', enemyWithin(8), function* (it) {
      const { game, owner, target } = it
      const { passed, margin } = yield* resists(game, owner, target, 'willpower', 'growling-hound')
      if (!passed && isOnTable(owner)) yield* push(game, target, owner.at, margin)
    }),
  },
  'hypnotic-radio-waves': {
    name: 'Hypnotic Radio Waves',
    text: 'Special: an enemy Henchman (not a Vehicle) within 5" and in sight suffers Hypnotize.',
    action: actionOn(
      'hypnotic-radio-waves',
      'Who is hypnotized?',
      ({ game }) => ({
        ...enemyWithin(5),
        vehicles: false,
        only: 'conscious',
        if: (target) => hasRank(game, target, 'henchman'),
      }),
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
        const rule = ruleOf('mind-control-device')
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
    action: actionOn('disruptor', 'Whose weapons fail?', enemyWithin(8), ({ game, owner, target }) => {
      weaken(game, owner, target, 'disruptor')
      return undefined
    }),
  },
  demoralize: {
    name: 'Demoralize',
    text: 'Special: all enemy Henchmen within 6" suffer Enervating (1).',
    action: {
      kind: 'special',
      why: ({ game, owner }) => whyNobody(game, owner, henchmenWithin6(game)),
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
      why: (it) => whyNobody(it.game, it.owner, weakerMinds(it)),
      *perform(it) {
        for (const model of targetsOf(it.game, it.owner, weakerMinds(it)))
          yield* sufferScared(it.game, model, it.owner)
      },
    },
  },
  'poison-catalyst': {
    name: 'Poison Catalyst',
    text: 'Special: a poisoned model within 4" makes its roll against the Poison at once.',
    action: actionOn(
      'poison-catalyst',
      'Whose poison works at once?',
      { side: 'any', within: 4, if: (target) => poisonOn(target) > 0 },
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
    action: actionOn('laser-sight', 'Who is lit?', { side: 'any', seen: true }, ({ game, owner, target }) => {
      if (isOnTable(target)) addMarker(game, 'light', target.at, owner.seat, [DOT, dotOn(target)])
      return undefined
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
    action: actionOn('hidden-sniper', 'Who is shot?', exposed, function* ({ game, owner, target }) {
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

const henchmenWithin6 = (game: Play): Aimed => ({
  side: 'enemy',
  within: 6,
  if: (target) => hasRank(game, target, 'henchman'),
})

/** What these actions leave on whom they are used on. */
export const threatEffects: Bmg3Rules = {
  'force-field': {
    name: 'Force Field',
    text: 'In cover wherever it stands, until the round ends.',
    rule: 'bmg3/trait/force-field',
    own: { 'always-in-cover': true },
  },
  disruptor: {
    name: 'Disrupted',
    text: 'Cannot use Firearms and Beams until the round ends.',
    rule: 'bmg3/trait/disruptor',
    own: {
      'cannot-attack': ({ purpose, weapon }) =>
        purpose === 'ranged' &&
        weapon !== undefined &&
        (weaponHas(weapon, 'firearm') || weaponHas(weapon, 'beam')),
    },
  },
}
