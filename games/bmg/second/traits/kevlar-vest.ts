import { labelOf } from '@gargoyle/bmg-common'
import { type Harm, type Model, type Play, stoppedByVest } from '@gargoyle/bmg-counters/toolkit'
import { ask, choose, type Rule, type RuleId } from '@gargoyle/engine'

/** Which marker a vest takes away is its wearer's choice, where there are both kinds. bmg2/trait/kevlar-vest */
export function* thinDamage(game: Play, owner: Model, harm: Harm, rule: RuleId): Rule<void> {
  if (harm.to !== owner) return
  for (let left = stoppedByVest(harm); left > 0; left--) yield* stopMarker(game, owner, harm, rule)
}

function* stopMarker(game: Play, owner: Model, harm: Harm, rule: RuleId): Rule<void> {
  const kind =
    harm.stun === 0 || harm.injury === 0
      ? harm.injury > 0
        ? 'injury'
        : 'stun'
      : yield* ask(
          game,
          owner.seat,
          choose({
            name: 'kevlar-vest',
            prompt: `Which marker does the vest of ${labelOf(game, owner)} stop?`,
            rule,
            about: { model: owner.id },
            options: [
              { id: 'injury', label: 'An injury' },
              { id: 'stun', label: 'A stun' },
            ],
          }),
        )
  harm[kind]--
}
