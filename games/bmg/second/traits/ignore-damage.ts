import { labelOf } from '@gargoyle/bmg-common'
import { available, type Harm, type Model, type Play, payCounters } from '@gargoyle/bmg-counters/toolkit'
import { ask, chooseNumber, type Rule, type RuleId } from '@gargoyle/engine'

/**
 * Markers that a model pays 1SC each to ignore, when it is damaged: injuries go before stuns.
 * bmg2/trait/power-armor, bmg2/trait/power-armor-mkii
 */
export function* payToIgnore(game: Play, owner: Model, harm: Harm, rule: RuleId): Rule<void> {
  const most = Math.min(harm.stun + harm.injury, available(game, owner, 'special'))
  if (harm.to !== owner || owner.condition === 'ko' || most === 0) return
  const spent = yield* ask(
    game,
    owner.seat,
    chooseNumber({
      name: 'power-armor',
      prompt: `${labelOf(game, owner)} is about to take ${harm.injury} injuries and ${harm.stun} stuns: how many SC to ignore one each?`,
      rule,
      about: { model: owner.id },
      min: 0,
      max: most,
    }),
  )
  yield* payCounters(game, owner, { special: spent }, 'its armor')
  const injuries = Math.min(spent, harm.injury)
  harm.injury -= injuries
  harm.stun -= spent - injuries
}
