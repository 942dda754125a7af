import {
  bodyOf,
  chooseSpot,
  hasTrait,
  isOnTable,
  markerBody,
  markersOf,
  moveMarker,
} from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { remember } from '@gargoyle/engine'
import { inches, isCompletelyWithin, isWithin, type Spot } from '@gargoyle/table'
import { strengthAttack } from '../attack/strength-attack.ts'
import { caughtBy, EXPLOSION } from '../attack/templates.ts'
import { inflict } from '../damage/harm.ts'
import { sufferCold, sufferEnervating, sufferPoison } from '../effects/suffer.ts'
import { frozenSuspect } from '../manipulate/suspect-marks.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { COLD } from '../weapons/statuses.ts'
import { offer, targetsOf } from './helpers.ts'

const THROW = 8

const suspectsUnder = (game: Play, centre: Spot): readonly Marker[] =>
  markersOf(game, 'suspect').filter((suspect) => isUnder(suspect, centre))

const isUnder = (marker: Marker, centre: Spot): boolean =>
  isWithin(centre, markerBody(marker), inches(EXPLOSION / 2))

function freezeSuspects(game: Play, centre: Spot): void {
  for (const suspect of suspectsUnder(game, centre)) remember(suspect, frozenSuspect, true)
}

/** Asks where an Explosive template lies that must be completely within 8". */
function throwTo({ game, owner, rule }: Bmg3Scope): Rule<Spot | undefined> {
  const from = bodyOf(game, owner)
  return chooseSpot(game, owner.seat, {
    name: 'template',
    prompt: 'Where does the template lie?',
    rule,
    near: { of: from, upTo: THROW },
    about: { size: inches(EXPLOSION) },
    accept: (at) =>
      isCompletelyWithin({ ...at, radius: inches(EXPLOSION / 2) }, from, inches(THROW))
        ? undefined
        : `The template must lie completely within ${THROW}".`,
  })
}

const aroundOwner = ({ game, owner }: Bmg3Scope): readonly Model[] =>
  isOnTable(owner) ? caughtBy(game, owner.at, [owner]) : []

/** Markers that lie on the table and can be moved about: not smoke, light or templates. */
const solid: readonly string[] = ['suspect', 'streetlamp', 'sewer', 'event']

function* swallowPill(it: Bmg3Scope): Rule<void> {
  const { game, owner, rule } = it
  const at = yield* throwTo(it)
  if (at === undefined) return
  const hurts = yield* offer(
    game,
    owner.seat,
    { rule, name: 'pill', prompt: 'What do the pills do?' },
    { yes: 'Hurt every model', no: 'Move every marker' },
  )
  if (hurts) {
    for (const model of caughtBy(game, at))
      yield* inflict(game, model, { injury: 1, by: owner, cause: 'Multi-purpose Pills' })
    return
  }
  const markers = game.state.markers.filter((marker) => solid.includes(marker.kind) && isUnder(marker, at))
  for (const marker of markers)
    yield* moveMarker(game, { marker, upTo: 4, chooser: owner.seat, reason: 'Multi-purpose Pills', rule })
}

/** Cold, gas and pills that cover an area. */
export const coldAndGasClouds: Bmg3Rules = {
  'snow-storm': {
    name: 'Snow Storm',
    text: 'Special: an Explosive template centred on this model; everybody else under it is hit on a Strength die of 3+ for two stuns, and suspects under it are Frozen.',
    action: {
      kind: 'special',
      why: (it) => {
        const { game, owner } = it
        const useful =
          aroundOwner(it).length > 0 || (isOnTable(owner) && suspectsUnder(game, owner.at).length > 0)
        return useful ? undefined : 'Nothing would be under the template.'
      },
      *perform(it) {
        const { game, owner } = it
        if (!isOnTable(owner)) return
        freezeSuspects(game, owner.at)
        const caught = aroundOwner(it)
        const damage = { stun: 2, injury: 0 }
        if (caught.length > 0)
          yield* strengthAttack(game, owner, caught, { name: 'Snow Storm', strength: 3, damage })
      },
    },
  },
  'cryo-grenade': {
    name: 'Cryo-Grenade',
    text: 'Special: an Explosive template completely within 8". Everybody under it who is not used to the cold suffers Cold, and suspects under it are Frozen.',
    action: {
      kind: 'special',
      *perform(it) {
        const { game, owner } = it
        const at = yield* throwTo(it)
        if (at === undefined) return
        freezeSuspects(game, at)
        for (const model of caughtBy(game, at))
          if (!hasTrait(game, model, 'cold-acclimation')) yield* sufferCold(game, model, COLD, owner)
      },
    },
  },
  'multi-purpose-pills': {
    name: 'Multi-purpose Pills',
    text: 'Special: an Explosive template completely within 8". Either every model under it takes an injury, or every marker under it is moved up to 4".',
    action: { kind: 'special', perform: swallowPill },
  },
  'gas-jumper': {
    name: 'Gas Jumper',
    text: 'Its Movement actions go through the air, in any direction, over obstacles and difficult ground. After each of them every other model within 4" and in sight suffers Poison and Enervating (1) from gas.',
    own: { flies: true },
    on: {
      *'action-done'({ game, owner, action }) {
        if (action.actor !== owner || action.kind !== 'movement') return
        const gas = { nature: ['gas'] }
        for (const target of targetsOf(game, owner, { side: 'any', within: 4, seen: true })) {
          yield* sufferPoison(game, target, owner, gas)
          yield* sufferEnervating(game, target, 1, owner, gas)
        }
      },
    },
  },
}
