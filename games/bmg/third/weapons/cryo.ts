import { bodyOf, isOnTable, labelOf, markerBody, markersOf, within } from '@gargoyle/bmg-common'
import { inches, isWithin } from '@gargoyle/table'
import { applyHits } from '../attack/resolve.ts'
import { newAttack, newStrike, type Strike } from '../attack/strike.ts'
import type { Bmg3Rules } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { chooseMarkerOrNone, chooseModelOrNone } from '../traits/helpers.ts'
import { onHit } from './on-hit.ts'

/** How far the cold spreads from whom it hits, in inches. */
const SPREADS = 2

/** What is written on a Frozen Suspect. */
export const FROZEN = 'frozen'

/** Weapons whose cold spreads. */
export const cryo: Bmg3Rules = {
  'cryo-weapon': {
    name: 'Cryo-Weapon',
    text: 'If it hits, the attacker picks another model within 2" of the target, which takes a hit of the weapon too, and a suspect within 2", which is Frozen.',
    on: onHit(function* ({ game, attacker, victim, strike }) {
      const rule = 'bmg3/weapon/cryo-weapon'
      const around = markerSpots(game, strike.target)
      const near = game.state.models.filter(
        (model) => model !== victim && isOnTable(model) && within(game, victim, model, SPREADS),
      )
      const prompt = `The cold spreads from ${labelOf(game, victim)}: who else is hit?`
      const other = yield* chooseModelOrNone(game, attacker.seat, near, { rule, prompt })
      const suspect = yield* chooseMarkerOrNone(game, attacker.seat, around, {
        rule,
        prompt: 'Which suspect freezes?',
      })
      if (suspect !== undefined && !suspect.notes.includes(FROZEN)) suspect.notes.push(FROZEN)
      if (other !== undefined) yield* applyHits(game, spreadTo(strike, other))
    }),
  },
}

const markerSpots = (game: Play, target: Model) =>
  isOnTable(target)
    ? markersOf(game, 'suspect').filter((suspect) =>
        isWithin(bodyOf(game, target), markerBody(suspect), inches(SPREADS)),
      )
    : []

/** One hit of the same weapon, which spreads no further. */
function spreadTo({ attack, attacker, weapon, kind }: Strike, other: Model): Strike {
  const colder = { ...weapon, rules: weapon.rules.filter(({ id }) => id !== 'cryo-weapon') }
  const { weaponIndex } = attack
  const further = newAttack({ attacker, kind, weapon: colder, weaponIndex, occasion: 'extra' })
  const strike = newStrike(further, other, { attackDice: 0, strengthDice: 0 })
  strike.hits = 1
  return strike
}
