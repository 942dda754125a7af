import type { RuleId } from '../vocabulary.ts'
import type { MomentName, QuestionName, RuleRole, RuleTypes, SpecialRule } from './special-rule.ts'

/** A special rule that an owner has for the whole game: printed on its card, or granted by what it carries. */
export type OwnedRule<T extends RuleTypes, Record extends SpecialRule<T> = SpecialRule<T>> = {
  /** The number of the owner: its place among all owners of the game. */
  readonly owner: number
  readonly record: Record
  readonly args: readonly string[]
  readonly name: string
  readonly rule: RuleId
  /** Rules of a higher precedence win over rules of a lower one; 0 if left out. */
  readonly precedence?: number
}

/** A special rule that no owner has: of a mission, an event, the table. */
export type SharedRule<
  T extends RuleTypes,
  Record extends SpecialRule<T, undefined> = SpecialRule<T, undefined>,
> = {
  readonly record: Record
  readonly args: readonly string[]
  readonly rule: RuleId
  readonly precedence?: number
}

type ByQuestion<T extends RuleTypes, R> = ReadonlyMap<QuestionName<T>, readonly R[]>
type ByMoment<T extends RuleTypes, R> = ReadonlyMap<MomentName<T>, readonly R[]>

/**
 * Which owned rules answer which question and act at which moment. Built once for each game, so that no rule of the
 * core looks through special rules that have nothing to do with it.
 */
export type RuleIndex<T extends RuleTypes, R extends OwnedRule<T> = OwnedRule<T>> = {
  /** By the number of the owner. */
  readonly own: readonly ByQuestion<T, R>[]
  readonly foe: readonly ByQuestion<T, R>[]
  readonly around: ByQuestion<T, R>
  readonly moments: ByMoment<T, R>
  /** Every question that any rule of an owner, or one that no owner has, can answer. */
  readonly answered: ReadonlySet<QuestionName<T>>
  /** Those of them that rules can answer which no owner has, such as rules of weapons. */
  readonly unowned: ReadonlySet<QuestionName<T>>
  /** Questions that something lasting on an owner may answer about others. */
  readonly lasting: ReadonlySet<QuestionName<T>>
  readonly byOwner: readonly (readonly R[])[]
}

/**
 * Builds the index of the rules of all owners. `others` are records that can come into force during the game without
 * being owned, such as rules of weapons: their questions count as answered. `lasting` are the questions that effects may
 * answer about others than those they last on (see `questionsAround`).
 */
export function indexRules<T extends RuleTypes, R extends OwnedRule<T>>(
  byOwner: readonly (readonly R[])[],
  others: Iterable<SpecialRule<T>> = [],
  lasting: ReadonlySet<QuestionName<T>> = new Set(),
): RuleIndex<T, R> {
  const all = byOwner.flat()
  const unowned = questionsOfAll<T>(others)
  return {
    own: byOwner.map((rules) => byQuestion<T, R>(rules, 'own')),
    foe: byOwner.map((rules) => byQuestion<T, R>(rules, 'foe')),
    around: byQuestion<T, R>(all, 'around'),
    moments: byMoment<T, R>(all),
    answered: new Set([...unowned, ...questionsOfAll<T>(all.map((rule) => rule.record))]),
    unowned,
    lasting,
    byOwner,
  }
}

/** Questions that any of these records answers about others. */
export function questionsAround<T extends RuleTypes>(
  records: Iterable<SpecialRule<T>>,
): ReadonlySet<QuestionName<T>> {
  const found = new Set<QuestionName<T>>()
  for (const record of records) for (const question of questionsOf<T>(record, 'around')) found.add(question)
  return found
}

/** Which shared rules answer which question and act at which moment. */
export type SharedRuleIndex<T extends RuleTypes, R extends SharedRule<T> = SharedRule<T>> = {
  readonly all: readonly R[]
  readonly questions: ByQuestion<T, R>
  readonly moments: ByMoment<T, R>
}

/** Builds the index of the shared rules in force. They answer about everybody, with `around`. */
export function indexSharedRules<T extends RuleTypes, R extends SharedRule<T>>(
  rules: readonly R[],
): SharedRuleIndex<T, R> {
  return { all: rules, questions: byQuestion<T, R>(rules, 'around'), moments: byMoment<T, R>(rules) }
}

const roles: readonly RuleRole[] = ['own', 'foe', 'around']

// Only the names of questions and moments are looked at, so the type of the owner does not matter.
type AnyRecord = { readonly [Role in RuleRole]?: object } & { readonly on?: object }

const questionsOf = <T extends RuleTypes>(record: AnyRecord, role: RuleRole): QuestionName<T>[] =>
  Object.keys(record[role] ?? {}) as QuestionName<T>[]

function questionsOfAll<T extends RuleTypes>(records: Iterable<AnyRecord>): Set<QuestionName<T>> {
  const questions = new Set<QuestionName<T>>()
  for (const record of records) {
    for (const role of roles) for (const question of questionsOf<T>(record, role)) questions.add(question)
  }
  return questions
}

function byQuestion<T extends RuleTypes, R extends { readonly record: AnyRecord }>(
  rules: readonly R[],
  role: RuleRole,
): ByQuestion<T, R> {
  return grouped(rules, ({ record }) => questionsOf<T>(record, role))
}

function byMoment<T extends RuleTypes, R extends { readonly record: AnyRecord }>(
  rules: readonly R[],
): ByMoment<T, R> {
  return grouped(rules, ({ record }) => Object.keys(record.on ?? {}) as MomentName<T>[])
}

function grouped<Key, R>(rules: readonly R[], keysOf: (rule: R) => readonly Key[]): Map<Key, R[]> {
  const groups = new Map<Key, R[]>()
  for (const rule of rules) {
    for (const key of keysOf(rule)) {
      const group = groups.get(key)
      if (group === undefined) groups.set(key, [rule])
      else group.push(rule)
    }
  }
  return groups
}
