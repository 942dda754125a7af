import type { Chapter } from '@gargoyle/bmg-common'

/** Markers, K.O., recovery. */
export const damage: Chapter = {
  id: 'damage',
  title: 'Damage and recovery',
  about: 'Stuns and injuries, being knocked down or out, and coming round again.',
  intro: [
    'Damage is counted in markers of two kinds. Stuns come quickly and go again; injuries stay. Where a model stands is always one of four: on its feet, knocked down, K.O., or out of the game.',
  ],
  entries: [
    {
      id: 'core/damage-markers',
      title: 'Stuns and injuries',
      text: [
        'Each hit puts the markers of the weapon on the target: stuns, injuries or both. Stuns are held against [Willpower](core/ko), injuries against [Endurance](core/casualty). What goes beyond them is not kept, though it counts for cards that ask how much damage was done.',
      ],
      see: ['core/weapon-choice'],
    },
    {
      id: 'core/ko',
      title: 'Knocked out',
      text: [
        'A model with as many stuns as its Willpower is K.O. It does not act, defend, make Efforts or use its traits. Its Attack, Defense and Special are 1 lower. It does not count as being in contact: it outnumbers nobody and keeps nobody from shooting, but can still be struck by those who touch it.',
        'Nobody is K.O. and [knocked down](core/knocked-down) at once: being knocked out replaces lying on the ground. In the Recount it may [come round](core/recovery).',
      ],
      see: ['core/ko-extra-damage', 'core/passing'],
    },
    {
      id: 'core/ko-extra-damage',
      title: 'Kicking those who are down and out',
      text: [
        'Every hit on a model that is K.O. does an injury more. Other damage it takes counts as one hit. All hits of one strike come at once: if they knock the target out, none of them is worse for that.',
      ],
      example:
        'Two hits that do an injury and a stun each do four injuries and two stuns to somebody who is K.O.',
    },
    {
      id: 'core/casualty',
      title: 'Out of the game',
      text: [
        'A model with as many injuries as its Endurance is a Casualty: it leaves the table at once and does not come back. If it was the Boss, [somebody else](core/inspire) takes over.',
      ],
      see: ['core/passing'],
    },
    {
      id: 'core/knocked-down',
      title: 'Knocked down',
      text: [
        'A model on the ground does not attack, defend or make Efforts, and uses no trait that takes an action or an Effort. Its Defense is 1 lower. It can still manipulate things in reach, and it [stands up](core/stand-up) with its next Movement action.',
      ],
      see: ['core/critical', 'core/ko'],
    },
    {
      id: 'core/recovery',
      title: "Getting one's breath back",
      text: [
        'In each [Recount](core/recount-order) every model that is not K.O. loses a stun. Those who are K.O. roll against their Endurance, with a die less because their Special is lowered. Whoever passes loses a stun and is [knocked down](core/knocked-down) instead: awake, but on the ground. Whoever fails stays K.O. until the next Recount.',
      ],
      see: ['core/skill-roll', 'core/early-recovery'],
    },
    {
      id: 'core/early-recovery',
      title: 'Woken up early',
      text: [
        'If somebody heals a K.O. model until it has fewer stuns than Willpower, it comes round at once, without a roll, and lies on the ground. It does not activate any more in that round, even if it has not had its turn.',
      ],
      see: ['core/recovery'],
    },
  ],
}
