import type { Chapter } from '@gargoyle/bmg-common'
import { scenarioBonuses } from '@gargoyle/bmg-counters'
import { book } from '../book.ts'
import { type EntryLine, entriesOf } from './entries.ts'

const bonusLines = Object.values(scenarioBonuses).map(
  ({ rule, name, text }): EntryLine => [`${rule}`.replace(/^bmg1\//, ''), name, text],
)

/** Setting up and scoring. */
export const preparing: Chapter = {
  id: 'preparing',
  title: 'Preparing and scoring',
  about: 'Scenario, strategies, furniture, deployment, objectives.',
  intro: ['The preparation has five phases: scenario, urban furniture, bands, objectives, start.'],
  entries: entriesOf([
    ['core/pregame-sequence', 'The order', 'Scenario, furniture, bands in two groups, objectives, start.'],
    ['core/scenario-roll', 'The scenario', 'A die picks it, or the players agree.'],
    [
      'core/strategies',
      'Strategies',
      'Three points buy strategies, in secret. Some cancel each other if both players have them.',
    ],
    ['core/strategy-order', 'Playing strategies', 'Each in its phase. An Informer answers any of them.'],
    [
      'core/lampposts',
      'Lampposts',
      'D3 each, 20 cm apart and more than 5 cm from the edges. They light 10 cm around them, are hit on 2+ and gone once damaged.',
    ],
    ['core/lamppost-order', 'Who begins', 'Whoever has more to place, then whoever has more models.'],
    [
      'core/deployment-groups',
      'Deployment',
      'Two groups as equal as possible, placed by turns, wholly inside the area. Models may start crouched.',
    ],
    ['core/objectives', 'Objectives', 'Each player takes three of the four kinds.'],
    [
      'core/objective-placement',
      'Placing objectives',
      'By turns, in the enemy area; Loot and Riddles on neutral ground 20 cm from it. Never within 10 cm of the own area, and 5 cm from edges and objects.',
    ],
    [
      'core/objective-control',
      'Controlling',
      'At the end of the round: an own model touches it, and no enemy touches that model or the marker. K.O. models do not count.',
    ],
    [
      'core/objective-scoring',
      'Scoring',
      'Every round. Normally only the placer scores; Loot pays whoever has it, a Riddle whoever answers it.',
    ],
    ['core/objectives-stay', 'Objectives stay', 'No marker leaves the table or goes into a sewer.'],
    [
      'objective/loot',
      'Loot',
      '1VP a round. It is picked up by manipulating; moving with it takes 1MC. Who goes down leaves it.',
    ],
    [
      'objective/riddle',
      'Riddle',
      'The opponent says a number, then a die: equal 3VP, one off it stays with the same number, else 1VP. The enemy of its placer never gets more than 1VP.',
    ],
    [
      'objective/ammo-crates',
      'Ammo Crates',
      '3VP a round to their owner. Who is activated in contact may manipulate them for a magazine, once a round.',
    ],
    [
      'objective/titan-container',
      'Titan Container',
      '2VP a round to its owner. Who is activated in contact may manipulate it for a Titan Dose, once a round.',
    ],
    [
      'core/casualty-vp',
      'Points for models',
      'Out of the game and first K.O.: Band Leader 6 and 4, Sidekick 4 and 2, Free Agent 4 and 3, Henchman 2 and 1.',
    ],
    ['core/first-ko-vp', 'The first K.O.', 'Only the first pays; a casualty pays also after that.'],
    ['core/band-leader-vp', 'The leader’s points', 'Whoever leads the band pays for a Leader.'],
    [
      'scenario-rule/lead-counters',
      'Lead counters',
      'Three a player in scenarios of six rounds, four in those of eight.',
    ],
    [
      'scenario-rule/chance-encounter-arrival',
      'Arrival in Chance Encounter',
      'A die for each model outside, each round: 1 it stays out, 2 to 5 an edge, 6 any edge.',
    ],
    [
      'scenario-rule/central-objectives',
      'Central objectives',
      'In Chance Encounter and Plunder all objectives lie in the middle.',
    ],
    [
      'scenario-rule/securing-areas',
      'Areas of Securing the Area',
      'Two opposite areas each, a group in each; an objective in each enemy area and one in the middle.',
    ],
    [
      'scenario-rule/ambush-sides',
      'Sides of Ambush',
      'The larger band attacks from two areas; the defender places an objective in each of them.',
    ],
    ...Object.entries(book.scenarios).map(
      ([id, { name, text, rounds }]): EntryLine => [`scenario/${id}`, name, text, `${rounds} rounds.`],
    ),
    ...bonusLines,
    ...Object.entries(book.strategies).map(
      ([id, { name, text, value }]): EntryLine => [
        `strategy/${id}`,
        `Strategy: ${name}`,
        text,
        `Value ${value}.`,
      ],
    ),
  ]),
}
