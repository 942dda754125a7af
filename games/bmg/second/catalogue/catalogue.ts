import {
  catalogueFor,
  type EnforcedRules,
  type RuleNames,
  readWeapons,
  unenforcedRules,
} from '@gargoyle/bmg-counters'
import { book } from '../book.ts'

/** What cards call otherwise than the Compendium, where no seed has a rule of that name. */
export const cardNames: RuleNames = {
  traits: {
    'climbing-rope': 'climbing-claws',
    devastating: 'devastating-blow',
    'hook-arrow': 'batclaw-grapple-gun',
  },
  weaponRules: {},
}

/** All models of the counter editions, as the second reads them. */
export const catalogue = catalogueFor(cardNames)

export const weapons = (): ReturnType<typeof readWeapons> => readWeapons(cardNames)

/** What the rules of the second edition carry out: models that need anything else are not playable in it. */
export const enforced: EnforcedRules = {
  traits: new Set([...Object.keys(book.traits), ...Object.keys(book.specialAttacks)]),
  weaponRules: new Set(Object.keys(book.weaponRules)),
}

/** Whether the rules carry out all that is on a card. */
export const isPlayable = (id: string): boolean => {
  const profile = catalogue.model(id)
  return profile !== undefined && unenforcedRules(profile, enforced).length === 0
}
