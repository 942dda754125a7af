import type { RuleChapter } from './chapter.ts'

/** Cubes, stances and wounds. */
export const energy: RuleChapter = {
  id: 'energy',
  title: 'Energy',
  about: 'Cubes, stances and wounds.',
  intro: [
    'Every cube of a hero is in one of four places: reserve, fatigue, wounds, or a space of the board. None is ever lost.',
  ],
  entries: [
    {
      id: 'core/spending-energy',
      title: 'Spending',
      text: ['Cubes are always spent from the reserve, to a space or to fatigue.'],
    },
    {
      id: 'core/exertion-limit',
      title: 'Limits',
      text: ['Each space holds so many cubes. A full space takes no more until it is emptied.'],
    },
    {
      id: 'core/minimum-cubes',
      title: 'How many cubes',
      text: [
        'Attacks and complex actions take at least one, automatic actions exactly one, defence may do without, movement needs none until points are missing.',
      ],
    },
    {
      id: 'core/stance',
      title: 'Stance',
      text: ['Each hero is active or resting. A neutralized hero must rest.'],
    },
    {
      id: 'core/recovery',
      title: 'Recovery',
      text: ['The value of the stance moves cubes from fatigue to reserve.'],
    },
    {
      id: 'core/active-recovery-shortfall',
      title: 'Healing',
      text: [
        'If fatigue holds fewer cubes than the value, the missing number moves from wounds to fatigue, and no further.',
      ],
      example: 'Rest 5, fatigue 3, wounds 4: three cubes to reserve, then two from wounds to fatigue.',
    },
    {
      id: 'core/resting-limits',
      title: 'Resting',
      text: ['A resting hero takes no actions but free ones. It still defends and rolls again.'],
    },
    {
      id: 'core/hero-wounds',
      title: 'Wounds of a hero',
      text: [
        'Each wound moves a cube to the wound zone: from fatigue first, then from spaces, then from reserve.',
      ],
    },
    {
      id: 'core/hero-neutralized',
      title: 'Neutralized',
      text: ['A hero with all cubes in wounds can do nothing and has no skills.'],
    },
    {
      id: 'core/hero-recovers',
      title: 'Coming back',
      text: [
        'A neutralized hero rests in its next turn, which moves wounds to fatigue. It has no skills for the rest of that turn.',
      ],
    },
    {
      id: 'core/life-points',
      title: 'Life points',
      text: [
        'Most characters have one: any wound neutralizes them. Others count down. At 0 they leave the board for the character pool.',
      ],
    },
  ],
}
