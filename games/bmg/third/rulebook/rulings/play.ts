import type { RulingSection } from '@gargoyle/bmg-common'

/** Rulings about seeing, moving, fighting, rounds and cards. */
export const playRulings: readonly RulingSection[] = [
  {
    title: 'Measuring, seeing',
    rulings: [
      {
        title: "From where is a lamp's light measured?",
        text: 'The rulebook says from the edge of the marker, the quick reference from its centre. The edge: the rulebook goes first, and lights that models carry are measured from the edge of the base too.',
        rules: ['core/lights'],
      },
      {
        title: 'What is substantial scenery for light?',
        text: 'Whatever is higher than an inch, the height of a small obstacle.',
        rules: ['core/lights'],
      },
      {
        title: 'Can one see a lamp in the dark?',
        text: 'From any distance: it is lit. So a lamp can be shot from afar.',
        rules: ['core/streetlamps'],
      },
    ],
  },
  {
    title: 'Moving',
    rulings: [
      {
        title: 'Do two climbs in one move impair twice?',
        text: 'No. Impairments add up from different sources; climbing is one source, jumping, difficult ground and standing up are others.',
        rules: ['core/impaired'],
      },
      {
        title: 'Ladders and fire escapes',
        text: 'occur in neither source: using one is a climb.',
        rules: ['core/climb'],
      },
      {
        title: 'How far is a fall?',
        text: "The way travelled in the whole action: along the ground, through the air, and down. The rulebook's worked example comes out right only if the whole way counts.",
        rules: ['core/fall'],
      },
      {
        title: 'Exactly as far as the move allows?',
        text: '"Less" is unhurt and "greater" is hurt; equal is unhurt.',
        rules: ['core/fall'],
      },
      { title: 'Can a model walk on after a fall?', text: 'No, a fall ends the move.', rules: ['core/fall'] },
      {
        title: 'A climb that is too long:',
        text: 'the model goes up as far as its move lasts and falls back to the foot; up and down both count as way travelled. Nobody falls without saying so.',
        rules: ['core/climb'],
      },
      {
        title: 'Pushed over an edge:',
        text: "the way pushed and the height fallen are compared with the model's own Movement.",
        rules: ['core/fall'],
      },
      {
        title: 'Flying over things',
        text: '(Batclaw, Fly): the way is straight if nothing higher than both ends is in between, else up over the highest thing, across, and down.',
        rules: ['trait/batclaw', 'trait/hook-arrow', 'trait/fly'],
      },
      {
        title: 'Is a flying move impaired?',
        text: 'By whatever impairs the model when it starts: standing up, being Blind, being Slow. Only obstacles and difficult ground are passed over without penalty.',
        rules: ['core/impaired', 'trait/batclaw', 'trait/hook-arrow', 'trait/fly'],
      },
      {
        title: 'Standing up with no move left:',
        text: 'a lying model may always stand up with a Movement action, even if nothing is left to move.',
        rules: ['core/stand-up'],
      },
      {
        title: 'A lying model that a rule moves',
        text: 'without a Movement action lies where it comes to: only a Movement action lets it stand up, and only standing up impairs.',
        rules: ['core/stand-up'],
      },
      {
        title: 'A fall in a move "up to 4 inches"',
        text: 'is measured against the Basic Move Distance of the model, as any other, not against those 4.',
        rules: ['core/fall'],
      },
    ],
  },
  {
    title: 'Fighting',
    rulings: [
      {
        title: 'Does a natural 1 or 6 count on the Strength die too?',
        text: 'Yes. The rule speaks of "any attack roll", and a 6 on the Strength die is called a successful hit by the rule of criticals.',
        rules: ['core/rule-of-1-and-6'],
      },
      {
        title: '"May reroll failed dice"',
        text: 'is done without asking: a die that failed can only get better. Rerolls that are used up (once a round) are asked for.',
        rules: ['core/rerolls'],
      },
      {
        title: 'In which order do rules change a number?',
        text: 'A rule that gives a number another start ("within 3 inches instead of in contact", "visible only within 8 inches", "a natural 5 is a critical hit") comes first: of several the best for the model counts, and none makes it worse. Then multiplying, dividing and rounding, then adding and taking away. A number that a rule fixes ("hits on 2 or more, however strong the shooter is") comes last. The rulebook orders only multiplying and adding; for the rest this is the better for whoever has the rule.',
        rules: ['core/dice'],
      },
      {
        title: 'Which two dice of a skill roll are picked?',
        text: 'The two lowest, or in an opposed roll the two highest: nobody would pick others. With a single die left, that die alone counts.',
        rules: ['core/skill-roll'],
      },
      {
        title: 'Moving before a split ranged attack:',
        text: 'the two dice are lost before the dice are split, because they belong to the attack; cover, range and darkness belong to a target and take from the dice on it.',
        rules: ['core/ranged-modifiers'],
      },
      {
        title: 'Dice of the whole attack and dice on a target:',
        text: 'what a rule adds to an attack or takes from it (Heavy Rain, Teamwork, cards) counts once, before the dice are split; what it says about a target or its attacker together (cover, armour, Death Pack) counts for the dice on that target. A card played in answer to a split attack adds its dice to the target that the attacker picks. Rerolls of so many dice (Red Dot) are for the whole attack and used on the first misses.',
        rules: ['core/ranged-modifiers', 'event/heavy-rain', 'trait/teamwork', 'weapon/red-dot'],
      },
      {
        title: 'Cover and armour that lets no Strength die be rolled:',
        text: 'both cost a die. What armour keeps from being rolled is not in the roll, so cover, range and the dark take attack dice then. Only what rolls a single die keeps one, as the example of the shotgun has it. What moving cost was lost before the split, Strength die first, because the armour belongs to a target.',
        rules: ['core/strength-die', 'trait/bat-armor-mk-i'],
      },
      {
        title: 'Efforts in a split attack:',
        text: 'all targets declare theirs before the attacker declares any, because the defender goes first.',
        rules: ['core/effort'],
      },
      {
        title: 'The Effort limit of an attacker',
        text: 'counts for the whole attack, not for each target: it is "a single attack".',
        rules: ['core/effort-limit'],
      },
      {
        title: 'A blocked critical:',
        text: 'where a rule lets a Strength die be blocked and it is, its critical effect is gone too.',
        rules: ['core/critical'],
      },
      {
        title: 'Hits of one strike are one harm.',
        text: 'A model knocked out by some of them does not take the extra injury for the rest.',
        rules: ['core/ko-extra-damage'],
      },
      {
        title: 'Which traits does a K.O. model lose?',
        text: 'All but those about dying, arriving and being away. The rule says that it cannot use special traits; telling worn armour from used skill apart would be a guess for hundreds of traits. Keywords stay.',
        rules: ['core/ko'],
      },
      {
        title: 'Can a lying model manipulate?',
        text: 'Yes: what it cannot do is listed, and that is not on the list.',
        rules: ['core/knocked-down'],
      },
      {
        title: 'Templates and their thrower:',
        text: 'whoever stands under its own explosion is hit like everybody else.',
        rules: ['weapon/explosive', 'weapon/expansive'],
      },
      {
        title: 'Bare hands with several traits:',
        text: 'the worst damage of them counts, and all their special rules.',
        rules: ['core/weapon-choice'],
      },
    ],
  },
  {
    title: 'Round and cards',
    rulings: [
      {
        title: 'In which order are extra actions used up?',
        text: 'In none: what a model has taken is shared out among its own actions and the extra ones in whatever way leaves most open, but an extra action pays for nothing that was done before it was granted.',
        rules: ['core/extra-actions', 'core/activation'],
      },
      {
        title: 'Who wins a tie in Take the Lead?',
        text: 'Who lost the last roll, as the rulebook says, even if the winner of that roll left the Initiative to them. The quick reference says who lacks the Initiative; the rulebook goes first.',
        rules: ['core/take-the-lead'],
      },
      {
        title: 'Traits at the start of the Recount',
        text: 'are used by turns, beginning with the player with Initiative, each player’s in the order of the table. What leaves nothing to decide takes no turn.',
        rules: ['core/recount-order'],
      },
      {
        title: 'Passing when nobody else can activate:',
        text: 'not possible, because there is nobody to hand the activation to.',
        rules: ['core/passing'],
      },
      {
        title: 'When may the other player play an objective in my activation?',
        text: 'After each of my actions, if it can be scored at once.',
        rules: ['core/one-card-limits'],
      },
      {
        title: 'Does being asked for a card tell that there is one?',
        text: 'In the phases outside activations both players are asked whenever a card that they could play may be in their hand, for all the other knows: whoever has none says so. In activations a player is asked only when there is one, like a raised finger at a table, because asking every time would stop the game at every blow; whoever wants nothing told plays with "askAlways". Either way nobody takes back an answer after which the other player could have been asked: undo is no way to look.',
        rules: ['core/resource-points', 'core/one-card-limits'],
        change: 'option',
      },
      {
        title: 'Audacity is secret until both have placed it, then open.',
        text: 'The markers lie on open cards.',
        rules: ['core/raise-the-plan'],
      },
      {
        title: 'Special scoring:',
        text: 'a card that is scored in a way of its own stays in play until it is met, and is never discarded for not being met.',
        rules: ['core/objective-scoring'],
      },
      {
        title: 'A crew whose last models are still to arrive',
        text: 'has somebody to activate.',
        rules: ['core/game-end'],
      },
      {
        title: 'Furniture on boards:',
        text: 'lamps that a board comes with are scenery and suggestions; the four streetlamps of the game are placed by the players.',
        rules: ['core/streetlamps'],
      },
      {
        title: 'A crowded board:',
        text: 'if there is no place left for a lamp or sewer that keeps all distances, the rest are not placed.',
        rules: ['core/sewer-placement', 'core/streetlamps'],
      },
    ],
  },
]
