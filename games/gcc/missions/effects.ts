import { ask, choose, type Rule, type RuleId } from '@gargoyle/engine'
import type { Play } from '../state.ts'
import { holds } from './conditions.ts'
import { performDeeds } from './deeds.ts'
import { checkEnd } from './end.ts'

export type EffectMoment = 'upkeep' | 'heroes-start' | 'heroes-end' | 'villain-start' | 'villain-end'

/**
 * All effects whose condition holds, in the order that the side with initiative (at the upkeep) or the side whose turn
 * it is chooses. gcc/core/upkeep, gcc/core/heroes-turn-effects, gcc/core/villain-turn-effects
 */
export function* runEffects(game: Play, at: EffectMoment): Rule<void> {
  let waiting = game.content.mission.data.effects.filter(
    (effect) => effect.at === at && (effect.when === undefined || holds(game, effect.when)),
  )
  while (waiting.length > 0) {
    const seat = chooser(game, at)
    const effect = yield* ask(
      game,
      seat,
      choose({
        name: 'effect',
        prompt: 'Which effect comes first?',
        rule: ruleAt(at),
        options: waiting.map((each) => ({ id: each.id, value: each, label: each.text })),
      }),
    )
    waiting = waiting.filter((each) => each !== effect)
    game.emit(() => ({
      name: 'effect',
      text: effect.text,
      rule: ruleAt(at),
      about: { effect: effect.id },
    }))
    yield* performDeeds(game, effect.deeds, {})
    // gcc/core/constant-end-conditions
    if (checkEnd(game, 'always')) return
  }
}

/** Heroes choose together; the first of them who is up speaks for all. */
function chooser({ state, content }: Play, at: EffectMoment): Play['seats'][number] {
  const isHeroes = at === 'upkeep' ? content.mission.initiative === 'heroes' : at.startsWith('heroes')
  return isHeroes ? state.heroes[0]!.seat : content.villain
}

function ruleAt(at: EffectMoment): RuleId {
  if (at === 'upkeep') return 'gcc/core/upkeep'
  return at.startsWith('heroes') ? 'gcc/core/heroes-turn-effects' : 'gcc/core/villain-turn-effects'
}
