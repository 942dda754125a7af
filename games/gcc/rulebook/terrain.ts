import type { RuleChapter } from './chapter.ts'

/** What burns, freezes and explodes. */
export const terrain: RuleChapter = {
  id: 'terrain',
  title: 'Terrain and tokens',
  about: 'What burns, freezes and explodes.',
  intro: ['Some areas are bad to be in. Tokens make more of them so for a while.'],
  entries: [
    {
      id: 'core/difficult-terrain',
      title: 'Difficult terrain',
      text: ['Its level is added to the cost of leaving.'],
    },
    {
      id: 'core/dangerous-terrain',
      title: 'Dangerous terrain',
      text: [
        'Whoever enters rolls as many yellow dice as its level; every success is a wound. If the level rises, everybody there rolls the rise.',
      ],
    },
    {
      id: 'core/explosion',
      title: 'Explosions',
      text: ['The level rises for a moment, everybody there rolls, and it is as before.'],
    },
    {
      id: 'core/dissipation',
      title: 'Dissipating tokens',
      text: ['At the start of the turn of whoever placed them they turn over; at the next they are gone.'],
    },
    { id: 'token/flame-gas', title: 'Flame and gas', text: ['One level of danger each.'] },
    { id: 'token/frost', title: 'Frost tokens', text: ['One level of difficult terrain each.'] },
    {
      id: 'token/smoke',
      title: 'Smoke',
      text: ['Each token on a line of sight, both ends included, takes a success off ranged attacks.'],
    },
    {
      id: 'token/shackle',
      title: 'Shackles',
      text: [
        'Each takes a success off everything its bearer rolls. All come off together by a complex manipulation as difficult as there are tokens.',
      ],
    },
    {
      id: 'token/broken-wall',
      title: 'Broken walls',
      text: ['The two areas see each other and can be walked between, for the rest of the game.'],
    },
    {
      id: 'skill/friendly-tile',
      title: 'Friendly tiles',
      text: [
        'Characters that a hero commands: one automatic thought activates them, and what they spend goes to the thought space.',
      ],
    },
  ],
}
