import type { RuleChapter } from './chapter.ts'

/** Points, prices, climbs and falls. */
export const moving: RuleChapter = {
  id: 'moving',
  title: 'Moving',
  about: 'Points, prices, climbs and falls.',
  intro: ['A movement is a row of moves from area to area. Each has its price.'],
  entries: [
    {
      id: 'core/movement',
      title: 'Movement',
      text: [
        'See what the next move costs, buy the points you lack, move one area, suffer what is there. Again as long as you like. What is left of your points at the end is lost.',
      ],
    },
    {
      id: 'core/first-move-bonus',
      title: 'First movement',
      text: [
        "The first movement of a hero's turn, or of a character's activation, begins with a bonus. Move points of cards that you keep come with it.",
      ],
    },
    {
      id: 'core/move-cost-simple',
      title: 'A simple move',
      text: ['Costs 1, plus hindering, plus the difficult terrain of the area you leave.'],
    },
    {
      id: 'core/hindering-move',
      title: 'Hindered moves',
      text: ['Leaving an area costs as much more as the size of enemies there exceeds that of your allies.'],
    },
    {
      id: 'core/move-cost-special',
      title: 'A special move',
      text: ['As a simple one, plus the level of a climb or jump. A fall adds no cost, but hurts.'],
      example: 'A climb of level 2 costs 3.',
    },
    { id: 'core/climb-jump', title: 'Climbs and jumps', text: ['Their level is added to the price.'] },
    { id: 'core/fall', title: 'Falls', text: ['One yellow die for each level: every success is a wound.'] },
    {
      id: 'core/buy-move-points',
      title: 'Buying points',
      text: ['Only when points are missing, a cube each, within the limit of the movement space.'],
    },
  ],
}
