import type { Chapter } from '@gargoyle/bmg-common'

/** From an empty table to the first round. */
export const preparing: Chapter = {
  id: 'preparing',
  title: 'Before the first round',
  about: 'Lamps, sewers, zones, events and where everybody stands when it begins.',
  intro: [
    'A game begins with an empty board and two crews beside it. The page leads you through the preparation: a roll for who goes first in it, lamps and sewers, the encounter with its deployment zones, the event, your first hand of cards, perhaps a plot, and then the models.',
  ],
  entries: [
    {
      id: 'core/setup-initiative',
      title: 'Who goes first in the preparation',
      text: [
        'Both roll a die until one is higher. That player has setup initiative: goes first with lamps and sewers, picks a zone, and deploys first. Who begins the first round is [rolled for anew](core/take-the-lead).',
      ],
    },
    {
      id: 'core/streetlamps',
      title: 'Streetlamps',
      text: [
        'By turns the players place two streetlamps each. None may be within 8" of another lamp or closer than 2" to an edge of the board. A streetlamp [lights](core/lights) everything within 4" of it.',
        'A lamp can be put out with an attack: touch it, or shoot at it with a free line and a magazine to spare. No roll is needed, and it stays out for the rest of the game.',
      ],
    },
    {
      id: 'core/sewer-placement',
      title: 'Sewers',
      text: [
        'After the lamps each player places two sewers by turns, not within 8" of another sewer and not closer than 2" to an edge. Models [travel](core/sewers) from one to another.',
      ],
    },
    {
      id: 'core/encounter-card',
      title: 'The encounter',
      text: [
        'The encounter says where the crews start. It shows deployment zones A and B; the player with setup initiative picks one, and the opponent has the other. Many encounters add a rule for the deployment or for the game. It is drawn at random, unless you choose one for a new game.',
      ],
      see: ['encounter/showdown', 'core/deploy'],
    },
    {
      id: 'core/event-card',
      title: 'The event',
      text: [
        'If you play with events, one is drawn or chosen: rain, a blackout, an earthquake. It holds for both players and for the whole game.',
      ],
      see: ['event/heavy-rain'],
    },
    {
      id: 'core/plot-cards',
      title: 'Plots',
      text: [
        'If you play with plots, each player picks one in secret when the hands are drawn. Both are shown together, and each works for its own crew all game long. The others stay face down in a plot deck.',
      ],
    },
    {
      id: 'core/deploy',
      title: 'Deployment',
      text: [
        'Each player divides the crew into two groups as equal as possible. Then the groups go onto the table by turns: first one of the player with setup initiative, then one of the opponent, then the two others. Every model starts completely inside a zone of its own side; with several zones a group may be spread over them.',
        'Models whose traits let them arrive later belong to no group. If both players have such models, they are placed by turns at the end.',
      ],
      see: ['core/encounter-card'],
    },
  ],
}
