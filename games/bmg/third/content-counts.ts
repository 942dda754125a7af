import { book, enforced } from './book.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { equipment } from './catalogue/equipment.ts'
import { isPlayable, unenforcedEquipment } from './catalogue/playability.ts'
import { readyMadeCrews } from './crews/ready-made.ts'

/** How much content there is of each kind, for readers who want to know what they can play. */
export function contentCounts(): Readonly<Record<string, number>> {
  const models = [...catalogue.models.values()]
  const crews = Object.values(readyMadeCrews)
  return {
    models: models.length,
    playable: models.filter((profile) => isPlayable(profile, enforced)).length,
    traits: enforced.traits.size,
    weaponRules: enforced.weaponRules.size,
    // What can be bought: everything that it grants is enforced.
    equipment: [...equipment.values()].filter((item) => unenforcedEquipment(item, enforced).length === 0)
      .length,
    // Those that can be fielded: there is a crew of them, with a legal deck.
    factions: new Set(crews.map(({ affiliation }) => affiliation)).size,
    cards: Object.keys(book.cards).length,
    events: Object.keys(book.events).length,
    encounters: Object.keys(book.encounters).length,
    crews: crews.length,
  }
}
