import { bodyOf, isOnTable, isWalledOff, labelOf, markerBody, markersOf } from '@gargoyle/bmg-common'
import { remember } from '@gargoyle/engine'
import { type Body, inches, isWithin } from '@gargoyle/table'
import { applyHits } from '../attack/resolve.ts'
import { newAttack, newStrike, type Strike } from '../attack/strike.ts'
import { frozenSuspect } from '../manipulate/suspect-marks.ts'
import type { Bmg3Rules } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { chooseMarkerOrNone, chooseModelOrNone } from '../traits/helpers.ts'
import { onAnyHit } from './on-hit.ts'

/** How far the cold spreads from the model it hits, in inches. */
const SPREADS = 2

/** Weapons whose cold spreads. */
export const cryo: Bmg3Rules = {
  'cryo-weapon': {
    name: 'Cryo-Weapon',
    text: 'If it hits, the attacker picks another model within 2" of the target, which takes a hit of the weapon too, and a suspect within 2", which is Frozen.',
    on: onAnyHit(function* ({ game, attacker, victim, strike }) {
      const rule = 'bmg3/weapon/cryo-weapon'
      const from = isOnTable(victim) ? bodyOf(game, victim) : strike.struckAt
      if (from === undefined) return
      const around = markersOf(game, 'suspect').filter((suspect) =>
        isWithin(from, markerBody(suspect), inches(SPREADS)),
      )
      const near = game.state.models.filter(
        (model) => model !== victim && isOnTable(model) && isNear(game, from, model),
      )
      const prompt = `The cold spreads from ${labelOf(game, victim)}: who else is hit?`
      const other = yield* chooseModelOrNone(game, attacker.seat, near, { rule, prompt })
      const suspect = yield* chooseMarkerOrNone(game, attacker.seat, around, {
        rule,
        prompt: 'Which suspect freezes?',
      })
      remember(suspect, frozenSuspect, true)
      if (other !== undefined) yield* applyHits(game, spreadTo(strike, other))
    }),
  },
}

const isNear = (game: Play, from: Body, model: Model): boolean =>
  isWithin(from, bodyOf(game, model), inches(SPREADS)) && !isWalledOff(game, from, bodyOf(game, model))

/** One hit of the same weapon, which spreads no further. */
function spreadTo({ attack, attacker, weapon, kind }: Strike, other: Model): Strike {
  const colder = { ...weapon, rules: weapon.rules.filter(({ id }) => id !== 'cryo-weapon') }
  const { weaponIndex } = attack
  const further = newAttack({ attacker, kind, weapon: colder, weaponIndex, occasion: 'extra' })
  const strike = newStrike(further, other, { attackDice: 0, strengthDice: 0 })
  strike.hits = 1
  return strike
}
