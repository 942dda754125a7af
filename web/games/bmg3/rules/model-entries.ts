import {
  affiliationNames,
  book,
  catalogue,
  type Damage,
  enforced,
  hasUnknownName,
  inWords,
  isCalled,
  type Profile,
  rankNames,
  slug,
  unenforced,
  type Weapon,
} from '@gargoyle/bmg3'
import {
  type Block,
  type Fact,
  plain,
  type RuleEntry,
  type Span,
  type Spans,
} from '../../../rules/library.ts'
import { traitSpan, weaponRuleSpan, withCommas } from './shelf.ts'

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`

/** Damage in words: an injury and two stuns. */
function damageWords({ injury, stun }: Damage): string {
  const parts = [
    ...(injury > 0 ? [count(injury, 'injury', 'injuries')] : []),
    ...(stun > 0 ? [count(stun, 'stun', 'stuns')] : []),
  ]
  return parts.join(', ') || 'none'
}

const crews = (affiliations: Profile['affiliations']): string =>
  affiliations.map((each) => affiliationNames[each]).join(', ')

const ranks = (profile: Profile): string => profile.ranks.map((rank) => rankNames[rank]).join(', ')

/** What keeps a model from being played, if anything does. */
function unplayable(profile: Profile): readonly Block[] {
  const missing = unenforced(profile, enforced)
  if (missing.length === 0) return []
  const names = missing.map(inWords).join(', ')
  return [{ shape: 'notice', spans: [`Cannot be played yet: the program does not carry out ${names}.`] }]
}

function factsBlock(profile: Profile): Block {
  const facts: Fact[] = [
    { label: 'Name', value: [profile.name] },
    { label: 'Rank', value: [{ text: ranks(profile), to: { kind: 'rule', id: 'crew-ranks' } }] },
    { label: 'Crews', value: [crews(profile.affiliations)] },
  ]
  if (profile.rivals.length > 0) {
    facts.push({
      label: 'Rivals',
      value: [{ text: crews(profile.rivals), to: { kind: 'rule', id: 'rivals' } }],
    })
  }
  facts.push({ label: 'Reputation', value: [`${profile.reputation}`] })
  if (profile.funding > 0) facts.push({ label: 'Funding', value: [`$${profile.funding}`] })
  facts.push({ label: 'Base', value: [`${profile.base} mm`] })
  return { shape: 'facts', items: facts }
}

function skillsBlock({ willpower, endurance, movement, attack, strength, defense, special }: Profile): Block {
  return {
    shape: 'figures',
    title: 'Skills',
    items: [
      { label: 'Willpower', value: willpower === undefined ? 'none' : `${willpower}` },
      { label: 'Endurance', value: `${endurance}` },
      { label: 'Movement', value: `${movement}"` },
      { label: 'Attack', value: `${attack}` },
      { label: 'Strength', value: `${strength}+` },
      { label: 'Defense', value: `${defense}` },
      { label: 'Special', value: `${special}` },
    ],
  }
}

function weaponFacts({ damage, rateOfFire, ammo, strength, rules }: Weapon): readonly Fact[] {
  const ranged =
    rateOfFire === undefined
      ? [{ label: 'Use', value: ['melee'] }]
      : [
          { label: 'Rate of fire', value: [`${rateOfFire}`] },
          { label: 'Magazines', value: [ammo === undefined ? 'no limit' : `${ammo}`] },
        ]
  return [
    { label: 'A hit does', value: [damageWords(damage)] },
    ...ranged,
    ...(strength === undefined ? [] : [{ label: 'Strength', value: [`${strength}+`] }]),
    ...(rules.length === 0 ? [] : [{ label: 'Rules', value: withCommas(rules.map(weaponRuleSpan)) }]),
  ]
}

const weaponsBlock = ({ weapons }: Profile): readonly Block[] =>
  weapons.length === 0
    ? []
    : [
        {
          shape: 'cards',
          title: 'Weapons',
          items: weapons.map((weapon) => ({ name: weapon.name, facts: weaponFacts(weapon) })),
        },
      ]

const traitsBlock = ({ traits }: Profile): readonly Block[] =>
  traits.length === 0
    ? []
    : [
        {
          shape: 'terms',
          title: 'Traits',
          items: traits.map((use) => ({
            term: [traitSpan(use)],
            meaning: [book.traits[use.id]?.text ?? 'The program does not carry this out yet.'],
          })),
        },
      ]

/** Cards that certain models bring along, with the names of those. */
const brought = Object.entries(book.cards).flatMap(([id, { name, forModels = [] }]) =>
  forModels.length === 0 ? [] : [{ id, name, by: forModels.map(slug) }],
)

function cardsBlock(profile: Profile): readonly Block[] {
  const items = brought
    .filter(({ by }) => by.some((name) => isCalled(profile, name)))
    .map(({ id, name }) => ({ to: { kind: 'card', id }, text: name }))
  return items.length === 0 ? [] : [{ shape: 'links', title: 'Cards it brings', items }]
}

const weaponSpans = ({ weapons }: Profile): Spans =>
  weapons.flatMap(({ name, rules }) => [name, ...rules.map(weaponRuleSpan)])

const wordsOfSpan = (span: Span): string => plain([span])

function entryOf(profile: Profile): RuleEntry {
  const { id, alias, name } = profile
  const who = hasUnknownName(profile) || name === alias ? '' : `${name}. `
  return {
    kind: 'model',
    id,
    name: alias,
    summary: `${who}${ranks(profile)} of ${crews(profile.affiliations)}, ${profile.reputation} Reputation.`,
    words: `${name} ${crews(profile.affiliations)} ${ranks(profile)}`,
    // Not the texts of its traits: a search for a word in those should find the trait.
    searched: [...profile.traits.map(traitSpan), ...weaponSpans(profile)].map(wordsOfSpan).join(', '),
    blocks: [
      ...unplayable(profile),
      factsBlock(profile),
      skillsBlock(profile),
      ...weaponsBlock(profile),
      ...traitsBlock(profile),
      ...cardsBlock(profile),
    ],
  }
}

/** All models of the catalogue. */
export const modelEntries = (): readonly RuleEntry[] => [...catalogue.models.values()].map(entryOf)
