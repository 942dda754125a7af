import type { Chapter } from '@gargoyle/bmg-common'
import { entriesOf } from './entries.ts'

/** Moving and manipulating. */
export const moving: Chapter = {
  id: 'moving',
  title: 'Moving',
  about: 'Walking, running, climbing, jumping, falling, and using things.',
  intro: ['No dice decide how far a model goes in this edition.'],
  entries: entriesOf([
    [
      'core/movement',
      'Movement',
      '4" for nothing and 2" for each MC. Fast, Large and Speedster add 2", Huge 3", Acrobat and Bat-Armor Mk II 1".',
    ],
    [
      'core/impaired-movement',
      'Impaired movement',
      'Every inch counts double: difficult ground, climbing, jumping, lying, ice.',
    ],
    [
      'core/obstacles',
      'Obstacles',
      'Up to half the height of the model it costs nothing; up to its height, and difficult ground, 1MC. What is taller must be climbed.',
    ],
    [
      'core/climb',
      'Climbing',
      '1MC, impaired. A climb ends where the model can stand, or it falls from the height it reached. Climbing Claws spare both.',
    ],
    [
      'core/jump',
      'Jumping',
      '1MC, at most half the basic move, impaired. Who jumps wider falls. An Acrobat spends no MC and is not impaired.',
    ],
    ['core/leap-down', 'Leaping down', '1MC, and the way down counts as movement. A Bat Cape spares both.'],
    [
      'core/falling-chart',
      'Falling',
      'The height beyond the jump distance: up to 2" a stun, up to 4" an injury, up to 6" injuries for half the Endurance, more a casualty. Then an Agility roll or it lies. A forced fall has no jump distance.',
    ],
    [
      'core/run',
      'Running',
      '1MC and 1SC double the basic move: straight, at least 4", over nothing, and nothing is manipulated.',
    ],
    ['core/stand', 'Standing up', '1MC; nothing for an Acrobat.'],
    ['core/manipulate', 'Manipulating', '1MC, with an object in contact.'],
    [
      'core/sewers',
      'Sewers',
      '2SC and 1MC in or out. One model of a crew goes down in a round; it stays a full round, and coming out ends its activation. An enemy in contact closes a sewer.',
    ],
    [
      'core/crouch',
      'Crouching',
      '1SC beside an obstacle: Ping! behind it is 1 better until the model moves.',
    ],
    [
      'core/ice-template',
      'Ice',
      'As large as an explosion, until the end of the round. It impairs movement, and who touches it in its activation rolls Agility once or lies. A Speedster loses a speed counter.',
    ],
  ]),
}
