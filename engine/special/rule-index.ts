import type { RuleId } from '../vocabulary.ts'
import type { MomentName, QuestionName, RuleRole, RuleTypes, SpecialRule } from './special-rule.ts'

/** A special rule that an owner has for the whole game: printed on its card, or granted by what it carries. */
export type OwnedRule<T extends RuleTypes, Record extends SpecialRule<T> = SpecialRule<T>> = {
  /** The number of the owner: its place among all owners of the game. */
  readonly owner: number
  /** The id under which its record stands. */
  readonly id: string
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
  readonly id: string
  readonly record: Record
  readonly args: readonly string[]
  readonly rule: RuleId
  readonly precedence?: number
}

type ByQuestion<T extends RuleTypes, R> = ReadonlyMap<QuestionName<T>, readonly R[]>
type ByMoment<T extends RuleTypes, R> = ReadonlyMap<MomentName<T>, readonly R[]>
type ByOwner<R> = readonly (readonly R[] | undefined)[]

/** Which rules may answer one question. What is undefined or false need not be looked at. */
export type QuestionRules<R> = {
  /** By the number of the owner, as `foe` is. */
  readonly own: ByOwner<R> | undefined
  readonly foe: ByOwner<R> | undefined
  readonly around: readonly R[] | undefined
  /** Whether rules may answer that no owner has, such as rules of weapons. */
  readonly unowned: boolean
  /** Whether something lasting on an owner may answer, in each role. */
  readonly lasting: Readonly<Record<RuleRole, boolean>>
  /** Whether a shared rule may answer. */
  readonly shared: boolean
}

/**
 * Which owned rules answer which question and act at which moment. Built once for each game, so that no rule of the
 * core looks through special rules that have nothing to do with it.
 */
export type RuleIndex<T extends RuleTypes, R extends OwnedRule<T> = OwnedRule<T>> = {
  /** Questions that are not here have no answer, except from shared rules where the index does not know those. */
  readonly questions: ReadonlyMap<QuestionName<T>, QuestionRules<R>>
  /** Whether the index knows which questions shared rules may answer. */
  readonly knowsShared: boolean
  readonly moments: ByMoment<T, R>
  /** Moments at which something lasting on an owner may act. */
  readonly lastingMoments: ReadonlySet<MomentName<T>>
  /** Every question that any rule of an owner, or one that no owner has, can answer. */
  readonly answered: ReadonlySet<QuestionName<T>>
  readonly byOwner: readonly (readonly R[])[]
}

/** What effects may answer, in each role, and at which moments they may act. */
export type LastingRules<T extends RuleTypes> = Readonly<Record<RuleRole, ReadonlySet<QuestionName<T>>>> & {
  readonly moments: ReadonlySet<MomentName<T>>
}

/** Sums up all records that can come to last on owners. Worth keeping: a rule book has the same for all games. */
export function summarizeLasting<T extends RuleTypes>(records: Iterable<SpecialRule<T>>): LastingRules<T> {
  const all = [...records]
  return {
    own: questionsOfAll<T>(all, ['own']),
    foe: questionsOfAll<T>(all, ['foe']),
    around: questionsOfAll<T>(all, ['around']),
    moments: new Set(all.flatMap((record) => momentsOf<T>(record))),
  }
}

/**
 * Builds the index of the rules of all owners. `others` are records that can come into force during the game without
 * being owned, such as rules of weapons: their questions count as answered. `lasting` are the effects (see
 * `summarizeLasting`); a game without effects leaves them out. `shareable` are all records that may come into force
 * for all owners, at any time of the game; where they are left out, shared rules are looked at for every question.
 */
export function indexRules<T extends RuleTypes, R extends OwnedRule<T>>(
  byOwner: readonly (readonly R[])[],
  others: Iterable<SpecialRule<T>> = [],
  lasting: LastingRules<T> = summarizeLasting<T>([]),
  shareable?: Iterable<SpecialRule<T, undefined>>,
): RuleIndex<T, R> {
  const all = byOwner.flat()
  const unowned = questionsOfAll<T>(others)
  const answered = new Set([...unowned, ...questionsOfAll<T>(all.map((rule) => rule.record))])
  const own = byOwner.map((rules) => byQuestion<T, R>(rules, 'own'))
  const foe = byOwner.map((rules) => byQuestion<T, R>(rules, 'foe'))
  const around = byQuestion<T, R>(all, 'around')
  const shared = shareable === undefined ? undefined : questionsOfAll<T>(shareable, ['around'])
  const questions = new Map<QuestionName<T>, QuestionRules<R>>()
  const known = [answered, lasting.own, lasting.foe, lasting.around, shared ?? []]
  for (const question of new Set(known.flatMap((names) => [...names]))) {
    questions.set(question, {
      own: rulesByOwner(own, question),
      foe: rulesByOwner(foe, question),
      around: around.get(question),
      unowned: unowned.has(question),
      lasting: {
        own: lasting.own.has(question),
        foe: lasting.foe.has(question),
        around: lasting.around.has(question),
      },
      shared: shared === undefined || shared.has(question),
    })
  }
  return {
    questions,
    knowsShared: shared !== undefined,
    moments: byMoment<T, R>(all),
    lastingMoments: lasting.moments,
    answered,
    byOwner,
  }
}

/** The rules of each owner that answer a question; undefined where no owner has one. */
function rulesByOwner<T extends RuleTypes, R>(
  owners: readonly ByQuestion<T, R>[],
  question: QuestionName<T>,
): ByOwner<R> | undefined {
  return owners.some((rules) => rules.has(question)) ? owners.map((rules) => rules.get(question)) : undefined
}

/** Which shared rules answer which question and act at which moment. */
export type SharedRuleIndex<T extends RuleTypes, R extends SharedRule<T> = SharedRule<T>> = {
  readonly all: readonly R[]
  readonly questions: ByQuestion<T, R>
  readonly moments: ByMoment<T, R>
}

/** Builds the index of the shared rules in force. They answer about all owners, with `around`. */
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

const momentsOf = <T extends RuleTypes>(record: AnyRecord): MomentName<T>[] =>
  Object.keys(record.on ?? {}) as MomentName<T>[]

function questionsOfAll<T extends RuleTypes>(
  records: Iterable<AnyRecord>,
  among: readonly RuleRole[] = roles,
): Set<QuestionName<T>> {
  const questions = new Set<QuestionName<T>>()
  for (const record of records) {
    for (const role of among) for (const question of questionsOf<T>(record, role)) questions.add(question)
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
  return grouped(rules, ({ record }) => momentsOf<T>(record))
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
