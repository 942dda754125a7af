import type { Chapter } from '@gargoyle/bmg-common'
import { book } from '../book.ts'
import { type EntryLine, entriesOf } from './entries.ts'

const scenarioLines = Object.entries(book.scenarios).map(
  ([id, { name, text, rounds, rules }]): EntryLine => [
    `scenario/${id}`,
    name,
    text,
    `It lasts ${rounds} rounds.`,
    ...rules.map((rule) => `${rule.name}: ${rule.text}`),
  ],
)

/** Crews, setting up and scoring. */
export const preparing: Chapter = {
  id: 'preparing',
  title: 'Crews and setting up',
  about: 'Forming a crew, scenarios, objectives, strategies.',
  intro: ['A crew has a Boss, an affiliation and a limit of reputation.'],
  entries: entriesOf([
    [
      'core/crew-building',
      'Building a crew',
      'A limit of reputation, usually 150, 300 or 450. One Leader, one Sidekick (two if a Sidekick leads), a Free Agent for every 150, each Henchman once, a Minion up to three times. No character twice.',
    ],
    ['core/boss', 'The Boss', 'The Leader, or a Sidekick where there is none.'],
    [
      'core/rank-change',
      'Rank changes',
      'Some models become Leaders in play; points and Bodyguards look at the new rank.',
    ],
    [
      'core/affiliation',
      'Affiliation',
      'All share the affiliation of the Boss. Unknown joins any crew that is not among its rivals.',
    ],
    ['core/rivals', 'Rivals', 'No model is hired into a crew of its rivals.'],
    ['core/rank-by-crew', 'Rank by crew', 'Some cards have another rank in another crew.'],
    ['core/funding', 'Funding', '$500 for every full 150 reputation, and what traits add.'],
    [
      'core/equipment',
      'Equipment',
      'From the list of the crew, for the models it names, once a model and no more often than the list says. What no rule explains cannot be bought.',
    ],
    [
      'core/crew-names',
      'Names of crews',
      'Strategies say The Brave and the Bold for Batman, Law Force and Green Arrow, League of Assassins for League of Shadows, Militia for Scarecrow, Mad Hatter for Wonderland Gang, Oliver Queen for Green Arrow.',
    ],
    [
      'core/pregame-sequence',
      'Before the game',
      'A scenario, B street furniture, C crews, D objectives, E start.',
    ],
    [
      'core/strategies',
      'Strategies',
      '3 points, if both want them. A strategy may be taken twice unless it says once; some pairs cancel each other.',
    ],
    [
      'core/crew-strategies',
      'Crew strategies',
      'Only for the crew or Boss they name, each once, from the same points.',
    ],
    [
      'core/lampposts',
      'Lampposts',
      'D3 each, 8" apart, 2" from the edges. Defense 2, and damage removes them.',
    ],
    [
      'core/deployment',
      'Deployment',
      'Two groups each, by turns, wholly inside the area, crouched if wished.',
    ],
    ['core/deploy-later', 'Late arrivals', 'Who arrives later does so at the start of Raise the Plan.'],
    [
      'core/objective-placement',
      'Placing objectives',
      'Three different kinds each, by turns, in the enemy area, 2" from edges and objects, not within 4" of the own area.',
    ],
    [
      'core/objective-control',
      'Control',
      'At the Recount: a model that is not K.O. in contact, and no enemy in contact with it or the marker. Plants deny within 4".',
    ],
    [
      'core/clue-markers',
      'Clues',
      'At most five of a side, 4" from any other, in no deployment area: 1VP each in every Recount. Manipulating removes one.',
    ],
    [
      'core/seed-markers',
      'Seeds',
      'Two for each Plant, 2" from any marker, placed last. A Plant replaces one at the start of Raise the Plan.',
    ],
    [
      'objective/loot',
      'Loot',
      '1VP to whoever controls it. It lies 8" from the enemy area, is carried for 1MC a move and dropped at a K.O.',
    ],
    [
      'objective/riddle',
      'Riddle',
      'Two markers. The opponent says a number, you roll: equal is 3VP, one off it stays, else 1VP. The enemy of its placer gets 1VP at most.',
    ],
    [
      'objective/ammo-crates',
      'Ammo Crates',
      '3VP to their owner in control. Once a round who is activated in contact may manipulate them for a magazine.',
    ],
    [
      'objective/titan-container',
      'Titan Container',
      '2VP to its owner in control. Once a round who is activated in contact may manipulate it for a Titan Dose.',
    ],
    [
      'objective/safe-boxes',
      'Safe Boxes',
      '1VP to whoever controls them, whoever placed them. They stay where they are. The Compendium only names them; the rule is ours.',
    ],
    ...scenarioLines,
    [
      'table/fear-chart',
      'Fear Chart',
      'By how much Willpower was missed: 1 or 2 Scared, 3 or 4 Terror 1 too, 5 or 6 Terror 2, 7 Terror 3, more a casualty and 1VP.',
    ],
    [
      'table/kryptonian-night',
      'Kryptonians at night',
      'Level 1 Fast, Invulnerability 1 and Natural Immunities; each level adds to that, up to Fly, Hover and Invulnerability 5.',
    ],
    [
      'table/kryptonian-day',
      'Kryptonians by day',
      'Invulnerability is one higher; Regeneration from level 2, Swift from level 4.',
    ],
    [
      'table/surgical-madness',
      'Surgical Madness',
      'A die: Weak, Stupid, Aggressive Schizophrenia, The Voices, OCD or Desensitized until the end of the next activation of the patient.',
    ],
    ['table/thirty-days', 'Months of Calendar Man', 'The month of the game gives him a trait.'],
    ['table/multitask', 'Multitask', 'Explorer, Hacker, Defensor or Fighter, chosen when hired.'],
    [
      'table/i-will-break-you',
      'I Will Break You',
      'Chosen when hired: three Venom Doses more, or Exhaustive Planner and Willpower +1, or Close Combat Master.',
    ],
  ]),
}
