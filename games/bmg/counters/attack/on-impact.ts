import type { Rule } from '@gargoyle/engine'
import { weaponRecord } from '../rules/rule-ids.ts'
import { isDenied } from '../rules/rule-system.ts'
import type { Play } from '../state.ts'
import type { Strike } from './attack.ts'

/** What rules of the weapon do to whoever it hits, damaged or not. */
export function* onImpact(game: Play, strike: Strike): Rule<void> {
  if (strike.impacts === 0) return
  for (const { id, args } of strike.weapon.rules) {
    const act = weaponRecord(game, id)?.onImpact
    if (act === undefined || isDenied(game, strike, id)) continue
    const work = act({ game, owner: strike.attacker, args, effect: undefined, strike })
    if (work !== undefined) yield* work
  }
}
