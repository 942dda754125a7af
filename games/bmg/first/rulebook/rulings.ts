import { type Ruling, type RulingSection, rulingsPage } from '@gargoyle/bmg-common'
import { fightRulings } from './fight-rulings.ts'

/** What we decided where the first edition's rulebook is silent, contradicts itself or cannot be read. */
const rulingSections: readonly RulingSection[] = [
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
        title: 'Whose is a model that the enemy commands?',
        text: 'Who commands it plans, activates and passes with it, and has what an Informer or Detective does for passes; what it touches it controls for that player. What it pays when it goes down, the Reputation of a band, First Strike, Let’s Make Some Noise and Diversion go by the list it was hired on.',
        rules: [
          'effect/hypnotize',
          'core/casualty-vp',
          'core/run-away',
          'scenario-bonus/first-strike',
          'scenario-bonus/lets-make-some-noise',
          'scenario-bonus/diversion',
          'trait/informer',
          'trait/detective',
        ],
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
        title: 'How far does a small acrobat move?',
        text: '12 cm, and it jumps as far: what it has learned goes before its size.',
        rules: ['trait/acrobat', 'trait/small', 'core/bonus-base-moves'],
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
        title: 'Does impaired movement shorten a jump?',
        text: 'No. Its way is halved in that each centimetre counts as two, as the rule goes on; the jump distance stays half of the basic move that the model has.',
        rules: ['core/impaired-movement', 'core/jump-distance', 'core/jump-gap'],
      },
      {
        title: 'Does the way across count two while a model climbs?',
        text: 'Yes: climbing is moving through difficult ground, and there every centimetre counts two, whichever way it leads. A climb of 6 cm up and 3 cm across, from the foot of the wall to where the model stands, takes 18 cm. The walk to the foot is none of it.',
        rules: ['core/climb', 'core/impaired-movement', 'core/difficult-ground'],
      },
      {
        title: 'Is it a leap when a climb fails?',
        text: 'No: it is a fall with a jump distance of 0, whatever MC are left. A leap is chosen and paid for; who climbs what is too high for it comes down where it did not choose to.',
        rules: ['core/climb', 'core/falling', 'core/spring-into-the-air', 'core/deliberate-drop'],
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
        title: 'May a model carry two loots?',
        text: 'No: one, as it carries one stolen weapon. Who has loot picks up and steals no other, and a theft from who carries loot then draws from its weapons only.',
        rules: ['objective/loot', 'effect/steal'],
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
  fightRulings,
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
