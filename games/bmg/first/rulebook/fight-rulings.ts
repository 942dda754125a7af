import type { RulingSection } from '@gargoyle/bmg-common'

/** What we decided about attacks and damage. */
export const fightRulings: RulingSection = {
  title: 'Fighting and damage',
  rulings: [
    {
      title: 'What does a model strike with out of turn?',
      text: 'With what it has attacked with this round: the weapon is for the round, not for the activation. Has it not attacked, its player chooses, and what it strikes back with is its weapon for the round. Bare hands are chosen like a weapon in close combat, but they are none: who has shot strikes back with them, and who has only used them may still shoot. A grab is made unarmed, whatever weapon is in use, and binds to nothing; nor does a weapon that was stolen since.',
      rules: [
        'core/one-melee-weapon-a-round',
        'core/ranged-attack',
        'core/unarmed',
        'core/grab',
        'trait/counter-attack',
      ],
    },
    {
      title: 'Does a model strike or shoot on that was brought down between two targets?',
      text: 'No. Targets are rolled for one after the other; who lies, is K.O. or can do nothing any more when the next is due, or was pushed where it no longer reaches it, has lost those strikes and the AC for them. So has a shooter that its own blast has brought down. A blow that is struck back at comes to its end: the two are simultaneous. A 360 Attack strikes all at the same time, as it says, and comes to its end too.',
      rules: [
        'core/melee-strikes',
        'core/ranged-attack',
        'trait/counter-attack',
        'effect/knock-down-fallen',
        'special-attack/360-attack',
      ],
    },
    {
      title: 'Is a Counter Attack answered by another?',
      text: 'No: it falls at the same time as the blow it answers, and both come to their end. Any other blow in close combat may be answered. But it is an attack: an Obsessive model hunts whom it has struck back at.',
      rules: ['trait/counter-attack', 'trait/obsessive'],
    },
    {
      title: 'How far does a push with a weapon that pushes anyway go?',
      text: 'As far as the collateral die says, once. A blow pushes once, whether the attack, the weapon or its critical does it.',
      rules: ['core/push', 'effect/displaced-pushed', 'core/special-critical'],
    },
    {
      title: 'Whose blow is a wall that stops a push?',
      text: 'That of the model that pushed: its player rolls the damage, of Strength 4+ whatever its own is, and may use its Brutal and Luck as for all its dice.',
      rules: ['effect/displaced-pushed', 'core/push', 'trait/brutal', 'trait/luck'],
    },
    {
      title:
        'Does a blow still have the traits of a model that is knocked out by the one it is struck back with?',
      text: 'No. It comes to its end with its dice, its weapon and the Strength of its card, but who is K.O. uses no traits.',
      rules: ['trait/counter-attack', 'core/ko'],
    },
    {
      title: 'Is an Electric Storm close combat?',
      text: 'It is neither that nor shooting, and made with no weapon: it goes before or after an attack of either kind and leaves the weapon for the round open. But it is a hit, and so is the shot of a One Shot Gun.',
      rules: ['special-attack/electric-storm', 'core/one-attack-type', 'scenario-bonus/lets-make-some-noise'],
    },
    {
      title: 'On what does a blind model hit a lying one?',
      text: 'On a 6. What the target does matters little to a model that sees nothing; for all others it is 2 or more.',
      rules: ['effect/blind', 'effect/knock-down-fallen', 'core/impact-roll'],
    },
    {
      title: 'What does a poison do to a model that has it already?',
      text: 'Nothing, not even at once: the same effect is not applied twice. Another poison, or more of it, is another effect. Once it is rolled off, the model can be poisoned again.',
      rules: ['effect/poison'],
    },
    {
      title: 'Who is to blame for what burns?',
      text: 'The model that set the fire first: a K.O. or casualty of fire is its doing.',
      rules: ['effect/fire', 'scenario-bonus/first-strike', 'trait/criminal'],
    },
    {
      title: 'Does every ranged impact scratch?',
      text: 'Only one whose damage roll fails; a damaging one leaves its damage alone. The later edition says so.',
      rules: ['core/scratch'],
    },
    {
      title: 'Does cross fire scratch?',
      text: 'No: one injury on a success, else nothing.',
      rules: ['core/cross-fire'],
    },
    {
      title: 'When does an effect of a weapon work?',
      text: 'On whoever the weapon damages; under a template on whoever it hits. Those marked CRT need their critical, and Enervating always needs damage, as its own text says.',
      rules: ['core/special-critical', 'template/explosion-template', 'effect/enervating'],
    },
    {
      title: 'What can be dodged and stopped of templates and cross fire?',
      text: 'All that a ranged attack does: who can dodge does so against sprays, blasts and stray shots too, armour gets its die, and a Bodyguard may take the impact, as it may that of a storm or a single shot. But whoever a blast was aimed at has had its chance to dodge before the template lies.',
      rules: [
        'trait/dodge',
        'trait/bat-armor-mk1',
        'trait/bodyguard',
        'core/cross-fire',
        'template/spray-template',
        'template/explosion-template',
      ],
    },
    {
      title: 'What does a blast do to lampposts?',
      text: 'Nothing: a template hits models. A lamppost goes out by shots at it and by cross fire.',
      rules: ['template/explosion-template', 'core/lampposts', 'core/damageable-objects'],
    },
    {
      title: 'May a weapon that needs reloading be fired twice in a round?',
      text: 'Yes, by who may shoot twice at all. The rule is about rounds: it rests in the one after.',
      rules: ['weapon-rule/reload', 'trait/gunman'],
    },
    {
      title: 'Can a model crouch behind a lamppost?',
      text: 'Yes: a lamppost stops shots as other street furniture does, and is an obstacle to be in contact with.',
      rules: ['core/take-cover', 'core/lampposts', 'core/blink'],
    },
    {
      title: 'How many templates do several explosive shots make?',
      text: 'One for each shot that hits, lampposts included, over the target or over what stopped that shot. What a shield stops bursts at its bearer. A model that has stopped a shot may be hurt twice: by cross fire, and by the blast over it.',
      rules: [
        'weapon-rule/explosive',
        'template/explosion-template',
        'weapon-rule/protective',
        'core/cross-fire',
      ],
    },
    {
      title: 'Icons that cannot be read',
      text: 'Claws do an injury and a stun; Electric Storm, Technique and a push into scenery two stuns; Retractable Claws two stuns in this edition.',
      rules: [
        'trait/claws',
        'special-attack/electric-storm',
        'special-attack/technique',
        'effect/displaced-pushed',
        'trait/retractable-claws',
      ],
      change: 'data',
    },
    {
      title: 'The examples of damage',
      text: 'Four injuries and two stuns are two damages of injury, injury, stun; the surplus example is injury, stun, stun and three injuries more. No other reading gives the printed results.',
      rules: ['core/damage-order', 'core/ko'],
    },
    {
      title: 'Is a K.O. model hurt further?',
      text: 'Injuries replace its stuns one for one, further stuns are lost; with injuries equal to its Endurance it is a casualty.',
      rules: ['core/ko-hit-again'],
    },
    {
      title: 'How many models may one attack grab?',
      text: 'One: with a second among its targets it would attack another than the one it holds, and let go of both. Nor is there a second try to break free in an activation: all AC for it are rolled together.',
      rules: ['core/grab'],
    },
    {
      title: 'When does a captor let go?',
      text: 'Besides moving away and attacking another: when it is K.O., off the table, or no longer in contact because either of the two was pushed or set down elsewhere. Striking back at another is an attack on it. A captor that is only knocked down holds on.',
      rules: ['core/grab', 'effect/immobilized-pinned-down'],
    },
    {
      title: 'Does a weapon that pins down make a captor?',
      text: 'In close combat yes: it holds as a grab does. Who is pinned down from afar is held by nobody, and breaks free with one success; so is what cannot be grabbed, a Bodyguard that the attacker does not touch, and whoever knocks the attacker out by striking back.',
      rules: [
        'effect/immobilized-pinned-down',
        'core/grab',
        'trait/large',
        'trait/bodyguard',
        'trait/counter-attack',
      ],
    },
    {
      title: 'Which traits of a K.O. model work?',
      text: 'What it wears and is: armour, and what it is immune to. Nothing that it would do, and nothing that helps or hinders others; but a rule that asks only that a model is in play is met by one that is K.O., because Informer asks for both. Detective asks that it is in the band.',
      rules: [
        'core/ko',
        'trait/kevlar-vest',
        'trait/tough-skin',
        'trait/puzzle-master',
        'trait/detective',
        'trait/informer',
      ],
    },
    {
      title: 'Fire: damage or growth first?',
      text: 'Damage first, then the new marker.',
      rules: ['effect/fire'],
    },
    {
      title: '360 Attack strikes several, special attacks one',
      text: 'Its own text wins. It strikes through no wall, as no blow and no blast does.',
      rules: ['special-attack/360-attack', 'core/special-attack-use', 'core/melee-contact'],
    },
    {
      title: 'Light weapons and several targets',
      text: 'Targets nearer than 5 cm get one die together; the rest of the rate may go to others.',
      rules: ['weapon-rule/light', 'core/minimum-range'],
    },
    {
      title: 'How far does a Lantern shine?',
      text: '5 cm around the model: ten centimetres across, not a lamppost’s ten in every direction.',
      rules: ['trait/lantern'],
    },
    {
      title: 'Does a K.O. enemy beside it keep a Lantern dark?',
      text: 'No: who is K.O. is in contact with no model. A lantern that shines goes on shining whoever comes near.',
      rules: ['trait/lantern', 'core/ko'],
    },
    {
      title: 'Whom does Follow Me! call?',
      text: 'Henchmen of its own band, as Take Cover! says of itself, whichever player commands them or it.',
      rules: ['trait/follow-me', 'trait/take-cover', 'effect/hypnotize'],
    },
    {
      title: 'Does Stealth hide from Night Vision?',
      text: 'No: whoever sees further by a rule of its own sees a stealthy model too.',
      rules: ['trait/stealth', 'trait/night-vision'],
    },
    {
      title: 'How often can a Flare be used?',
      text: 'Once a game: it burns out.',
      rules: ['trait/flare'],
    },
    {
      title: 'What may a Puzzle Master’s enemies not do again?',
      text: 'Who came close to an answer gets no second try while it is in play. The rule speaks of a reroll, and nothing else about a riddle is ever rolled again.',
      rules: ['trait/puzzle-master', 'objective/riddle'],
    },
    {
      title: 'When may a riddle be tried again?',
      text: 'Later: not in the activation in which a model came close to it, even if it manipulates for nothing. Another model may try in the same round.',
      rules: ['objective/riddle', 'trait/handyman'],
    },
    {
      title: 'When does a Titan Addict have to see the container?',
      text: 'When the round begins. What hides it later, smoke too, changes nothing, nor does what comes into sight later. Impaired it goes half as far.',
      rules: ['trait/titan-addict', 'effect/smoke'],
    },
    {
      title: 'Which of several Titan Containers does a Titan Addict go for?',
      text: 'The one that its player picks among those it saw when the round began. It picks before the distance is rolled.',
      rules: ['trait/titan-addict'],
    },
    {
      title: 'What can Explosive Gel destroy?',
      text: 'Lampposts and sewers. Other urban furniture is part of the board: it stays where it is, because moves and lines of sight depend on it.',
      rules: ['trait/explosive-gel'],
    },
    {
      title: 'Whom can Arrest take away?',
      text: 'K.O. enemies only. The rule says any K.O. miniature, but nobody arrests a friend to give points to the enemy.',
      rules: ['trait/arrest'],
    },
    {
      title: 'Is a failed damage die rolled again that knocks the target down?',
      text: 'Only if its player wants, and after any other failed die. All others that a rule lets roll again are rolled without a question, because that can only help.',
      rules: ['weapon-rule/sharp', 'core/collateral-die', 'core/reroll'],
    },
    {
      title: 'When does Brutal roll the collateral die again?',
      text: 'Where the die does nothing it is rolled again without a question, because that can only help. Where it knocks down but is no critical the player decides. A critical stays.',
      rules: ['trait/brutal', 'special-attack/precise-blow', 'core/collateral-die'],
    },
    {
      title: 'What does a Titan Dose do to Strength and Special?',
      text: 'Damage dice are 1 better, as with every bonus to Strength. Special is 1 more too: the rulebook counts six basic skills and lists seven, but twice names Special among those that counters are placed in.',
      rules: ['trait/titan-dose', 'core/strength-modifier'],
    },
    {
      title: 'What can a model on the ground not use?',
      text: 'Any trait that it would use itself, whether that takes counters or none: Trickster, Veteran and Fast too. What it wears and is works, and so does what it does for its band by being there. A dose is no ability of its own.',
      rules: ['effect/knock-down-fallen', 'trait/trickster', 'trait/veteran', 'trait/fast'],
    },
    {
      title: 'What does a paralyzed or frozen model do while plans are made?',
      text: 'It places its counters, which it cannot spend. But it follows no special rule of its own: it does not adapt, gains no counter by Paranoid or Bloodthirsty, and takes no dose. What it wears and is works.',
      rules: [
        'effect/paralyze',
        'effect/freeze',
        'trait/adaptable',
        'trait/paranoid',
        'trait/bloodthirsty',
        'trait/titan-dose',
      ],
    },
    {
      title: 'Who gets the third strike of a Combo?',
      text: 'Whichever of its targets the player likes. All AC of the attack count together: two of them are three strikes, against two targets as well.',
      rules: ['trait/combo-weapon', 'core/melee-strikes'],
    },
    {
      title: 'Do two Confusions or two Discouragements add up?',
      text: 'Yes, those of two models: Distract and Elusive say of themselves that they do not.',
      rules: ['trait/confusion', 'trait/discourage', 'trait/distract'],
    },
    {
      title: 'May a Persuasive henchman call an enemy when another follows it?',
      text: 'No: who follows by Let’s Go! comes at once, before any enemy. If no model follows, it may.',
      rules: ['trait/persuasive', 'trait/lets-go'],
    },
    {
      title: 'Does a Counter Attack need contact?',
      text: 'No: it strikes the attacker wherever that is, as its text says, also one that reaches farther and one that a Bodyguard has stepped before.',
      rules: ['trait/counter-attack', 'weapon-rule/reach', 'trait/bodyguard'],
    },
    {
      title: 'Whom does an Obsessive model attack while its enemy is below ground?',
      text: 'Nobody: that enemy is neither K.O. nor a casualty, and it does not change its target before.',
      rules: ['trait/obsessive', 'core/sewers'],
    },
    {
      title: 'How does Luck roll a move again?',
      text: 'The dice of a move do not fail: for 1SC its player says how many of the lowest are rolled again. Of other rolls all failed dice are.',
      rules: ['trait/luck', 'core/move'],
    },
    {
      title: 'Whose band does a hypnotized model belong to?',
      text: 'The one on whose list it is: its traits for Henchmen of its band help those and no others, and no Henchman of the enemy follows it by Let’s Go!.',
      rules: ['effect/hypnotize', 'trait/leader', 'trait/kaos-agent', 'trait/mob', 'trait/lets-go'],
    },
    {
      title: 'Do walls keep off the light of Air Support?',
      text: 'No, nor does any height: it comes from above and lies on all that is under the template. Walls are said to stop the light of lampposts.',
      rules: ['trait/air-support', 'core/lights'],
    },
    {
      title: 'Does a One Shot Gun or a Laser reach through what is only seen through?',
      text: 'No: the one shoots, and the other needs a straight line. What is smelled on a free line can be shot at, as far as it is smelled.',
      rules: ['trait/one-shot-gun', 'trait/laser', 'trait/total-vision', 'trait/superior-smell'],
    },
    {
      title: 'What does a Kevlar Vest stop of a critical and of a scratch?',
      text: 'Each success of a damage roll is a damage, and of each that has more than one marker the vest stops one. What a critical adds belongs to one of the successes; a scratch is a damage of one marker.',
      rules: ['trait/kevlar-vest', 'core/damage-roll', 'core/special-critical', 'core/scratch'],
    },
    {
      title: 'How strong is a poison without a number?',
      text: 'Toxic does one injury: the Poisoned Knife names a number for Enervating only. Its player says which of the two it is before the first die of the attack.',
      rules: ['effect/toxic', 'effect/poison'],
    },
    {
      title: 'How many impacts does a Bodyguard take?',
      text: 'All of the attack on the model that it guards, for one SC: they are rolled together, and what is said of the hit is said of the attack. Another attack takes another SC; of what an attack does to others it takes nothing.',
      rules: ['trait/bodyguard', 'core/impact-roll'],
    },
    {
      title: 'Does a Bat Cape help who is knocked down and pushed off a roof by one blow?',
      text: 'No. What the collateral die says is read with the damage, and the push is added to that; so the model lies before it goes over the edge, and lying it uses nothing that costs anything. Where the blow only pushes, the cape opens.',
      rules: [
        'trait/bat-cape',
        'core/collateral-die',
        'core/push',
        'effect/displaced-pushed',
        'effect/knock-down-fallen',
      ],
    },
    {
      title: 'What is in the way of a shot that a Bodyguard takes?',
      text: 'What is between the shooter and the Bodyguard, except the model that it guards: that one was hit already.',
      rules: ['trait/bodyguard', 'core/blink-order'],
    },
    {
      title: 'Do Sturdy, Weak and Insensitive change what markers cost at once?',
      text: 'Yes, as the later edition says: the counter that goes when markers come, and those that are missing from the plan.',
      rules: ['trait/sturdy', 'trait/weak', 'trait/insensitive', 'core/damage-accumulation'],
    },
    {
      title: 'Does fire harm a Power Armor that is whole?',
      text: 'It counts like any other damage: of the two injuries of each marker the armor ignores those that are among its first three. Once it is broken all of them hurt.',
      rules: ['trait/power-armor', 'effect/fire'],
    },
    {
      title: 'When can a Power Armor be repaired?',
      text: 'When it is broken. One that has ignored one or two markers still works and is not as new for 2SC.',
      rules: ['trait/power-armor'],
    },
    {
      title: 'Is what is Large tougher still with a Tough weapon?',
      text: 'No. Both give it the same rule, and a rule from two sources counts once.',
      rules: ['trait/large', 'weapon-rule/tough-heavy'],
    },
  ],
}
