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
import { ask, choose, type Rule, recall, remember } from '@gargoyle/engine'
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
import { actionOn, ruleOf } from '../traits/special-actions.ts'
import type { Weapon } from '../vocabulary.ts'
import { amount } from '../weapons/on-hit.ts'

const FLARE = 'flare'

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
function* fireFromAbove(game: Play, owner: Model): Rule<void> {
  const light = searchlightOf(game, owner)
  if (light === undefined) return
  const lit = enemiesOf(game, owner.seat).filter((enemy) =>
    withinOfMarker(game, enemy, light, EXPLOSION / 2 - MARKER_INCHES),
  )
  const target = yield* chooseModelOrNone(game, owner.seat, lit, {
    rule: ruleOf('heliport'),
    name: 'heliport',
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

/** Noted on what has been sprayed on. */
export const VANDALIZED = 'vandalized'

const cansLeft = (owner: Model, args: readonly string[]): number =>
  Math.max(1, amount(args)) - owner.usedThisGame.filter((used) => used === 'spray-can').length

/** bmg3/trait/spray-can: what a suspect lies at is sprayed on; what that does is ours. */
function* spray(game: Play, owner: Model, suspect: Marker): Rule<void> {
  const found = game.state.markers.filter(
    (marker) =>
      (marker.kind === 'streetlamp' || marker.kind === 'sewer') &&
      !marker.notes.includes(VANDALIZED) &&
      nearMarker(game, suspect.at, marker, 0.1),
  )
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: 'spray-can',
      prompt: 'What is sprayed on?',
      rule: ruleOf('spray-can'),
      options: [
        ...found.map(({ id, kind }) => ({ id: `${id}`, label: `${kind} ${id}`, about: { marker: id } })),
        { id: 'wall', label: 'The wall behind the suspect', about: { marker: suspect.id } },
        { id: 'none', label: 'Nothing', about: {} },
      ],
    }),
  )
  if (picked === 'none') return
  owner.usedThisGame.push('spray-can')
  const marker = found.find(({ id }) => `${id}` === picked) ?? suspect
  marker.notes.push(VANDALIZED)
  if (marker.kind === 'streetlamp') remember(marker, isUnlit, true)
  if (marker.kind === 'sewer') remember(marker, blockedSewer, true)
  game.emit(() => ({
    name: 'vandalized',
    text: `${labelOf(game, owner)} sprays on ${marker.kind === 'suspect' ? 'a wall' : `${marker.kind} ${marker.id}`}.`,
    rule: ruleOf('spray-can'),
    about: { marker: marker.id },
  }))
}

function* eatAway(game: Play, owner: Model): Rule<void> {
  const near = game.state.models.filter((model) => model !== owner && isInContact(game, owner, model))
  for (const model of near) {
    const { passed } = yield* skillRoll(game, model, 'endurance', {
      reason: 'Corrosive Blood',
      rule: ruleOf('corrosive-blood'),
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
        game.state.roundNotes.push(FLARE)
        const flare = addMarker(game, 'light', { ...owner.at, z: FLARE_HEIGHT }, owner.seat, [FLARE])
        remember(flare, shineReach, FLARE_REACH)
      },
    },
    on: {
      refresh: ({ game }) => {
        for (const light of markersOf(game, 'light'))
          if (light.notes.includes(FLARE)) removeMarker(game, light)
      },
    },
  },
  'med-pack': {
    name: 'Med-Pack',
    text: 'Once a game, in its activation: up to two damage markers are removed from a model in contact.',
    action: {
      ...actionOn(
        'med-pack',
        'Who is treated?',
        { side: 'any', within: 0, if: isHurt },
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
    action: actionOn(
      'poison-device',
      'Who is poisoned?',
      { side: 'enemy', within: 4, seen: true, vehicles: false },
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
      'action-done': ({ game, owner, action }) =>
        action.actor === owner && action.rule === 'trait:air-support'
          ? fireFromAbove(game, owner)
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
      'suspect-placed': ({ game, owner, args, suspect, by }) =>
        by === owner && cansLeft(owner, args) > 0 ? spray(game, owner, suspect) : undefined,
      'suspect-revealing': ({ owner, reveal }) => {
        const { suspect } = reveal
        if (suspect.seat !== owner.seat || !suspect.notes.includes(VANDALIZED)) return
        suspect.notes = suspect.notes.filter((note) => note !== VANDALIZED)
        reveal.stopped = 'there is only paint on the wall.'
      },
    },
  },
  'corrosive-blood': {
    name: 'Corrosive Blood',
    text: 'When it is taken out of the game, every model in contact must pass an Endurance roll or takes an injury.',
    always: true,
    on: {
      dying: ({ game, owner, victim, death }) =>
        victim === owner && death.averted === undefined ? eatAway(game, owner) : undefined,
    },
  },
  'aerial-locator-system': {
    name: 'Aerial Locator System',
    text: 'Once a game, before the roll for the Initiative, you may pick a model: until the round ends it is lit, and nobody around it.',
    on: {
      *'lead-start'(it) {
        const { game, owner } = it
        if (owner.usedThisGame.includes('aerial-locator-system') || locates(it).length === 0) return
        const target = yield* chooseModelOrNone(game, owner.seat, locates(it), {
          rule: it.rule,
          name: 'aerial-locator-system',
          prompt: 'Whom does the Aerial Locator System find this round?',
        })
        if (target !== undefined && onceAGame(owner, 'aerial-locator-system'))
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
  around: { 'ignores-night': ({ game }) => game.state.roundNotes.includes(FLARE) },
}
