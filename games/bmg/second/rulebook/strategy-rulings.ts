import type { RulingSection } from '@gargoyle/bmg-common'

/** What we decided about strategies. */
export const strategyRulings: RulingSection = {
  title: 'Strategies',
  rulings: [
    {
      title: 'Who chooses the area when the winner of the roll has an Ambush?',
      text: 'The other player, who deploys first: that player chooses the area and places the first objective, and Hidden models of the ambush wait for those of the enemy.',
      rules: ['strategy/ambush', 'core/pregame-sequence'],
    },
    {
      title: 'Which crews are meant?',
      text: 'The Brave and the Bold are crews of Batman, the Law Force and Green Arrow, the League of Assassins is the League of Shadows, the Militia is Scarecrow, Mad Hatter the Wonderland Gang, Oliver Queen Green Arrow. A Boss of that affiliation is enough.',
      rules: ['core/crew-strategies', 'strategy/vandalism'],
      change: 'data',
    },
    {
      title: 'When are strategies with a question mark played?',
      text: 'They are in force from phase E on and act when their own text says. What works once a game is offered each time until it is used.',
      rules: ['core/crew-strategies'],
    },
    {
      title: 'Change of Plans',
      text: 'Exactly as many inches as the die shows, in a direction of the player’s choice. The objective stays where no direction leaves it room, or where its player wants none.',
      rules: ['strategy/change-of-plans'],
    },
    {
      title: 'What is larger with Fast Advance?',
      text: 'The area itself, on every side, for all that comes after it: where the crew deploys, where objectives and clues may lie, and what counts as its area until the end of the game. It is played before the objectives are placed.',
      rules: ['strategy/fast-advance', 'core/clue-markers'],
    },
    {
      title: 'Whose is a hypnotized model?',
      text: 'It is of the crew that commands it, as its text says: striking it down pays the others, it may divert and steady as one of that crew, and its Mob, its Follow Me! and Take Cover!, and the passes of an Informer or Detective are for that crew. Only Reputation stays with the list it was hired on, because a crew breaks by what it has lost of its starting value.',
      rules: [
        'effect/hypnotize',
        'core/casualty-vp',
        'core/run-away',
        'trait/mob',
        'trait/follow-me',
        'trait/take-cover',
        'trait/informer',
        'trait/detective',
      ],
    },
    {
      title: 'Does a crew that runs away still earn what counts at the end of the game?',
      text: 'Yes. Its flight ends the game at once, with the models where they are: this is the end of the game, and its round the last.',
      rules: ['core/run-away'],
    },
    {
      title: 'Are road warning signals lampposts?',
      text: 'Yes, for all that comes after they are placed: shots at them, what puts out or destroys lampposts, and the Public Resource Upgrade, with which they shine 6 inches like any other. Vandalism removes none of them: it acts on what was placed before they come.',
      rules: ['strategy/road-warning-signals', 'strategy/public-resource-upgrade', 'strategy/vandalism'],
    },
    {
      title: 'Where do road warning signals go?',
      text: 'Within 2 inches of an edge of the table and at least 4 inches from each other.',
      rules: ['strategy/road-warning-signals'],
    },
    {
      title: 'Does a trap know its friends?',
      text: 'No. The first model that touches the objective springs it, whoever it belongs to.',
      rules: ['strategy/objective-trap'],
    },
    {
      title: 'Regrowth',
      text: 'The seed marker that the Plant goes to is used up, as when a Plant grows.',
      rules: ['crew-strategy/regrowth'],
    },
    {
      title: 'Is a Free Agent of a Weird Crew paid like a Henchman?',
      text: 'Yes: it counts as one for everything but forming the crew.',
      rules: ['crew-strategy/weird-crew'],
    },
  ],
}
