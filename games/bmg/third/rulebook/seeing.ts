import type { Chapter } from '@gargoyle/bmg-common'

/** Line of sight, night, light, contact. */
export const seeing: Chapter = {
  id: 'seeing',
  title: 'Seeing in the dark',
  about: 'Who sees whom, how far one sees by night, what lamps do, and what touching means.',
  intro: [
    'Shooting, many traits and many cards need one model to see another. Two questions decide: is there a free line between them, and is there enough light? The sight tool of the table answers both for any two models at any time, and says what is in the way.',
  ],
  entries: [
    {
      id: 'core/line-of-sight',
      title: 'Line of sight',
      text: [
        "A model sees another if a straight line from one body to the other meets no scenery. Everybody looks all around. Bodies are what counts, not capes or raised arms; here every model is a cylinder as wide as its base. Models never stand in each other's way: one sees, and shoots, right past friends and enemies.",
      ],
      see: ['core/night', 'core/ranged-modifiers'],
    },
    {
      id: 'core/night',
      title: 'Night',
      text: [
        'It is always night. Nobody sees further than 12", however free the line, unless the other stands in the [light](core/lights). Some traits see further; others let their owner go unseen from nearer by.',
      ],
      see: ['core/ranged-modifiers', 'core/streetlamps'],
    },
    {
      id: 'core/lights',
      title: 'Light',
      text: [
        'A lamp lights everything within 4" of its edge, and a model who carries a light does the same around its base, as far as the rule says. Whoever is in the light, even with a part of the base, can be seen from any distance as long as there is a free line.',
        'Light does not pass through scenery higher than 1": behind a wall beside the lamp it is dark.',
      ],
      example:
        'Batman is 20" away and stands with the rim of his base in the light of a lamp. You see him. One step back and the night hides him.',
    },
    {
      id: 'core/contact',
      title: 'Contact',
      text: [
        "Two models whose bases touch are in contact. Bases may touch but never overlap when a move is over. On different levels they are in contact, too, if they would touch seen from above, neither stands higher than the other's head, and no scenery is in between.",
      ],
      see: ['core/melee', 'core/ko'],
    },
  ],
}
