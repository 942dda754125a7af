import { ask, choose, type Rule } from '@gargoyle/engine'
import { ruleId } from '../edition.ts'
import { weaponRecord, weaponRuleId } from '../rules/rule-ids.ts'
import { isDenied } from '../rules/rule-system.ts'
import type { Play } from '../state.ts'
import type { RuleUse } from '../vocabulary.ts'
import type { Strike } from './attack.ts'

/**
 * The rules of the weapon, in their own order; where several take counters, the active player says which goes first.
 * bmg2/core/counter-removal-order
 */
function* inChosenOrder(game: Play, { attacker, weapon }: Strike): Rule<readonly RuleUse[]> {
  const takers = weapon.rules.filter(({ id }) => weaponRecord(game, id)?.takesCounters)
  if (takers.length < 2) return weapon.rules
  const active = game.state.models[game.state.activation?.model ?? attacker.id]!
  const first = yield* ask(
    game,
    active.seat,
    choose({
      name: 'counter-loss',
      prompt: `Which rule of ${weapon.name} takes counters first?`,
      rule: ruleId(game, 'core/counter-removal-order'),
      options: takers.map(({ id }) => ({ id, label: weaponRecord(game, id)?.name ?? id })),
    }),
  )
  return weapon.rules.toSorted((a, b) => Number(b.id === first) - Number(a.id === first))
}

/** What rules of the weapon do to a model that it hits, damaged or not. */
export function* onImpact(game: Play, strike: Strike): Rule<void> {
  if (strike.impacts === 0) return
  for (const { id, args } of yield* inChosenOrder(game, strike)) {
    const record = weaponRecord(game, id)
    const act = record?.onImpact
    if (record === undefined || act === undefined || isDenied(game, strike, id)) continue
    const work = act({
      game,
      owner: strike.attacker,
      id,
      rule: weaponRuleId(game, id, record),
      args,
      effect: undefined,
      strike,
    })
    if (work !== undefined) yield* work
  }
}
