import {
  catalogueFor,
  type EnforcedRules,
  type RuleNames,
  readWeapons,
  unenforcedRules,
} from '@gargoyle/bmg-counters'
import { book } from '../book.ts'

/** What the first edition calls otherwise than the lists. */
export const renamedOnCards: RuleNames = {
  traits: {
    'batclaw-grapple-gun': 'batclaw',
    'climbing-claws': 'climbing-shoes',
    'bat-armor-mk-i': 'bat-armor-mk1',
    'bat-armor-mk-ii': 'bat-armor-mk2',
    'superior-sense-of-smell': 'superior-smell',
    combo: 'combo-weapon',
    'true-love': 'true-love-character',
    affinity: 'affinity-to',
    desensitized: 'insensitive',
    'laser-sight': 'laser',
    'hates-crew-s': 'hates-band-s',
  },
  weaponRules: { heavy: 'tough-heavy', mechanical: 'mechanic' },
}

/** All models of the counter editions, as the first reads them. */
export const catalogue = catalogueFor(renamedOnCards)

export const weapons = (): ReturnType<typeof readWeapons> => readWeapons(renamedOnCards)

/** What the rules of the first edition carry out: models that need anything else are not playable in it. */
export const enforced: EnforcedRules = {
  traits: new Set([...Object.keys(book.traits), ...Object.keys(book.specialAttacks)]),
  weaponRules: new Set(Object.keys(book.weaponRules)),
}

/** Whether a model needs nothing but the first edition. */
export const isPlayable = (id: string): boolean => {
  const profile = catalogue.model(id)
  return profile !== undefined && unenforcedRules(profile, enforced).length === 0
}
