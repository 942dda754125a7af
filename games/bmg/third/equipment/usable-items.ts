import {
  addEffect,
  addMarker,
  enemiesOf,
  isInContact,
  isOnTable,
  isUnlit,
  labelOf,
  markersOf,
  nearMarker,
  removeMarker,
  shineReach,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import { ask, choose, forget, memory, type Rule, recall, remember, roundMemory } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { carryOut } from '../attack/melee.ts'
import { readyShots } from '../attack/ranged.ts'
import { newAttack, newStrike } from '../attack/strike.ts'
import { EXPLOSION } from '../attack/templates.ts'
import { inflict, isHurt } from '../damage/harm.ts'
import { heal } from '../damage/healing.ts'
import { sufferPoison } from '../effects/suffer.ts'
import { blockedSewer } from '../manipulate/sewers.ts'
import { skillRoll } from '../model/skill-roll.ts'
import type { Bmg3Rule, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { isSearchlight } from '../traits/enemy-equipment-and-markers.ts'
import { chooseModelOrNone, onceAGame } from '../traits/helpers.ts'
import { onTarget } from '../traits/special-actions.ts'
import { isVandalized } from '../traits/vandals-and-treasures.ts'
import type { Weapon } from '../vocabulary.ts'
import { amount } from '../weapons/on-hit.ts'

/** Whether a flare lights up the table this round, and whether a light is a flare. */
const isFlaring = roundMemory<boolean>('flare/burning', false)
const isFlare = memory<boolean>('flare/light', false)

/** How far a flare shines, and how high it hangs: over every table. */
const FLARE_REACH = 200
const FLARE_HEIGHT = inches(24)

/** The gun of a helicopter. Its rules: a firearm, and cover is no help against it. */
const DOOR_GUN: Weapon = {
  id: 'trait',
  name: 'door gun',
  damage: { stun: 0, injury: 2 },
  rateOfFire: 1,
  rules: [
    { id: 'firearm', args: [] },
    { id: 'scope', args: [] },
  ],
}

/** The light that a model has just called for: the newest of its crew. */
const searchlightOf = (game: Play, owner: Model): Marker | undefined =>
  markersOf(game, 'light').findLast((light) => light.seat === owner.seat && recall(light, isSearchlight))

/** bmg3/trait/heliport: an enemy in the searchlight is shot at. */
function* fireFromAbove({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  const light = searchlightOf(game, owner)
  if (light === undefined) return
  const lit = enemiesOf(game, owner.seat).filter((enemy) =>
    withinOfMarker(game, enemy, light, EXPLOSION / 2 - MARKER_INCHES),
  )
  const target = yield* chooseModelOrNone(game, owner.seat, lit, {
    rule,
    name: id,
    prompt: 'Who is shot at from the helicopter?',
  })
  if (target === undefined) return
  const attack = newAttack({
    attacker: owner,
    kind: 'ranged',
    weapon: DOOR_GUN,
    weaponIndex: -1,
    occasion: 'extra',
  })
  newStrike(attack, target, { attackDice: 1, strengthDice: 1 })
  yield* carryOut(game, attack, readyShots)
}

/** The radius of a marker in inches, which distances to markers are measured from. */
const MARKER_INCHES = 0.59

/** Cans that it has used up. */
export const cansSpent = memory<number>('spray-can/spent', 0)

const cansLeft = (owner: Model, args: readonly string[]): number =>
  Math.max(1, amount(args)) - recall(owner, cansSpent)

/** bmg3/trait/spray-can: what a suspect lies at is sprayed on; what that does is ours. */
function* spray({ game, owner, id, rule }: Bmg3Scope, suspect: Marker): Rule<void> {
  const found = game.state.markers.filter(
    (marker) =>
      (marker.kind === 'streetlamp' || marker.kind === 'sewer') &&
      !recall(marker, isVandalized) &&
      nearMarker(game, suspect.at, marker, 0.1),
  )
  const marker = yield* ask(
    game,
    owner.seat,
    choose({
      name: id,
      prompt: 'What is sprayed on?',
      rule,
      options: [
        ...found.map((each) => ({
          id: `${each.id}`,
          label: `${each.kind} ${each.id}`,
          about: { marker: each.id },
          value: each,
        })),
        { id: 'wall', label: 'The wall behind the suspect', about: { marker: suspect.id }, value: suspect },
        { id: 'none', label: 'Nothing', about: {}, value: undefined },
      ],
    }),
  )
  if (marker === undefined) return
  remember(owner, cansSpent, recall(owner, cansSpent) + 1)
  remember(marker, isVandalized, true)
  if (marker.kind === 'streetlamp') remember(marker, isUnlit, true)
  if (marker.kind === 'sewer') remember(marker, blockedSewer, true)
  game.emit(() => ({
    name: 'vandalized',
    text: `${labelOf(game, owner)} sprays on ${marker.kind === 'suspect' ? 'a wall' : `${marker.kind} ${marker.id}`}.`,
    rule,
    about: { marker: marker.id },
  }))
}

function* eatAway({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const near = game.state.models.filter((model) => model !== owner && isInContact(game, owner, model))
  for (const model of near) {
    const { passed } = yield* skillRoll(game, model, 'endurance', {
      reason: 'Corrosive Blood',
      rule,
    })
    if (!passed) yield* inflict(game, model, { injury: 1, by: owner, cause: 'Corrosive Blood' })
  }
}

const locates = ({ game }: Bmg3Scope): readonly Model[] => game.state.models.filter(isOnTable)

/** Equipment that is used by an action, once or several times. */
export const usableItems: Bmg3Rules = {
  flare: {
    name: 'Flare',
    text: 'Once a game, in its activation: the whole table is lit until the round ends.',
    // The flare burns on if the model falls.
    always: true,
    action: {
      kind: 'free',
      limit: 'game',
      perform: ({ game, owner }) => {
        if (!isOnTable(owner)) return
        remember(game.state, isFlaring, true)
        const flare = addMarker(game, 'light', { ...owner.at, z: FLARE_HEIGHT }, owner.seat)
        remember(flare, isFlare, true)
        remember(flare, shineReach, FLARE_REACH)
      },
    },
    on: {
      refresh: ({ game }) => {
        for (const light of markersOf(game, 'light')) if (recall(light, isFlare)) removeMarker(game, light)
      },
    },
  },
  'med-pack': {
    name: 'Med-Pack',
    text: 'Once a game, in its activation: up to two damage markers are removed from a model in contact.',
    action: {
      ...onTarget(
        { side: 'any', within: 0, if: isHurt },
        'Who is treated?',
        function* ({ game, target }) {
          yield* heal(game, target, 2)
        },
        'game',
      ),
      kind: 'free',
    },
  },
  'poison-device': {
    name: 'Poison Device',
    text: 'Special, once a round: an enemy within 4" and in sight is poisoned.',
    action: onTarget(
      { side: 'enemy', within: 4, seen: true, vehicles: false },
      'Who is poisoned?',
      function* ({ game, owner, target }) {
        yield* sufferPoison(game, target, owner)
      },
      'round',
    ),
  },
  heliport: {
    name: 'Heliport',
    text: 'When it has used Air Support, an enemy under the template may be shot at: a ranged attack with a rate of fire of 1 that does two injuries with every hit, of a firearm, and ignores cover.',
    on: {
      'action-done': (it) =>
        it.action.actor === it.owner && it.action.rule === 'trait:air-support'
          ? fireFromAbove(it)
          : undefined,
    },
  },
  'spray-can': {
    name: 'Spray Can (X)',
    text: 'X times a game, when it places a suspect, it may spray on a streetlamp or sewer that touches the suspect, or on the wall behind it. A lamp goes out, and nobody uses the sewer any more; on a wall, paint keeps the suspect from being revealed once.',
    supply: true,
    // Paint stays when the painter is gone.
    always: true,
    on: {
      'suspect-placed': (it) =>
        it.by === it.owner && cansLeft(it.owner, it.args) > 0 ? spray(it, it.suspect) : undefined,
      'suspect-revealing': ({ owner, reveal }) => {
        const { suspect } = reveal
        if (suspect.seat !== owner.seat || !recall(suspect, isVandalized)) return
        forget(suspect, isVandalized)
        reveal.stopped = 'there is only paint on the wall.'
      },
    },
  },
  'corrosive-blood': {
    name: 'Corrosive Blood',
    text: 'When it is taken out of the game, every model in contact must pass an Endurance roll or takes an injury.',
    always: true,
    on: {
      dying: (it) => (it.victim === it.owner && it.death.averted === undefined ? eatAway(it) : undefined),
    },
  },
  'aerial-locator-system': {
    name: 'Aerial Locator System',
    text: 'Once a game, before the roll for the Initiative, you may pick a model: until the round ends it is lit, and nobody around it.',
    on: {
      *'lead-start'(it) {
        const { game, owner } = it
        if (owner.usedThisGame.includes(it.id) || locates(it).length === 0) return
        const target = yield* chooseModelOrNone(game, owner.seat, locates(it), {
          rule: it.rule,
          name: it.id,
          prompt: 'Whom does the Aerial Locator System find this round?',
        })
        if (target !== undefined && onceAGame(owner, it.id))
          addEffect(game, target, 'located', { until: 'round', by: owner })
      },
    },
  },
}

/** Effects of these pieces of equipment. */
export const usableItemEffects: Bmg3Rules = {
  located: {
    name: 'Located',
    text: 'Is lit until the round ends.',
    rule: 'bmg3/trait/aerial-locator-system',
    foe: { 'ignores-night': ({ owner, other }) => other === owner },
  },
}

/** A flare lights up the whole table. */
export const flareLight: Bmg3Rule<undefined> = {
  name: 'Flare',
  text: 'A flare lights up the whole table until the round ends.',
  rule: 'bmg3/trait/flare',
  around: { 'ignores-night': ({ game }) => recall(game.state, isFlaring) },
}
