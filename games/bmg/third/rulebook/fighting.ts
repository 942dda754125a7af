import type { Chapter } from '@gargoyle/bmg-common'

/** Melee, and what melee and shooting have in common. */
export const fighting: Chapter = {
  id: 'fighting',
  title: 'Fighting',
  about: 'Attacks hand to hand: dice, the Strength die, Efforts, blocks and critical hits.',
  intro: [
    'An attack is a tactical action. The dice are shared out, both sides may exert themselves, the attacker rolls, the target blocks what it can, and what gets through does the damage of the weapon. Before you confirm an attack the page shows what it is likely to do.',
  ],
  example: [
    'A boxer with Attack 3 and Strength 4+ goes for a guard with Defense 4, with bare hands. That makes three attack dice and the Strength die.',
    "The guard's player speaks first and makes no Effort. The boxer makes one, takes a stun for it, and rolls a fourth attack die.",
    'The attack dice show 1, 4, 5 and 6: three of them reach 4, the Defense of the guard. The Strength die shows a 5 and hits as well, because the boxer needs a 4.',
    "The guard defends with four dice, one for each point of Defense, and needs 3, the boxer's Attack. It rolls 1, 2, 2 and 3: one hit is blocked. Two hits of the attack dice and the one of the Strength die remain. Bare hands do a stun each: three stuns.",
  ],
  entries: [
    {
      id: 'core/tactical-exclusive',
      title: 'Attack or manipulate',
      text: [
        'There is one tactical action in an activation, an attack or a [Manipulate action](chapter/deeds), never both. Only an extra action can bring both together, such as the one a [Boss inspires](core/inspire).',
      ],
      see: ['core/activation', 'core/extra-actions'],
    },
    {
      id: 'core/one-attack-type',
      title: 'One kind of attack',
      text: [
        'Even a model with several attacks in one activation either fights or shoots in it. Doing both takes a trait that says so.',
      ],
      see: ['core/melee', 'core/ranged'],
    },
    {
      id: 'core/weapon-choice',
      title: 'Which weapon',
      text: [
        'An attack is made with one weapon of the card, whose damage and special rules count. Everybody may also use bare hands: a stun for every hit, unless traits make them worse. A weapon may come with a Strength of its own; otherwise that of its bearer counts.',
      ],
      see: ['core/damage-markers', 'core/strength-die'],
    },
    {
      id: 'core/melee',
      title: 'Melee',
      text: [
        'A melee attack strikes enemies in [contact](core/contact), or further away with a weapon that has reach. It has as many attack dice as the Attack of the attacker, and a [Strength die](core/strength-die). With several enemies in reach you share them out as you like, before anything is rolled.',
        "Then the [Efforts](core/effort) are made, the target's first. Each attack die that shows at least the [Defense](core/outnumbered) of its target hits. The target [defends](core/defense-roll), and every hit that is left does the damage of the weapon.",
      ],
      see: ['core/rule-of-1-and-6', 'core/critical'],
    },
    {
      id: 'core/rule-of-1-and-6',
      title: 'Ones and sixes',
      text: [
        'In any attack a die that shows a 1 misses and a die that shows a 6 hits, whatever is added or taken away. That holds for attack dice and Strength dice alike; defence dice have no such rule.',
      ],
    },
    {
      id: 'core/outnumbered',
      title: 'Outnumbered',
      text: [
        'In melee it is bad to be surrounded. For every enemy in contact with the target beyond the first its Defense is 1 lower: it is easier to hit and has fewer dice to defend with. Enemies who are K.O. do not count. Defense never falls below 1.',
      ],
      example:
        'Three enemies stand around a model with Defense 4. It is hit on 2+ and defends with two dice.',
      see: ['core/defense-roll'],
    },
    {
      id: 'core/defense-roll',
      title: 'Defending',
      text: [
        'Who is hit in melee rolls as many dice as its Defense, and every die that shows at least the Attack of the attacker cancels a hit. Hits of the Strength die cannot be cancelled. Nobody defends against shots, and neither those who are [K.O.](core/ko) nor those who [lie on the ground](core/knocked-down) defend at all.',
      ],
      see: ['core/effort'],
    },
    {
      id: 'core/strength-die',
      title: 'The Strength die',
      text: [
        "Every attack has one die of another colour. It ignores Defense: it hits when it reaches the attacker's Strength, or that of the weapon. Nothing blocks a hit of the Strength die; armour and the like can only keep it from being rolled. It is no attack die, so rules about attack dice leave it alone.",
        'Where a shot loses dice, the Strength die is the first to go. An attack that has nothing but a Strength die, such as an explosion, never loses it: an attack die is rolled in its place.',
      ],
      see: ['core/melee-strength-die-kept', 'core/critical', 'core/ranged-modifiers'],
    },
    {
      id: 'core/melee-strength-die-kept',
      title: 'In melee it stays',
      text: [
        'What takes dice from a melee attack takes attack dice. The Strength die is lost only to rules that speak of it by name.',
      ],
      see: ['core/strength-die'],
    },
    {
      id: 'core/critical',
      title: 'Critical hits',
      text: [
        "A 6 on the Strength die is a critical hit. Beside its damage it [knocks the target down](core/knocked-down). If the weapon lists other effects for a critical hit, the attacker's player picks one of them or the knock-down.",
      ],
    },
    {
      id: 'core/effort',
      title: 'Efforts',
      text: [
        'A model can go beyond its strength: it takes stuns of its own free will and gets something for each. Efforts are announced before dice are rolled, by the target first and then by the attacker.',
        'Stuns taken like this are no damage as far as other rules go, but they lie on the card. No model makes an Effort that would knock it out.',
      ],
      terms: [
        ['Attacking in melee', 'An attack die more for each.'],
        [
          'Attacked in melee',
          'An attack die of the attacker less for each, as many as there are on this target.',
        ],
        ['Shot at', 'Only with a trait that dodges: a die less for each.'],
        ['Forcing a skill roll', 'The victim rolls a die less for each, but always one.'],
        ['Paying for a trait', 'As many as its text asks for. Who cannot pay cannot use it.'],
      ],
      see: ['core/effort-limit', 'core/ko'],
    },
    {
      id: 'core/effort-limit',
      title: 'How many Efforts',
      text: [
        "Three at most for one attack, one defence or one use of a trait. Every three injuries on a model lower its limit by one. An attacker's limit is for the whole attack, however many targets it has.",
      ],
      example: 'With three injuries the limit is 2, with nine of them 0.',
    },
  ],
}
