import type { RulingSection } from '@gargoyle/bmg-common'

/** How traits are read whose words can be read in more than one way. */
export const doubtfulWordings: RulingSection['rulings'] = [
  {
    title: 'Genius:',
    text: 'Audacity changes hands in its own activation, since it does not say when. What its owner has acted with is used up; what it gives away before that it goes on without.',
    rules: ['trait/genius'],
  },
  {
    title: 'Divination',
    text: 'picks a die that failed, or a Strength die that may still be critical; its player sees both results before choosing.',
    rules: ['trait/divination'],
  },
  {
    title: 'Objection!',
    text: 'the opponent decides whether a card is discarded, but does not see the hand: it is drawn at random.',
    rules: ['trait/objection'],
  },
  {
    title: 'Boomerang’s Arsenal',
    text: 'is chosen before each throw is declared, because an explosion is aimed in another way. Throws outside its own activation are plain ones.',
    rules: ['trait/boomerangs-arsenal'],
  },
  {
    title: 'Time Stretch makes a Living Legend:',
    text: 'the pass that such a crew loses is one that it still has when the trait is used, and its two activations are not two running of its crew while another model can be activated.',
    rules: ['trait/time-stretch', 'core/passing'],
  },
  {
    title: 'Speed Force Master without a number:',
    text: 'this edition has no Action Counters. The two counters that are spent like those are the two that its next sentence turns into bonus markers.',
    rules: ['trait/speed-force-master'],
  },
  {
    title: 'To play an objective card',
    text: 'is to lay it down from the hand, whether it is scored then or at the end of the round; the model that plays it is the active one of its player. To score it is something else.',
    rules: [
      'trait/inspiration',
      'trait/quiz-master',
      'trait/pop-dart',
      'trait/team-player',
      'trait/lord-of-business',
      'trait/anaphylactic-shock',
    ],
  },
  {
    title: 'A Movement action counts as a move,',
    text: 'however little of it is used, even for standing up on the spot or a spell: the rulebook takes dice from a shot for the action. One that is spent on something else is no move. Where a rule asks whether a model has moved, moves that cost no action count too.',
    rules: [
      'core/ranged-modifiers',
      'weapon/aim',
      'trait/hold-breath',
      'trait/precise-aim',
      'trait/telepathy',
      'trait/zoom-zoom',
      'trait/kings-call',
      'trait/the-false-boss',
    ],
  },
  {
    title: 'Mind Control Device',
    text: 'is used on enemies: on a friend it would be two actions for nothing.',
    rules: ['trait/mind-control-device'],
  },
  {
    title: 'Military Teamwork',
    text: 'helps other friends against whoever this model is in contact with, not its own attacks.',
    rules: ['trait/military-teamwork'],
  },
]
