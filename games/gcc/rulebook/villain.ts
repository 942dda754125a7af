import type { RuleChapter } from './chapter.ts'

/** Command post, river, tiles. */
export const villain: RuleChapter = {
  id: 'villain',
  title: 'The villain',
  about: 'Command post, river, tiles.',
  intro: [
    'The villain has energy too, and a river of tiles. The further right a tile lies, the more it costs.',
  ],
  entries: [
    {
      id: 'core/command-post',
      title: 'Command post',
      text: [
        'Reserve, fatigue, a recovery value, and spaces for movement, defence and rerolls of all characters together.',
      ],
    },
    {
      id: 'core/villain-upkeep',
      title: 'Upkeep of the villain',
      text: ['Everything on spaces goes to fatigue, then the recovery value from fatigue to reserve.'],
    },
    {
      id: 'core/villain-spends',
      title: 'What the villain pays for',
      text: [
        "Extra move points, defence dice and rerolls of all characters, into one space each. The spaces stay full through the heroes' turn.",
      ],
    },
    {
      id: 'core/river',
      title: 'The river',
      text: [
        'A tile costs the number of its place. Once activated it goes to the right end and the others close up.',
      ],
    },
    {
      id: 'core/double-tile',
      title: 'Double tiles',
      text: ['Cover two places; the cost is that of the place under the indicator.'],
    },
    {
      id: 'core/tile-cost-payment',
      title: 'Paying',
      text: ['Straight from reserve to fatigue; then the tile moves, then it acts.'],
    },
    {
      id: 'core/two-tiles',
      title: 'Two tiles a turn',
      text: ['None, one or two, each paid at the cost of the moment. The same tile may be bought again.'],
    },
    { id: 'core/tile-levels', title: 'Levels', text: ['Leader, elite or henchman.'] },
    {
      id: 'core/tile-activation',
      title: 'Activating a tile',
      text: ['All, some or none of its characters, each once, one finished before the next begins.'],
    },
    {
      id: 'core/character-steps',
      title: "A character's activation",
      text: [
        'A movement, then one kind of action, then a movement. Each part is a choice; the bonus goes to the first movement.',
      ],
    },
    {
      id: 'core/one-action-kind',
      title: 'One kind of action',
      text: ['With one line of its tile, as often as the multiplier says. Targets are free each time.'],
    },
    {
      id: 'core/character-attacks',
      title: 'Attacks of characters',
      text: ['As those of heroes, with the dice of the line.'],
    },
    {
      id: 'core/character-manipulation',
      title: 'Manipulation of characters',
      text: ['Complex and automatic, what mission and skills name.'],
    },
    {
      id: 'core/character-thought',
      title: 'Thought of characters',
      text: ['As manipulation, with the thought line.'],
    },
    {
      id: 'core/event-tile',
      title: 'Event tile',
      text: ['One event of the mission happens, and reinforcement points are spent at once.'],
    },
    {
      id: 'core/character-pool',
      title: 'Character pool',
      text: ['Where neutralized characters wait. Without a reinforcement cost they never return.'],
    },
    {
      id: 'core/reinforcement',
      title: 'Reinforcement',
      text: [
        'Points bring characters back from the pool to the areas the mission names. What is not spent is lost.',
      ],
    },
    {
      id: 'core/neutralized-tile',
      title: 'Neutralized tiles',
      text: [
        'When its last miniature is gone a tile goes face down to the right end. It still takes a place.',
      ],
    },
    {
      id: 'core/dredge',
      title: 'Dredging',
      text: [
        'Two cubes leave the game for each neutralized tile the villain takes out of the river, at any moment of his turn. Its miniatures never return.',
      ],
    },
    {
      id: 'core/demobilize',
      title: 'Demobilizing',
      text: [
        'Once a game, at any moment of his turn, the villain gives up an elite or henchman tile as if it were neutralized.',
      ],
    },
  ],
}
