import type { Chapter } from '@gargoyle/bmg-common'
import { entriesOf } from './entries.ts'

/** Strikes, shots and damage. */
export const fighting: Chapter = {
  id: 'fighting',
  title: 'Fighting',
  about: 'Close combat, shooting and what they do.',
  intro: ['An attack goes: impact roll, block or Blink!, damage roll with the collateral die, markers.'],
  entries: entriesOf([
    [
      'core/one-attack-type',
      'One kind of attack',
      'Close combat or ranged, once an activation, before or after moving.',
    ],
    ['core/melee-contact', 'Contact', 'Volumes must touch, unless a weapon or attack reaches further.'],
    [
      'core/melee-strikes',
      'Strikes',
      'A die for each AC, shared out among enemies before any roll. All dice against one enemy are rolled together.',
    ],
    [
      'core/one-melee-weapon-a-round',
      'One weapon',
      'It is named before the dice and stays the same for the round.',
    ],
    ['core/unarmed', 'Unarmed', 'Bare hands do a stun.'],
    [
      'core/impact-roll',
      'Impact roll',
      'Each die that reaches the target’s Defense is an impact. A natural 1 misses, a natural 6 hits, and a fallen model is hit on 2+.',
    ],
    [
      'core/numerical-inferiority',
      'Outnumbered',
      'Two enemies in contact that touch none of its friends: Defense -1.',
    ],
    [
      'core/defensive-position',
      'Defensive position',
      'Higher ground, a thin obstacle in between, or both flanks covered: Defense +1 in close combat.',
    ],
    [
      'core/block',
      'Blocking',
      'After the impact roll a die for each DC: each that reaches the attacker’s Attack cancels an impact. Close combat only.',
    ],
    [
      'core/grab',
      'Grabbing',
      '1SC and any AC, unarmed: damage also immobilizes. Each captor after the first takes 1 off Defense. To break free, AC against the own Strength, one captor for each success. A captor that moves or strikes another lets go.',
    ],
    ['core/push', 'Pushing', '1SC and any AC: damage also pushes by the collateral die in centimetres.'],
    [
      'core/special-attack-use',
      'Special attacks',
      'One an activation, against one enemy, who gets no normal strikes. Any weapon will do unless one is named.',
    ],
    [
      'core/ranged-attack',
      'Shooting',
      '2AC and a magazine: dice for the rate of fire, shared out among seen targets.',
    ],
    [
      'core/shot-line',
      'The line of a shot',
      'No limit of range to what is seen along a straight line. Short is 20 cm, Medium 40.',
    ],
    [
      'core/minimum-range',
      'Too close',
      'No shots at targets nearer than 5 cm; Light weapons may, with one die.',
    ],
    ['core/move-and-fire', 'Moving and shooting', 'After moving the rate of fire is 1.'],
    ['core/ammunition', 'Ammunition', 'A magazine for each attack, never more than at the start.'],
    [
      'core/blink',
      'Blink!',
      'After a hit a die for each impact and each obstacle: 4+ for stone, steel and models, 5+ for wood and street furniture, 6+ for hedges and boxes. A success stops that impact.',
    ],
    ['core/blink-order', 'The order of Blink!', 'From the shooter outwards, only for impacts still flying.'],
    [
      'core/blink-contact-exception',
      'Shooting over',
      'Obstacles that touch the shooter and are low enough, and friends that do, are shot over. Cover at the target counts.',
    ],
    ['core/blink-lying-models', 'Lying models', 'K.O. and fallen models are no obstacles.'],
    [
      'core/cross-fire',
      'Cross fire',
      'A model or lamppost that stopped a shot takes an injury if a damage die succeeds.',
    ],
    [
      'core/damageable-objects',
      'Objects',
      'What has a Defense can be shot. A lamppost that is damaged is gone.',
    ],
    [
      'core/damage-roll',
      'Damage roll',
      'A die for each impact against the attacker’s Strength. A natural 1 fails, a natural 6 succeeds.',
    ],
    ['core/strength-modifier', 'Strength bonuses', '+1 is added to the damage die: 4+ becomes 3+.'],
    ['core/scratch', 'Scratch', 'A ranged impact that fails to damage leaves a stun.'],
    [
      'core/collateral-die',
      'Collateral die',
      'One for each damage roll. The same face as a damage die, but not 1, knocks down.',
    ],
    ['core/critical', 'Critical', 'A collateral 6 with a success adds a stun.'],
    ['core/special-critical', 'Special criticals', 'CRT effects take the place of that stun.'],
    ['core/damage-order', 'Order of markers', 'Injuries first, then stuns; what is too much is lost.'],
    [
      'core/damage-accumulation',
      'Lost counters',
      'Each time the markers pass another two, a counter of the owner’s choice goes.',
    ],
    [
      'core/ko',
      'K.O.',
      'Markers equal to Endurance. Surplus injuries replace stuns. It loses its counters and lies.',
    ],
    [
      'core/ko-hit-again',
      'Hitting a K.O. model',
      'Further injuries replace its stuns, further stuns are lost.',
    ],
    ['core/casualty', 'Casualty', 'Injuries equal to Endurance: out of the game.'],
  ]),
}
