import type { RuleChapter } from './chapter.ts'

/** What happens in which order. */
export const turnChapter: RuleChapter = {
  id: 'turn',
  title: 'The turn',
  about: 'What happens in which order.',
  intro: [
    'A game turn is an upkeep and a turn of each side. After each side the end of the mission is checked.',
  ],
  entries: [
    {
      id: 'core/turn-order',
      title: 'Order of a turn',
      text: ['Upkeep, the side with initiative, check, the other side, check.'],
    },
    {
      id: 'core/turn-track',
      title: 'Turn track',
      text: ['The marker starts at 0 and goes one further at each upkeep. Every mission has a last turn.'],
    },
    {
      id: 'core/upkeep',
      title: 'Upkeep',
      text: [
        'Effects of the mission whose condition holds happen. If there are several, the side with initiative chooses their order.',
      ],
    },
    {
      id: 'core/end-checks',
      title: 'The end',
      text: [
        "After each side's turn the conditions of the mission are looked at. One that is met ends the game at once.",
      ],
    },
    {
      id: 'core/constant-end-conditions',
      title: 'Watched all the time',
      text: ['Some conditions end the game the moment they are met.'],
    },
    {
      id: 'core/heroes-turn-sequence',
      title: "The heroes' turn",
      text: [
        'Cubes that were spent go to fatigue, effects of the start happen, everybody takes a stance, then heroes act one action at a time, effects of the end happen, and cubes spent go to fatigue.',
      ],
    },
    {
      id: 'core/hero-turn-start',
      title: 'Fresh limits',
      text: [
        "Cubes spent during the villain's turn go to fatigue before you choose your stance, those of your own turn at its end. So the limits of your spaces are fresh in each side's turn.",
      ],
    },
    {
      id: 'core/hero-turn-end',
      title: 'End of your turn',
      text: ['All cubes on your spaces go to fatigue.'],
    },
    {
      id: 'core/heroes-turn-effects',
      title: "Effects of the heroes' turn",
      text: ['All whose condition holds, in the order the heroes choose.'],
    },
    {
      id: 'core/villain-turn-sequence',
      title: "The villain's turn",
      text: [
        'Clear the spaces and recover, effects of the start, a first tile, a second tile, effects of the end.',
      ],
    },
    {
      id: 'core/villain-turn-effects',
      title: "Effects of the villain's turn",
      text: ['All whose condition holds, in the order the villain chooses.'],
    },
    {
      id: 'core/free-order',
      title: 'In any order',
      text: [
        'Heroes act in any order and as often as they like, one action at a time. The turn ends when all of them are ready. Whatever one of them does makes the others think again.',
      ],
    },
  ],
}
