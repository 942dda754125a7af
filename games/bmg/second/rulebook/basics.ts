import type { Chapter } from '@gargoyle/bmg-common'
import { entriesOf } from './entries.ts'

/** Dice, measuring, seeing, and how traits are used. */
export const basics: Chapter = {
  id: 'basics',
  title: 'Basics',
  about: 'Measuring, rolls, sight, and how traits are used.',
  intro: ['Two crews meet on a dark table. All lengths are inches, all dice have six sides.'],
  entries: entriesOf([
    ['core/inches', 'Inches', 'Every distance of this edition is measured in inches.'],
    [
      'core/measure-volume',
      'Measuring',
      'Distances run between the closest points of two volumes. A model that moves ends with the far edge of its base no further from its starting edge than it may move. You may measure at any time.',
    ],
    [
      'core/skill-rolls',
      'Rolls against skills',
      'Agility is one die, no more than Movement. Endurance and Willpower are two dice whose sum is no more than the skill.',
    ],
    [
      'core/willpower-modifier-sign',
      'Modifiers of such rolls',
      'These dice should be low: -1 or -2 on the roll helps.',
    ],
    ['core/reroll', 'Rolling again', 'The second result stands, even if it is worse.'],
    [
      'core/line-of-sight',
      'Line of sight',
      'Models look all round. At night they see 12"; what stands in light is seen at any distance. A quarter of the volume must show.',
    ],
    [
      'core/lights',
      'Lights',
      'Lampposts light 4" around them, lanterns 2"; flares light more. Solid pieces stop light.',
    ],
    [
      'core/trait-use',
      'Using a trait',
      'A model uses its traits in its own activation and pays counters from the right slots. A trait goes before the basic rules.',
    ],
    [
      'core/passive-traits',
      'Passive traits',
      'They answer in the activations of others; their cost is paid from counters still on the card.',
    ],
    [
      'core/repeat-use',
      'Using it again',
      'Once a round and once an activation are limits. Without one a trait may be used as often as the counters last.',
    ],
    ['core/one-use-only', 'One use only', 'Once in the whole game.'],
    [
      'core/traits-include-self',
      'Friends and oneself',
      'A trait that works on friends works on its user too, unless it says otherwise: Inspire, Follow Me!, Kill Them!, Take Cover! and Military Tradition do.',
    ],
    [
      'core/counters-above-maximum',
      'Counters above the maximum',
      'A slot holds as many counters as its skill says. Only traits that say so go beyond: Inspire, Follow Me!, Kill Them!, Take Cover!, Heroic and some others.',
    ],
    [
      'core/counter-removal-order',
      'Several losses at once',
      'Where several rules take counters from a model at the same moment, the active player says in which order.',
    ],
    [
      'core/doses',
      'Doses',
      'Each dose is one use. A model takes one dose a round, of whatever kind; a Titan Dose once a game unless it is a Titan Addict.',
    ],
    [
      'core/mental-disorder',
      'Mental disorders',
      'A label of Aggressive Schizophrenia, Anger Management, Bipolar, Bloodthirsty, Obsessive, OCD, Paranoid, Pyromania, Surgical Madness and The Voices. Other traits look for it.',
    ],
    ['core/robot-label', 'Robots', 'No trait is called so: Bots and Cybernetics are meant.'],
    [
      'core/vehicles',
      'Vehicles',
      'No vehicle is among the models. Rules that name vehicles only matter to leave them out.',
    ],
    [
      'core/vehicle-exemption',
      'Not for vehicles',
      'What is for models that are no vehicles passes vehicles by.',
    ],
    [
      'core/speed-force',
      'The speed force',
      'Speedsters have a reserve of speed counters, as many as their trait says. A power costs some of them; each uses one power a round. Sprint, Blur and Haste are ours: the Compendium prints no list.',
    ],
    [
      'core/paradox',
      'Paradox',
      'Some powers have a Paradox number. A die at or above it makes the power fail, its counters are gone, and two dice on a table of ours say what happens to the model.',
    ],
  ]),
}

/** The phases of a round. */
export const round: Chapter = {
  id: 'round',
  title: 'A round',
  about: 'Lead, speed, plan, activations, Recount.',
  intro: ['Each round has the same phases until the scenario is over.'],
  entries: entriesOf([
    [
      'core/phases',
      'Phases',
      'Take the Lead, the speed phase if there are Speedsters, Raise the Plan, Execute the Plan, Recount.',
    ],
    [
      'core/take-the-lead',
      'Take the Lead',
      'The bag holds counters of both players, half as many as rounds each. One is drawn each round and stays out; its owner chooses who plans first. An empty bag ends the game.',
    ],
    [
      'core/speed-phase',
      'Speed phase',
      'In the order of the lead Speedsters fill their reserves from a common pool of ten; then each may use a power.',
    ],
    [
      'core/raise-the-plan',
      'Raise the Plan',
      'Each model gets counters for its Willpower, less one for every two damage markers. A slot takes no more than its skill, Special 3 as a rule. The second player sees the plan of the first.',
    ],
    [
      'core/execute-the-plan',
      'Execute the Plan',
      'Players activate models by turns, each once a round. First the order of move and attack is declared.',
    ],
    [
      'core/passing',
      'Passing',
      'The crew with fewer models that are not K.O. gets the difference in passes; never more than two in a row.',
    ],
    [
      'core/recount-order',
      'Recount',
      'Fire and poison first, then recovery, then victory points, then what happens at the end of the round; last counters and effects of the round go.',
    ],
    [
      'core/recovery',
      'Recovery',
      'A model with stuns rolls a die and one more for each SC kept: each 4+ takes a stun off. A K.O. model wakes with an Endurance roll: a stun less, still lying.',
    ],
    [
      'core/run-away',
      'Running away',
      'A crew that has 70% of its reputation K.O. or out (80% after a Battle Cry) rolls Willpower or flees. The other side gets a victory point for each round left.',
    ],
    ['core/victory', 'Victory', 'Most victory points after the last round. As many is a draw.'],
    [
      'core/casualty-vp',
      'Points for models',
      'Casualty and first K.O.: Leader or Boss 6 and 4, Sidekick 4 and 2, Free Agent 4 and 3, Henchman 2 and 1, Plant 1.',
    ],
  ]),
}
