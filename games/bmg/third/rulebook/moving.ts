import type { Chapter } from '@gargoyle/bmg-common'

/** Movement actions and everything that hinders them. */
export const moving: Chapter = {
  id: 'moving',
  title: 'Moving',
  about: 'Walking, climbing, jumping, falling: how far a model gets and what that costs.',
  intro: [
    'In a Movement action a model goes as many inches as its Movement. The page draws everywhere it can get to; point at a place and you see the way, its length and what hinders it. What follows is how that is worked out.',
  ],
  example: [
    'A burglar with 7" of Movement stands 1" from the edge of a roof. The next roof is across a gap of 1½". Jumping impairs the move, which leaves 3" for all of it: 1" to the edge and 1½" across makes 2½", so the burglar lands with half an inch to spare.',
    'Climbing the fire escape in the same move would impair it once more and leave nothing. Climbing two fences in one move, however, costs the 4" only once: it is the same kind of trouble.',
  ],
  entries: [
    {
      id: 'core/basic-move',
      title: 'The Movement action',
      text: [
        'The model moves up to its Movement in inches, in any direction and around as many corners as you like. It passes through other models, friends and enemies, but not through gaps its base does not fit in. At the end it must have room to stand and overlap nobody.',
        'Moving away from an enemy is free: nothing holds a model in a fight unless a trait says so.',
      ],
      see: ['core/impaired', 'core/contact'],
    },
    {
      id: 'core/impaired',
      title: 'Impaired moves',
      text: [
        'What makes a move hard impairs it: 4" less for the whole move. [Difficult ground](core/difficult-ground), [climbing](core/climb), [jumping](core/jump), [standing up](core/stand-up) and some effects each do that. Different ones add up, the same one counts once a move, and with nothing left the model does not move at all.',
      ],
      example: 'Movement 10", through rubble: 6" are left. Through rubble and up a wall: 2".',
    },
    {
      id: 'core/small-obstacle',
      title: 'Small obstacles',
      text: [
        'Whatever is no more than 1" high, a kerb or a crate, is stepped over as if it were not there. Gaps up to 1" wide and drops up to 1" deep do not matter either.',
      ],
      see: ['core/jump', 'core/climb'],
    },
    {
      id: 'core/difficult-ground',
      title: 'Difficult ground',
      text: [
        'Water, rubble, bushes and the like slow everybody down. A move that touches such ground even with the rim of the base is [impaired](core/impaired).',
      ],
    },
    {
      id: 'core/impassable',
      title: 'What cannot be crossed',
      text: [
        'Some pieces are too high, too smooth or too dangerous to cross. You go around them. The board says which they are, and whether somebody who flies may land on top.',
      ],
    },
    {
      id: 'core/jump',
      title: 'Jumping',
      text: [
        'A gap wider than 1" can be jumped in the middle of a move. The jump [impairs](core/impaired) it, the width of the gap counts like way walked, and the base must have room on the other side. If what is left does not reach that far, there is no jumping there.',
      ],
      see: ['core/fall'],
    },
    {
      id: 'core/climb',
      title: 'Climbing',
      text: [
        'Walls, fences and ladders higher than 1" can be climbed, up or down, if the board allows it. Climbing [impairs](core/impaired) the move; the height counts like way walked. The model must arrive somewhere it can stand.',
        'You may start a climb that the move is too short for, but only if you say so: the model gets as high as it can and [falls](core/fall) back to the foot.',
      ],
    },
    {
      id: 'core/fall',
      title: 'Falling',
      text: [
        'A model falls when it is pushed over an edge, fails a climb, or steps off because you want it to. It comes down on the next floor below, or beside it if there is no room, and its move is over.',
        'Then the whole way of the action, along the ground and down, is compared with the Movement it had, [impairments](core/impaired) taken off. No more than that: nothing happens. More: two injuries. Twice as much or beyond: it is [out of the game](core/casualty). Whoever is pushed compares the way of the push and the drop with its full Movement.',
      ],
      example:
        'Movement 8". Three inches of roof and a drop of 5" make 8": unhurt. The same three inches and a drop of 6" make 9": two injuries. A drop of 13" would be the end.',
    },
    {
      id: 'core/stand-up',
      title: 'Standing up',
      text: [
        'A model that was [knocked down](core/knocked-down) stands up with a Movement action. It may go on moving, but standing up [impairs](core/impaired) the move. Even if no inch is left it can always get to its feet.',
      ],
    },
    {
      id: 'core/place-vs-move',
      title: 'Placed, not moved',
      text: [
        'Some rules place a model instead of moving it. It is taken up and put down within the distance they give, whatever lies between. What makes moves longer or shorter changes nothing about that; but who cannot move at all cannot be placed either.',
      ],
      see: ['core/sewers'],
    },
  ],
}
