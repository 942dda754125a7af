import type { ProfileData } from '../model-data.ts'

/** Models whose first affiliation is gorilla-grodd. */
export const gorillaGrodd: readonly ProfileData[] = [
  { id: 'gorilla-soldier-1', alias: 'Gorilla Soldier 1', name: 'Unknown', minion: true, ranks: [{ rank: 'henchman' }], affiliations: ['gorilla-grodd'], reputation: 40, funding: 100, skills: { willpower: 5, strength: 4, movement: 2, attack: 3, defense: 3, endurance: 6 }, traits: ['acrobat', 'large', 'reinforced-gloves', 'undercover'], weapons: ['reinforced-gloves', 'spear-melee', 'spear-range'] },
  { id: 'gorilla-soldier-2', alias: 'Gorilla Soldier 2', name: 'Unknown', minion: true, ranks: [{ rank: 'henchman' }], affiliations: ['gorilla-grodd'], reputation: 30, skills: { willpower: 5, strength: 4, movement: 2, attack: 3, defense: 3, endurance: 6 }, traits: ['acrobat', 'brutal', 'large', 'reinforced-gloves', 'undercover'], weapons: ['reinforced-gloves', 'spear-melee', 'spear-range'] },
  { id: 'gorilla-shaman', alias: 'Gorilla Shaman', name: 'Unknown', minion: true, ranks: [{ rank: 'henchman' }], affiliations: ['gorilla-grodd'], reputation: 50, skills: { willpower: 6, strength: 4, movement: 2, attack: 3, defense: 3, endurance: 8 }, traits: ['acrobat', 'feral', 'large', 'medic', 'persuasive', 'reinforced-gloves'], weapons: ['reinforced-gloves', 'ritual-staff'] },
  { id: 'grodd', alias: 'Grodd', name: 'Grodd', ranks: [{ rank: 'leader' }], affiliations: ['gorilla-grodd'], reputation: 130, skills: { willpower: 8, strength: 2, movement: 3, attack: 4, defense: 4, endurance: 10 }, traits: ['acrobat', 'brutal', 'feral', 'inspire-fear', 'large', 'mind-blast', 'mind-control', 'reinforced-gloves'], weapons: ['reinforced-gloves'] },
]
