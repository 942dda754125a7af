import { type Effect, type ModelId, type RuleUse, SUPPRESSED } from '@gargoyle/bmg-common'
import {
  type EffectRule,
  indexRules,
  indexSharedRules,
  type LastingRules,
  memory,
  type RuleIndex,
  recall,
  remember,
  type SharedRuleIndex,
  summarizeLasting,
} from '@gargoyle/engine'
import type { Strike } from '../attack/strike.ts'
import type { Content } from '../content.ts'
import { isAside } from '../model/aside.ts'
import type { Model, Play } from '../state.ts'
import type { Profile } from '../vocabulary.ts'
import { type RuleBook, type RuleKind, ruleIdOf } from './rule-book.ts'
import type { Bmg3OwnedRule, Bmg3Rule, Bmg3RuleTypes, Bmg3SharedRule, PickedTrait } from './special-rule.ts'

/** The special rules on the cards of all models, by what they answer and when they act. */
export type Bmg3RuleIndex = RuleIndex<Bmg3RuleTypes, Bmg3OwnedRule> & {
  /** Rules that add actions, by model. */
  readonly actions: readonly (readonly Bmg3OwnedRule[])[]
  /** Rules that lend actions to friends, of all models. */
  readonly lent: readonly Bmg3OwnedRule[]
  /** Models that traits of friends do nothing to. */
  readonly loners: ReadonlySet<ModelId>
  /** Traits of all models that ignore rules of the targets of their owners. */
  readonly piercing: readonly Bmg3OwnedRule[]
}

/** Everything the cards of these models bring along. What equipment grants is in the traits given. */
export function indexCards(
  book: RuleBook,
  models: readonly { readonly profile: Profile; readonly traits: readonly RuleUse[] }[],
): Bmg3RuleIndex {
  const byOwner = models.map(({ profile, traits }, owner) => rulesOf(book, owner, profile, traits))
  return {
    // Traits put rules on weapons that no card lists, so all weapon rules count as possible answers.
    ...indexRules<Bmg3RuleTypes, Bmg3OwnedRule>(
      byOwner,
      Object.values(book.weaponRules),
      lastingRulesOf(book),
      shareableRulesOf(book),
    ),
    actions: byOwner.map((rules) => rules.filter(({ record }) => record.action !== undefined)),
    lent: byOwner.flat().filter(({ record }) => record.lends !== undefined),
    loners: new Set(byOwner.flatMap((rules, id) => (rules.some(({ record }) => record.loner) ? [id] : []))),
    piercing: byOwner.flat().filter(({ record }) => record.ignores !== undefined),
  }
}

function rulesOf(
  book: RuleBook,
  owner: ModelId,
  profile: Profile,
  traits: readonly RuleUse[],
): readonly Bmg3OwnedRule[] {
  const rules = mergedUses(book, traits).flatMap((use) => [
    ownedRule('trait', owner, use, book.traits[use.id]),
    ...optionsOf(book, owner, use),
  ])
  for (const weapon of profile.weapons) {
    for (const use of weapon.rules) {
      const record = book.weaponRules[use.id]
      // Two shields protect no better than one.
      const known = rules.some((each) => each?.record === record)
      if (record?.carried && !known) rules.push(ownedRule('weapon', owner, use, record))
    }
  }
  return rules.filter((each) => each !== undefined)
}

/**
 * A trait that a model has from two sources, its card and its equipment, is one trait: with the same arguments it counts
 * once. Where its number is a supply, such as doses, the numbers add up.
 */
export function mergedUses(book: Pick<RuleBook, 'traits'>, uses: readonly RuleUse[]): readonly RuleUse[] {
  const found: RuleUse[] = []
  for (const use of uses) {
    const supply = book.traits[use.id]?.supply === true
    const at = found.findIndex(
      (each) => each.id === use.id && (supply || each.args.join() === use.args.join()),
    )
    if (at < 0) found.push(use)
    else if (supply) found[at] = { ...use, args: [`${amountOf(found[at]!) + amountOf(use)}`] }
  }
  return found
}

/** A supply without a number is one. */
const amountOf = ({ args }: RuleUse): number => Number(args[0] ?? 1)

/** The traits of which a model has one, as its player says before the deployment. */
const optionsOf = (book: RuleBook, owner: ModelId, use: RuleUse): readonly (Bmg3OwnedRule | undefined)[] =>
  (book.traits[use.id]?.oneOf ?? []).flatMap(({ id, traits }) =>
    traits.map((trait) => {
      const rule = ownedRule('trait', owner, trait, book.traits[trait.id])
      return rule && { ...rule, option: { of: use.id, id } }
    }),
  )

/** What a model's player has picked of what its rules offer, by the rule. */
const pickedTraits = memory<Readonly<Record<string, readonly string[]>>>('rules/picked-traits', {})

/** Whether the player of a model has picked an option of a rule. */
export const hasPicked = (owner: Model, { of, id }: PickedTrait): boolean =>
  recall(owner, pickedTraits)[of]?.includes(id) === true

/** The player of a model picks an option of a rule, beside those picked before. */
export function pickTrait(owner: Model, { of, id }: PickedTrait): void {
  const known = recall(owner, pickedTraits)
  remember(owner, pickedTraits, { ...known, [of]: [...(known[of] ?? []), id] })
}

function ownedRule(
  kind: RuleKind,
  owner: ModelId,
  use: RuleUse,
  record: Bmg3Rule | undefined,
): Bmg3OwnedRule | undefined {
  if (record === undefined) return undefined
  return {
    owner,
    id: use.id,
    record,
    args: use.args,
    name: record.name,
    rule: ruleIdOf(kind, use.id, record),
  }
}

/** Whether a rule on a model's card works: K.O. models use none of theirs. bmg3/core/ko */
export const isRuleActive = (
  owner: Model,
  {
    record,
    option,
    rule,
  }: Pick<Bmg3OwnedRule, 'option' | 'rule'> & { readonly record: Pick<Bmg3Rule, 'always'> },
): boolean =>
  (record.always === true ? !isAside(owner) : owner.condition === 'up' || owner.condition === 'down') &&
  (option === undefined || hasPicked(owner, option)) &&
  !hasLost(owner, rule)

/** Whether something has taken a rule of its card from a model. */
const hasLost = ({ effects }: Model, rule: string): boolean =>
  effects.length > 0 && effects.some(({ id, args }) => id === SUPPRESSED && args.includes(idOf(rule)))

/** The last part of a rule's name. */
const idOf = (rule: string): string => rule.slice(rule.lastIndexOf('/') + 1)

/** Whether a strike ignores a rule of its target, or of the model that takes the hits instead. */
export function isRuleIgnored(
  game: Play,
  strike: Pick<Strike, 'target' | 'sufferer' | 'weapon' | 'attacker'> | undefined,
  owner: Model,
  { rule }: Pick<Bmg3OwnedRule, 'rule'>,
): boolean {
  if (strike === undefined || (strike.target !== owner && strike.sufferer !== owner)) return false
  const id = idOf(rule)
  if (strike.weapon.rules.some((use) => game.content.book.weaponRules[use.id]?.ignores?.includes(id)))
    return true
  return game.content.ruleIndex.piercing.some(
    (each) =>
      each.owner === strike.attacker.id &&
      each.record.ignores?.includes(id) &&
      isRuleActive(strike.attacker, each),
  )
}

/** The record of an effect. */
export function effectRecord(game: Play, effect: Effect): Bmg3Rule {
  return game.content.book.effects[effect.id] ?? game.broken(`There is no effect "${effect.id}".`)
}

/** What the engine wants to know of an effect that has something to say. */
export const effectRule = (game: Play, effect: Effect): EffectRule => ({
  id: effect.id,
  args: effect.args,
  rule: ruleIdOf('effect', effect.id, effectRecord(game, effect)),
})

// There is one rule book for many games.
const lastingOf = new WeakMap<RuleBook, LastingRules<Bmg3RuleTypes>>()

/** What effects may answer, and when they may act. */
function lastingRulesOf(book: RuleBook): LastingRules<Bmg3RuleTypes> {
  const known = lastingOf.get(book)
  if (known !== undefined) return known
  const made = summarizeLasting<Bmg3RuleTypes>(Object.values(book.effects))
  lastingOf.set(book, made)
  return made
}

/** Everything that can be in force for all models: see `collectSharedRules`. */
const shareableRulesOf = ({ tableRules, encounters, events, plots }: RuleBook): Bmg3Rule<undefined>[] => [
  ...Object.values(tableRules),
  ...Object.values(encounters).flatMap(({ rules }) => (rules === undefined ? [] : [rules])),
  ...Object.values(events),
  ...Object.values(plots),
]

const tableRules = new WeakMap<RuleBook, readonly Bmg3SharedRule[]>()

/** The rules that are in force at every table. */
function tableRulesOf(book: RuleBook): readonly Bmg3SharedRule[] {
  const known = tableRules.get(book)
  if (known !== undefined) return known
  const made = Object.entries(book.tableRules).map(([id, record]) => sharedRule('effect', id, record))
  tableRules.set(book, made)
  return made
}

const sharedRule = (
  kind: RuleKind,
  id: string,
  record: Bmg3Rule<undefined>,
  seat?: Bmg3SharedRule['seat'],
): Bmg3SharedRule => ({
  id,
  record,
  rule: ruleIdOf(kind, id, record),
  // A plot learns whose it is.
  args: seat === undefined ? [] : [seat],
  seat,
})

type Bmg3SharedRuleIndex = SharedRuleIndex<Bmg3RuleTypes, Bmg3SharedRule>

/** What is in force at a table, for as long as encounter, event and plots stay the same. */
type InForce = {
  readonly content: Content
  readonly encounter: string
  readonly event: string | undefined
  readonly plots: readonly (string | undefined)[]
  readonly index: Bmg3SharedRuleIndex
}

// What is in force changes three times a game and is asked for thousands of times, mostly by the same game again.
const inForce = new WeakMap<Content, InForce>()
let latest: InForce | undefined

function isCurrent(known: InForce, { state, content, seats }: Play): boolean {
  if (known.content !== content || known.encounter !== state.encounter || known.event !== state.event)
    return false
  for (let i = 0; i < seats.length; i++) if (known.plots[i] !== state.crews[seats[i]!]?.plot) return false
  return true
}

/** The rules of the table, the encounter, the event and the plots that are in force. */
export function sharedRulesOf(game: Play): Bmg3SharedRuleIndex {
  if (latest !== undefined && isCurrent(latest, game)) return latest.index
  const { content, state, seats } = game
  let found = inForce.get(content)
  if (found === undefined || !isCurrent(found, game)) {
    const { encounter, event, crews } = state
    const plots = seats.map((seat) => crews[seat]?.plot)
    const index = indexSharedRules<Bmg3RuleTypes, Bmg3SharedRule>(collectSharedRules(game))
    found = { content, encounter, event, plots, index }
    inForce.set(content, found)
  }
  latest = found
  return found.index
}

function collectSharedRules({ state, content, seats }: Play): readonly Bmg3SharedRule[] {
  const { book } = content
  const found: Bmg3SharedRule[] = [...tableRulesOf(book)]
  const encounter = book.encounters[state.encounter]?.rules
  if (encounter !== undefined) found.push(sharedRule('encounter', state.encounter, encounter))
  const event = state.event === undefined ? undefined : book.events[state.event]
  if (event !== undefined && state.event !== undefined) found.push(sharedRule('event', state.event, event))
  for (const seat of seats) {
    const plot = state.crews[seat]?.plot
    const record = plot === undefined ? undefined : book.plots[plot]
    if (record !== undefined && plot !== undefined) found.push(sharedRule('plot', plot, record, seat))
  }
  return found
}
