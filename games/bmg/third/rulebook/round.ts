import type { Chapter } from '@gargoyle/bmg-common'

/** The four phases and what an activation is. */
export const round: Chapter = {
  id: 'round',
  title: 'How a round goes',
  about: 'Four phases, four times: who goes first, who matters most, everybody acts, and the count.',
  intro: [
    'The heart of a round is its third phase, in which the models act by turns. The two before it settle who begins and who may do more than the others; the one after it scores objectives and lets everybody get their breath back.',
  ],
  terms: [
    ['1. Take the Lead', 'A die each. The winner says who has the [Initiative](core/take-the-lead).'],
    ['2. Raise the Plan', 'Both give four of their models [Audacity](core/raise-the-plan), in secret.'],
    [
      '3. Execute the Plan',
      'By turns, one model at a time, everybody [activates](core/execute-the-plan) once.',
    ],
    [
      '4. Recount',
      'Objectives are counted, stuns wear off, hands are filled: [in this order](core/recount-order).',
    ],
  ],
  example: [
    'Round two. Ann rolls a 3 and Bob a 2, but Bob kept two passes last round: 4 beats 3. He wants to see what Ann does first and gives her the Initiative.',
    'Ann puts Audacity on her Boss, two brawlers and the one who stands beside an enemy suspect. Bob has seven models to her six, so she also gets a pass for this round.',
    "Her brawler activates with Audacity: it runs up to one of Bob's thugs, strikes it down, and has a special action left that it does not need. Then one of Bob's models acts, without Audacity: it places a suspect and is done. Ann passes and lets Bob show more of his plan. He moves a sniper, and Ann goes on with her Boss.",
    "When all have acted, the Recount comes. Ann's card asked for two enemies lying on the ground at the end of the round: one victory point. The thug who is K.O. rolls to come round, everybody else loses a stun, both may exchange a card, and round three begins.",
  ],
  entries: [
    {
      id: 'core/take-the-lead',
      title: 'Take the Lead',
      text: [
        'Both players roll a die and add 1 for every [pass](core/passing) they did not use in the round before. The higher number wins and decides who has the Initiative in this round; giving it away can be clever.',
        'A tie goes to whoever lost the last roll for it. In the first round it is rolled again. Whoever has the Initiative activates first and goes first wherever both do something by turns.',
      ],
    },
    {
      id: 'core/raise-the-plan',
      title: 'Raise the Plan',
      text: [
        'Each player gives an Audacity marker to four models that can [activate](core/activation) this round, or to all of them if there are no more than four. Both choose in secret; then the markers lie open for all to see. A model with Audacity will do one thing of each type instead of one in all.',
      ],
    },
    {
      id: 'core/execute-the-plan',
      title: 'Execute the Plan',
      text: [
        "Beginning with the Initiative, the players take turns. Whoever's turn it is picks one of the own models that has not acted yet, and finishes its whole activation. A player who has nobody left is skipped; when neither has, the phase is over.",
      ],
      see: ['core/activation', 'core/must-activate', 'core/passing'],
    },
    {
      id: 'core/activation',
      title: 'An activation',
      text: [
        'There are three types of actions. A model takes one action in its activation. With Audacity it takes one of each type, in whichever order, each finished before the next begins.',
        'Nobody has to use what they have: an activation may be ended at any time.',
      ],
      terms: [
        ['Movement', '[Walk, climb, jump, stand up](chapter/moving).'],
        ['Tactical', '[Attack](chapter/fighting) or [manipulate](chapter/deeds): one or the other.'],
        ['Special', 'Something that one of its [traits](core/special-action) lets it do.'],
      ],
      see: ['core/tactical-exclusive', 'core/extra-actions', 'core/inspire'],
    },
    {
      id: 'core/must-activate',
      title: 'Everybody acts',
      text: [
        'As long as one of your models can activate you must pick one when it is your turn, unless you [pass](core/passing). It need not do anything: ending its activation at once is allowed, but then it has had its turn.',
      ],
    },
    {
      id: 'core/passing',
      title: 'Passing',
      text: [
        'The larger crew could wait for the smaller one to run out of models. So the smaller one gets a pass for every model it has fewer when the phase begins; who is K.O. or not on the table does not count. On top of that you get a pass whenever one of your models is knocked out or lost before it has acted.',
        'A pass hands the turn to your opponent; your models still act later. You cannot pass when the opponent has nobody left to activate. Passes are gone at the end of the round, but each one you kept adds 1 to your next roll to [Take the Lead](core/take-the-lead).',
      ],
      example: 'Six models against eight: the crew of six has two passes.',
    },
    {
      id: 'core/passive-skills',
      title: 'What works by itself',
      text: [
        'Most traits cost nothing and simply hold: armour, good eyes, being hard to hit. Others are answers, such as dodging a shot; the page asks you when the moment comes, also in the activation of an enemy. Neither uses up an action unless its text says so.',
      ],
      see: ['core/special-action', 'core/effort'],
    },
    {
      id: 'core/recount-order',
      title: 'The Recount',
      text: [
        'When everybody has acted, the round is wound up in this order. Where both players have something to do, the one with the Initiative goes first.',
      ],
      terms: [
        ['Traits', 'Whatever happens at the start of the Recount.'],
        ['Resources', 'Cards spent as [resources](core/resource-points) go back under their deck.'],
        [
          'Objectives',
          'Cards of the Recount may be played; then all that wait for the end of the round are [scored or discarded](core/objective-scoring).',
        ],
        ['Statuses', 'Poison and the like make their victims roll.'],
        ['Recovery', 'Stuns wear off and the [K.O.](core/recovery) may come round.'],
        [
          'The end',
          'Is the [game over](core/game-end)? If not, everything is [made ready](core/refresh) for the next round.',
        ],
      ],
    },
    {
      id: 'core/refresh',
      title: 'Ready for the next round',
      text: [
        'All may activate again; Audacity and unused passes are gone. You have three [resource points](core/resource-points) once more, no matter how many were left. Then you may discard one card, your deck is shuffled, and you draw until you hold four.',
      ],
    },
  ],
}
