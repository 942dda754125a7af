import type { CounterRules } from '@gargoyle/bmg-counters'

/** Traits of the Compendium whose names begin with Q. */
export const compendiumQ: CounterRules = {
  // bmg2/trait/quiz-master, bmg2/objective/riddle
  'quiz-master': {
    name: 'Quiz Master',
    text: 'Its crew may choose riddles more than once, and each has three markers instead of two.',
    always: true,
    own: { 'extra-riddles': 1, 'repeats-riddles': true },
  },
}
