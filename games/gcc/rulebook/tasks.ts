import type { RuleChapter } from './chapter.ts'

/** Opening, defusing, finding, handing over. */
export const tasks: RuleChapter = {
  id: 'tasks',
  title: 'Manipulation and thought',
  about: 'Opening, defusing, finding, handing over.',
  intro: [
    'Manipulation is done with the hands, thought with the head. Both come in two kinds: complex ones are rolled for, automatic ones just happen.',
  ],
  entries: [
    {
      id: 'core/manipulation-list',
      title: 'What can be done',
      text: [
        'Heroes throw, pick up, give and take equipment, and do what the mission and their skills name. Characters do only what mission and skills name.',
      ],
    },
    {
      id: 'core/complex-manipulation',
      title: 'Complex manipulation',
      text: ['Spend cubes, roll, subtract hindering. Reach the difficulty and it is done.'],
    },
    {
      id: 'core/automatic-manipulation',
      title: 'Automatic manipulation',
      text: ['One cube, no dice, no hindering: always a success.'],
    },
    {
      id: 'core/complex-thought',
      title: 'Complex thought',
      text: ['As a complex manipulation, with the thought space.'],
    },
    {
      id: 'core/automatic-thought',
      title: 'Automatic thought',
      text: ['As an automatic manipulation, with the thought space.'],
    },
  ],
}
