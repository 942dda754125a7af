import {
  type Computation,
  compute,
  type Modifier,
  plus,
  type RuleId,
  setTo,
  times,
  type Value,
} from '@gargoyle/engine'
import type { Model, Play } from '../state.ts'
import type { NumberQuestion, QuestionName, YesNoQuestion } from './questions.ts'
import type { Answers, Case, Change, Circumstances, SpecialRule } from './record.ts'
import { ruleIdOf } from './rule-book.ts'
import { effectRecord, isHeard, isPassedBy, type Scenario, type Speaker, scenariosOn } from './voices.ts'

/** Where a number starts and where it stops. */
export type Ground = Pick<Computation, 'base' | 'floor' | 'cap'> & { readonly name: string }

/**
 * Works out a number: its base, then whatever special rules say, each with its reason. The order of
 * operations is the engine's: multiply and divide, round down, then add and subtract. bmg3/core/dice,
 * bmg3/core/rounding
 */
export function reckon(
  game: Play,
  question: NumberQuestion,
  circumstances: Circumstances,
  ground: Ground,
): Value {
  return compute({ ...ground, modifiers: modifiersOf(game, question, circumstances) })
}

/** The same number without its reasons, for rules that only need the total. */
export function total(
  game: Play,
  question: NumberQuestion,
  circumstances: Circumstances,
  base: number,
): number {
  const modifiers = modifiersOf(game, question, circumstances)
  if (modifiers.length === 0) return base
  return compute({ name: question, base: { amount: base, source: 'base' }, modifiers }).total
}

/** Everything that special rules add to a number, one by one. */
export function modifiersOf(
  game: Play,
  question: NumberQuestion,
  circumstances: Circumstances,
): readonly Modifier[] {
  if (isUnanswered(game, question, circumstances)) return none
  const found: Modifier[] = []
  consult(game, question, circumstances, (answer, source, rule) => {
    if (answer === 0 || typeof answer === 'boolean') return false
    if (typeof answer === 'number') found.push(plus(answer, { source, rule }))
    else if ('set' in answer) found.push(setTo(answer.set, { source, rule }))
    else found.push(times(answer.times, { source, rule }))
    return false
  })
  return found
}

/** Whether any special rule says yes. */
export function says(game: Play, question: YesNoQuestion, circumstances: Circumstances): boolean {
  return !isUnanswered(game, question, circumstances) && consult(game, question, circumstances, isYes)
}

const isYes: Hear = (answer) => answer === true

const none: readonly never[] = []

/**
 * Whether nobody can have anything to say: no card at this table answers the question, nothing lasts on the two
 * models, and no scenario speaks of it. Most questions end here, thousands of times a game.
 */
function isUnanswered(game: Play, question: QuestionName, { about, strike, other }: Circumstances): boolean {
  if (game.content.voices.answered.has(question) || about.effects.length > 0) return false
  const foe = strike ? (strike.attacker === about ? strike.target : strike.attacker) : other
  if (foe !== undefined && foe.effects.length > 0) return false
  return scenariosOn(game, question).length === 0
}

/** Who says yes, for reasons: the name of the first rule that does. */
export function whoSays(
  game: Play,
  question: YesNoQuestion,
  circumstances: Circumstances,
): { readonly name: string; readonly rule: RuleId } | undefined {
  let found: { readonly name: string; readonly rule: RuleId } | undefined
  consult(game, question, circumstances, (answer, name, rule) => {
    if (answer === true) found = { name, rule }
    return answer === true
  })
  return found
}

type Given = number | boolean | Change
type Hear = (answer: Given, name: string, rule: RuleId) => boolean

/** Puts a question to all that may answer it, until one answer is enough. */
function consult(game: Play, question: QuestionName, circumstances: Circumstances, hear: Hear): boolean {
  const { about, strike } = circumstances
  const foe = strike ? (strike.attacker === about ? strike.target : strike.attacker) : circumstances.other
  return (
    consultModel(game, question, circumstances, about, 'own', hear) ||
    (foe !== undefined && consultModel(game, question, circumstances, foe, 'foe', hear)) ||
    consultWeapon(game, question, circumstances, hear) ||
    consultBystanders(game, question, circumstances, hear) ||
    consultScenarios(game, question, circumstances, hear)
  )
}

function consultModel(
  game: Play,
  question: QuestionName,
  circumstances: Circumstances,
  owner: Model,
  side: 'own' | 'foe',
  hear: Hear,
): boolean {
  for (const speaker of game.content.voices[side][owner.id]?.get(question) ?? none) {
    if (!isHeard(owner, speaker.record) || isPassedBy(game, circumstances.strike, owner, speaker)) continue
    if (put(game, question, circumstances, owner, side, speaker, hear)) return true
  }
  for (const effect of owner.effects) {
    const record = effectRecord(game, effect)
    const answers = record[side]
    if (answers?.[question] === undefined) continue
    const it: Case = { game, owner, args: effect.args, effect, ...circumstances }
    if (hear(answer(answers, question, it), record.name, ruleIdOf('effect', effect.id, record))) return true
  }
  return false
}

/** The rules of the weapon in use speak for the attacker, and against the target. */
function consultWeapon(
  game: Play,
  question: QuestionName,
  circumstances: Circumstances,
  hear: Hear,
): boolean {
  const { about, strike } = circumstances
  const weapon = strike?.weapon ?? circumstances.weapon
  if (weapon === undefined) return false
  const owner = strike?.attacker ?? about
  const side = about === owner ? 'own' : 'foe'
  for (const use of weapon.rules) {
    const record = game.content.book.weaponRules[use.id]
    if (record === undefined || record.carried) continue
    const answers = record[side]
    if (answers?.[question] === undefined) continue
    if (strike && says(game, 'denies-weapon-rule', { about: strike.target, strike, purpose: use.id }))
      continue
    const it: Case = { game, owner, args: use.args, effect: undefined, ...circumstances }
    if (hear(answer(answers, question, it), record.name, ruleIdOf('weapon', use.id, record))) return true
  }
  return false
}

function consultBystanders(
  game: Play,
  question: QuestionName,
  circumstances: Circumstances,
  hear: Hear,
): boolean {
  for (const speaker of game.content.voices.around.get(question) ?? none) {
    const owner = game.state.models[speaker.owner]!
    if (owner === circumstances.about || owner.at === undefined || !isHeard(owner, speaker.record)) continue
    if (put(game, question, circumstances, owner, 'around', speaker, hear)) return true
  }
  return false
}

function consultScenarios(
  game: Play,
  question: QuestionName,
  circumstances: Circumstances,
  hear: Hear,
): boolean {
  for (const { record, rule, seat } of scenariosOn(game, question)) {
    if (seat !== undefined && seat !== circumstances.about.seat) continue
    const answers = record.around
    const given = answers?.[question]
    if (given === undefined) continue
    const args = seat === undefined ? [] : [seat]
    const it: Case<undefined> = { game, owner: undefined, args, effect: undefined, ...circumstances }
    if (hear(typeof given === 'function' ? given(it) : given, record.name, rule)) return true
  }
  return false
}

function put(
  game: Play,
  question: QuestionName,
  circumstances: Circumstances,
  owner: Model,
  side: 'own' | 'foe' | 'around',
  { record, args, name, rule }: Speaker,
  hear: Hear,
): boolean {
  const answers = record[side]
  if (answers === undefined) return false
  return hear(
    answer(answers, question, { game, owner, args, effect: undefined, ...circumstances }),
    name,
    rule,
  )
}

function answer(answers: Answers, question: QuestionName, it: Case): Given {
  const given = answers[question]
  if (given === undefined) return 0
  return typeof given === 'function' ? given(it) : given
}

export type { Scenario, SpecialRule }
