import type { CrewDraft } from './draft.ts'

/** Crews of the Watchmen. There are only six of them, and all six together win too often. */
export const watchmenCrews: Readonly<Record<string, CrewDraft>> = {
  'watchmen-minutes-to-midnight': {
    name: 'Minutes to Midnight',
    about: 'Four masks who go where it hurts, and a plan to save everybody from themselves.',
    affiliation: 'watchmen',
    models: ['ozymandias as leader', 'the-comedian as free-agent', 'rorschach', 'nite-owl'],
    deck: [
      'watchmen-who-watches',
      'watchmen-the-big-plan',
      'watchmen-rorschachs-journal',
      'watchmen-a-days-work',
      'watchmen-pretending-normality',
      'watchmen-soon-it-will-be-dark',
      'bloody-knuckles',
      'two-and-two',
      'cold-pavement',
      'keep-the-boss-close',
      'watchmen-deceiving-a-god',
    ],
  },
  'watchmen-smartest-man': {
    name: 'The Smartest Man in the World',
    about: 'Fewer masks, and a great cat beside their master, who would rather place suspects than punches.',
    affiliation: 'watchmen',
    models: [
      'ozymandias as leader',
      'bubastis',
      'the-comedian as free-agent',
      'rorschach',
      'silk-spectre-ii',
    ],
    deck: [
      'watchmen-unnecessary-brutality',
      'watchmen-retribution',
      'watchmen-sealed-area',
      'watchmen-a-comedian-died',
      'watchmen-locked-in-here-with-me',
      'watchmen-soon-it-will-be-dark',
      'meet-me-halfway',
      'trusted-hands',
      'make-it-count',
      'carve-up-the-map',
      'change-of-plans',
      'watchmen-deceiving-a-god',
    ],
  },
}
