import type { Chapter } from '@gargoyle/bmg-common'
import { entriesOf } from './entries.ts'

/** Attacks and damage. */
export const fighting: Chapter = {
  id: 'fighting',
  title: 'Fighting',
  about: 'Close combat, shots, templates, damage.',
  intro: ['An attack hits, may be blocked or stopped, and then does damage.'],
  entries: entriesOf([
    [
      'core/one-attack-action',
      'One attack',
      'Close combat or shots, once an activation, before or after the move. Free strikes of traits come on top.',
    ],
    [
      'core/one-weapon-a-round',
      'One weapon',
      'The first weapon attacked with is the only one for the round, and only its rules apply. Defensive and Protective work unused too.',
    ],
    [
      'core/close-combat',
      'Close combat',
      'Each AC is a strike. They are shared out among enemies in contact before any die; dice against one target are rolled together.',
    ],
    [
      'core/unarmed',
      'Unarmed',
      'A stun for each success, or what Claws, Reinforced Gloves, Steel Hands and the like say.',
    ],
    [
      'core/hit-roll',
      'Hit roll',
      'Defense of the target or more. A natural 1 misses, a natural 6 hits. Who lies is hit on 2+.',
    ],
    [
      'core/outnumbered',
      'Outnumbered',
      'Two or more enemies in contact that touch no other model: Defense -1.',
    ],
    [
      'core/defensive-position',
      'Defensive position',
      'Higher ground, a thin obstacle in between or covered flanks: Defense +1 in close combat.',
    ],
    [
      'core/block',
      'Block',
      'After the hits and before damage: a die for each DC, and each that reaches the Attack of the attacker takes a hit away.',
    ],
    [
      'core/grab',
      'Grab',
      'AC and 1SC, unarmed. Damage pins the target down. It breaks free with AC against its own Strength. Not on Large, Huge and Escape Artists.',
    ],
    [
      'core/push',
      'Push',
      'AC and 1SC. Damage pushes the target straight away, 0.4" for each pip of the collateral die. Not on Large and Huge.',
    ],
    [
      'core/special-attack-use',
      'Special attacks',
      'One an activation. Most are switched on and change every close combat attack of the round; Sneak Attack only of this activation.',
    ],
    [
      'core/ranged-attack',
      'Ranged attacks',
      '2AC: as many shots as the rate of fire, shared out among targets; one shot after moving.',
    ],
    [
      'core/shooting-in-contact',
      'Shooting in contact',
      'A model that touches an enemy does not shoot. Light weapons and Dirty Fighters do.',
    ],
    ['core/ammunition', 'Ammunition', 'A magazine for each attack, never more than at the start.'],
    [
      'core/ping',
      'Ping!',
      'After the hit and before damage a die for each hit and obstacle may stop it. Never for models under a template. Scope, Sharpshooter, Remote Controlled and Gas ignore it.',
    ],
    [
      'core/ping-values',
      'Ping! values',
      '4+ stone and models, 5+ wood, cars and street furniture, 6+ hedges, wire and boxes. +1 crouched or Small, -1 Large, -2 Huge, -2 for Beam. What touches the shooter is ignored.',
    ],
    [
      'core/cross-fire',
      'Cross fire',
      'A model or lamppost that stops a shot may be damaged: one injury on a damage roll.',
    ],
    [
      'core/dodging-ranged-attacks',
      'Dodging',
      'Only Acrobat and Dodge: an Agility roll for each MC, each success cancels a hit. Not against a Silencer, not when Scared.',
    ],
    ['core/just-a-scratch', 'Just a scratch', 'A shot that hits and fails to damage leaves a stun.'],
    [
      'core/damage-roll',
      'Damage roll',
      'A die for each hit: the Strength of the attacker or more, 2+ for Firearm and Beam, 3+ for Mechanical. A natural 1 fails, a 6 succeeds.',
    ],
    [
      'core/collateral-die',
      'Collateral die',
      'Thrown with the damage dice. A match with any of them knocks down, but not two ones. A 6 with a success is a critical.',
    ],
    ['core/critical', 'Critical', 'One more stun, or what CRT says instead.'],
    ['core/damage-order', 'Order of damage', 'Injuries first, then stuns; the rest is lost.'],
    [
      'core/damage-accumulation',
      'Damage and counters',
      'Every second marker costs a counter at once, of the owner’s choice. Sturdy every third, Weak every one, Desensitized none.',
    ],
    [
      'core/ko',
      'K.O.',
      'Markers equal to Endurance: counters are lost, it lies, does nothing and controls nothing. Further injuries replace stuns.',
    ],
    [
      'core/coup-de-grace',
      'Coup de Grâce',
      'Ends a K.O. enemy in contact that is no vehicle. The Compendium only names it; the rule is ours.',
    ],
    [
      'core/coup-de-grace-cost',
      'What it costs',
      'The attack of the activation and 2AC, so that Arrest and Cruel stay worth having. Ours.',
    ],
    [
      'core/effect-trigger',
      'When effects begin',
      'Plain effects of a weapon on a hit, CRT effects on a critical.',
    ],
    [
      'core/effects-once-per-activation',
      'Effects once',
      'Several hits or criticals of one attacker in one activation give an effect once.',
    ],
    [
      'core/template-simultaneous',
      'Under a template',
      'All hits of a template happen at the same time. Dodge may be used, Ping! not.',
    ],
    [
      'core/template-volume',
      'Height of templates',
      '2" above and below the point of impact. Smoke has no ceiling.',
    ],
    [
      'core/template-walls',
      'Templates and walls',
      'Explosions do not pass solid high pieces. A spray needs sight to each model but ignores cover.',
    ],
    [
      'core/template-miss',
      'Missed explosions',
      'If the target is missed or the hit is cancelled there is no template.',
    ],
    [
      'core/spray-bands',
      'Bands of a spray',
      'Blank, lethal, serious, mild from the narrow end; between two the narrower counts. The blank band is harmless, but not for Gas.',
    ],
    [
      'template/explosion',
      'Explosion template',
      '5" across, over the target after a hit. All under it, friends too, take one automatic hit.',
    ],
    [
      'template/spray',
      'Spray template',
      'From the base of the shooter in any direction; all under it take one automatic hit.',
    ],
    [
      'template/grenades',
      'Grenades',
      'Thrown at a point in range and sight: 3+ on a die and it bursts there, else it is a dud.',
    ],
    [
      'template/ice',
      'Ice template',
      'An explosion template that stays until the end of the round. See [Ice](core/ice-template).',
    ],
  ]),
}
