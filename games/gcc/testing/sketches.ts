import { plainDie } from '../dice/pool.ts'
import type { MissionDataInput } from '../missions/mission-data.ts'
import type { HeroProfile, ItemCard, SkillUse, TileProfile } from '../vocabulary.ts'

/** A hero with plain numbers: orange everywhere, limits of 4, ten cubes, a bonus of 2. */
export function heroSketch(id: string, parts: Partial<HeroProfile> = {}): HeroProfile {
  const space = { die: plainDie('orange'), limit: 4 }
  return {
    id,
    name: id,
    set: 'test',
    side: 'heroes',
    energy: 10,
    recovery: { active: 2, resting: 5 },
    size: 1,
    menace: 1,
    automaticDefense: undefined,
    utilityBelt: 0,
    traits: [],
    skills: [],
    movement: { points: 1, limit: 4 },
    encumbrance: [
      { from: 0, bonus: 2 },
      { from: 4, bonus: 1 },
      { from: 6, bonus: 0 },
    ],
    maxEncumbrance: 6,
    melee: space,
    ranged: space,
    manipulation: space,
    thought: space,
    defense: space,
    rerollLimit: 4,
    ...parts,
  }
}

/** A character with plain numbers: one life point, one yellow die once, a bonus of 2. */
export function tileSketch(id: string, parts: Partial<TileProfile> = {}): TileProfile {
  const lines = [{ times: 1, dice: [plainDie('yellow')] }]
  return {
    id,
    name: id,
    set: 'test',
    side: 'villain',
    level: 'henchman',
    double: undefined,
    lifePoints: 1,
    automaticDefense: 0,
    moveBonus: 2,
    size: 1,
    menace: 1,
    traits: [],
    skills: [],
    melee: lines,
    ranged: lines,
    manipulation: lines,
    thought: lines,
    reinforcementCost: 1,
    miniatures: 1,
    ...parts,
  }
}

/** An item card. */
export function itemSketch(id: string, parts: Partial<ItemCard> = {}): ItemCard {
  return { id, name: id, kind: 'equipment', type: 'tool', size: 1, lines: [], ...parts }
}

/** A skill as a card prints it. */
export const skill = (id: string, level = 1, rest: Partial<SkillUse> = {}): SkillUse => ({
  skill: id,
  level,
  ...rest,
})

/** A mission that never ends by itself before its last turn. */
export const plainMission = (parts: Partial<MissionDataInput> = {}): MissionDataInput => ({
  id: 'test',
  name: 'Test',
  kind: 'test',
  text: ['A test.'],
  board: 'squares',
  initiative: 'heroes',
  turns: { last: 12, winner: 'villain', text: 'Time is up.' },
  heroes: { suggested: ['a', 'b', 'c', 'd'], areas: ['a'] },
  post: {
    reserve: 10,
    fatigue: 2,
    recovery: 4,
    movement: { limit: 3 },
    defense: { die: 'orange', limit: 3 },
    reroll: { limit: 3 },
  },
  tiles: [{ tile: 'thug', areas: ['a'] }],
  river: ['thug'],
  reinforcement: { points: 2, areas: ['e'] },
  events: [{ id: 'quiet', name: 'Quiet', text: 'Nothing happens.' }],
  ends: [{ winner: 'villain', text: 'All heroes are neutralized.', when: { allHeroesNeutralized: true } }],
  ...parts,
})
