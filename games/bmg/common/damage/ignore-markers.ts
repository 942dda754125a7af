import { ask, chooseNumber, type Rule, type RuleId } from '@gargoyle/engine'
import { labelOf } from '../model/model.ts'
import type { BmgGame, BmgModel } from '../state.ts'

/** Damage on its way to a model, as far as all editions have it. */
export type PendingDamage = { readonly to: BmgModel; stun: number; injury: number }

/**
 * Takes up to so many markers out of damage on its way. Which kinds is up to the player of the model, who is
 * asked only if there is a choice. Gives how many were taken out.
 */
export function* ignoreMarkers(
  game: BmgGame,
  harm: PendingDamage,
  most: number,
  asking: { readonly rule: RuleId; readonly name?: string },
): Rule<number> {
  const ignored = Math.min(most, harm.stun + harm.injury)
  if (ignored <= 0) return 0
  const injuries = yield* ask(
    game,
    harm.to.seat,
    chooseNumber({
      name: asking.name ?? 'ignore-injuries',
      prompt: `${labelOf(game, harm.to)} ignores ${ignored} of ${harm.stun} stuns and ${harm.injury} injuries: how many injuries?`,
      min: Math.max(0, ignored - harm.stun),
      max: Math.min(ignored, harm.injury),
      rule: asking.rule,
      about: { model: harm.to.id },
    }),
  )
  harm.injury -= injuries
  harm.stun -= ignored - injuries
  return ignored
}
