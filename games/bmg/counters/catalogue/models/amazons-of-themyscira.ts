import type { ProfileData } from '../model-data.ts'

/** Models whose first affiliation is amazons-of-themyscira. */
export const amazonsOfThemyscira: readonly ProfileData[] = [
  { id: 'amazon-warrior-1', alias: 'Amazon Warrior 1', name: 'Unknown', minion: true, ranks: [{ rank: 'henchman' }], affiliations: ['amazons-of-themyscira'], reputation: 54, skills: { willpower: 5, strength: 3, movement: 3, attack: 4, defense: 4, endurance: 6 }, traits: ['acrobat', 'amazon', 'martial-artist'], weapons: ['sword'] },
  { id: 'amazon-warrior-2', alias: 'Amazon Warrior 2', name: 'Unknown', minion: true, ranks: [{ rank: 'henchman' }], affiliations: ['amazons-of-themyscira'], reputation: 52, skills: { willpower: 5, strength: 3, movement: 3, attack: 4, defense: 4, endurance: 6 }, traits: ['acrobat', 'amazon', 'combat-flip'], weapons: ['spear'] },
  { id: 'amazon-warrior-3', alias: 'Amazon Warrior 3', name: 'Unknown', minion: true, ranks: [{ rank: 'henchman' }], affiliations: ['amazons-of-themyscira'], reputation: 54, funding: 300, skills: { willpower: 5, strength: 3, movement: 4, attack: 3, defense: 3, endurance: 6 }, traits: ['acrobat', 'amazon', 'good-aim', 'rapid-fire'], weapons: ['bow-standard-arrow-4'] },
  { id: 'queen-hippolyta', alias: 'Queen Hippolyta', name: 'Hippolyta', ranks: [{ rank: 'leader' }], affiliations: ['amazons-of-themyscira'], reputation: 190, skills: { willpower: 9, strength: 2, movement: 3, attack: 5, defense: 4, endurance: 11, special: 4 }, traits: ['amazon', 'amazon-lineage', 'strategist-grand-strategist(2)', 'leadership', 'martial-artist', 'reinforced-gloves', 'sturdy', 'super-jump', 'veteran', 'weapon-master'], weapons: ['sword'] },
]
