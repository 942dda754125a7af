import {
  type Affiliation,
  affiliationNames,
  crewContext,
  enforced,
  isPlayable,
  type ModelAddition,
  type Profile,
  type Rank,
  slug,
} from '@gargoyle/bmg3'
import { traitWords, weaponRuleWords } from './words.ts'

/** What a person looks for among the models. Whatever is left out does not matter. */
export interface ModelFilters {
  /** As typed. */
  readonly text: string
  readonly affiliation?: Affiliation | undefined
  readonly rank?: Rank | undefined
  /** A trait, keyword or weapon rule: `trait/acrobat`, `weapon/reach`. */
  readonly rule?: string | undefined
  readonly leastCost?: number | undefined
  readonly mostCost?: number | undefined
  readonly playable: 'all' | 'playable' | 'missing'
  /** Only models that the crew could add now. */
  readonly fits: boolean
  readonly order: 'name' | 'cheap' | 'dear'
}

/** The first filters: all models that can be played. */
export const firstFilters: ModelFilters = { text: '', playable: 'playable', fits: false, order: 'name' }

/** Models by id, with how each could join; undefined until it is computed. */
export type AdditionsById = ReadonlyMap<string, readonly ModelAddition[]>

/** Additions put together by model. */
export function additionsById(additions: readonly ModelAddition[]): AdditionsById {
  const byId = new Map<string, ModelAddition[]>()
  for (const addition of additions) {
    const own = byId.get(addition.id)
    if (own) own.push(addition)
    else byId.set(addition.id, [addition])
  }
  return byId
}

/** The models that a person looks for, best first. */
export function searchModels(
  filters: ModelFilters,
  additions: AdditionsById | undefined,
  profiles: Iterable<Profile> = crewContext.catalogue.models.values(),
): readonly Profile[] {
  const words = slug(filters.text)
    .split('-')
    .filter((word) => word !== '')
  const found = [...profiles].flatMap((profile) => {
    if (!passes(profile, filters, additions)) return []
    const score = words.length === 0 ? 1 : match(profile, words)
    return score > 0 ? [{ profile, score }] : []
  })
  const inOrder = orders[filters.order]
  return found
    .sort((a, b) => b.score - a.score || inOrder(a.profile, b.profile))
    .map(({ profile }) => profile)
}

const byName = (a: Profile, b: Profile): number => a.alias.localeCompare(b.alias, 'en')
const orders: Readonly<Record<ModelFilters['order'], (a: Profile, b: Profile) => number>> = {
  name: byName,
  cheap: (a, b) => a.reputation - b.reputation || byName(a, b),
  dear: (a, b) => b.reputation - a.reputation || byName(a, b),
}

function passes(profile: Profile, filters: ModelFilters, additions: AdditionsById | undefined): boolean {
  const { affiliation, rank, rule, leastCost, mostCost, playable, fits } = filters
  if (affiliation !== undefined && !profile.affiliations.includes(affiliation)) return false
  if (rank !== undefined && !profile.ranks.includes(rank)) return false
  if (leastCost !== undefined && profile.reputation < leastCost) return false
  if (mostCost !== undefined && profile.reputation > mostCost) return false
  if (playable !== 'all' && isPlayable(profile, enforced) !== (playable === 'playable')) return false
  if (rule !== undefined && !rulesOf(profile).includes(rule)) return false
  if (fits && additions) {
    return additions.get(profile.id)?.some(({ reasons }) => reasons.length === 0) ?? false
  }
  return true
}

/** Traits and weapon rules of a card, as the filter names them. */
const rulesOf = ({ traits, weapons }: Profile): readonly string[] => [
  ...traits.map(({ id }) => `trait/${id}`),
  ...weapons.flatMap(({ rules }) => rules.map(({ id }) => `weapon/${id}`)),
]

/** How well a model answers to all words: its names count most, then its crews, then what is on its card. */
function match(profile: Profile, words: readonly string[]): number {
  const { names, rest } = wordsOf(profile)
  let score = 0
  for (const word of words) {
    if (names.includes(word)) score += 100
    else if (names.some((name) => name.startsWith(word))) score += 50
    else if (word.length > 2 && names.some((name) => name.includes(word))) score += 10
    else if (rest.some((other) => other.startsWith(word))) score += 1
    else return 0
  }
  return score
}

interface SearchWords {
  readonly names: readonly string[]
  readonly rest: readonly string[]
}

const remembered = new WeakMap<Profile, SearchWords>()

function wordsOf(profile: Profile): SearchWords {
  const known = remembered.get(profile)
  if (known) return known
  const split = (texts: readonly string[]) => [...new Set(texts.flatMap((text) => slug(text).split('-')))]
  const found = {
    names: split([profile.alias, profile.name]),
    rest: split([
      ...profile.affiliations.map((icon) => affiliationNames[icon]),
      ...profile.ranks,
      ...profile.traits.map(({ id }) => id),
      ...profile.weapons.flatMap(({ name, rules }) => [name, ...rules.map(({ id }) => id)]),
    ]),
  }
  remembered.set(profile, found)
  return found
}

/** Something to filter by. */
export interface RuleChoice {
  readonly value: string
  readonly name: string
  /** How many models have it. */
  readonly count: number
}

/** All there is to filter by, by kind, each in the order of the alphabet. */
export interface RuleChoices {
  readonly keywords: readonly RuleChoice[]
  readonly traits: readonly RuleChoice[]
  readonly weaponRules: readonly RuleChoice[]
}

/** Every trait, keyword and weapon rule that some model has. */
export function ruleChoices(
  isKeyword: (trait: string) => boolean,
  profiles: Iterable<Profile> = crewContext.catalogue.models.values(),
): RuleChoices {
  const counts = new Map<string, number>()
  for (const profile of profiles) {
    for (const rule of new Set(rulesOf(profile))) counts.set(rule, (counts.get(rule) ?? 0) + 1)
  }
  const choices = [...counts].map(([value, count]) => ({ value, count, name: ruleName(value) }))
  const inOrder = choices.sort((a, b) => a.name.localeCompare(b.name, 'en'))
  const trait = ({ value }: RuleChoice) => value.startsWith('trait/')
  const keyword = ({ value }: RuleChoice) => isKeyword(value.slice('trait/'.length))
  return {
    keywords: inOrder.filter((choice) => trait(choice) && keyword(choice)),
    traits: inOrder.filter((choice) => trait(choice) && !keyword(choice)),
    weaponRules: inOrder.filter((choice) => !trait(choice)),
  }
}

function ruleName(value: string): string {
  const [kind, id = ''] = value.split('/')
  return (kind === 'trait' ? traitWords : weaponRuleWords)({ id, args: [] }).name
}
