import type { RulingSection } from '@gargoyle/bmg-common'

/** What we decided about attacks and damage in the Compendium's rules. */
export const fightRulings: RulingSection = {
  title: 'Fighting',
  rulings: [
    {
      title: 'Does a model strike or shoot on that was brought down between two targets?',
      text: 'No. Targets are rolled for one after the other; who lies, is K.O. or can do nothing any more when the next is due, or was pushed where it no longer reaches it, has lost those strikes and the AC for them. A 360 Attack strikes all at the same time and comes to its end.',
      rules: ['core/close-combat', 'core/ranged-attack', 'trait/counter-attack', 'special-attack/360-attack'],
    },
    {
      title: 'How far does a push with a weapon that pushes anyway go?',
      text: 'As far as the collateral die says, once. A blow pushes once, whether the attack, the weapon or its critical does it.',
      rules: ['core/push', 'effect/pushed'],
    },
    {
      title: 'Whose blow is a wall that stops a push?',
      text: 'That of the model that pushed: its player rolls the damage, of Strength 4+ whatever its own is, and may use its Brutal and Luck as for all its dice.',
      rules: ['effect/pushed', 'core/push', 'trait/brutal', 'trait/luck'],
    },
    {
      title:
        'Does a blow still have the traits of a model that is knocked out by the one it is struck back with?',
      text: 'No. Strikes back are resolved first, and the blow then comes to its end with its dice, its weapon and the Strength of its card, but who is KO uses no traits.',
      rules: ['trait/counter-attack', 'core/ko'],
    },
    {
      title: 'Are the hits of a Charge and the strikes of a 360° Attack attacks for Obsessive and OCD?',
      text: 'Yes. All attacks of the activation must go to one target; who has run into or struck another has no bonus.',
      rules: ['trait/obsessive', 'trait/ocd', 'special-attack/charge', 'special-attack/360-attack'],
    },
    {
      title: 'Do Speed Force Bolts make a captor let go?',
      text: 'Yes, if they are sent at another model: they are an attack on it.',
      rules: ['core/speed-force', 'core/grab'],
    },
    {
      title: 'Does a KO enemy beside it keep a Lantern dark?',
      text: 'No: who is KO is in contact with no model. A lantern that shines goes on shining whoever comes near.',
      rules: ['trait/lantern', 'core/ko'],
    },
    {
      title: 'Who gets the third strike of a Combo?',
      text: 'Whichever of its targets the player likes. All AC of the attack count together: two of them are three strikes, against two targets as well.',
      rules: ['trait/combo', 'core/close-combat'],
    },
    {
      title: 'Do two Confusions or two Discouragements add up?',
      text: 'Yes, those of two models: what does not add up says so of itself.',
      rules: ['trait/confusion', 'trait/discourage'],
    },
    {
      title: 'From whom does Stealth hide a model?',
      text: 'From enemies, as its text says. Friends see it as far as any other.',
      rules: ['trait/stealth', 'trait/master-of-stealth'],
    },
    {
      title: 'May a model shoot at close quarters?',
      text: 'Only contact with an enemy forbids it, because Light and Dirty Fighter speak of contact; the 5 cm of the first edition are gone.',
      rules: ['core/shooting-in-contact', 'weapon-rule/light', 'trait/dirty-fighter'],
    },
    {
      title: 'Ping! against grenades',
      text: 'Against the throw itself, not for models under the template.',
      rules: ['template/grenades', 'core/ping'],
    },
    {
      title: 'What does a Kevlar Vest stop of a critical and of a scratch?',
      text: 'Each success of a damage roll is a damage, and of each that has more than one marker the vest stops one. What a critical adds belongs to one of the successes; a scratch is a damage of one marker.',
      rules: ['trait/kevlar-vest', 'core/damage-roll', 'core/critical', 'core/just-a-scratch'],
    },
    {
      title: 'How strong is a poison without a number?',
      text: 'Toxic does one injury: the Poisoned Knife names a number for Enervating only. Its player says which of the two it is before the first die of the attack.',
      rules: ['effect/toxic', 'effect/poison'],
    },
    {
      title: 'How many hits does a Bodyguard take?',
      text: 'All of the attack on the model that it guards, for one SC: they are rolled together, and what is said of the hit is said of the attack. Another attack takes another SC; of what an attack does to others it takes nothing.',
      rules: ['trait/bodyguard', 'core/hit-roll'],
    },
    {
      title: 'Does a Bat Cape help who is knocked down and pushed off a roof by one blow?',
      text: 'No. What the collateral die says is read with the damage, and the push is added to that; so the model lies before it goes over the edge, and lying it uses nothing that costs anything. Where the blow only pushes, the cape opens.',
      rules: ['trait/bat-cape', 'core/collateral-die', 'core/push', 'effect/pushed', 'effect/knocked-down'],
    },
    {
      title: 'When does a captor let go?',
      text: 'Besides moving away and attacking another: when it is KO, off the table, or no longer in contact because either of the two was pushed or set down elsewhere. Striking back at another is an attack on it. A captor that is only knocked down holds on. Who is pinned down from afar is held by nobody, and breaks free with one success; so is what cannot be grabbed, a Bodyguard that the attacker does not touch, and whoever knocks the attacker out by striking back.',
      rules: ['core/grab', 'effect/pinned-down', 'trait/bodyguard', 'trait/counter-attack'],
    },
    {
      title: 'Is a failed damage die rolled again that knocks the target down?',
      text: 'Only if its player wants, and after any other failed die. All others that a rule lets roll again are rolled without a question, because that can only help.',
      rules: ['weapon-rule/sharp', 'core/collateral-die', 'core/reroll'],
    },
    {
      title: 'Can a model crouch behind a lamppost?',
      text: 'Yes: a lamppost stops shots as other street furniture does, and is an obstacle to be in contact with.',
      rules: ['core/crouch', 'core/lampposts', 'core/ping'],
    },
    {
      title: 'How far is a push?',
      text: '0.4" for each pip of the collateral die: a centimetre in the first edition.',
      rules: ['core/push'],
    },
    {
      title: 'Coup de Grâce',
      text: 'Moral Compass forbids it, and nothing says what it is. Ours: the attack of the activation and 2AC end a K.O. enemy in contact that is no vehicle.',
      rules: ['core/coup-de-grace', 'core/coup-de-grace-cost', 'trait/moral-compass'],
    },
    {
      title: 'Suicide Mission',
      text: 'Volunteer protects from it, and nothing says what it is. Ours: in a crew that a Suicide Squad Member leads, a Member that is still K.O. at the end of a Recount, the last one too, is a casualty. The boss counts as a Volunteer.',
      rules: ['trait/volunteer'],
    },
    {
      title: 'Teamwork',
      text: 'X is for all friends together, in each activation of its owner. Counters of theirs also pay what may be paid with any kind.',
      rules: ['trait/teamwork-all', 'trait/teamwork-model'],
    },
    {
      title: 'Immune to CRT',
      text: 'No critical does anything: neither the extra stun nor what the weapon prints instead.',
      rules: ['trait/undead', 'trait/power-armor-mkii'],
    },
    {
      title: 'Which traits of a K.O. model work?',
      text: 'What it wears and is: armor, and what it is immune to. Nothing that it would do, and nothing that helps or hinders others, unless its text asks only that it is in play.',
      rules: ['core/ko', 'trait/heavy-armor', 'trait/kevlar-vest', 'trait/poison-immunity'],
    },
    {
      title: 'What is in play?',
      text: 'Every model on the table or in the sewers, K.O. or not; not a casualty, and not a model that is still to come. Informer and Moral Compass ask for more, because they name the K.O. beside it; so the others mean no more than they say.',
      rules: [
        'core/ko',
        'trait/assistance',
        'trait/detective',
        'trait/enemies-of-the-court',
        'trait/grin-twins',
        'trait/joy-for-the-victory',
        'trait/lazy-cousins',
        'trait/negative-speed-force',
        'trait/puzzle-master',
        'trait/the-sidekick',
        'trait/informer',
        'trait/moral-compass',
      ],
    },
    {
      title: 'Luck and Elusive',
      text: 'Each counter is for one die, and several may be spent on one roll: a Ping! is the die of one hit.',
      rules: ['trait/luck', 'trait/elusive', 'core/repeat-use'],
    },
    {
      title: 'What does a model strike with out of turn?',
      text: 'With what it has attacked with this round: the weapon is for the rest of the round. Has it not attacked, its player chooses, and what it strikes back or lashes out with is its weapon for the round. Bare hands are chosen like a weapon in close combat, but they are none: who has shot strikes back with them, and who has only used them may still shoot. A grab is made unarmed, whatever weapon is in use, and binds to nothing; nor does a weapon that was stolen since.',
      rules: [
        'core/one-weapon-a-round',
        'core/grab',
        'trait/counter-attack',
        'trait/aggressive-schizophrenia',
      ],
    },
    {
      title: 'Which blocks does a Counter Attack answer?',
      text: 'Those against any close combat attack, a Charge or a 360° Attack too, but not those against another Counter Attack.',
      rules: ['trait/counter-attack', 'special-attack/charge', 'special-attack/360-attack'],
    },
    {
      title: 'Is an Undead model Blind in smoke?',
      text: 'Yes. Smoke is excepted from its immunity, and to blind is what smoke does to a model; without that the exception would say nothing. Nothing else blinds it. Who is immune to Blind itself is not blind in smoke.',
      rules: ['trait/undead', 'effect/smoke', 'effect/blind'],
    },
    {
      title: 'Tracking',
      text: 'Its 2SC are paid at the start of the Recount, while there are counters; the move comes at its end.',
      rules: ['trait/tracking', 'core/recount-order'],
    },
    {
      title: 'Can the two activations of a Living Legend follow each other?',
      text: 'Only when no other model of either crew can still activate.',
      rules: ['trait/living-legend'],
    },
    {
      title: 'May a Living Legend use another weapon in its second activation?',
      text: 'No. The activations are independent in what an activation limits; the weapon is chosen for the round. Who has lost the weapon meanwhile chooses anew.',
      rules: ['trait/living-legend', 'core/one-weapon-a-round'],
    },
    {
      title: 'What does Plead forbid?',
      text: 'Every attack that is aimed: blows, shots, the second shot of a Ricochet, the strike of a 360° Attack and the hit of a Charge, which leave the pleading model out. A template hits whoever is under it.',
      rules: ['trait/plead', 'trait/ricochet', 'special-attack/360-attack', 'special-attack/charge'],
    },
    {
      title: 'How often is the coin of the Duke of Duality thrown?',
      text: 'For each gain by itself, when it is earned: each objective, each model, each bonus. A gain of 1VP may come to nothing. A K.O. duke throws no coin.',
      rules: ['trait/duke-of-duality'],
    },
    {
      title: 'Sandbags of a Sapper',
      text: 'They stop shots on 5+, as street furniture does. Shots at them hit on 2+, each marker of a shot counts, one in cross fire, and the fourth is their end. Who touches them may crouch behind them.',
      rules: ['trait/sapper'],
    },
    {
      title: 'The Fear Master',
      text: 'It is Inspire Fear for 3SC in all, on everybody else in sight within 4". A Gas Mask keeps it out.',
      rules: ['trait/the-fear-master', 'trait/inspire-fear'],
    },
    {
      title: 'Poisons with an effect of their own',
      text: 'The Compendium has one poison; some cards name what theirs does. That happens once, when the marker is placed; then it is a poison marker like any other.',
      rules: ['effect/poison'],
    },
    {
      title: 'Lost icons',
      text: 'Objective Trap does two stuns. The extra Ping! of Protective is 4+.',
      rules: ['strategy/objective-trap', 'weapon-rule/protective'],
    },
    {
      title: 'Modifiers of Willpower rolls',
      text: '-2 (Indomitable Will) and -1 (Joy for the Victory) are on the dice, and help.',
      rules: ['core/willpower-modifier-sign', 'crew-strategy/indomitable-will'],
    },
    {
      title: 'Desensitized, Sturdy, Weak',
      text: 'Desensitized goes first, as it is printed: no counters are lost at all.',
      rules: ['core/damage-accumulation', 'trait/desensitized'],
    },
  ],
}
