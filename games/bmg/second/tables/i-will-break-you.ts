import type { CounterRules } from '@gargoyle/bmg-counters'
import type { HireChoice } from './hire-choice.ts'

/** What Bane is hired with. bmg2/table/i-will-break-you, bmg2/trait/i-will-break-you */
export const iWillBreakYou: HireChoice = {
  effect: 'i-will-break-you',
  rule: 'bmg2/table/i-will-break-you',
  options: {
    venom: { label: 'Three more Venom Doses', traits: [{ id: 'venom-dose', args: ['3'] }] },
    planner: {
      label: 'Exhaustive Planner, Willpower +1',
      traits: [{ id: 'exhaustive-planner', args: [] }],
    },
    master: { label: 'Close Combat Master', traits: [{ id: 'close-combat-master', args: [] }] },
  },
}

/** What the choices do beyond the traits that come with them. bmg2/table/i-will-break-you */
export const iWillBreakYouEffects: CounterRules = {
  'i-will-break-you': {
    name: 'I Will Break You',
    text: 'Three more Venom Doses, or Exhaustive Planner and Willpower +1, or Close Combat Master.',
    rule: 'bmg2/table/i-will-break-you',
    own: { willpower: ({ args }) => (args[0] === 'planner' ? 1 : 0) },
  },
}
