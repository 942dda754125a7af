import { isOnTable, labelOf } from '@gargoyle/bmg-common'
import { ask, type Rule, split } from '@gargoyle/engine'
import { editionTerms, ruleId } from '../edition.ts'
import { available, payCounters } from '../model/counters.ts'
import { rollSkill } from '../model/skill-roll.ts'
import { applies } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import { several } from '../words.ts'
import type { Strike } from './attack.ts'

/** Some may roll Agility against impacts of shots, a Movement Counter for each. bmg1/trait/dodge */
export function* dodge(game: Play, strike: Strike): Rule<void> {
  const { sufferer } = strike
  if (strike.impacts === 0 || !isOnTable(sufferer) || sufferer.condition !== 'up') return
  if (!applies(game, 'can-dodge', { about: sufferer, strike })) return
  const most = available(game, sufferer, 'movement')
  if (most === 0) return
  const spent = yield* askDodge(game, sufferer, strike, most)
  // One after the other: none is spent once no impact is left.
  for (let n = 0; n < spent && strike.impacts > 0; n++) {
    yield* payCounters(game, sufferer, { movement: 1 }, 'dodging')
    if (yield* rollSkill(game, sufferer, 'agility', { reason: 'to dodge', strike })) strike.impacts--
  }
}

function* askDodge(game: Play, model: Model, strike: Strike, most: number): Rule<number> {
  const shares = yield* ask(
    game,
    model.seat,
    split({
      name: 'dodge',
      prompt: `${labelOf(game, model)} takes ${several(strike.impacts, editionTerms(game).impact)}: how many Move counters to dodge?`,
      rule: ruleId(game, 'core/passive-skills'),
      about: { model: model.id },
      min: 0,
      max: most,
      among: [{ id: 'counters', label: 'Move counters', max: most }],
    }),
  )
  return shares.counters
}
