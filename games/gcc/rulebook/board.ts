import type { RuleChapter } from './chapter.ts'

/** Areas, what separates them, and lines of sight. */
export const board: RuleChapter = {
  id: 'board',
  title: 'Boards and sight',
  about: 'Areas, what separates them, and who sees whom.',
  intro: ['A board is divided into areas. Where exactly a miniature stands in its area does not matter.'],
  entries: [
    {
      id: 'core/areas',
      title: 'Areas',
      text: ['Every area has a height, an occupation limit and boundaries to its neighbours.'],
    },
    {
      id: 'core/boundary-white',
      title: 'White boundary',
      text: ['Lets sight through and can be crossed with a simple move.'],
    },
    {
      id: 'core/boundary-orange',
      title: 'Orange boundary',
      text: ['As a white one, and the two areas always see each other.'],
    },
    {
      id: 'core/boundary-special',
      title: 'Special boundary',
      text: [
        'Lets sight through, but is crossed only by the special moves the board names: climbs, jumps, falls.',
      ],
    },
    {
      id: 'core/boundary-wall',
      title: 'Walls',
      text: [
        'Neither sight nor moves pass. Some walls have a level and can be broken by those who are strong enough.',
      ],
    },
    {
      id: 'core/adjacency',
      title: 'Adjacent areas',
      text: ['Two areas are adjacent if a white or orange boundary separates them, or a broken wall.'],
    },
    {
      id: 'core/occupation-limit',
      title: 'Occupation limit',
      text: ['The sizes of all miniatures in an area together never exceed its limit.'],
    },
    {
      id: 'core/over-occupation',
      title: 'Too full',
      text: [
        'Nobody enters an area that would become too full. Whoever has to come into play there is put into an adjacent area with room, or stays out.',
      ],
    },
    {
      id: 'core/elevation-level',
      title: 'Height',
      text: ['A number for each area. It matters for sight, shots from above, climbs and falls.'],
    },
    {
      id: 'core/sight-markers',
      title: 'Line of sight',
      text: [
        'Two areas see each other if a straight line between two of their markers crosses no wall, no promontory and no area higher than both. Between areas of different height the line may not cross an area as high as the higher one either. An orange boundary or a letter in common is enough by itself.',
      ],
    },
    {
      id: 'core/promontory',
      title: 'Promontory',
      text: ['A line may start or end on a promontory, but not pass over it.'],
    },
    {
      id: 'core/own-area-sight',
      title: 'Your own area',
      text: ['A miniature always sees its own area, and miniatures never block sight.'],
    },
    {
      id: 'core/no-crossing-letters',
      title: 'Letters and heights',
      text: [
        'The extra condition for different heights is about the drawn line. Letters and orange boundaries do not care.',
      ],
    },
    {
      id: 'core/distance',
      title: 'Distance',
      text: [
        'The least number of moves between two areas, special moves included. What they cost does not matter.',
      ],
    },
  ],
}
