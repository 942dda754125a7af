import { bodyOf, isOnTable, labelOf } from '@gargoyle/bmg-common'
import { ask, choose, memory, type Rule, recall, remember, type ValuedOption } from '@gargoyle/engine'
import { inflict } from '../damage/harm.ts'
import { sufferKnockDown } from '../damage/statuses.ts'
import { crewOf } from '../model/crew.ts'
import { offerEfforts } from '../model/effort.ts'
import { ruleIdOf } from '../rules/rule-book.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import { effectRecord, effectRule, isRuleActive } from '../rules/rules-in-force.ts'
import type { Bmg3Scope, CriticalRule } from '../rules/special-rule.ts'
import type { Play } from '../state.ts'
import { defenceRoll, rollToHit } from './dice.ts'
import type { Attack, Strike, StrikeDamage } from './strike.ts'

/**
 * bmg3/core/effort: before any die is rolled, all targets say how many Efforts they make, then the attacker does for
 * each of them. The attacker's limit counts for the whole attack.
 */
export function* declareEfforts(game: Play, attack: Attack): Rule<void> {
  const waits = (strike: Strike): boolean => applies(game, 'efforts-last', { about: strike.target, strike })
  yield* declareDefence(
    game,
    attack.strikes.filter((strike) => !waits(strike)),
  )
  let made = 0
  for (const strike of attack.strikes) {
    const what = { purpose: 'attack', strike }
    strike.attackerEfforts = yield* offerEfforts(game, strike.attacker, what, {
      prompt: `Efforts of ${labelOf(game, strike.attacker)}: one attack die on ${labelOf(game, strike.target)} for each?`,
      alreadyMade: made,
    })
    made += strike.attackerEfforts
    strike.attackDice += strike.attackerEfforts
  }
  yield* declareDefence(game, attack.strikes.filter(waits))
}

function* declareDefence(game: Play, strikes: readonly Strike[]): Rule<void> {
  for (const strike of strikes) {
    strike.defenderEfforts = yield* defenderEfforts(game, strike)
    strike.attackDice -= strike.defenderEfforts
  }
}

function* defenderEfforts(game: Play, strike: Strike): Rule<number> {
  if (strike.attackDice === 0) return 0
  return yield* offerEfforts(
    game,
    strike.target,
    { purpose: 'defense', strike },
    {
      prompt: `Efforts of ${labelOf(game, strike.target)}: one attack die of ${labelOf(game, strike.attacker)} less for each?`,
      cap: strike.attackDice,
    },
  )
}

/** Rolls, defends and hurts, strike by strike. */
export function* resolveStrikes(game: Play, attack: Attack): Rule<void> {
  for (const strike of attack.strikes) {
    if (!isOnTable(strike.target)) continue
    yield* trigger(game, 'strike-rolls', { strike })
    yield* rollToHit(game, strike)
    yield* trigger(game, 'hits-rolled', { strike })
    yield* defenceRoll(game, strike)
    yield* applyHits(game, strike)
  }
}

/**
 * What the hits left over do: to the target, or to the model that steps in. A critical hit that only hurts more, and what
 * the weapon adds, are part of the same harm, so that what protects from an attack counts once.
 */
export function* applyHits(game: Play, strike: Strike): Rule<void> {
  yield* trigger(game, 'hits-kept', { strike })
  const { sufferer, attacker, weapon } = strike
  strike.struckAt = isOnTable(sufferer) ? bodyOf(game, sufferer) : undefined
  const hits = strike.hits + strike.strengthHits
  strike.inflicted = hits
  tellHits(game, strike)
  if (hits > 0) countHit(game, strike)
  const damage: StrikeDamage = { stun: weapon.damage.stun * hits, injury: weapon.damage.injury * hits, hits }
  yield* trigger(game, 'damage-summed', { strike, damage })
  const hurtMore = yield* hurtByCritical(game, strike, damage)
  const number = hits === 1 ? 'a hit' : `${hits} hits`
  const cause = `${hits === 0 ? '' : `${number}, `}${weapon.name}`
  yield* inflict(game, sufferer, { ...damage, by: attacker, strike, cause })
  if (strike.critical && !hurtMore) yield* applyCritical(game, strike)
  yield* trigger(game, 'struck', { strike })
}

function tellHits(game: Play, strike: Strike): void {
  game.emit(() => ({
    name: 'strike',
    text: `${labelOf(game, strike.attacker)} strikes ${labelOf(game, strike.sufferer)} with ${strike.weapon.name}: ${strike.inflicted} of ${strike.inflicted + strike.blocked} hits get through${strike.critical ? ', a critical hit' : ''}.`,
    rule: strike.kind === 'melee' ? 'bmg3/core/melee' : 'bmg3/core/ranged',
    about: {
      attacker: strike.attacker.id,
      target: strike.target.id,
      hits: strike.inflicted,
      blocked: strike.blocked,
      critical: strike.critical,
      reasons: strike.reasons,
      dice: strike.results,
    },
  }))
}

function countHit(game: Play, { attacker, sufferer }: Strike): void {
  if (attacker.seat === sufferer.seat) return
  const crew = crewOf(game, attacker.seat)
  for (const tally of [crew.activation, crew.round, crew.game]) tally.hits++
}

/** A critical effect that the attacker's player may pick. */
type CriticalChoice = { readonly id: string; readonly critical: CriticalRule; readonly scope: Bmg3Scope }

const labelOfCritical = ({ critical: { label }, scope }: CriticalChoice): string =>
  typeof label === 'function' ? label(scope.args) : label

/**
 * bmg3/core/critical: the target is knocked down, or suffers one of the effects that the weapon lists; the attacker's
 * player picks one. Undefined for being knocked down.
 */
function* pickCritical(
  game: Play,
  strike: Strike,
  choices: readonly CriticalChoice[],
): Rule<CriticalChoice | 'knocked-down' | undefined> {
  const { sufferer, attacker } = strike
  const options: ValuedOption<CriticalChoice | 'knocked-down'>[] = choices.map((choice) => ({
    id: choice.id,
    value: choice,
    label: labelOfCritical(choice),
  }))
  if (sufferer.condition === 'up' && !applies(game, 'no-knock-down', { about: attacker, strike }))
    options.unshift({ id: 'knocked-down', value: 'knocked-down', label: 'Knocked down' })
  if (options.length === 0) return undefined
  return yield* ask(
    game,
    attacker.seat,
    choose({
      name: 'critical',
      prompt: `A critical hit on ${labelOf(game, sufferer)}: what does it do?`,
      rule: 'bmg3/core/critical',
      options,
    }),
  )
}

const isImmuneToCriticals = (game: Play, strike: Strike): boolean =>
  !isOnTable(strike.sufferer) || applies(game, 'no-criticals', { about: strike.sufferer, strike })

/**
 * Where a critical hit may only hurt more, its effect is picked before the damage is dealt, and what hurts is added to it.
 * Gives whether an effect was picked that is done with so.
 */
function* hurtByCritical(game: Play, strike: Strike, damage: StrikeDamage): Rule<boolean> {
  if (!strike.critical || isImmuneToCriticals(game, strike)) return false
  const choices = criticalChoices(game, strike)
  if (!choices.some(({ critical }) => critical.hurts !== undefined)) return false
  const picked = yield* pickCritical(game, strike, choices)
  if (picked === undefined) return true
  const hurt = picked === 'knocked-down' ? undefined : picked.critical.hurts?.({ ...picked.scope, strike })
  if (hurt === undefined) {
    remember(strike, pickedCritical, picked === 'knocked-down' ? picked : picked.id)
    return false
  }
  damage.stun += hurt.stun ?? 0
  damage.injury += hurt.injury ?? 0
  return true
}

/** The critical effect that was picked before the damage, and comes after it. */
const pickedCritical = memory<string | null>('critical/picked', null)

/** What a critical hit does beside hurting: once the damage is dealt, to a model that is still there. */
function* applyCritical(game: Play, strike: Strike): Rule<void> {
  if (isImmuneToCriticals(game, strike)) return
  const choices = criticalChoices(game, strike)
  const known = recall(strike, pickedCritical)
  const picked =
    known === null
      ? yield* pickCritical(game, strike, choices)
      : known === 'knocked-down'
        ? known
        : choices.find(({ id }) => id === known)
  if (picked === undefined) return
  if (picked === 'knocked-down') {
    if (strike.sufferer.condition === 'up') yield* sufferKnockDown(game, strike.sufferer)
    return
  }
  const work = picked.critical.apply?.({ ...picked.scope, strike })
  if (work !== undefined) yield* work
}

function criticalChoices(game: Play, strike: Strike): readonly CriticalChoice[] {
  const { attacker, weapon } = strike
  const found: CriticalChoice[] = []
  for (const use of weapon.rules) {
    const record = game.content.book.weaponRules[use.id]
    if (record?.critical === undefined) continue
    const rule = ruleIdOf('weapon', use.id, record)
    const scope = { game, owner: attacker, id: use.id, rule, args: use.args, effect: undefined }
    const denied = applies(game, 'denies-weapon-rule', { about: strike.target, strike, purpose: use.id })
    if (!denied) found.push({ id: `${use.id} ${use.args.join()}`.trim(), critical: record.critical, scope })
  }
  for (const owned of game.content.ruleIndex.byOwner[attacker.id] ?? []) {
    const { id, record, rule, args, name } = owned
    const scope = { game, owner: attacker, id, rule, args, effect: undefined }
    if (!record.critical || !isRuleActive(attacker, owned)) continue
    if (record.critical.when?.({ ...scope, strike }) === false) continue
    found.push({ id: name, critical: record.critical, scope })
  }
  for (const effect of attacker.effects) {
    const { critical } = effectRecord(game, effect)
    if (critical === undefined) continue
    const { id, rule, args } = effectRule(game, effect)
    found.push({ id: effect.id, critical, scope: { game, owner: attacker, id, rule, args, effect } })
  }
  return found
}
