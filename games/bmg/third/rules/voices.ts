import type { RuleId, Seat } from '@gargoyle/engine'
import type { Strike } from '../attack/strike.ts'
import type { Content } from '../content.ts'
import type { Effect, Model, ModelId, Play } from '../state.ts'
import type { Profile, RuleUse } from '../vocabulary.ts'
import type { MomentPayloads } from './moments.ts'
import type { QuestionName } from './questions.ts'
import type { Answers, SpecialRule } from './record.ts'
import { type RuleBook, type RuleKind, ruleIdOf } from './rule-book.ts'

/** A special rule in the hands of a model. */
export type Speaker = {
  readonly owner: ModelId
  readonly record: SpecialRule
  readonly args: readonly string[]
  readonly name: string
  readonly rule: RuleId
}

/** A rule that belongs to nobody on the table: the event, the encounter, a plot. */
export type Scenario = {
  readonly record: SpecialRule<undefined>
  readonly rule: RuleId
  /** Whose plot it is. */
  readonly seat: Seat | undefined
}

type Side = 'own' | 'foe' | 'around'
type ByQuestion = Map<QuestionName, readonly Speaker[]>

/**
 * Who has something to say about what. Built once a game from the cards of all models, so that no rule looks
 * through traits that have nothing to do with it.
 */
export type VoiceIndex = {
  /** By model. */
  readonly own: readonly ByQuestion[]
  readonly foe: readonly ByQuestion[]
  readonly around: ByQuestion
  readonly moments: ReadonlyMap<keyof MomentPayloads, readonly Speaker[]>
  /** Every question that a card at this table answers, its weapons' rules included. */
  readonly answered: ReadonlySet<QuestionName>
  readonly actions: readonly (readonly Speaker[])[]
  readonly byModel: readonly (readonly Speaker[])[]
}

/** Everything the cards of these models bring along. What grants what (equipment) is in the uses given. */
export function indexVoices(
  book: RuleBook,
  models: readonly { readonly profile: Profile; readonly traits: readonly RuleUse[] }[],
): VoiceIndex {
  const byModel = models.map(({ profile, traits }, owner) => speakersOf(book, owner, profile, traits))
  const around: ByQuestion = new Map()
  const moments = new Map<keyof MomentPayloads, Speaker[]>()
  for (const speaker of byModel.flat()) {
    file(around, speaker.record.around, speaker)
    for (const moment of Object.keys(speaker.record.on ?? {}) as (keyof MomentPayloads)[]) {
      moments.set(moment, [...(moments.get(moment) ?? []), speaker])
    }
  }
  return {
    own: byModel.map((speakers) => filed(speakers, 'own')),
    foe: byModel.map((speakers) => filed(speakers, 'foe')),
    around,
    moments,
    answered: answeredBy(book, byModel.flat()),
    actions: byModel.map((speakers) => speakers.filter(({ record }) => record.action !== undefined)),
    byModel,
  }
}

function answeredBy(book: RuleBook, speakers: readonly Speaker[]): ReadonlySet<QuestionName> {
  // Traits put rules on weapons that no card lists, so all weapon rules count.
  const records = [...speakers.map(({ record }) => record), ...Object.values(book.weaponRules)]
  const answered = new Set<QuestionName>()
  for (const { own, foe, around } of records) {
    for (const answers of [own, foe, around]) {
      for (const question of Object.keys(answers ?? {}) as QuestionName[]) answered.add(question)
    }
  }
  return answered
}

function speakersOf(
  book: RuleBook,
  owner: ModelId,
  profile: Profile,
  traits: readonly RuleUse[],
): readonly Speaker[] {
  const speakers = traits.map((use) => speaker('trait', owner, use, book.traits[use.id]))
  for (const weapon of profile.weapons) {
    for (const use of weapon.rules) {
      const record = book.weaponRules[use.id]
      // Two shields protect no better than one.
      const known = speakers.some((each) => each?.record === record)
      if (record?.carried && !known) speakers.push(speaker('weapon', owner, use, record))
    }
  }
  return speakers.filter((each) => each !== undefined)
}

function speaker(
  kind: RuleKind,
  owner: ModelId,
  use: RuleUse,
  record: SpecialRule | undefined,
): Speaker | undefined {
  if (record === undefined) return undefined
  return { owner, record, args: use.args, name: record.name, rule: ruleIdOf(kind, use.id, record) }
}

function filed(speakers: readonly Speaker[], side: Side): ByQuestion {
  const found: ByQuestion = new Map()
  for (const each of speakers) file(found, each.record[side], each)
  return found
}

function file(shelf: ByQuestion, answers: Answers | undefined, speaker: Speaker): void {
  for (const question of Object.keys(answers ?? {}) as QuestionName[]) {
    shelf.set(question, [...(shelf.get(question) ?? []), speaker])
  }
}

/** Whether a model's traits are at work: K.O. models use none. bmg3/core/ko */
export const isHeard = (owner: Model, record: Pick<SpecialRule, 'always'>): boolean =>
  record.always === true || owner.condition === 'up' || owner.condition === 'down'

/** Whether the weapon of a strike passes a rule of its target by, or of whoever steps in. */
export function isPassedBy(
  game: Play,
  strike: Pick<Strike, 'target' | 'sufferer' | 'weapon'> | undefined,
  owner: Model,
  { rule }: Pick<Speaker, 'rule'>,
): boolean {
  if (strike === undefined || (strike.target !== owner && strike.sufferer !== owner)) return false
  const id = rule.slice(rule.lastIndexOf('/') + 1)
  return strike.weapon.rules.some((use) => game.content.book.weaponRules[use.id]?.ignores?.includes(id))
}

/** The rules of an effect. */
export function effectRecord(game: Play, effect: Effect): SpecialRule {
  return game.content.book.effects[effect.id] ?? game.broken(`There is no effect "${effect.id}".`)
}

// There is one rule book for many games, and its standing rules are asked all the time.
const standing = new WeakMap<RuleBook, readonly Scenario[]>()

/** The rules that are in force at every table. */
function standingOf(book: RuleBook): readonly Scenario[] {
  const known = standing.get(book)
  if (known !== undefined) return known
  const made = Object.entries(book.standing).map(([id, record]) => ({
    record,
    rule: ruleIdOf('effect', id, record),
    seat: undefined,
  }))
  standing.set(book, made)
  return made
}

/** What is in force at a table, and which of it answers what. */
type InForce = {
  readonly encounter: string
  readonly event: string | undefined
  readonly plots: readonly (string | undefined)[]
  readonly all: readonly Scenario[]
  readonly byQuestion: ReadonlyMap<QuestionName, readonly Scenario[]>
  readonly byMoment: ReadonlyMap<keyof MomentPayloads, readonly Scenario[]>
}

// What is in force changes three times a game and is asked for thousands of times.
const inForce = new WeakMap<Content, InForce>()

function isStill(known: InForce, { state, seats }: Play): boolean {
  if (known.encounter !== state.encounter || known.event !== state.event) return false
  for (let i = 0; i < seats.length; i++) if (known.plots[i] !== state.crews[seats[i]!]?.plot) return false
  return true
}

function inForceAt(game: Play): InForce {
  const known = inForce.get(game.content)
  if (known !== undefined && isStill(known, game)) return known
  const all = gatherScenarios(game)
  const byQuestion = new Map<QuestionName, Scenario[]>()
  const byMoment = new Map<keyof MomentPayloads, Scenario[]>()
  for (const scenario of all) {
    for (const question of Object.keys(scenario.record.around ?? {}) as QuestionName[]) {
      byQuestion.set(question, [...(byQuestion.get(question) ?? []), scenario])
    }
    for (const moment of Object.keys(scenario.record.on ?? {}) as (keyof MomentPayloads)[]) {
      byMoment.set(moment, [...(byMoment.get(moment) ?? []), scenario])
    }
  }
  const { encounter, event, crews } = game.state
  const plots = game.seats.map((seat) => crews[seat]?.plot)
  const made: InForce = { encounter, event, plots, all, byQuestion, byMoment }
  inForce.set(game.content, made)
  return made
}

/** The standing rules, the event, the encounter and the plots that are in force. */
export const scenarios = (game: Play): readonly Scenario[] => inForceAt(game).all

/** Those of them that have something to say about a question. */
export const scenariosOn = (game: Play, question: QuestionName): readonly Scenario[] =>
  inForceAt(game).byQuestion.get(question) ?? nobody

/** Those of them that do something at a moment. */
export const scenariosAt = (game: Play, moment: keyof MomentPayloads): readonly Scenario[] =>
  inForceAt(game).byMoment.get(moment) ?? nobody

const nobody: readonly Scenario[] = []

function gatherScenarios(game: Play): readonly Scenario[] {
  const { state, content } = game
  const found: Scenario[] = [...standingOf(content.book)]
  const encounter = content.book.encounters[state.encounter]
  if (encounter?.rules !== undefined) {
    found.push({
      record: encounter.rules,
      rule: ruleIdOf('encounter', state.encounter, encounter.rules),
      seat: undefined,
    })
  }
  const event = state.event === undefined ? undefined : content.book.events[state.event]
  if (event !== undefined && state.event !== undefined) {
    found.push({ record: event, rule: ruleIdOf('event', state.event, event), seat: undefined })
  }
  for (const seat of game.seats) {
    const plot = state.crews[seat]?.plot
    const record = plot === undefined ? undefined : content.book.plots[plot]
    if (record !== undefined && plot !== undefined) {
      found.push({ record, rule: ruleIdOf('plot', plot, record), seat })
    }
  }
  return found
}
