import type { CrewDraft } from './draft.ts'

/** Crews of the Batman Who Laughs. There are few who followed him, so the crews share some of them. */
export const batmanWhoLaughsCrews: Readonly<Record<string, CrewDraft>> = {
  'laughs-dark-knights': {
    name: 'Dark Knights',
    about: 'Three Batmen from worlds that should not exist, each of them worth a crew of his own.',
    affiliation: 'batman-who-laughs',
    models: [
      'the-batman-who-laughs as leader',
      'the-grim-knight as free-agent',
      'the-merciless',
      'robin-who-laughs',
      'infected-who-laughs',
    ],
    deck: [
      'laughs-whispered-words',
      'laughs-dark-multiverse',
      'laughs-twisted-and-wrong',
      'laughs-sleeper-agents',
      'laughs-trust-nothing',
      'laughs-take-a-good-look',
      'laughs-big-cosmic-joke',
      'bloody-knuckles',
      'two-and-two',
      'cold-pavement',
      'laughs-apex-predator',
    ],
  },
  'laughs-lost-children': {
    name: 'Lost Children',
    about: 'A father on a chain of laughing sons: they run ahead, bite, and place what he needs.',
    affiliation: 'batman-who-laughs',
    models: [
      'the-batman-who-laughs as leader',
      'damian-who-laughs',
      'robin-who-laughs',
      'robin-who-laughs',
      'infected-who-laughs',
      'the-grim-knight as free-agent',
    ],
    deck: [
      'laughs-my-sons-kill',
      'laughs-crow',
      'laughs-i-am-you',
      'laughs-lights-fault',
      'laughs-big-cosmic-joke',
      'laughs-whispered-words',
      'meet-me-halfway',
      'trusted-hands',
      'change-of-plans',
      'carve-up-the-map',
      'laughs-apex-predator',
    ],
  },
}
