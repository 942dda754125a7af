import { weaponRecord } from '../rules/rule-ids.ts'
import { isDenied } from '../rules/rule-system.ts'
import type { Play } from '../state.ts'
import type { Damage, RuleUse } from '../vocabulary.ts'
import type { Strike } from './attack.ts'

/**
 * The weapon rule that names what a critical hit does instead of the extra stun. bmg1/core/special-critical,
 * bmg2/core/critical
 */
const CRT = 'crt'

/** What a critical hit adds: markers, or an effect in their place. */
export type Critical = { readonly damage: Damage; readonly effect: RuleUse | undefined }

const NOTHING: Damage = { stun: 0, injury: 0 }

/** What the critical of a strike is, if it has one; none without a 6 and a success. */
export function criticalOf(game: Play, strike: Strike): Critical {
  if (strike.criticals === 0) return { damage: NOTHING, effect: undefined }
  const special = specialCritical(game, strike)
  if (special === undefined) return { damage: { stun: strike.criticals, injury: 0 }, effect: undefined }
  const [what = '', ...args] = special.args
  if (/^[is]+$/.test(what)) {
    const times = (letter: string): number => strike.criticals * (what.split(letter).length - 1)
    const damage = { injury: times('i'), stun: times('s') }
    return { damage, effect: undefined }
  }
  return { damage: NOTHING, effect: { id: what, args } }
}

/** The special critical of a strike; one that a special attack lends goes before the weapon's own. */
export function specialCritical(game: Play, strike: Strike): RuleUse | undefined {
  const use = strike.weapon.rules.findLast(({ id }) => isCritical(game, id) && !isDenied(game, strike, id))
  const critical = use && weaponRecord(game, use.id)?.critical
  return use && critical ? { id: use.id, args: critical(use.args) } : use
}

const isCritical = (game: Play, id: string): boolean =>
  id === CRT || weaponRecord(game, id)?.critical !== undefined
