import type { Chapter } from '@gargoyle/bmg-common'

/** What a player needs who has never seen the game. */
export const glance: Chapter = {
  id: 'glance',
  title: 'The game at a glance',
  about: 'What it is about, how it goes, and who wins.',
  intro: [
    'Two crews meet in a city at night. Each player leads one: a handful of models, from a famous mask down to a thug without a name. You send them through streets and over roofs, have them leave suspects behind, fight and shoot, and score the objectives you hold in your hand.',
    'A game has four rounds. In each of them every model acts once, and the players take turns: one of yours, one of theirs. [How a round goes](chapter/round) tells the rest.',
    'The program keeps the rules for both of you. It lists what you can do, says why something is closed to you, rolls the dice and counts the points. So you can learn by playing: read this page and the chapter about the round, press Play now, and look up the others when they come up.',
  ],
  terms: [
    ['Model', 'One figure on the table, with a card that says what it can do.'],
    ['Crew', 'All the models of one player. One of them is the [Boss](core/boss).'],
    ['Friend, enemy', 'Another model of the same crew; a model of the other one.'],
    ['Suspect', 'A marker your crew leaves on the table. Many objectives look at where they are.'],
    ['Stun, injury', 'The two kinds of damage. Stuns knock a model out, injuries take it out of the game.'],
    [
      'Audacity',
      'A marker for four of your models a round. Whoever has one does three things instead of one.',
    ],
    ['Objective card', 'A card with two uses: a goal worth victory points, or a trick for this round.'],
  ],
  entries: [
    {
      id: 'core/victory',
      title: 'Winning',
      text: [
        'When the game is over, whoever has more victory points has won; with equal points it is a draw. Points come from [objective cards](core/objective-scoring) and nowhere else. Beating up enemies is worth something only because cards ask for it, and because those who lie on the ground score nothing.',
      ],
      see: ['core/game-end', 'core/objective-hand'],
    },
    {
      id: 'core/game-end',
      title: 'The end of the game',
      text: [
        'The game ends with the [Recount](core/recount-order) of the fourth round. It ends sooner, also with a Recount, if a crew has nobody who could act in the next round, because all are [K.O.](core/ko) or gone. Models that have yet to arrive count as somebody.',
        'Wiping out the other crew ends the game but does not win it: the points decide.',
      ],
    },
    {
      id: 'core/board',
      title: 'The board',
      text: [
        'The table measures 36" by 36" or more and is full of city: houses with roofs to stand on, walls, fences, cars, water. Each piece has its height and says whether it can be climbed, walked through or seen through; point at one and the page tells you. You play on one of our boards or on a city that is laid out from a seed.',
      ],
      see: ['core/difficult-ground', 'core/impassable', 'core/climb'],
    },
    {
      id: 'core/card-precedence',
      title: 'Cards go before rules',
      text: [
        'What is told here is how things usually go. A trait, a weapon, an objective card, an event or an encounter may say otherwise, and then it is right. That is why the page always gives its reasons: if something differs from what you read here, one of the cards is behind it.',
      ],
      see: ['core/passive-skills'],
    },
  ],
}
