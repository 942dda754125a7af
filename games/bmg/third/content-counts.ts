import { book, enforced } from './book.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { isPlayable } from './catalogue/playability.ts'
import { readyMadeCrews } from './crews/ready-made.ts'

/** How much there is of everything, for those who want to know what they can play. */
export function contentCounts(): Readonly<Record<string, number>> {
  const models = [...catalogue.models.values()]
  return {
    models: models.length,
    playable: models.filter((profile) => isPlayable(profile, enforced)).length,
    traits: enforced.traits.size,
    weaponRules: enforced.weaponRules.size,
    cards: Object.keys(book.cards).length,
    events: Object.keys(book.events).length,
    encounters: Object.keys(book.encounters).length,
    crews: Object.keys(readyMadeCrews).length,
  }
}
