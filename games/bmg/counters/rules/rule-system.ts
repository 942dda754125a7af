import type { Effect } from '@gargoyle/bmg-common'
import { createRuleSystem, type RuleSystem, type TakeAnswer } from '@gargoyle/engine'
import type { Strike } from '../attack/attack.ts'
import type { Model, Play } from '../state.ts'
import type { CountersQuestionName } from './questions.ts'
import { weaponRecord, weaponRuleId } from './rule-ids.ts'
import { effectRecord, effectRule, isRuleActive, sharedRulesOf } from './rules-in-force.ts'
import type {
  CounterContext,
  CounterOwnedRule,
  CounterRule,
  CounterRuleTypes,
  CounterSharedRule,
} from './special-rule.ts'
import { GAINED, isTraitLost } from './trait-changes.ts'

/**
 * How the core asks special rules and lets them act. Traits and cards go before the core because the core asks them.
 * The order of operations on numbers is the engine's: fractions are rounded down. bmg1/core/trait-priority, bmg1/core/dice
 */
const system: RuleSystem<CounterRuleTypes> = createRuleSystem<
  CounterRuleTypes,
  CounterOwnedRule,
  CounterSharedRule
>({
  index: (game) => game.content.ruleIndex,
  shared: sharedRulesOf,
  owners: (game) => game.state.models,
  numberOf: (owner) => owner.id,
  effectsOf: (owner) => owner.effects,
  recordOf: effectRecord,
  ruleOf: effectRule,
  isEffectActive: (game, owner, effect) => effect.id !== GAINED || isGainedActive(game, owner, effect),
  foeOf,
  isActive: (owner, rule) => isTraitActive(owner, rule),
  isPresent: (owner) => owner.at !== undefined,
  isOutOfReach: (game, owner, { about }) => isLeftAlone(game, owner, about),
  isIgnored: (game, owner, rule, { strike }) =>
    isIgnored(game, strike, owner, rule) || isLost(game, owner, rule),
  isIgnoredAt: (game, owner, rule, payload) =>
    isIgnored(game, strikeAt(payload), owner, rule) || isLost(game, owner, rule),
  consultCase: consultWeapon,
  isAnsweredByCase: isAnsweredByWeapon,
  goesFirst: (game, owner) => owner.seat === firstSeat(game),
})

/**
 * `trigger` lets rules act at a moment, always in the same order: shared rules, then the models of the active player
 * (else of the player who plans first), then the others, in table order.
 */
export const { computeValue, computeTotal, modifiersOf, applies, permittingRule, respondents, trigger } =
  system

/** The effect that a psychologist puts on a model: its disorders are off. bmg1/core/mental-disorder */
export const CURED = 'psychoanalysis'

const isTraitActive = (owner: Model, { record }: Pick<CounterOwnedRule, 'record'>): boolean =>
  isRuleActive(owner, record) && !isCuredDisorder(owner, record)

/** A trait that a model has gained works as one on its card does: not while it is K.O., cured or without it. */
function isGainedActive(game: Play, owner: Model, effect: Effect): boolean {
  const record = effectRecord(game, effect)
  return isTraitActive(owner, { record }) && !isLost(game, owner, { record, id: effectRule(game, effect).id })
}

const isCuredDisorder = (owner: Model, { disorder }: { readonly disorder?: true }): boolean =>
  disorder === true && owner.effects.some(({ id }) => id === CURED)

/** Whether traits of friends do nothing to a model. bmg2/trait/hates-humanity */
const isLeftAlone = (game: Play, friend: Model, model: Model): boolean =>
  friend.seat === model.seat &&
  game.content.ruleIndex.answered.has('no-friendly-traits') &&
  system.applies(game, 'no-friendly-traits', { about: model, other: friend })

/** The other side of a strike, or the other model concerned where there is none. */
function foeOf({ about, strike, other }: CounterContext): Model | undefined {
  if (strike === undefined) return other
  return strike.attacker === about ? strike.sufferer : strike.attacker
}

/** The rules of the weapon in use answer for the attacker, and against the target. */
function consultWeapon(
  game: Play,
  question: CountersQuestionName,
  context: CounterContext,
  take: TakeAnswer,
): void {
  consultStolen(game, question, context, take)
  const { about, strike } = context
  const weapon = strike?.weapon ?? context.weapon
  if (weapon === undefined) return
  const owner = strike?.attacker ?? about
  const role = about === owner ? 'own' : 'foe'
  for (const { id, args } of weapon.rules) {
    const record = weaponRecord(game, id)
    const given = record?.carried ? undefined : record?.[role]?.[question]
    if (record === undefined || given === undefined || isDenied(game, strike, id)) continue
    const rule = weaponRuleId(game, id, record)
    const answer =
      typeof given === 'function'
        ? given({ game, owner, id, rule, args, effect: undefined, ...context })
        : given
    take(answer, record.name, rule, 0)
  }
}

/** Whether a rule of the weapon in use, or of one that the model has stolen, has something to say. */
function isAnsweredByWeapon(
  game: Play,
  question: CountersQuestionName,
  { about, strike, weapon: held }: CounterContext,
): boolean {
  for (const { card } of about.arms) if (card !== about.id) return true
  const weapon = strike?.weapon ?? held
  if (weapon === undefined) return false
  for (const { id } of weapon.rules) {
    const record = weaponRecord(game, id)
    if (record?.own?.[question] !== undefined || record?.foe?.[question] !== undefined) return true
  }
  return false
}

/** Whether the weapon of a strike ignores a trait of the model it hits. */
function isIgnored(
  game: Play,
  strike: Strike | undefined,
  owner: Model,
  { id }: Pick<CounterOwnedRule, 'id'>,
): boolean {
  if (strike?.sufferer !== owner) return false
  // bmg2/trait/countermeasures: what ignores a trait may be denied itself.
  return strike.weapon.rules.some(
    (use) => weaponRecord(game, use.id)?.ignores?.includes(id) === true && !isDenied(game, strike, use.id),
  )
}

/** Whether a model still has a weapon with a rule that works while it is carried. bmg1/effect/steal, bmg2/effect/steal */
const carries = ({ content }: Play, { arms }: Model, record: CounterRule): boolean =>
  arms.some(({ card, index }) =>
    content.cards[card]!.weapons[index]!.rules.some(({ id }) => content.book.weaponRules[id] === record),
  )

/** Weapons that a model has stolen bring along what works while they are carried. */
function consultStolen(
  game: Play,
  question: CountersQuestionName,
  context: CounterContext,
  take: TakeAnswer,
): void {
  const owner = context.about
  for (const { card, index } of owner.arms) {
    if (card === owner.id) continue
    for (const { id, args } of game.content.cards[card]!.weapons[index]!.rules) {
      const record = weaponRecord(game, id)
      const given = record?.carried ? record.own?.[question] : undefined
      if (record === undefined || given === undefined || !isRuleActive(owner, record)) continue
      const rule = weaponRuleId(game, id, record)
      const answer =
        typeof given === 'function'
          ? given({ game, owner, id, rule, args, effect: undefined, ...context })
          : given
      take(answer, record.name, rule, 0)
    }
  }
}

/** Whether something has taken a trait, or the weapon that brings it, from its owner. */
export function isLost(
  game: Play,
  owner: Model,
  { record, id }: Pick<CounterOwnedRule, 'record' | 'id'>,
): boolean {
  if (isTraitLost(owner, id) || (record.carried && !carries(game, owner, record))) return true
  if (record.losable !== true) return false
  return system.applies(game, 'loses-trait', { about: owner, purpose: id })
}

/** The strike that a moment is about, if it is about one. */
function strikeAt(payload: object): Strike | undefined {
  const { strike, harm } = payload as {
    readonly strike?: Strike
    readonly harm?: { readonly strike?: Strike | undefined }
  }
  return strike ?? harm?.strike
}

/** Whether the target of a strike makes a rule of the weapon useless. */
export const isDenied = (game: Play, strike: Strike | undefined, id: string): boolean =>
  strike !== undefined &&
  weaponRecord(game, id)?.undeniable !== true &&
  applies(game, 'denies-weapon-rule', { about: strike.sufferer, strike, purpose: id })

function firstSeat(game: Play): Model['seat'] {
  const active = game.state.activation
  return active ? game.state.models[active.model]!.seat : game.state.first
}
