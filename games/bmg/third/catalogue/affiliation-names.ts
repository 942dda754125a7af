import type { Affiliation } from '../vocabulary.ts'

/** What each crew icon is called. */
export const affiliationNames: Readonly<Record<Affiliation, string>> = {
  bane: 'Bane',
  'bat-family': 'Bat Family',
  'batman-who-laughs': 'The Batman Who Laughs',
  'big-bang-theory': 'The Big Bang Theory',
  'birds-of-prey': 'Birds of Prey',
  'court-of-owls': 'Court of Owls',
  cults: 'Cults',
  'doom-patrol': 'Doom Patrol',
  gcpd: 'GCPD',
  joker: 'Joker',
  'league-of-shadows': 'League of Shadows',
  'mr-freeze': 'Mr. Freeze',
  'organized-crime': 'Organized Crime',
  penguin: 'Penguin',
  riddler: 'Riddler',
  'royal-flush': 'Royal Flush Gang',
  scarecrow: 'Scarecrow',
  'suicide-squad': 'Suicide Squad',
  'two-face': 'Two-Face',
  unknown: 'Unknown',
  watchmen: 'Watchmen',
}
