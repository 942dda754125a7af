import type { RuleChapter } from './chapter.ts'

/** Dice, weapons, rerolls, wounds. */
export const fighting: RuleChapter = {
  id: 'fighting',
  title: 'Attack and defence',
  about: 'Dice, weapons, rerolls, wounds.',
  intro: [
    'An attack goes through its steps in order: target, cubes, dice, weapon, roll, rerolls, count, defence, wounds.',
  ],
  entries: [
    {
      id: 'core/attack-steps',
      title: 'Steps of an attack',
      text: [
        'Declare, choose the target, spend cubes, take dice, add the bonus of a weapon and of height, roll, roll again, count, then the defender defends and suffers what is left.',
      ],
    },
    {
      id: 'core/dice-types',
      title: 'Dice',
      text: [
        'Five colours: white, yellow, orange, red, black, from weak to strong. Some show a free-reroll icon.',
      ],
    },
    {
      id: 'core/characteristics',
      title: 'Characteristics',
      text: [
        'A characteristic says which die each cube is worth. An empty one adds no dice but takes bonuses; a crossed one forbids the action.',
      ],
    },
    {
      id: 'core/hero-melee',
      title: 'Melee',
      text: [
        'The target is in your area, or in an adjacent area in sight that is too full for you to enter.',
      ],
    },
    {
      id: 'core/hero-ranged',
      title: 'Ranged attacks',
      text: ['You need a ranged weapon you can use, and a clear line of sight. Your own area is fine.'],
    },
    {
      id: 'core/no-target',
      title: 'No target',
      text: ['Without a legal target an attack ends at once and costs nothing.'],
    },
    {
      id: 'core/weapon-bonus',
      title: 'Weapons',
      text: [
        'One weapon an attack. Melee may do without, ranged attacks may not. Where weapons help a defence, one of a kind does.',
      ],
    },
    {
      id: 'core/elevation-bonus',
      title: 'From above',
      text: ['A ranged attack on a lower area rolls one more yellow die.'],
    },
    {
      id: 'core/hindering-action',
      title: 'Hindering',
      text: [
        'Ranged attacks, complex manipulations and complex thoughts lose as many successes as the menace of enemies in your area exceeds that of your allies there.',
      ],
    },
    {
      id: 'core/hindering-self',
      title: 'Who counts for hindering',
      text: ['Never the one who acts. Allies subtract, and it never falls below zero.'],
    },
    {
      id: 'core/melee-unhindered',
      title: 'What is not hindered',
      text: ['Melee attacks, defence and automatic actions.'],
    },
    {
      id: 'core/automatic-success',
      title: 'Automatic successes',
      text: ['Added when successes are counted, whatever the dice show.'],
    },
    {
      id: 'core/reroll',
      title: 'Rolling again',
      text: [
        'Each free-reroll icon lets you roll one die of its colour again, each die once. Then you may pay a cube for each die you roll again, as often as cubes and limit allow.',
      ],
    },
    {
      id: 'core/reroll-order',
      title: 'Order of rerolls',
      text: [
        'First rerolls of any dice that skills give, then icons, then what an enemy forces, then paid ones.',
      ],
    },
    {
      id: 'core/defense',
      title: 'Defence',
      text: [
        'Always happens. A hero rolls its automatic die and a die for each cube it spends; a character has automatic successes, and whoever pays for it may add dice.',
      ],
    },
    { id: 'core/wounds', title: 'Wounds', text: ['Successes of the attack less those of the defence.'] },
    {
      id: 'core/damage-immunity-order',
      title: 'Automatic wounds',
      text: ['Some skills wound as soon as an attack beats the defence, before the ordinary wounds.'],
    },
    {
      id: 'core/free-action',
      title: 'Free actions',
      text: ['Actions that a skill or the mission gives. They cost no cubes.'],
    },
    {
      id: 'core/deferred-attack',
      title: 'What is left over',
      text: [
        'Successes beyond what neutralized the target may hit another target, who defends, if a skill allows it.',
      ],
    },
  ],
}
