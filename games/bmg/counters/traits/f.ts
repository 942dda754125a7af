import { remember } from '@gargoyle/engine'
import { isFlareLit } from '../effects/table-rules.ts'
import type { CounterRules } from '../rules/special-rule.ts'
import { callToHenchmen, canUseFreeTrait } from './helpers.ts'

/** Traits whose names begin with F. */
export const f: CounterRules = {
  // bmg1/trait/fast
  fast: {
    name: 'Fast',
    text: 'It may roll all dice of its move again.',
    own: { 'rerolls-move': ({ game, owner }) => canUseFreeTrait(game, owner) },
  },
  // bmg1/trait/flare
  flare: {
    name: 'Flare',
    text: 'Once a game, by manipulating it, the whole table lies in light until the end of the round.',
    action: {
      manipulates: true,
      limit: 'game',
      perform({ game }) {
        remember(game.state, isFlareLit, true)
      },
    },
  },
  // bmg1/trait/follow-me
  'follow-me': {
    name: 'Follow Me!',
    text: 'Once a round every Henchman of its band within 10 cm gains 1MC.',
    action: callToHenchmen('movement', 'Follow Me!'),
  },
  // bmg1/trait/football-gear
  'football-gear': {
    name: 'Football Gear',
    text: 'Sharp and Tough do nothing against it.',
    always: true,
    own: { 'denies-weapon-rule': ({ purpose }) => purpose === 'sharp' || purpose === 'tough-heavy' },
  },
}
