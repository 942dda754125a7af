import type { Chapter } from '@gargoyle/bmg-common'

/** Forming crews and decks. */
export const crews: Chapter = {
  id: 'crews',
  title: 'Forming a crew',
  about: 'Which models go together, what they cost, and how a deck is built.',
  intro: [
    'For a first game take a ready-made crew. Later the crew builder helps you to form your own: it counts along, says what is wrong in plain words, and knows all of these rules.',
  ],
  entries: [
    {
      id: 'core/crew-reputation',
      title: 'Reputation',
      text: [
        'You agree on a limit of Reputation: 350 for a usual game, 150 for a quick one, 450 for a long one. What the models cost, added up, must not exceed it. Spending less is allowed.',
      ],
    },
    {
      id: 'core/boss',
      title: 'The Boss',
      text: [
        "A crew is built around its Boss. That is its Leader, or a Sidekick if there is no Leader. Everybody else must share one of the Boss's affiliations; models of unknown affiliation join anybody.",
      ],
      see: ['core/inspire', 'core/rivals'],
    },
    {
      id: 'core/crew-ranks',
      title: 'Ranks and names',
      text: [
        'How many models of each rank a crew may have is limited. A model with several ranks is recruited for one of them, but in the game it counts as all of them.',
        'No name may be in a crew twice. Models whose true name is unknown or classified are told apart by their alias instead.',
      ],
      terms: [
        ['Leader', 'One.'],
        ['Sidekick', 'One, or two if there is no Leader.'],
        ['Free Agent', 'One, and another for every 150 Reputation, or part of it, above 350.'],
        ['Vehicle', 'One, and more in the same way.'],
        ['Henchman', 'As many as you can pay for.'],
      ],
    },
    {
      id: 'core/rivals',
      title: 'Rivals',
      text: [
        'A card lists the crews its model cannot stand. It never joins a crew of that kind, nor one in which somebody bears its sign.',
      ],
      see: ['core/boss'],
    },
    {
      id: 'core/funding',
      title: 'Funding and equipment',
      text: [
        'Beside Reputation there is money: $500 for every 150 Reputation of the limit, or part of it. Some models cost dollars, too. What is left buys equipment from the list of the crew. Most of it is for Henchmen; each piece says for whom it is and how often the crew may have it.',
      ],
      example:
        'With a limit of 350 you have $1500. A gunman for $600 leaves $900 for vests, radios and magazines.',
    },
    {
      id: 'core/objective-deck',
      title: 'The deck',
      text: [
        'Each crew brings a deck of objective cards that keeps to these rules. The builder can fill up a legal one for you.',
      ],
      terms: [
        ['Twenty cards', 'No more and no fewer.'],
        ['Of your own', 'General cards, open to every crew, may not outnumber those of your crew.'],
        ['Single cards', 'Cards that exist once make up half of the deck at most.'],
        ['Copies', 'Take all copies of a card, or none.'],
        [
          'Extra cards',
          'Some models bring cards of their own. They come on top of the twenty, if the model was recruited for the rank they name.',
        ],
      ],
      see: ['core/objective-hand'],
    },
  ],
}
