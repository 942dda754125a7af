import { equipment } from './bands/equipment.ts'
import { readyMadeBands } from './bands/ready-made.ts'
import { book } from './book.ts'
import { catalogue, enforced, isPlayable, weapons } from './catalogue/catalogue.ts'

/** The amounts of content, for players who ask what they can play. */
export const contentCounts = (): Readonly<Record<string, number>> => ({
  models: catalogue.models.size,
  playable: [...catalogue.models.keys()].filter(isPlayable).length,
  traits: enforced.traits.size,
  weapons: weapons().size,
  weaponRules: enforced.weaponRules.size,
  equipment: equipment.size,
  scenarios: Object.keys(book.scenarios).length,
  strategies: Object.keys(book.strategies).length,
  crews: Object.keys(readyMadeBands).length,
})
