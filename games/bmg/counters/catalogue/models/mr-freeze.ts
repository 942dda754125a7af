import type { ProfileData } from '../model-data.ts'

/** Models whose first affiliation is mr-freeze. */
export const mrFreeze: readonly ProfileData[] = [
  { id: 'mr-freeze-ak', alias: 'Mr. Freeze (AK)', name: 'Victor Fries', ranks: [{ rank: 'leader' }], affiliations: ['mr-freeze'], reputation: 80, skills: { willpower: 7, strength: 4, movement: 2, attack: 3, defense: 4, endurance: 7, special: 4 }, traits: ['desensitized', 'ice-flash', 'light-armor', 'safe-hands', 'scheming(3)', 'scientific', 'self-discipline', 'vulnerability-to-fire', 'power-armor-mkii'], weapons: ['freeze-arm-weapon'] },
  { id: 'snowy-1', alias: 'Snowy 1', name: 'Unknown', minion: true, ranks: [{ rank: 'henchman' }], affiliations: ['mr-freeze'], reputation: 23, funding: 300, skills: { willpower: 4, strength: 5, movement: 2, attack: 2, defense: 3, endurance: 5 }, traits: ['hockey-gear'], weapons: ['freeze-laser', 'freeze-laser-expanded-beam'] },
  { id: 'snowy-2', alias: 'Snowy 2', name: 'Unknown', minion: true, ranks: [{ rank: 'henchman' }], affiliations: ['mr-freeze'], reputation: 23, funding: 400, skills: { willpower: 4, strength: 5, movement: 2, attack: 2, defense: 3, endurance: 5 }, traits: ['hockey-gear'], weapons: ['freezing-spray'] },
  { id: 'snowy-3', alias: 'Snowy 3', name: 'Unknown', minion: true, ranks: [{ rank: 'henchman' }], affiliations: ['mr-freeze'], reputation: 24, skills: { willpower: 5, strength: 5, movement: 2, attack: 3, defense: 3, endurance: 6 }, traits: ['hockey-gear', 'combo(hockey-stick)', 'radio'], weapons: ['hockey-stick'] },
  { id: 'snowy-4', alias: 'Snowy 4', name: 'Unknown', minion: true, ranks: [{ rank: 'henchman' }], affiliations: ['mr-freeze'], reputation: 24, funding: 300, skills: { willpower: 4, strength: 5, movement: 2, attack: 2, defense: 3, endurance: 6 }, traits: ['hockey-gear'], weapons: ['freeze-laser-mk-ii'] },
  { id: 'snowy-5', alias: 'Snowy 5', name: 'Unknown', minion: true, ranks: [{ rank: 'henchman' }], affiliations: ['mr-freeze'], reputation: 28, skills: { willpower: 5, strength: 5, movement: 2, attack: 3, defense: 3, endurance: 7 }, traits: ['hockey-gear', 'order', 'bluff'], weapons: ['shovel'] },
]
