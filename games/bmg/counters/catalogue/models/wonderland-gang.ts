import type { ProfileData } from '../model-data.ts'

/** Models whose first affiliation is wonderland-gang. */
export const wonderlandGang: readonly ProfileData[] = [
  { id: 'mad-hatter', alias: 'Mad Hatter', name: 'Dr. Jervis Tetch', ranks: [{ rank: 'leader' }], affiliations: ['wonderland-gang'], reputation: 75, skills: { willpower: 8, strength: 5, movement: 3, attack: 3, defense: 3, endurance: 6 }, traits: ['dodge', 'handyman', 'mastermind', 'small', 'weak', 'charm', 'mind-control-device'], weapons: ['cal-0-60-gun'] },
  { id: 'tweedledee', alias: 'Tweedledee', name: 'Deever Tweet', ranks: [{ rank: 'henchman' }], affiliations: ['wonderland-gang', 'joker'], reputation: 30, funding: 300, skills: { willpower: 5, strength: 5, movement: 2, attack: 3, defense: 3, endurance: 6 }, traits: ['bodyguard', 'brutal', 'distract', 'immune-to(stunned)', 'lazy-cousins'], weapons: ['blastgun'] },
  { id: 'tweedledum', alias: 'Tweedledum', name: 'Dumfree Tweet', ranks: [{ rank: 'henchman' }], affiliations: ['wonderland-gang', 'joker'], reputation: 38, funding: 600, skills: { willpower: 5, strength: 5, movement: 2, attack: 3, defense: 3, endurance: 6 }, traits: ['bodyguard', 'strategist-grand-strategist(1)', 'scheming(1)', 'immune-to(stunned)', 'lazy-cousins'], weapons: ['assault-rifle'] },
  { id: 'white-rabbit', alias: 'White Rabbit', name: 'Jaina Hudson', ranks: [{ rank: 'free-agent' }], affiliations: ['wonderland-gang', 'bane'], reputation: 55, skills: { willpower: 6, strength: 5, movement: 4, attack: 3, defense: 4, endurance: 5 }, traits: ['acrobat', 'bluff', 'fast', 'confusion', 'escape-artist'], weapons: ['long-spiked-heels'] },
]
