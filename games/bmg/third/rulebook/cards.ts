import type { Chapter } from '@gargoyle/bmg-common'

/** Objective cards and how they are played. */
export const cards: Chapter = {
  id: 'cards',
  title: 'Objectives and resources',
  about: 'The cards in your hand: what they are worth, when they count, and what else they can do.',
  intro: [
    'Your deck of twenty cards is where victory points come from. Every card has two halves, and you use one of them. As an objective it asks for something and is worth points. As a resource it costs resource points and does something for you at the right moment.',
    'So each card in your hand is a question: is this goal within reach, or is the trick worth more now? A card used as a resource comes back to your deck; a card that was scored does not.',
  ],
  terms: [
    ['When to play', 'The phase in which a card may be laid down as an objective.'],
    ['When to score', 'At once, at the end of the round, or in a way of its own.'],
    ['Victory points', 'What it is worth: 1 for the easy ones, 3 for those you have to plan for.'],
    ['Cost', 'Resource points to pay for using it as a resource, from 0 to 3.'],
    ['Copies', 'How many of it are in a deck that has it.'],
  ],
  entries: [
    {
      id: 'core/objective-hand',
      title: 'Your hand',
      text: [
        'Before anybody is deployed you draw four cards. Once, you may send back as many of them as you like and draw others. From then on each card that leaves your hand is replaced as soon as it has done its work. Should you ever hold more than four, you discard down to four.',
      ],
      see: ['core/discard-remove', 'core/refresh'],
    },
    {
      id: 'core/objective-scoring',
      title: 'Scoring objectives',
      text: [
        'A card that scores at once can be played when what it asks for is true, and gives its points there and then. A card that scores at the end of the round is laid open beside the board in the phase it names, so that your opponent knows what you are after. In the [Recount](core/recount-order) it is checked: met, it gives its points; not met, it goes back under the deck. A card that is scored in a way of its own stays where it is until its text comes true.',
      ],
      see: ['core/victory', 'core/one-card-limits'],
    },
    {
      id: 'core/resource-points',
      title: 'Resources and their points',
      text: [
        'You have three resource points a round; what is left does not carry over. To use a card as a resource you pay its cost when its text allows it: in an activation of yours, in a certain phase, or as an answer to something that happens. The page asks you when you could.',
        'Your opponent may answer a resource with one of their own. The last card played is carried out first, which can make the earlier one pointless. Spent cards lie open until the Recount and then go back under their deck.',
      ],
      see: ['core/card-clash', 'core/refresh'],
    },
    {
      id: 'core/one-card-limits',
      title: 'How many cards at a time',
      text: [
        'In any one activation, yours or not, you may play one card as an objective and one as a resource. In the other phases you may play as many as you like. Two objectives of the same name are never in play for you at the same time.',
      ],
    },
    {
      id: 'core/card-clash',
      title: 'Two cards at once',
      text: [
        "When both players play a card in the same moment and it matters which is first, it is the one with fewer copies. With as many copies the active player's goes first, and outside activations that of the player with the Initiative. A card that has become impossible by then is discarded.",
      ],
    },
    {
      id: 'core/discard-remove',
      title: 'Discarded or removed',
      text: [
        'A discarded card goes face down under its deck and may come up again. A removed card is gone for the rest of the game.',
      ],
    },
    {
      id: 'objective-type/control',
      title: 'Control',
      text: [
        'Control objectives are about holding the city: being where lamps, sewers, suspects or whole quarters of the table are, or clearing enemy suspects away. Other cards and traits may look for the type of a card.',
      ],
      see: ['core/reveal-suspect'],
    },
    {
      id: 'objective-type/menace',
      title: 'Menace',
      text: [
        'Menace objectives are about making your presence felt: suspects far from home, models close to the enemy or in their zone, enemies in trouble.',
      ],
      see: ['core/place-suspect'],
    },
    {
      id: 'objective-type/protection',
      title: 'Protection',
      text: [
        'Protection objectives are about keeping what is yours: friends unhurt and close together, the Boss safe, suspects with somebody to guard them.',
      ],
      see: ['core/place-suspect', 'core/boss'],
    },
    {
      id: 'objective-type/violence',
      title: 'Violence',
      text: [
        'Violence objectives are about hurting people: damage done in one activation or round, enemies knocked out or out of the game, attacks that hit.',
      ],
      see: ['core/damage-markers', 'core/ko'],
    },
  ],
}
