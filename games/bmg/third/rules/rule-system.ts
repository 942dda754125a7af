import type { RuleUse } from '@gargoyle/bmg-common'
import { createRuleSystem, type RuleSystem, type TakeAnswer, type TakeHandler } from '@gargoyle/engine'
import type { Attack, Strike } from '../attack/strike.ts'
import type { Model, Play } from '../state.ts'
import type { MomentPayloads } from './moments.ts'
import type { Bmg3QuestionName } from './questions.ts'
import { ruleIdOf } from './rule-book.ts'
import { effectRecord, effectRule, isRuleActive, isRuleIgnored, sharedRulesOf } from './rules-in-force.ts'
import type { Bmg3Context, Bmg3OwnedRule, Bmg3Rule, Bmg3RuleTypes, Bmg3SharedRule } from './special-rule.ts'

type MomentName = keyof MomentPayloads

/** The moments of an attack at which the rules of its weapon act. */
const weaponMoments: ReadonlySet<MomentName> = new Set<MomentName>([
  'weapon-readied',
  'attack-declared',
  'strike-begins',
  'hits-rolled',
  'hits-kept',
  'damage-summed',
  'struck',
  'attack-resolved',
])

/**
 * How the core asks special rules and lets them act. The order of operations on numbers is the engine's: multiply and
 * divide, round down, then add and subtract. bmg3/core/dice, bmg3/core/rounding
 */
const system: RuleSystem<Bmg3RuleTypes> = createRuleSystem<Bmg3RuleTypes, Bmg3OwnedRule, Bmg3SharedRule>({
  index: (game) => game.content.ruleIndex,
  shared: sharedRulesOf,
  owners: (game) => game.state.models,
  numberOf: (owner) => owner.id,
  effectsOf: (owner) => owner.effects,
  recordOf: effectRecord,
  ruleOf: effectRule,
  foeOf,
  isActive: isRuleActive,
  isPresent: (owner) => owner.at !== undefined,
  isOutOfReach: (game, owner, { about }) => isLoner(game, about) && owner.seat === about.seat,
  isIgnored: (game, owner, rule, { strike }) => isRuleIgnored(game, strike, owner, rule),
  isIgnoredAt: (game, owner, rule, payload) => isRuleIgnored(game, strikeOf(payload), owner, rule),
  concerns: ({ seat }, { about }) => seat === undefined || seat === about.seat,
  consultCase: consultWeapon,
  isAnsweredByCase: isAnsweredByWeapon,
  momentsOfCase: weaponMoments,
  handlersOfCase: weaponHandlers,
  goesFirst: (game, owner) => owner.seat === firstSeat(game),
  // bmg3/core/recount-order: traits at the start of the Recount are used by turns.
  alternates: (moment) => moment === 'recount-start',
})

/**
 * `trigger` lets rules act at a moment, always in the same order: shared rules, then the models of the active player
 * (else of the player with Initiative), then the others, in table order. At the start of the Recount players alternate.
 * bmg3/core/card-precedence, bmg3/core/recount-order
 */
export const { computeTotal, modifiersOf, applies, permittingRule, respondents, trigger } = system

/** Whether traits of friends do nothing to a model. */
export const isLoner = (game: Play, { id }: Model): boolean => game.content.ruleIndex.loners.has(id)

/** The other side of a strike, or the other model concerned where there is none. */
function foeOf({ about, strike, other }: Bmg3Context): Model | undefined {
  if (strike === undefined) return other
  return strike.attacker === about ? strike.target : strike.attacker
}

/** The rules of the weapon in use answer for the attacker, and against the target. */
function consultWeapon(game: Play, question: Bmg3QuestionName, context: Bmg3Context, take: TakeAnswer): void {
  const { about, strike } = context
  const weapon = strike?.weapon ?? context.weapon
  if (weapon === undefined) return
  const owner = strike?.attacker ?? about
  const role = about === owner ? 'own' : 'foe'
  for (const use of weapon.rules) {
    const record = game.content.book.weaponRules[use.id]
    const given = record?.carried ? undefined : record?.[role]?.[question]
    if (record === undefined || given === undefined || isDenied(game, strike, use)) continue
    const { id, args } = use
    const rule = ruleIdOf('weapon', id, record)
    const answer =
      typeof given === 'function'
        ? given({ game, owner, id, rule, args, effect: undefined, ...context })
        : given
    take(answer, record.name, rule, 0)
  }
}

/** Whether a rule of the weapon in use has something to say. */
function isAnsweredByWeapon(game: Play, question: Bmg3QuestionName, context: Bmg3Context): boolean {
  const weapon = context.strike?.weapon ?? context.weapon
  if (weapon === undefined) return false
  for (const { id } of weapon.rules) {
    const record = game.content.book.weaponRules[id]
    if (record?.own?.[question] !== undefined || record?.foe?.[question] !== undefined) return true
  }
  return false
}

function weaponHandlers<M extends MomentName>(
  game: Play,
  moment: M,
  payload: MomentPayloads[M],
  take: TakeHandler<Bmg3RuleTypes>,
): void {
  const { attacker: owner, weapon } = attackOf(payload)
  const strike = strikeOf(payload)
  for (const { id, args } of weapon.rules) {
    const record = game.content.book.weaponRules[id]
    const handler = record?.carried ? undefined : (record?.on?.[moment] as NonNullable<Bmg3Rule['on']>[M])
    if (record === undefined || handler === undefined || isDenied(game, strike, { id })) continue
    const rule = ruleIdOf('weapon', id, record)
    take(owner, () => handler({ game, owner, id, rule, args, effect: undefined, ...payload }))
  }
}

/** Whether the target of a strike makes a rule of the weapon useless. */
const isDenied = (game: Play, strike: Strike | undefined, { id }: Pick<RuleUse, 'id'>): boolean =>
  strike !== undefined && applies(game, 'denies-weapon-rule', { about: strike.target, strike, purpose: id })

/** The attack or strike that a moment of an attack is about. */
function attackOf(payload: object): Pick<Attack, 'attacker' | 'weapon'> {
  return 'attack' in payload ? (payload.attack as Attack) : (payload as { readonly strike: Strike }).strike
}

/** The strike that a moment is about, if it is about one. */
function strikeOf(payload: object): Strike | undefined {
  const { strike, harm, rolled } = payload as {
    readonly strike?: Strike
    readonly harm?: { readonly strike?: Strike | undefined }
    readonly rolled?: { readonly strike: Strike | undefined }
  }
  return strike ?? harm?.strike ?? rolled?.strike
}

function firstSeat(game: Play): Model['seat'] {
  const active = game.state.activation
  return active ? game.state.models[active.model]!.seat : game.state.initiative
}
