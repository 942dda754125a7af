import type { Chapter } from '@gargoyle/bmg-common'
import { entriesOf } from './entries.ts'

/** Moving, climbing, falling. */
export const moving: Chapter = {
  id: 'moving',
  title: 'Moving',
  about: 'Walking, running, climbing, jumping and falling.',
  intro: ['A way is paid for twice: in length, and in Movement Counters for what is hard about it.'],
  entries: entriesOf([
    [
      'core/move',
      'Moving',
      '10 cm for nothing. Each MC spent on distance adds a die in centimetres; all of them are rolled at once.',
    ],
    [
      'core/mc-other-costs',
      'Other costs',
      'MC that were not rolled pay for obstacles, climbing, standing up and manipulating, not for distance later.',
    ],
    ['core/no-moving-through-models', 'Models in the way', 'They must be gone round.'],
    [
      'core/run',
      'Running',
      '1MC and 1SC double the basic move, not the dice. A run is straight, at least 10 cm, and crosses nothing. No manipulating in that activation.',
    ],
    ['core/stand', 'Standing up', '1MC, then it may move. Lying, a model crawls at half.'],
    ['core/jump-distance', 'Jump distance', 'Half the basic move: 5 cm as a rule.'],
    [
      'core/bonus-base-moves',
      'Other basic moves',
      'Large 12 cm, Small 8 cm, Acrobats 12 cm with a jump distance of 12.',
    ],
    ['core/impaired-movement', 'Impaired movement', 'Every centimetre counts two, dice included.'],
    [
      'core/obstacle-classes',
      'Obstacles',
      'Up to half the model’s height an obstacle is small, up to its height difficult, above that vertical.',
    ],
    ['core/small-obstacle', 'Small obstacles', 'They are crossed for nothing.'],
    ['core/difficult-obstacle', 'Difficult obstacles', '1MC, or not at all.'],
    ['core/difficult-ground', 'Difficult ground', '1MC to enter, and every centimetre inside counts two.'],
    [
      'core/climb',
      'Climbing',
      '1MC, every centimetre counts two. It must end where the model can stand, or it drops from the height it has reached.',
    ],
    [
      'core/jump-gap',
      'Gaps',
      '1MC for a gap no wider than the jump distance. Who jumps a wider one falls into it.',
    ],
    [
      'core/deliberate-drop',
      'Jumping down',
      '1MC, and the jump distance counts. Without the counter it is a [fall](core/falling).',
    ],
    [
      'core/spring-into-the-air',
      'What a height does',
      'The height beyond the jump distance: up to 5 cm a stun, up to 10 an injury, up to 15 injuries for half the Endurance, above that a casualty. Who is harmed rolls Agility or is knocked down.',
    ],
    ['core/falling', 'Falling', 'Forced or unpaid, the jump distance is 0.'],
    [
      'core/take-cover',
      'Taking cover',
      '1SC beside an obstacle: [Blink!](core/blink) rolls for that obstacle are 1 better until the model moves.',
    ],
    ['core/manipulate', 'Manipulating', '1MC in contact with an object.'],
    ['core/sewers', 'Sewers', '2SC and 1MC to go down and to come out. One model of a band at a time.'],
    [
      'core/sewer-exit',
      'Leaving a sewer',
      'Not before the second round after going down, beside any open sewer. The free move of that round is 0.',
    ],
    [
      'core/sewer-blocking',
      'Blocking a sewer',
      'An enemy on it closes it; against a Large model it takes two. K.O. models block nothing.',
    ],
  ]),
}
