import type { Chapter } from '@gargoyle/bmg-common'
import { entriesOf } from './entries.ts'

/** Dice, measuring, cards and counters. */
export const basics: Chapter = {
  id: 'basics',
  title: 'Basics',
  about: 'Dice, measuring, character cards and counters.',
  intro: ['Two bands meet on a dark table. All lengths are centimetres, all dice have six sides.'],
  entries: entriesOf([
    [
      'core/dice',
      'Dice',
      'X+ means that a die must show X or more. Dice are never added up unless a rule says so, and fractions are rounded down.',
    ],
    [
      'core/reroll',
      'Rolling again',
      'The second result stands, even if it is worse. No die is rolled a third time.',
    ],
    [
      'core/measure',
      'Measuring',
      'Distances run between the closest points of two volumes. A model that moves ends with the far edge of its base no further from its starting edge than it may move. You may measure at any time.',
    ],
    ['core/volume', 'Volume', 'A model is a cylinder: as wide as its base, as tall as its size says.'],
    [
      'core/upright-volume',
      'Upright',
      'However a sculpt kneels or stretches, its volume stands upright on its base.',
    ],
    ['core/volume-dispute', 'Disputes about volume', 'There are none: the program measures.'],
    ['core/table-size', 'The table', 'At least 90 by 90 cm.'],
    [
      'core/terrain-agreement',
      'Scenery',
      'The board says for every piece how high it is, how it is passed and how well it stops shots. See [obstacle classes](core/obstacle-classes) and [Blink!](core/blink).',
    ],
    [
      'core/profile',
      'The character card',
      'Willpower is the number of counters. Movement, Attack, Defense and Special cap the counters in their places. Defense is also the number to hit, Attack the number to block, Strength the number to damage, Endurance the markers that knock out.',
    ],
    [
      'core/trait-priority',
      'Cards go first',
      'What a card, trait or scenario says goes before the basic rules.',
    ],
    [
      'core/trait-use',
      'Using a trait',
      'Only in the model’s own activation, and only if the whole cost lies in the right places. Passive traits work always, or answer in other activations.',
    ],
    [
      'core/mental-disorder',
      'Mental disorders',
      'Aggressive Schizophrenia, Bipolar, Bloodthirsty, Obsessive and Paranoid. [Psychoanalysis](trait/psychoanalysis) turns them off.',
    ],
    ['core/agility-roll', 'Agility roll', 'One die, not above Movement.'],
    ['core/resistance-roll', 'Resistance roll', 'Two dice added up, not above Endurance.'],
    ['core/willpower-roll', 'Willpower roll', 'Two dice added up, not above Willpower.'],
    [
      'core/skill-roll-names',
      'Other names of rolls',
      'The Endurance roll is the [Resistance roll](core/resistance-roll), the Motivation roll the [Willpower roll](core/willpower-roll).',
    ],
    [
      'core/line-of-sight',
      'Seeing',
      'A model sees 30 cm in every direction. A quarter of the target’s volume must show.',
    ],
    ['core/unseen', 'Unseen', 'What is further away and not lit cannot be attacked.'],
    [
      'core/lights',
      'Light',
      'A lit model is seen from any distance along a free line. Only the one who is looked at must stand in the light, and walls keep light off.',
    ],
  ]),
}

/** The round. */
export const round: Chapter = {
  id: 'round',
  title: 'The round',
  about: 'Lead, plan, activations and recount.',
  intro: ['A round has four stages, always in this order.'],
  entries: entriesOf([
    [
      'core/take-the-lead',
      'Take the lead',
      'A counter is drawn from the bag and stays out. Its owner picks who plans and activates first. An empty bag ends the game, and so does the round limit.',
    ],
    ['core/lead-draw-alternates', 'Drawing', 'Players take turns drawing.'],
    [
      'core/raise-a-plan',
      'Raise a plan',
      'Each model gets counters for its Willpower, one fewer for each two markers. The first player places those of all models, then the other, who has seen it. No place takes more than its skill, and places may stay empty.',
    ],
    ['core/free-counters', 'Counters from traits', 'They go to their place at once and count for its limit.'],
    [
      'core/spend-counters',
      'Spending counters',
      'What a model lacks in the right place it cannot do. Counters that are left are lost at the end of the round.',
    ],
    [
      'core/execute-the-plan',
      'Execute the plan',
      'Players activate models by turns, whoever planned first begins, each model once a round.',
    ],
    [
      'core/activation-shape',
      'An activation',
      'First say whether the model moves and attacks, and in which order. The move is not split around the attack. Counters kept back serve passive skills and recovery.',
    ],
    [
      'core/passive-skills',
      'Passive skills',
      'They are used in the opponent’s activations too: blocking, dodging and some traits.',
    ],
    [
      'core/passing',
      'Passing',
      'The smaller band may pass as often as it has fewer models, twice in a row at most.',
    ],
    [
      'core/pass-count-timing',
      'Counting passes',
      'Anew each round, from models that are not K.O. Then traits add and cancel.',
    ],
    ['core/remaining-activations', 'The rest', 'Who has no model left is skipped; the other goes on.'],
    [
      'core/casualty-recount',
      'Casualty recount',
      'Recovery rolls, then what happens at the end of the round, then counters off, objectives and victory points, running away, next round.',
    ],
    [
      'core/recover-stun',
      'Recovering',
      'A model with stuns rolls a die, and one more for each SC it kept. Each 4+ removes a stun. Injuries stay.',
    ],
    [
      'core/recover-ko',
      'Waking up',
      'A [Resistance roll](core/resistance-roll): it wakes lying down with one stun less.',
    ],
    [
      'core/run-away',
      'Running away',
      'A band with 70% of its reputation K.O. or out rolls Willpower with a standing model. If that fails it flees and the game ends; the other gets a point for each round not played.',
    ],
    ['core/game-end', 'The end', 'After the last round, when the bag is empty, or when a band flees.'],
    ['core/victory', 'Winning', 'Most victory points win; as many is a draw.'],
  ]),
}
