import { sees } from '@gargoyle/bmg-common'
import type { CounterRules } from '@gargoyle/bmg-counters'
import { gainAnyCounter } from '@gargoyle/bmg-counters/toolkit'
import { isSingleMinded } from './single-minded.ts'
import { conscious, friendsWithin, onOne } from './targets.ts'

/** Traits of the Compendium whose names begin with O. */
export const compendiumO: CounterRules = {
  // bmg2/trait/objectives-puzzles-everywhere, bmg2/core/clue-markers
  'objectives-puzzles-everywhere': {
    name: 'Objectives? Puzzles Everywhere!!!',
    text: 'Its crew places no objectives; it has its clues.',
    always: true,
    own: { 'no-objectives': true },
  },
  // bmg2/trait/obstinate
  obstinate: {
    name: 'Obstinate',
    text: 'No other model moves its counters to other places.',
    own: { 'counters-stay': ({ owner, other }) => other !== undefined && other !== owner },
  },
  // bmg2/trait/ocd, bmg2/core/mental-disorder
  ocd: {
    name: 'OCD',
    text: 'While all its attacks of an activation go to one target, it hits with +1.',
    disorder: true,
    own: { 'impact-roll': (it) => (isSingleMinded(it) ? 1 : 0) },
  },
  // bmg2/trait/one-of-the-boys
  'one-of-the-boys': {
    name: 'One of the Boys',
    text: "It has Let's Go!, as if it were a Henchman.",
    own: { 'lets-go': true, 'goes-as-henchman': true },
  },
  // bmg2/trait/outlaw-field-commander, bmg2/core/counters-above-maximum
  'outlaw-field-commander': {
    name: 'Outlaw Field Commander',
    text: 'Once a round a friend in sight within 4", itself too, gains a counter, even beyond its limit.',
    action: onOne({
      cost: { special: 1 },
      limit: 'round',
      whom: (game, owner) =>
        friendsWithin(4, conscious)(game, owner).filter(
          (model) => model === owner || sees(game, owner, model),
        ),
      nobody: 'It sees no friend within 4".',
      prompt: 'Who gains a counter?',
      act: (game, friend, _owner, { rule }) =>
        gainAnyCounter(game, friend, {
          rule,
          reason: 'Outlaw Field Commander',
          beyond: true,
        }),
    }),
  },
}
