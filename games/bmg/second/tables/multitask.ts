import type { CounterRules, CounterScope } from '@gargoyle/bmg-counters'
import type { HireChoice } from './hire-choice.ts'

/** What a model with Multitask is hired as. bmg2/table/multitask, bmg2/trait/multitask */
export const multitask: HireChoice = {
  effect: 'multitask',
  rule: 'bmg2/table/multitask',
  options: {
    explorer: { label: 'Explorer: Undercover, Movement +1', traits: [{ id: 'undercover', args: [] }] },
    hacker: {
      label: 'Hacker: Willpower +1, Computer Intrusion',
      traits: [{ id: 'computer-intrusion', args: [] }],
    },
    defensor: { label: 'Defensor: Endurance +2, Force Field', traits: [{ id: 'force-field', args: [] }] },
    fighter: { label: 'Fighter: Attack +1, Defense +1, Claws', traits: [{ id: 'claws', args: [] }] },
  },
}

const only =
  (choice: string, amount: number) =>
  ({ args }: CounterScope): number =>
    args[0] === choice ? amount : 0

/** What the choices of Multitask do. bmg2/table/multitask */
export const multitaskEffects: CounterRules = {
  multitask: {
    name: 'Multitask',
    text: 'Explorer: Undercover and Movement +1. Hacker: Willpower +1, and for 1SC once an activation it moves two counters of a machine of the enemy within 8 inches. Defensor: Endurance +2, and for 1SC a friend in contact has a Ping! roll (4+, our number) until the end of the round. Fighter: Attack and Defense +1, Claws.',
    rule: 'bmg2/table/multitask',
    own: {
      movement: only('explorer', 1),
      willpower: only('hacker', 1),
      endurance: only('defensor', 2),
      attack: only('fighter', 1),
      defense: only('fighter', 1),
    },
  },
}
