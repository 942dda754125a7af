import type { Effect, ModelId } from '@gargoyle/bmg-common'
import {
  type EffectRule,
  indexRules,
  indexSharedRules,
  type LastingRules,
  type RuleIndex,
  type SharedRuleIndex,
  summarizeLasting,
} from '@gargoyle/engine'
import type { Content } from '../content.ts'
import type { Model, Play } from '../state.ts'
import type { RuleUse, Weapon } from '../vocabulary.ts'
import { type RuleBook, type RuleKind, specialRuleId } from './rule-book.ts'
import type { CounterOwnedRule, CounterRule, CounterRuleTypes, CounterSharedRule } from './special-rule.ts'
import { GAINED, isSuspended } from './trait-changes.ts'

/** The special rules on the cards of all models, by what they answer and when they act. */
export type CounterRuleIndex = RuleIndex<CounterRuleTypes, CounterOwnedRule> & {
  /** Rules that change weapons, whosever. */
  readonly weaponChanges: readonly CounterOwnedRule[]
  /** Rules that add actions, by model. */
  readonly actions: readonly (readonly CounterOwnedRule[])[]
}

/** Everything the cards of these models bring along. */
export function indexCards(
  book: RuleBook,
  models: readonly { readonly traits: readonly RuleUse[]; readonly weapons: readonly Weapon[] }[],
): CounterRuleIndex {
  const byOwner = models.map(({ traits, weapons }, owner) => rulesOf(book, owner, traits, weapons))
  return {
    // Stolen weapons and special attacks bring rules that no card of their user lists.
    ...indexRules<CounterRuleTypes, CounterOwnedRule>(
      byOwner,
      [...Object.values(book.weaponRules), ...Object.values(book.specialAttacks)],
      lastingRulesOf(book),
      shareableRulesOf(book),
    ),
    weaponChanges: byOwner.flat().filter(({ record }) => record.changesWeapon !== undefined),
    actions: byOwner.map((rules) => rules.filter(({ record }) => record.action !== undefined)),
  }
}

function rulesOf(
  book: RuleBook,
  owner: ModelId,
  traits: readonly RuleUse[],
  weapons: readonly Weapon[],
): readonly CounterOwnedRule[] {
  const rules: CounterOwnedRule[] = []
  const add = (kind: RuleKind, use: RuleUse, record: CounterRule | undefined): void => {
    if (record === undefined) return
    // The same trait from two sources counts once.
    const known = rules.some((rule) => rule.record === record && sameArgs(rule.args, use.args))
    if (known) return
    rules.push({
      owner,
      id: use.id,
      record,
      args: use.args,
      name: record.name,
      rule: specialRuleId(book, kind, use.id, record),
    })
  }
  for (const [id, record] of Object.entries(book.everybody ?? {})) add('trait', { id, args: [] }, record)
  for (const use of traits) add('trait', use, book.traits[use.id])
  for (const weapon of weapons) {
    for (const use of weapon.rules) {
      const record = book.weaponRules[use.id]
      if (record?.carried) add('weapon-rule', use, record)
    }
  }
  return rules
}

const sameArgs = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((arg, i) => arg === other[i])

/**
 * Whether a rule on a model's card works: K.O. models use none but what they wear and are, those below ground use theirs.
 * bmg1/core/ko, bmg2/core/ko, bmg1/core/sewers, bmg2/core/sewers
 */
export const isRuleActive = (owner: Model, record: Pick<CounterRule, 'always'>): boolean =>
  record.always === true ||
  owner.condition === 'up' ||
  owner.condition === 'down' ||
  (owner.condition === 'away' && owner.sewerSince !== undefined)

/** The record of an effect; of a gained trait, that of the trait. */
export function effectRecord(game: Play, effect: Effect): CounterRule {
  const { traits, effects } = game.content.book
  if (isSuspended(game, effect)) return nothing
  const record = effect.id === GAINED ? traits[effect.args[0] ?? ''] : effects[effect.id]
  return record ?? game.broken(`There is no effect "${effect.id}".`)
}

/** What stands for a gained trait that is lost for now. */
const nothing: CounterRule = { name: 'Lost trait', text: 'It does nothing until the end of the round.' }

/** What else there is to know of an effect. */
export function effectRule(game: Play, effect: Effect): EffectRule {
  const { book } = game.content
  const record = effectRecord(game, effect)
  const [trait = '', ...args] = effect.args
  return effect.id === GAINED
    ? { id: trait, args, rule: specialRuleId(book, 'trait', trait, record) }
    : { id: effect.id, args: effect.args, rule: specialRuleId(book, 'effect', effect.id, record) }
}

type CounterSharedIndex = SharedRuleIndex<CounterRuleTypes, CounterSharedRule>

type InForce = { readonly content: Content; readonly scenario: string; readonly index: CounterSharedIndex }

// What is in force changes once a game and is asked for thousands of times, mostly by the same game again.
const inForce = new WeakMap<Content, InForce>()
let latest: InForce | undefined

/** The rules of the table and of the scenario. */
export function sharedRulesOf({ state, content }: Play): CounterSharedIndex {
  if (latest?.content === content && latest.scenario === state.scenario) return latest.index
  let found = inForce.get(content)
  if (found === undefined || found.scenario !== state.scenario) {
    found = { content, scenario: state.scenario, index: indexShared(content.book, state.scenario) }
    inForce.set(content, found)
  }
  latest = found
  return found.index
}

function indexShared(book: RuleBook, name: string): CounterSharedIndex {
  const shared = (kind: RuleKind, id: string, record: CounterRule<undefined>): CounterSharedRule => ({
    id,
    record,
    args: [],
    rule: specialRuleId(book, kind, id, record),
  })
  const scenario = book.scenarios[name]
  const rules = [
    ...Object.entries(book.tableRules).map(([id, record]) => shared('effect', id, record)),
    ...(scenario?.rules ?? []).map((record) => shared('scenario', name, record)),
  ]
  return indexSharedRules<CounterRuleTypes, CounterSharedRule>(rules)
}

/** All rules that can be in force for all models: see `indexShared`. */
const shareableRulesOf = ({ tableRules, scenarios }: RuleBook): readonly CounterRule<undefined>[] => [
  ...Object.values(tableRules),
  ...Object.values(scenarios).flatMap(({ rules }) => rules ?? []),
]

// There is one rule book for many games.
const lastingOf = new WeakMap<RuleBook, LastingRules<CounterRuleTypes>>()

/** What effects and traits that a model gains in play may answer, and when they may act. */
function lastingRulesOf(book: RuleBook): LastingRules<CounterRuleTypes> {
  const known = lastingOf.get(book)
  if (known !== undefined) return known
  const records = [...Object.values(book.effects), ...Object.values(book.traits)]
  const made = summarizeLasting<CounterRuleTypes>(records)
  lastingOf.set(book, made)
  return made
}
