import { ask, choose, type Rule, type Seat } from '@gargoyle/engine'
import type { Play } from '../state.ts'
import { holds } from './conditions.ts'
import { performDeeds } from './deeds.ts'
import { checkEnd } from './end.ts'

/** Moments of a turn at which effects happen: the side that orders them, where it is not the one with initiative. */
const moments = {
  upkeep: { side: undefined, rule: 'gcc/core/upkeep' },
  'heroes-start': { side: 'heroes', rule: 'gcc/core/heroes-turn-effects' },
  'heroes-end': { side: 'heroes', rule: 'gcc/core/heroes-turn-effects' },
  'villain-start': { side: 'villain', rule: 'gcc/core/villain-turn-effects' },
  'villain-end': { side: 'villain', rule: 'gcc/core/villain-turn-effects' },
} as const

type EffectMoment = keyof typeof moments

/**
 * All effects whose condition holds, in the order that the side with initiative (at the upkeep) or the side whose turn
 * it is chooses. gcc/core/upkeep, gcc/core/heroes-turn-effects, gcc/core/villain-turn-effects
 */
export function* runEffects(game: Play, at: EffectMoment): Rule<void> {
  const { side, rule } = moments[at]
  let waiting = game.content.mission.data.effects.filter(
    (effect) => effect.at === at && (effect.when === undefined || holds(game, effect.when)),
  )
  while (waiting.length > 0) {
    const seat = chooser(game, side ?? game.content.mission.initiative)
    const effect = yield* ask(
      game,
      seat,
      choose({
        name: 'effect',
        prompt: 'Which effect comes first?',
        rule,
        options: waiting.map((each) => ({ id: each.id, value: each, label: each.text })),
      }),
    )
    waiting = waiting.filter((each) => each !== effect)
    game.emit(() => ({
      name: 'effect',
      text: effect.text,
      rule,
      about: { effect: effect.id },
    }))
    yield* performDeeds(game, effect.deeds, {})
    // gcc/core/constant-end-conditions
    if (checkEnd(game, 'always')) return
  }
}

/** Heroes choose together; the first of them speaks for all. gcc/core/heroes-turn-effects */
const chooser = ({ state, content }: Play, side: 'heroes' | 'villain'): Seat =>
  side === 'heroes' ? state.heroes[0]!.seat : content.villain
