import type { Chapter } from '@gargoyle/bmg-common'

/** Ranged attacks. */
export const shooting: Chapter = {
  id: 'shooting',
  title: 'Shooting',
  about: 'Guns, arrows and batarangs: who can be shot at, with how many dice, and what spoils the aim.',
  intro: [
    'A ranged attack works like one [in melee](chapter/fighting), with three differences: the weapon gives the dice, not the one who fires it; cover, distance and darkness take dice away; and the target does not defend.',
  ],
  example: [
    'A cop with a pistol, rate of fire 2 and effective within 8", has not moved. Her target is 10" away and crouches behind a car. Two attack dice and the Strength die make three.',
    'Beyond 8" one die is lost, and that is the Strength die. Cover takes one more, an attack die. One die is left; it must reach the Defense of the target.',
    'From 8" away and a little to the side, with nothing in between, she would have rolled all three.',
  ],
  entries: [
    {
      id: 'core/ranged',
      title: 'Ranged attacks',
      text: [
        'To shoot, a model must [see](chapter/seeing) its target, have [ammunition](core/ammo), and not be in [contact](core/contact) with an enemy, unless that one is K.O. The attack has as many dice as the rate of fire of the weapon, and a [Strength die](core/strength-die). You share them out among as many targets as you like before rolling.',
        'An attack die hits when it reaches the Defense of its target, and every hit does the damage of the weapon. Weapons shoot as far as one sees, unless a rule of the weapon sets a limit.',
      ],
      see: ['core/ranged-modifiers', 'core/one-attack-type', 'core/rule-of-1-and-6'],
    },
    {
      id: 'core/ammo',
      title: 'Ammunition',
      text: [
        'Every ranged attack uses up a magazine, no matter how many dice or targets it has. With the last one gone the weapon is useless. A weapon that lists no ammunition never runs dry. Some cards and traits give magazines back, but never more than the model began with.',
      ],
    },
    {
      id: 'core/ranged-modifiers',
      title: 'What spoils the aim',
      text: [
        'Each of these takes dice from a shot, and they add up. The Strength die goes first. What moving costs is lost before the dice are shared out; the rest is lost from the dice on the target that it is about.',
      ],
      terms: [
        ['Moved', 'Two dice if the shooter has taken a Movement action in this activation.'],
        ['Too far', 'One die beyond the effective range of the weapon, if it has one.'],
        ['Cover', 'One die if scenery hides any part of the target.'],
        [
          'Firing blind',
          'Two dice for shooting at somebody whom only the night hides. There must be a free line.',
        ],
        ['Dodging', 'One die for each Effort of a target that has a trait for it.'],
      ],
      see: ['core/line-of-sight', 'core/night', 'core/effort'],
    },
  ],
}
