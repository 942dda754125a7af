import type { RulingSection } from '@gargoyle/bmg-common'
import { doubtfulWordings } from './doubtful-wordings.ts'

/** Rulings about traits. */
export const traitRulings: readonly RulingSection[] = [
  {
    title: 'Traits',
    rulings: [
      {
        title: 'Defending includes dodging',
        text: 'where a trait gives free Efforts for it.',
        rules: [
          'trait/dodge',
          'trait/acrobat',
          'trait/leadership',
          'trait/obstinate',
          'trait/raised-with-venom',
          'trait/street-fighter',
        ],
      },
      {
        title: 'The same trait twice,',
        text: 'on the card and in the bag, is one trait, unless the brackets differ. Doses are a supply and add up.',
        rules: ['trait/undercover', 'trait/mobster', 'trait/hardened', 'trait/venom-dose'],
      },
      {
        title: 'Sneak Attack',
        text: 'forbids the target any Effort against that attack.',
        rules: ['trait/sneak-attack'],
      },
      {
        title: 'Armour of "enemy models"',
        text: "does not work against one's own side's templates; Bulletproof Vest works against anybody's firearm.",
        rules: ['trait/light-armor', 'trait/medium-armor', 'trait/power-armor', 'trait/bulletproof-vest'],
      },
      { title: 'Amazon:', text: 'attack dice, not the Strength die.', rules: ['trait/amazon'] },
      {
        title: 'Combo',
        text: 'counts Strength hits too, and the extra hit can be blocked.',
        rules: ['trait/combo'],
      },
      { title: 'Teamwork', text: 'partners must be friends in their senses.', rules: ['trait/teamwork'] },
      { title: 'OCD', text: 'counts all attacks so far; two targets are two.', rules: ['trait/ocd'] },
      {
        title: "Bipolar's",
        text: 'unmarked Effort is a free one, used by the next Effort made.',
        rules: ['trait/bipolar'],
      },
      {
        title: 'Anger Management:',
        text: 'an activation without an attack costs one Effort at its end; who cannot pay must attack if able. If Enervating keeps it from the Effort at the end, it is over all the same.',
        rules: ['trait/anger-management'],
      },
      {
        title: 'Obstinate:',
        text: 'in Willpower rolls the free Effort is one more die, because nobody makes Efforts in their own rolls.',
        rules: ['trait/obstinate'],
      },
      {
        title: 'Escape Artist, Fast:',
        text: 'not while knocked down, because standing up needs a Movement action.',
        rules: ['trait/escape-artist', 'trait/fast'],
      },
      {
        title: 'Charm',
        text: 'stops only the part of an attack that is aimed at the charmer.',
        rules: ['trait/charm'],
      },
      {
        title: 'Counter Attack',
        text: 'may use any melee weapon, and answers attackers with reach too.',
        rules: ['trait/counter-attack'],
      },
      { title: 'Reanimated Owl', text: 'heals only in its senses.', rules: ['trait/reanimated-owl'] },
      { title: 'Resilient', text: 'does not help while K.O.', rules: ['trait/resilient'] },
      {
        title: 'Gangsters:',
        text: 'the −1 is for shots after moving; the fellow is placed when the attack is declared.',
        rules: ['trait/gangsters'],
      },
      {
        title: 'Intel Support:',
        text: "being driven off counts as a casualty and as a K.O. for the opponent's cards.",
        rules: ['trait/intel-support'],
      },
      { title: 'Bank Robber', text: 'needs no sight.', rules: ['trait/bank-robber'] },
      {
        title: 'Scheming',
        text: 'moves suspects of either crew in a straight line.',
        rules: ['trait/scheming'],
      },
      {
        title: 'Lieutenant',
        text: 'works only while the named model is in its senses and inspires.',
        rules: ['trait/lieutenant'],
      },
      {
        title: 'Strategist, Searcher',
        text: 'are counted when points are handed out.',
        rules: ['trait/strategist', 'trait/grand-strategist', 'trait/searcher'],
      },
      {
        title: "The World's Greatest Detective:",
        text: 'the opponent may still pass first.',
        rules: ['trait/the-worlds-greatest-detective'],
      },
      { title: "Coward's Reward:", text: 'pushes count, places do not.', rules: ['trait/cowards-reward'] },
      { title: 'Pyromania', text: 'looks when its activation starts.', rules: ['trait/pyromania'] },
      { title: 'Luck', text: 'works on attack, defence and skill dice.', rules: ['trait/luck'] },
      {
        title: 'Assassin, Expendable:',
        text: 'the card is drawn without asking.',
        rules: ['trait/assassin', 'trait/expendable'],
      },
      {
        title: 'Nightmare:',
        text: 'it never goes anywhere by a Movement action, but may take one to stand up.',
        rules: ['trait/nightmare', 'core/stand-up'],
      },
      {
        title: 'Shadowed Nightmare:',
        text: 'any suspect; friendly Henchmen suffer too.',
        rules: ['trait/shadowed-nightmare'],
      },
      {
        title: 'Ghost',
        text: 'goes through walls on its level and a step, not through the walls of an encounter.',
        rules: ['trait/ghost'],
      },
      {
        title: 'Batclaw, Hook Arrow, Fly:',
        text: 'the special action improves this activation\'s Movement action and is no move of its own. "Two consecutive activations" are counted by activations.',
        rules: ['trait/batclaw', 'trait/hook-arrow', 'trait/fly'],
      },
      {
        title: 'Durations the text leaves open:',
        text: 'Rapid Fire and Grudge Match last the activation, Bloody Christmas the round.',
        rules: ['trait/rapid-fire', 'trait/grudge-match', 'trait/bloody-christmas'],
      },
      {
        title: 'Coordination:',
        text: 'a keyword is a word that does nothing else; a model in the middle of an action cannot be called.',
        rules: ['trait/coordination'],
      },
      { title: 'Charge', text: 'strikes everybody met on the line, friends too.', rules: ['trait/charge'] },
      {
        title: '360° Strike:',
        text: 'rerolled dice stand for the targets that follow.',
        rules: ['trait/360-strike'],
      },
      {
        title: 'Multifire, Precise Aim:',
        text: 'its own side may not move it; enemies may still push it.',
        rules: ['trait/multifire', 'trait/precise-aim'],
      },
      { title: 'Rain of Bullets', text: 'replaces Explosive and Grenade.', rules: ['trait/rain-of-bullets'] },
      {
        title: 'One Shot Gun:',
        text: 'cover or a move leaves an attack die.',
        rules: ['trait/one-shot-gun'],
      },
      { title: 'Provoke:', text: 'the newest provocation counts.', rules: ['trait/provoke'] },
      { title: 'Goad', text: 'respects "cannot be controlled".', rules: ['trait/goad'] },
      {
        title: 'Hacking',
        text: 'moves suspects, lamps, sewers and event markers in a straight line.',
        rules: ['trait/hacking'],
      },
      { title: 'A stance in force', text: 'cannot be bought again.', rules: ['core/special-action'] },
      {
        title: "Don't Mind Me",
        text: 'lasts until the first Attack action of the game, for defence Efforts and not for dodging; hitting back is no Attack action.',
        rules: ['trait/dont-mind-me'],
      },
      {
        title: 'Kobra Cultist:',
        text: 'a hit that the defence cancelled brings no Faith; one point for each target.',
        rules: ['trait/kobra-cultist'],
      },
      {
        title: 'Kobra Armor',
        text: 'works in activations only, because damage of the Recount comes from no action.',
        rules: ['trait/kobra-armor'],
      },
      {
        title: 'Hold Breath:',
        text: 'neither Movement nor Attack action; the markers are taken when the activation ends.',
        rules: ['trait/hold-breath'],
      },
      {
        title: 'Frightening Reputation, Impetuous, Mobster:',
        text: 'the extra dice come once in an attack, on the first target they are for.',
        rules: ['trait/frightening-reputation', 'trait/impetuous', 'trait/mobster'],
      },
      {
        title: 'Hunter:',
        text: 'who is out of reach after a special action taken first is not struck. Only Attack actions proper count.',
        rules: ['trait/hunter'],
      },
      {
        title: 'Always on the Move:',
        text: 'impairments paid before the attack are not paid again after it.',
        rules: ['trait/always-on-the-move'],
      },
      {
        title: 'Leadership, To Prove a Point:',
        text: 'several of them add up. What the latter costs is counted in stuns; its extra Action costs no action of the activation and comes once in it.',
        rules: ['trait/leadership', 'trait/to-prove-a-point'],
      },
      { title: 'Venom Dose:', text: 'one dose of any kind in a round.', rules: ['trait/venom-dose'] },
      {
        title: 'Venom Enrage',
        text: 'counts from the dose to the end of that round.',
        rules: ['trait/venom-enrage'],
      },
      {
        title: 'Welcome to Hell:',
        text: 'everybody in the crew is The Dark Knight Returns or Cop; injuries taken for Efforts never make a Casualty.',
        rules: ['trait/welcome-to-hell'],
      },
      { title: 'Hover:', text: 'the Strength die needs a 6 as well.', rules: ['trait/hover'] },
      { title: 'Reflexes', text: 'rerolls Strength dice, too.', rules: ['trait/reflexes'] },
      { title: 'Elusive', text: 'rerolls attack dice only.', rules: ['trait/elusive'] },
      {
        title: 'Like Flies to Me',
        text: 'changes the number to hit, not the dice of the defence; being outnumbered still counts.',
        rules: ['trait/like-flies-to-me'],
      },
      {
        title: 'Juggernaut:',
        text: 'friends in contact are pushed, too, each as far as its player likes; the better dice need no push.',
        rules: ['trait/juggernaut'],
      },
      {
        title: 'Aggressive Schizophrenia, Mindless Monster:',
        text: 'the free attack is one in melee and must be made if it can be; K.O. models in contact do not set off the former.',
        rules: ['trait/aggressive-schizophrenia', 'trait/mindless-monster'],
      },
      {
        title: 'Mindless Gas Attack:',
        text: 'X is the reach of its weapon, because no card prints another.',
        rules: ['trait/mindless-gas-attack'],
      },
      {
        title: 'Superior Sense of Smell',
        text: 'finds those who hide, as well.',
        rules: ['trait/superior-sense-of-smell'],
      },
      { title: 'Paramedic', text: 'may tend itself.', rules: ['trait/paramedic'] },
      {
        title: 'Not Him:',
        text: 'a keyword is a word that does nothing else; statuses of the attack stay with the original target. It comes last: whatever takes markers off the damage has done so, and who cannot be knocked out needs nobody for it.',
        rules: ['trait/not-him'],
      },
      {
        title: 'Boom!',
        text: 'does not go off while K.O., as no trait works then. Where one explosion takes out the source of another, all of the first is still rolled, and nothing counts as cover from what is gone.',
        rules: ['trait/boom'],
      },
      {
        title: 'Stop!',
        text: 'its Slow ends with the round and is a Slow like any other until then: of two values the higher counts, and the cold adds to it.',
        rules: ['trait/stop', 'effect/slow'],
      },
      {
        title: 'Flying Kick',
        text: 'gives a second Strength die only against who stood lower, and only if the Strength die is on it.',
        rules: ['trait/flying-kick'],
      },
      {
        title: 'Hidden:',
        text: 'out of sight, or seen from twelve inches and more, as its player likes: in the light of a lamp, for example.',
        rules: ['trait/hidden'],
      },
      {
        title: 'SWAT Special Training:',
        text: 'its player picks one of the two traits before the deployment, openly, and keeps it.',
        rules: ['trait/swat-special-training'],
      },
      {
        title: 'Vengeance:',
        text: 'its stuns are injuries before anything protects from them. The extra point is for the card Dirty Job; several avengers in a crew give it once.',
        rules: ['trait/vengeance'],
      },
      {
        title: 'Drag:',
        text: 'suspects of its own crew; one thing for each Movement action; nobody who cannot be moved, so no K.O. models.',
        rules: ['trait/drag'],
      },
      {
        title: 'Plants',
        text: 'grow when an activation of their crew starts or ends, one in each. One under the ground may be activated: it may grow then, and does nothing else if it does not. It counts for passes. Manipulating needs sight, striking does not.',
        rules: ['trait/plant'],
      },
      {
        title: 'Archie and Bug',
        text: 'bring their models when an activation of their crew starts or ends, as Plants grow; both words mean the same.',
        rules: ['trait/archie', 'trait/bug'],
      },
      {
        title: 'Living Arsenal:',
        text: 'its player says what the weapons are loaded with after the deployment and at the start of its activations, and may load each of the three once more before a shot.',
        rules: ['trait/living-arsenal'],
      },
      {
        title: 'A model that scores a card',
        text: 'is the active model of the player who scores it; in other phases no model does.',
        rules: ['trait/psychologist', 'trait/truth-seeker', 'trait/joy-for-the-victory'],
      },
      {
        title: 'Unstoppable Monster:',
        text: 'it moves the two inches towards a point of its player’s choice, and stops early only where something is in the way.',
        rules: ['trait/unstoppable-monster'],
      },
      {
        title: 'The Fear Master:',
        text: 'the new target takes over the dice; range and cover are its own. Whoever is under a template is not a target.',
        rules: ['trait/the-fear-master'],
      },
      {
        title: 'Mortal Kiss:',
        text: 'hits in melee, until the round ends.',
        rules: ['trait/mortal-kiss'],
      },
      {
        title: 'Biting',
        text: 'is suffered when the action is over.',
        rules: ['trait/biting'],
      },
      {
        title: 'Challenged models',
        text: 'make as many free Efforts against each other as their limit allows, and no others.',
        rules: ['trait/challenge', 'trait/honor'],
      },
      {
        title: 'The Dude',
        text: 'can ignore what picks it as a target: traits of enemies that name one model.',
        rules: ['trait/the-dude'],
      },
      {
        title: 'Feedback Protection:',
        text: 'only suspects that are revealed disrupt the Riddler, not those that are removed otherwise.',
        rules: ['trait/feedback-protection'],
      },
      {
        title: 'Intel Support and Cranial Bombs:',
        text: 'what takes others out of the game at once drives such a model off the table, and it may come back; with AFK it may not.',
        rules: ['trait/intel-support', 'trait/afk'],
      },
      {
        title: 'Brainwash',
        text: 'lasts until the round ends.',
        rules: ['trait/brainwash'],
      },
      {
        title: 'Detective’s Best Friend',
        text: 'places and reveals suspects in the detective’s place; it does not use sewers or lamps there.',
        rules: ['trait/detective-best-friend'],
      },
      {
        title: 'Let’s Ride:',
        text: 'a friend gets Attack or Defence bonus markers; the minus on the second icon is taken for a misprint.',
        rules: ['trait/lets-ride'],
      },
      {
        title: 'A Possessed model',
        text: 'is in every way a model of the other crew until it comes to itself. Its Boss’s crown stays where it was.',
        rules: ['trait/possession'],
      },
      {
        title: 'A friend within so many inches',
        text: 'may be whoever uses the trait, unless it says "other" or means one in contact.',
        rules: [
          'trait/get-em',
          'trait/the-crew',
          'trait/batcave-support',
          'trait/paramedic',
          'trait/joy-for-the-victory',
          'trait/changing-the-tempo',
          'trait/legendary-solo',
          'trait/bliss-distribution',
          'trait/this-is-awesome-sauce',
          'trait/time-stretch',
          'trait/junk-hoarder',
        ],
      },
      {
        title: 'Mine:',
        text: 'the Special action is taken after the suspect was placed. Who starts within 2" and walks away does not set it off.',
        rules: ['trait/mine'],
      },
      {
        title: 'Kite:',
        text: 'suspects are counted where the move begins.',
        rules: ['trait/kite'],
      },
      ...doubtfulWordings,
    ],
  },
]
