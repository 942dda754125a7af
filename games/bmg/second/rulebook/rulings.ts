import { type Ruling, type RulingSection, rulingsPage } from '@gargoyle/bmg-common'
import { fightRulings } from './fight-rulings.ts'
import { strategyRulings } from './strategy-rulings.ts'

/** What we decided where the Compendium is silent, contradicts itself or leaves something to the first edition. */
const rulingSections: readonly RulingSection[] = [
  {
    title: 'Crews and the preparation',
    rulings: [
      {
        title: 'What does the first edition say and the Compendium not?',
        text: 'The Compendium has traits, weapons, effects and strategies. Everything else is taken from the first edition, in inches: 2.5 cm to the inch, or the value the Compendium uses itself.',
        rules: ['core/inches', 'core/pregame-sequence'],
      },
      {
        title: 'How often may a Minion be hired?',
        text: 'Three times, whichever of its cards is taken: the lists have some of them three times.',
        rules: ['core/crew-building'],
        change: 'data',
      },
      {
        title: 'Equipment without an effect in the lists',
        text: 'Hidden Magazine and Extra Spores are magazines, Radio gives Radio, Antidote Poison Immunity, Med-pack Medic, Brass Knuckles Reinforced Gloves to a Henchman, Katana and Bow such a weapon, Tear Gas a gas grenade. The next ruling has the others.',
        rules: ['core/equipment'],
        change: 'data',
      },
      {
        title: 'Equipment of which only the name is known',
        text: 'Ours, from the name and the price: Upgraded Batsuit gives Kevlar Vest, Kevlar Cowl Bulletproof Vest, Batmobile Synchronizer, Heliport and Aerial Locator System Air Support, Deadly Weapons Bleed (1), Feline Stalk Stealth, Hi-Tech Ammo Accurate, Venom Laboratory and Venom Applicator a Venom Dose, Bounty Hunter Contract Tracking, the banner of Harvey Dent Inspire, Ancient Weapon a sword, Broken Equipment Disruptor, Shock Droid Electric, Bots Upgraded CPU Scheming (1), Cybernetic Arms Cybernetic, Large Roots and Millenary Roots Roots, Corrosive Blood Acid, Modified Pheromones Control Pheromones, Advanced Weaponry Anti-Tank, Airborne Deployment Timely Arrival.',
        rules: ['core/equipment'],
        change: 'data',
      },
      {
        title: 'Silencer, Scope, Acid and Defensive as equipment',
        text: 'They are rules of weapons. Where several weapons of the bearer fit, its player says before the game which has it, and so for magazines; Silencer and Scope fit weapons that shoot. Defensive works whichever weapon is used.',
        rules: ['core/equipment', 'weapon-rule/silencer', 'weapon-rule/scope'],
      },
      {
        title: 'Where are the deployment areas?',
        text: 'As in the first edition: strips of 8" on opposite edges, corners of 11.2", a middle zone, as the words of each scenario ask.',
        rules: ['scenario/plunder', 'scenario/chance-encounter'],
        change: 'data',
      },
      {
        title: 'Secret Objective and Change of Plans',
        text: 'They cost 2 and are played in phase D here, 1 and A in the first edition: each edition its own.',
        rules: ['strategy/secret-objective', 'strategy/change-of-plans'],
      },
      {
        title: 'How many markers has a riddle?',
        text: 'Two: Quiz Master speaks of three instead of two.',
        rules: ['objective/riddle', 'trait/quiz-master'],
      },
      {
        title: 'When may a riddle be tried again?',
        text: 'Later: not in the activation in which a model came close to it, even if it manipulates for nothing. Another model may try in the same round.',
        rules: ['objective/riddle', 'trait/handyman'],
      },
      {
        title: 'Safe Boxes',
        text: 'Only Greed names them. Ours: an objective in the enemy area that stays there and pays 1VP to whoever controls it, whoever placed it.',
        rules: ['objective/safe-boxes', 'trait/greed'],
      },
      {
        title: 'Traits that no rule book prints',
        text: 'Suicide Squad Member, Handsome Hunka Hunka, Talon and Test Subjects are labels. Biker Jacket and Unnatural Flight do nothing; Assault of two cards is that of their Carbine. Hook Arrow is a Grapple Gun, Climbing Rope are Climbing Claws, Devastating is Devastating Blow.',
        rules: ['core/crew-building', 'trait/batclaw-grapple-gun', 'trait/climbing-claws'],
        change: 'data',
      },
    ],
  },
  {
    title: 'Moving',
    rulings: [
      {
        title: 'Does a jump impair?',
        text: 'Yes: the Compendium says that an Acrobat is not impaired by it, so others are. The first edition does not say so.',
        rules: ['core/jump', 'trait/acrobat'],
      },
      {
        title: 'Does the way of a leap down count?',
        text: 'Yes, for the same reason: a Bat Cape spares it.',
        rules: ['core/leap-down', 'trait/bat-cape'],
      },
      {
        title: 'Does impaired movement shorten a jump?',
        text: 'No. Each inch of the way counts as two; the jump distance stays half of the basic move that the model has.',
        rules: ['core/impaired-movement', 'core/jump'],
      },
      {
        title: 'Is it a leap when a climb fails?',
        text: 'No: it is a fall with a jump distance of 0, whatever MC are left. A leap is chosen and paid for; who climbs what is too high for it comes down where it did not choose to.',
        rules: ['core/climb', 'core/falling-chart', 'core/leap-down'],
      },
      {
        title: 'Who may be in the sewers?',
        text: 'One model of a crew enters in a round, as the Compendium has it; the first edition counts those who are inside.',
        rules: ['core/sewers'],
      },
      {
        title: 'Does leaving a sewer end the activation?',
        text: 'Yes: Lord of the Sewers is once spared it.',
        rules: ['core/sewers', 'trait/lord-of-the-sewers'],
      },
      {
        title: 'Do fire and poison work in the sewers?',
        text: 'Yes: they are on the card, not on the table. K.O. below ground a model stays there and does nothing; when it wakes up it is on its feet when it comes out.',
        rules: ['core/sewers', 'effect/fire', 'effect/poison', 'core/ko'],
      },
      {
        title: 'May a model carry two loots?',
        text: 'No: one, as it carries one stolen weapon. Who has loot picks up and steals no other, and a theft from who carries loot then draws from its weapons only.',
        rules: ['objective/loot', 'effect/steal'],
      },
      {
        title: 'Does a charge with loot take its MC too?',
        text: 'Yes: it is a move. But the loot takes its MC only once in an activation, however many moves are made.',
        rules: ['objective/loot', 'special-attack/charge'],
      },
      {
        title: 'How is a way through the air measured?',
        text: 'Straight from the place of the model to where it comes down, up and down included; nothing on the table is in its way. It does not run with it.',
        rules: ['trait/batclaw-grapple-gun', 'trait/fly', 'trait/flying-high'],
      },
      {
        title: 'Where does an Incorporeal model go?',
        text: 'Straight through models and scenery on its own height, as far as its move allows.',
        rules: ['trait/incorporeal'],
      },
      {
        title: 'Where does a model fall that crosses ice?',
        text: 'Where its base first touches it, the very edge included, and its move is over; where there is no room to lie, as soon after that as there is. Who cannot be knocked down goes on. A flight touches nothing but the places where it begins and ends; a jump and an Incorporeal move go through the ice, and who slips while it goes through something lies where it first comes out of that. Who stands up on ice and has not rolled in this activation rolls then. Who hangs on a wall touches the ice at its foot only when it comes down there or begins to climb there.',
        rules: ['template/ice', 'core/ice-template'],
      },
      {
        title: 'How does a model leave a wall that it hangs on?',
        text: 'Climbing on it pays only for what is left of the wall. Otherwise it climbs down first, which costs length and counters as climbing up does, or leaps: from no more than its jump distance, from higher up it falls to the foot. Knocked down or KO it falls.',
        rules: ['trait/climbing-claws', 'core/climb', 'core/leap-down'],
      },
    ],
  },
  fightRulings,
  {
    title: 'Traits and time',
    rulings: [
      {
        title: 'Who arrests beside a Commissioner?',
        text: 'Every friend within 8", whether or not its card has Arrest: the trait says friendly models, and Commissioner Loeb has no Arrest himself.',
        rules: ['trait/commissioner', 'trait/arrest'],
      },
      {
        title: 'What does Explosive Gel destroy?',
        text: 'Lampposts and sewers: other street furniture is scenery of the board and stays.',
        rules: ['trait/explosive-gel'],
      },
      {
        title: "Whose Leader is Daddy's?",
        text: 'Any model of the rank of Leader within 6", as the trait says no more.',
        rules: ['trait/daddys-girrrrl'],
      },
      {
        title: 'Vehicles',
        text: 'The Compendium names drivers and Handling and prints neither. Ours: when a vehicle is hired its player names a model of the crew as its driver; it moves in straight lines; Handling is its Willpower. No vehicle is among the models.',
        rules: [
          'core/vehicles',
          'trait/exclusive-driver-x',
          'trait/combat-mode',
          'trait/hard-driving',
          'trait/clue-launcher',
          'trait/batmobile-synchronizer',
        ],
      },
      {
        title: 'What does a model do that arrives when the plan is raised?',
        text: 'All that is done at the beginning of that phase: who is placed at its start takes a dose, adapts and gains counters like the others.',
        rules: [
          'core/deploy-later',
          'trait/timely-arrival',
          'trait/archie',
          'trait/multiverse-teleportation-device',
          'core/doses',
          'trait/adaptable',
        ],
      },
      {
        title: 'Once per turn',
        text: 'A turn is the activation of the model.',
        rules: ['core/repeat-use'],
      },
      {
        title: 'In which order is the Recount?',
        text: 'Fire and poison, recovery, victory points, what happens at the end of the round, then counters and effects of the round go. The last round has all of it; only a crew that runs away ends the game before the end of the Recount.',
        rules: ['core/recount-order'],
      },
      {
        title: 'Weakness to Cold, Fly High, Robot',
        text: 'Weakness: Cold of the cards is Weakness to Cold, Fly High is Flying High, Robot is Bot.',
        rules: ['trait/weakness-to-cold', 'trait/flying-high', 'core/robot-label'],
      },
      {
        title: 'The speed force',
        text: 'A common pool of ten counters, reserves that are kept, one power a round. Sprint (1), Blur (2) and Haste (3), what Vibration Wave and Phase Strike do and the Paradox table are ours: the Compendium prints none of them.',
        rules: ['core/speed-force', 'core/speed-phase', 'core/paradox'],
        change: 'data',
      },
      {
        title: 'Speed counters like action counters',
        text: 'A Speed Force Master turns them into counters in its own activation, also for later use.',
        rules: ['trait/speed-force-master'],
      },
      {
        title: 'What else is named and not printed',
        text: 'SWAT Van, Suicide Mission, Teams, Upgrade cards, Handling and Broken are not in the game.',
        rules: ['core/vehicles'],
      },
    ],
  },
  {
    title: 'Weapons, effects and special attacks',
    rulings: [
      {
        title: 'How many templates do several explosive shots make?',
        text: 'One for each shot that hits, lampposts included. What Ping! stops is lost, but what was in the way may take cross fire.',
        rules: ['weapon-rule/explosive', 'template/explosion', 'core/cross-fire'],
      },
      {
        title: 'May the target of an explosion dodge twice?',
        text: 'No. Who can dodge shots can dodge templates, but whoever the shot was aimed at has had its chance before the template was placed.',
        rules: ['template/explosion', 'core/template-simultaneous'],
      },
      {
        title: 'Does Ping! move a grenade?',
        text: 'No. A throw that Ping! stops is lost, as an explosion is. Whoever stands on the point it is thrown at does not stop it.',
        rules: ['template/grenades', 'core/template-miss'],
      },
      {
        title: 'Two rules for critical hits on one weapon',
        text: 'One of them counts. Its player says which when the critical is rolled.',
        rules: [
          'core/critical',
          'trait/no-mercy',
          'weapon-rule/bleed',
          'weapon-rule/blunt',
          'weapon-rule/electric',
        ],
      },
      {
        title: 'Does a frozen model adapt?',
        text: 'Yes. It spends no counters, and that is all: it chooses a skill by Adaptable, gains the counters of Paranoid, and takes a dose.',
        rules: ['effect/freeze', 'trait/adaptable', 'trait/paranoid', 'core/doses'],
      },
      {
        title: 'When is a weapon reloaded?',
        text: 'At the start of the Recount of a round in which it was not fired. Its player says then which of several, and a model that is K.O. at that time reloads nothing.',
        rules: ['weapon-rule/reload'],
      },
      {
        title: 'How is a way around measured?',
        text: 'By the shortest way beside and over the scenery that the base of the target could take. Where the straight line is free, it counts.',
        rules: ['weapon-rule/remote-controlled'],
      },
      {
        title: 'A shield for a friend',
        text: 'The friend in contact has the same 4+, after its own Ping! rolls. Its player is asked, since it works once a round.',
        rules: ['weapon-rule/protective'],
      },
      {
        title: 'When may fire be put out?',
        text: 'In the activation of whoever burns, lying too, and before the fire burns in the Recount with the MC that are left. That comes to the same as at any time.',
        rules: ['effect/fire'],
      },
      {
        title: 'Until the end of its next activation',
        text: 'An activation that is going on when the effect comes is not the next one.',
        rules: ['effect/cooled', 'effect/hypnotize'],
      },
      {
        title: 'Do walls keep off the light of Air Support?',
        text: 'No, nor does any height: it comes from above and lies on all that is under the template.',
        rules: ['trait/air-support', 'core/lights'],
      },
      {
        title: 'How far is a charge?',
        text: 'It is the move of the activation: the basic move and 2 inches for each MC spent on distance. The MC that the charge itself costs adds nothing. Friends that it touches are hit too.',
        rules: ['special-attack/charge'],
      },
      {
        title: 'What is in range of a 360° attack?',
        text: 'Whoever the weapon it is made with reaches: in contact, or 2 inches with Reach.',
        rules: ['special-attack/360-attack'],
      },
      {
        title: 'Force Field without a number',
        text: 'The Ping! of the Defensor is 4+, as that of Protective.',
        rules: ['table/multitask'],
        change: 'data',
      },
      {
        title: 'The month of a game that names none',
        text: 'October. Month and daylight are options of the setup; without them it is night.',
        rules: ['table/thirty-days', 'table/kryptonian-night'],
        change: 'option',
      },
    ],
  },
  strategyRulings,
]

/** The same, one after the other. */
export const rulings: readonly Ruling[] = rulingSections.flatMap((section) => section.rulings)

const intro =
  'Where the Compendium (seed 002) is silent, contradicts itself or leaves a rule to the first edition (seed 000), the program has to decide. Each entry: the question, the ruling, the reason, the rules it touches. Tell us if your table plays it differently: rulings marked *(data)* can be changed without touching a rule. The page is written by a test from `rulebook/rulings.ts`; players read the same rulings with the rules they are about.'

const assumed =
  'The seeds do not print these: models are 40 mm tall, Huge ones 80, Large ones 60, Small ones 30, on bases of 30 mm (Large 40); the Explosion template is 5" across; the Spray template is 8" long, in four bands of equal length; the pool of the speed force holds 10 counters. *(data)*'

/** All rulings as the page `RULINGS.md`. */
export const bmg2RulingsPage = (): string =>
  rulingsPage({ title: 'Rulings of the second edition', intro, assumed, prefix: 'bmg2' }, rulingSections)
