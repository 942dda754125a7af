import type { RuleChapter } from './chapter.ts'

/** What happens in a game, from afar. */
export const glance: RuleChapter = {
  id: 'glance',
  title: 'The game at a glance',
  about: 'What happens in a game, from afar.',
  intro: [
    'One to four players are heroes, one is the villain. A mission says who wins and when. Heroes pay for everything with cubes of energy; the villain pays for tiles, each of which is a gang, a leader or an event.',
  ],
  entries: [
    {
      id: 'core/priority',
      title: 'Which rule wins',
      text: [
        'Where two rules contradict each other, the mission wins over traits, traits over skills, and skills over the rules of the game.',
      ],
    },
    {
      id: 'core/sides',
      title: 'Three sides',
      text: [
        "Blue miniatures are heroes, gray ones belong to the villain, orange ones are neutral. Neutral miniatures are nobody's enemies and nobody's allies.",
      ],
    },
    {
      id: 'core/enemy-ally',
      title: 'Enemies and allies',
      text: [
        'An enemy belongs to the other side. An ally belongs to the same side; a miniature is not its own ally.',
      ],
    },
    {
      id: 'core/mission-data',
      title: 'What a mission says',
      text: [
        'A mission names the board, who plays, which side has initiative, where everything starts, how much energy the villain has, the order of the river, what can be done where and how difficult it is, and how the game ends.',
      ],
    },
    {
      id: 'core/no-negative',
      title: 'Nothing below zero',
      text: ['No number falls below zero: not hindering, not successes, not wounds.'],
    },
    {
      id: 'core/skills-optional',
      title: 'Skills and traits',
      text: [
        'Using a skill is a choice; a neutralized miniature has none. Traits always apply. Skills that can only help are used for you.',
      ],
    },
  ],
}
