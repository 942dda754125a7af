import { type Ruling, type RulingSection, rulingsPage } from '@gargoyle/bmg-common'

/** What we decided where the first edition's rulebook is silent, contradicts itself or cannot be read. */
export const rulingSections: readonly RulingSection[] = [
  {
    title: 'Before the game',
    rulings: [
      {
        title: 'How many lead counters go into the bag?',
        text: 'As the scenario pages say: three a player for six rounds, four for eight. The general sentence asks for as many as there are rounds, which would leave half of them in the bag.',
        rules: ['core/take-the-lead', 'scenario-rule/lead-counters'],
      },
      {
        title: 'When are Secret Objective and Change of Plans played?',
        text: 'In phase D, after the objectives lie. They are printed with phase A, where there is nothing to move.',
        rules: ['strategy/secret-objective', 'strategy/change-of-plans', 'core/strategy-order'],
      },
      {
        title: 'Is the scenario chosen before strategies?',
        text: 'Strategies are bought first, in secret; Global Plan chooses the scenario inside phase A.',
        rules: ['strategy/global-plan', 'core/scenario-roll'],
      },
      {
        title: 'May a strategy be bought twice?',
        text: 'Yes, and it works twice: two Fast Advances are 20 cm. Secret Objective and Change of Plans only once.',
        rules: ['core/strategies'],
      },
      {
        title: 'What does Maps forbid before sides are chosen?',
        text: 'Its lampposts and sewers lie in no deployment area at all: in phase B nobody knows yet whose it will be.',
        rules: ['strategy/maps'],
      },
      {
        title: 'Several items for one henchman?',
        text: 'Yes, but never the same one twice. A magazine goes to the weapon with the fewest.',
        rules: ['core/equipment', 'equipment/magazine'],
      },
      {
        title: 'Is a Sidekick in command a Leader?',
        text: 'No. It is the Band Leader and pays like one, but its rank is its own: Henchmen near it need SC for Let’s Go!, and it neither inspires nor rolls Willpower again.',
        rules: ['core/band-leader', 'trait/leader', 'core/band-leader-vp'],
      },
      {
        title: 'Throwing, Mislead, Halt',
        text: 'Throwing of the equipment lists gives the Batclaw, so it is a grapple gun. Mislead is printed nowhere: Clown Painting gives Distract. Halt/Stop is Stop!.',
        rules: ['equipment/throwing', 'equipment/clown-painting', 'equipment/whistle'],
      },
      {
        title: 'When are Hidden and Undercover models deployed?',
        text: 'After the objectives, because they must keep away from them.',
        rules: ['trait/hidden', 'trait/undercover'],
      },
      {
        title: 'Who chooses the area when the winner of the roll has an Ambush?',
        text: 'The other player, who deploys first: that player chooses the area and places the first objective, and Hidden models of the ambush wait for those of the enemy. Which of two equal bands attacks is still for the winner of the coin to say.',
        rules: [
          'strategy/ambush',
          'core/deployment-groups',
          'core/objective-placement',
          'scenario-rule/ambush-sides',
        ],
      },
      {
        title: 'Which area does the first group take?',
        text: 'Whichever its player likes, where each group has an area for itself: the first model that is deployed decides, and the second group gets the other one.',
        rules: ['scenario-rule/securing-areas', 'scenario-rule/ambush-sides'],
      },
      {
        title: 'Where do reinforcements come on when an area of the enemy lies at several edges?',
        text: 'At no edge that it covers for more than a half, and at the others not where it comes up to them: nowhere in an area of the enemy.',
        rules: ['strategy/reinforcements'],
      },
      {
        title: 'How far does Change of Plans move an objective?',
        text: 'Exactly as far as the two dice say. It stays where it is if its player wants that, or if no direction is open.',
        rules: ['strategy/change-of-plans'],
      },
      {
        title: 'Who lays out sewers and lampposts first if both have as many markers and models?',
        text: 'The player who is named first in the setup. Sewers go by the same order as lampposts.',
        rules: ['core/lamppost-order', 'core/sewers'],
      },
      {
        title: 'Does Lord of the Sewers go below in a Chance Encounter?',
        text: 'It may: the sewers are no part of the playing area, in which no model begins there.',
        rules: ['trait/lord-of-the-sewers', 'scenario/chance-encounter'],
      },
      {
        title: 'What is larger with Fast Advance?',
        text: 'The area itself, on every side, for all that comes after it: where the band deploys, where objectives may lie and how far from it, and what counts as its area until the end of the game. It is played before the objectives are placed.',
        rules: ['strategy/fast-advance', 'core/objective-placement', 'scenario-bonus/diversion'],
      },
      {
        title: 'Where are the deployment areas?',
        text: 'The diagrams are lost. Areas are strips of 20 cm on opposite edges, corners of 28 cm or a middle zone, as the words of each scenario ask; edges of Chance Encounter are 2 north, 3 east, 4 south, 5 west.',
        rules: ['scenario/plunder', 'scenario/chance-encounter'],
        change: 'data',
      },
    ],
  },
  {
    title: 'Rounds',
    rulings: [
      {
        title: 'What does standing up after a K.O. take?',
        text: '1MC, as standing up always does; the AC printed with K.O. means a counter.',
        rules: ['core/stand', 'core/recover-ko'],
      },
      {
        title: 'Can injuries be recovered?',
        text: 'No. The Casualty Recount speaks of injuries once; the rule on recovery rules them out.',
        rules: ['core/casualty-recount', 'core/recover-stun'],
      },
      {
        title: 'Must a declared move or attack be made?',
        text: 'No. What was declared may be left out, but nothing else is done in its place and the order stands.',
        rules: ['core/activation-shape'],
      },
      {
        title: 'Which models count for passes?',
        text: 'Those on the table and below ground that are not K.O. Who is still to come onto the table counts from the round in which it stands there.',
        rules: ['core/passing', 'core/pass-count-timing'],
      },
      {
        title: 'Which models can hold a breaking band together?',
        text: 'Those of the band that are not K.O. and obey their own player, in a sewer too. Whoever the enemy controls does not, nor does a model of the enemy.',
        rules: ['core/run-away', 'core/sewers', 'effect/hypnotize'],
      },
      {
        title: 'Does a band that runs away still earn what counts at the end of the game?',
        text: 'Yes. Its flight ends the game at once, with the models where they are: this is the end of the game, and its round the last. The other band gets the points of the rounds that are left, and nothing is taken from the one that fled.',
        rules: ['core/run-away', 'core/game-end', 'scenario-bonus/diversion', 'scenario-bonus/its-mine'],
      },
      {
        title: 'How is an equal score counted?',
        text: 'As a draw.',
        rules: ['core/game-end', 'core/victory'],
      },
      {
        title: 'Motivation, Endurance, disabled, Big, JC',
        text: 'The Motivation roll is the Willpower roll, the Endurance roll the Resistance roll, disabled movement is impaired, Big is Large, and JC is the jump distance.',
        rules: ['core/skill-roll-names', 'core/impaired-movement', 'core/jump-distance', 'trait/large'],
      },
    ],
  },
  {
    title: 'Moving',
    rulings: [
      {
        title: 'Must all MC go into distance?',
        text: 'No. Those that do are rolled together; others may be kept to pay for obstacles, climbs and the like.',
        rules: ['core/move', 'core/mc-other-costs'],
      },
      {
        title: 'A jump down of exactly the jump distance',
        text: 'does no harm. The steps of the table end at 5, 10 and 15 cm, so heights in between whole centimetres belong to the next step up.',
        rules: ['core/spring-into-the-air'],
      },
      {
        title: 'Does a leap down cost length?',
        text: 'Only the way across: the height is not counted against the move. A leap that harms ends the move.',
        rules: ['core/deliberate-drop'],
      },
      {
        title: 'Pushed over an edge: springing or falling?',
        text: 'Falling, with a jump distance of 0: it is forced.',
        rules: ['effect/displaced-pushed', 'core/falling'],
      },
      {
        title: 'How does a model leave a wall that it hangs on?',
        text: 'Climbing on it pays only for what is left of the wall. Otherwise it climbs down first, which costs length as climbing up does, or leaps: for 1MC from no more than its jump distance, from higher up it falls to the foot. Knocked down or K.O. it falls.',
        rules: ['trait/climbing-shoes', 'core/climb', 'core/deliberate-drop'],
      },
      {
        title: 'Manipulating after a run',
        text: 'is not possible in the same activation.',
        rules: ['core/run'],
      },
      {
        title: 'Does a charge or a Batclaw with loot take its MC too?',
        text: 'Yes: it is a move. But the loot takes its MC only once in an activation, however many moves are made.',
        rules: ['objective/loot', 'special-attack/charge', 'trait/batclaw'],
      },
      {
        title: 'Can loot be put down and taken up again?',
        text: 'Not in the same activation: who manipulates for nothing could go on for ever.',
        rules: ['objective/loot'],
      },
      {
        title: 'How long does a model stay in the sewers?',
        text: 'Who goes down in round N stays for all of N+1 and comes out from N+2 on. Going down ends the activation.',
        rules: ['core/sewers', 'core/sewer-exit'],
      },
      {
        title: 'Is going down a sewer, or coming out of it, manipulating?',
        text: 'No: only its price is that of a difficult way and of manipulating, and it is always the same 2SC and 1MC. So it is open after a run, and to a Stupid model, and a Handyman saves nothing. A sewer marker is a lid in the street and no difficult ground; open sewers that a board shows are.',
        rules: [
          'core/sewers',
          'core/sewer-exit',
          'core/difficult-ground',
          'core/run',
          'trait/stupid',
          'trait/handyman',
        ],
      },
      {
        title: 'How far does a model jump that has just come out of a sewer?',
        text: 'As far as ever. Its basic move is 0 in that round in that no way is free, which is how the rule itself goes on.',
        rules: ['core/sewer-exit', 'core/jump-distance'],
      },
      {
        title: 'What can a model do that lies?',
        text: 'Crawl, stand up, break free, put out fire, and drop what it carries. It manipulates nothing and goes down no sewer, which the rule does not list with attacking, defending and special abilities.',
        rules: ['effect/knock-down-fallen', 'core/manipulate', 'core/sewers'],
      },
      {
        title: 'May Stop! keep a model from coming out of a sewer?',
        text: 'No: below ground no enemy sees it. Once it is out it is seen, and may be kept from any other use of MC.',
        rules: ['trait/stop', 'core/sewer-exit'],
      },
      {
        title: 'Does a charge come on top of a Batclaw, or of leaving a sewer?',
        text: 'Not with a second basic move: where that is used up, or 0, the die is all the way there is. A charge that goes further than its die uses the basic move up in turn.',
        rules: ['special-attack/charge', 'trait/batclaw', 'core/sewer-exit'],
      },
      {
        title: 'Who takes a magazine from a crate, or a dose from a container?',
        text: 'Who touches it when it is activated: these two say so, other objectives do not. A model may go round it first, but one that only comes to it in this activation has to wait for its next.',
        rules: ['objective/ammo-crates', 'objective/titan-container', 'core/manipulate'],
      },
      {
        title: 'Do fire and poison work in the sewers?',
        text: 'Yes: they are on the card, not on the table. A model below ground burns, is poisoned and recovers as others are and do; K.O. it stays below, does nothing and still takes its place there, and when it wakes up it is on its feet when it comes out.',
        rules: ['core/sewers', 'effect/fire', 'effect/poison', 'core/ko'],
      },
      {
        title: 'Does ice at the foot of a wall matter to a model that hangs there?',
        text: 'Only where it touches it: not while it hangs above the ice or climbs on, but when it comes down to the foot, and when it begins to climb there.',
        rules: ['trait/climbing-shoes', 'core/climb'],
      },
      {
        title: 'What is the same surface for the Batclaw?',
        text: 'Whatever the model could walk straight along. It leads up, down, or across a gap to another roof of the same height.',
        rules: ['trait/batclaw'],
      },
    ],
  },
  {
    title: 'Fighting and damage',
    rulings: [
      {
        title: 'What does a model strike with out of turn?',
        text: 'With what it has attacked with this round: the weapon is for the round, not for the activation. Has it not attacked, its player chooses, and what it strikes back with is its weapon for the round. Bare hands are chosen like a weapon in close combat, but they are none: who has shot strikes back with them, and who has only used them may still shoot. A grab binds to nothing, nor does a weapon that was stolen since.',
        rules: [
          'core/one-melee-weapon-a-round',
          'core/ranged-attack',
          'core/unarmed',
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
        title: 'How far does a push with a weapon that pushes anyway go?',
        text: 'As far as the collateral die says, once. A blow pushes once, whether the attack, the weapon or its critical does it.',
        rules: ['core/push', 'effect/displaced-pushed', 'core/special-critical'],
      },
      {
        title: 'Is an Electric Storm close combat?',
        text: 'It is neither that nor shooting, and made with no weapon: it goes before or after an attack of either kind and leaves the weapon for the round open. But it is a hit, and so is the shot of a One Shot Gun.',
        rules: [
          'special-attack/electric-storm',
          'core/one-attack-type',
          'scenario-bonus/lets-make-some-noise',
        ],
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
        text: 'On whoever the weapon damages; under a template on whoever it hits. Those marked CRT need their critical.',
        rules: ['core/special-critical', 'template/explosion-template'],
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
        title: 'How many templates do several explosive shots make?',
        text: 'One for each shot that hits, lampposts included, over the target or over what stopped that shot.',
        rules: ['weapon-rule/explosive', 'template/explosion-template'],
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
        text: 'In close combat yes: it holds as a grab does. Who is pinned down from afar is held by nobody, and breaks free with one success.',
        rules: ['effect/immobilized-pinned-down', 'core/grab'],
      },
      {
        title: 'Which traits of a K.O. model work?',
        text: 'What it wears and is: armour, and what it is immune to. Nothing that it would do, and nothing that helps or hinders others; but a rule that asks only that a model is in play is met by one that is K.O., because Informer asks for both.',
        rules: ['core/ko', 'trait/kevlar-vest', 'trait/tough-skin', 'trait/puzzle-master', 'trait/informer'],
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
  },
  {
    title: 'Models',
    rulings: [
      {
        title: 'Weapon rules that only the Compendium prints',
        text: 'Some models whose traits are all in this edition carry weapons with later rules: Anti-Tank, Assault, Beam, Cold, Devastating, Gas, Grenade, Ice, Imprecise, Silencer. They work as the Compendium says, in centimetres.',
        rules: ['core/profile'],
      },
      {
        title: 'Leaders with a trait of the Compendium',
        text: 'Black Mask, Two-Face and Poison Ivy (Classic) need one later trait each: No Mercy!!!, Attorney’s Allegation and Immune to. They work as the Compendium says, in centimetres, because three of the eight equipment lists would have no Leader without them.',
        rules: ['core/equipment', 'core/band-leader'],
      },
      {
        title: 'Who is a Minion?',
        text: 'A Henchman without a name of its own, and those whose card is on record several times.',
        rules: ['rank/minion'],
      },
    ],
  },
]

/** The same, one after the other. */
export const rulings: readonly Ruling[] = rulingSections.flatMap((section) => section.rulings)

const intro =
  'Where the rulebook (seed 000) is silent, contradicts itself or cannot be read, the program has to decide. Each entry: the question, the ruling, the reason, the rules it touches. Tell us if your table plays it differently: rulings marked *(data)* can be changed without touching a rule. The page is written by a test from `rulebook/rulings.ts`; players read the same rulings with the rules they are about.'

const assumed =
  'The seed does not print these: models are 40 mm tall, Large ones 60, Small ones 30, on bases of 30 mm (Large 40); the Explosion template is 12 cm across; the Spray template is 20 cm long, 2 cm wide at the narrow end and 8 cm at the far one, in four bands of equal length. *(data)*'

/** All rulings as the page `RULINGS.md`. */
export const bmg1RulingsPage = (): string =>
  rulingsPage({ title: 'Rulings of the first edition', intro, assumed, prefix: 'bmg1' }, rulingSections)
