import { inWords } from '@gargoyle/bmg-common'
import {
  affiliationName,
  isNobody,
  type Profile,
  type RuleUse,
  unenforcedRules,
  type Weapon,
} from '@gargoyle/bmg-counters'
import { type Block, type Fact, type LinkItem, plain, type RuleEntry } from '../../../rules/library.ts'
import type { EditionParts } from '../edition-parts.ts'
import { damageWords, rankWords } from '../panels/card-words.ts'
import { traitSpan, weaponRuleSpan, withCommas } from './shelf.ts'

const bandsOf = (profile: Profile): string => profile.affiliations.map(affiliationName).join(', ')
const ranksOf = (profile: Profile): string => profile.ranks.map((rank) => rankWords[rank]).join(', ')

/** What keeps a model from being played, if anything does. */
function unplayable(profile: Profile, { bands }: EditionParts): readonly Block[] {
  const missing = unenforcedRules(profile, bands.enforced)
  if (missing.length === 0) return []
  return [
    {
      shape: 'notice',
      spans: [`Cannot be played here: this edition has no ${missing.map(inWords).join(', ')}.`],
    },
  ]
}

function factsBlock(profile: Profile): Block {
  const facts: Fact[] = [
    { label: 'Name', value: [profile.name] },
    { label: 'Rank', value: [ranksOf(profile)] },
    { label: 'Bands', value: [bandsOf(profile)] },
    ...(profile.rivals.length > 0
      ? [{ label: 'Rivals', value: [profile.rivals.map(affiliationName).join(', ')] }]
      : []),
    { label: 'Reputation', value: [`${profile.reputation}`] },
    ...(profile.funding > 0 ? [{ label: 'Funding', value: [`$${profile.funding}`] }] : []),
  ]
  return { shape: 'facts', items: facts }
}

const skillsBlock = (profile: Profile): Block => ({
  shape: 'figures',
  title: 'Skills',
  items: [
    { label: 'Willpower', value: `${profile.willpower}` },
    { label: 'Strength', value: `${profile.strength}+` },
    { label: 'Movement', value: `${profile.movement}` },
    { label: 'Attack', value: `${profile.attack}` },
    { label: 'Defense', value: `${profile.defense}` },
    { label: 'Special', value: `${profile.special}` },
    { label: 'Endurance', value: `${profile.endurance}` },
  ],
})

const weaponFacts = ({ damage, rateOfFire, ammo, rules }: Weapon, parts: EditionParts): readonly Fact[] => [
  { label: 'A success does', value: [damageWords(damage)] },
  ...(rateOfFire === undefined
    ? [{ label: 'Use', value: ['close combat'] }]
    : [
        { label: 'Rate of fire', value: [`${rateOfFire}`] },
        { label: 'Magazines', value: [ammo === undefined ? 'no limit' : `${ammo}`] },
      ]),
  ...(rules.length === 0
    ? []
    : [{ label: 'Rules', value: withCommas(rules.map((use) => weaponRuleSpan(parts, use))) }]),
]

function cardBlocks(profile: Profile, parts: EditionParts): readonly Block[] {
  const { traits, specialAttacks } = parts.book
  const meaning = ({ id }: RuleUse): string =>
    (specialAttacks[id] ?? traits[id])?.text ?? 'The program does not carry this out in this edition.'
  return [
    ...(profile.weapons.length === 0
      ? []
      : [
          {
            shape: 'cards',
            title: 'Weapons',
            items: profile.weapons.map((weapon) => ({
              name: weapon.name,
              facts: weaponFacts(weapon, parts),
            })),
          } as const,
        ]),
    ...(profile.traits.length === 0
      ? []
      : [
          {
            shape: 'terms',
            title: 'Traits',
            items: profile.traits.map((use) => ({ term: [traitSpan(parts, use)], meaning: [meaning(use)] })),
          } as const,
        ]),
  ]
}

function entryOf(profile: Profile, parts: EditionParts): RuleEntry {
  const { id, alias, name, traits, weapons } = profile
  const who = isNobody(name) || name === alias ? '' : `${name}. `
  return {
    kind: 'model',
    id,
    name: alias,
    summary: `${who}${ranksOf(profile)} of ${bandsOf(profile)}, ${profile.reputation} Reputation.`,
    words: `${name} ${bandsOf(profile)} ${ranksOf(profile)}`,
    // Not the texts of its traits: a search for a word in those should find the trait.
    searched: [
      ...traits.map((use) => plain([traitSpan(parts, use)])),
      ...weapons.flatMap((weapon) => [
        weapon.name,
        ...weapon.rules.map((use) => plain([weaponRuleSpan(parts, use)])),
      ]),
    ].join(', '),
    blocks: [
      ...unplayable(profile, parts),
      factsBlock(profile),
      skillsBlock(profile),
      ...cardBlocks(profile, parts),
    ],
  }
}

/** All models of the catalogue. */
export const modelEntries = (parts: EditionParts): readonly RuleEntry[] =>
  [...parts.bands.catalogue.models.values()].map((profile) => entryOf(profile, parts))

/** The models that have each rule, by the id of the rule. */
export function bearersOf(
  { bands }: EditionParts,
  usesOf: (profile: Profile) => readonly RuleUse[],
): ReadonlyMap<string, readonly LinkItem[]> {
  const found = new Map<string, LinkItem[]>()
  for (const profile of bands.catalogue.models.values()) {
    for (const id of new Set(usesOf(profile).map((use) => use.id))) {
      const items = found.get(id) ?? []
      found.set(id, items)
      items.push({ to: { kind: 'model', id: profile.id }, text: profile.alias, note: bandsOf(profile) })
    }
  }
  return found
}
