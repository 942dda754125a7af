import type { Chapter } from '@gargoyle/bmg-common'

/** Cards, dice and distances: what all other rules take for granted. */
export const basics: Chapter = {
  id: 'basics',
  title: 'Cards, dice and inches',
  about: 'What the numbers on a card mean, and how the game measures and rolls.',
  intro: [
    'Every model has a card. It names the character and its ranks, the crews it joins, what it costs, its traits and weapons, and seven numbers: its skills.',
  ],
  terms: [
    [
      'Willpower',
      'How many stuns it takes to [knock it out](core/ko). Also rolled against to keep a clear head.',
    ],
    [
      'Endurance',
      'How many injuries it takes to put it [out of the game](core/casualty). Also rolled against to come round or to resist poison.',
    ],
    ['Movement', 'How many inches it goes in a [Movement action](core/basic-move).'],
    [
      'Attack',
      'How many dice it rolls in [melee](core/melee), and what enemies must reach to block its hits.',
    ],
    ['Strength', 'What its [Strength die](core/strength-die) must show to hit: 3+ is a 3 or more.'],
    [
      'Defense',
      'What attack dice must reach to hit it, and how many dice it [defends](core/defense-roll) with.',
    ],
    ['Special', 'How many dice it has for [skill rolls](core/skill-roll). Three for nearly everybody.'],
  ],
  entries: [
    {
      id: 'core/skills-floor',
      title: 'How low a skill can fall',
      text: [
        'Effects raise and lower skills for a while. However much comes together, no skill falls below 1, with one exception: Movement can go down to 0, and then the model stays where it is.',
      ],
    },
    {
      id: 'core/measure',
      title: 'Measuring',
      text: [
        'Distances are in inches, and you may measure whenever you like. What counts is the shortest way between the two things, usually from the edge of one base to the edge of the other. Something is within a distance if any part of it is that near, and completely within if all of it is.',
      ],
      example:
        'A model that moves 5" ends with the edge of its base 5" further on, not beyond: the width of the base is no extra step.',
    },
    {
      id: 'core/dice',
      title: 'Dice',
      text: [
        'All dice have six sides. A D3 is one of them halved: 1 or 2 count as 1, 3 or 4 as 2, 5 or 6 as 3. "4+" means that a die succeeds on a 4, 5 or 6; each die is looked at by itself unless a rule adds them up.',
        'Where a number is changed in several ways, it is multiplied and divided before anything is added or taken away.',
      ],
      see: ['core/rounding', 'core/rerolls'],
    },
    {
      id: 'core/rerolls',
      title: 'Rolling again',
      text: [
        'Some rules let you roll dice again. The new result counts even if it is worse, and no die is rolled more than twice in all. Where only failed dice are rolled again, the program does it without asking; if the chance is used up by it, you are asked.',
      ],
    },
    {
      id: 'core/rounding',
      title: 'Halves',
      text: ['Whenever something is divided and does not come out even, it is rounded down. Half of 5 is 2.'],
    },
    {
      id: 'core/randomise',
      title: 'Leaving it to chance',
      text: [
        'When one of several models, cards or markers is taken at random, each of them is equally likely. Decks are shuffled the same way. All chance in a game springs from its seed, so that a finished game can be replayed and every die of it checked.',
      ],
    },
    {
      id: 'core/skill-roll',
      title: 'Skill rolls',
      text: [
        'A rule may ask for a Willpower or an Endurance roll. The model rolls as many dice as its Special and adds up the two lowest. If the sum is no higher than the skill, the roll is passed. With one die left, that die alone counts.',
        'Models without Willpower pay no heed to Willpower rolls: whatever would have come of them does not happen.',
      ],
      example:
        'Willpower 6, Special 3. The dice show 5, 2 and 4. The lowest two make 6, which is not more than 6: passed.',
      see: ['core/opposed-skill-roll', 'core/effort', 'core/recovery'],
    },
    {
      id: 'core/opposed-skill-roll',
      title: 'Opposed rolls',
      text: [
        "When one model tries its will on another, the one who tries rolls as many dice as its own Special, picks the two highest, and must get more than the other's skill. Getting just as much is not enough.",
      ],
      example: 'Taunting somebody with Willpower 7 needs 8 or more from the two best dice.',
      see: ['core/skill-roll'],
    },
  ],
}
