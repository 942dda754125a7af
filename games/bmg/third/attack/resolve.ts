import { bodyOf, isOnTable, labelOf } from '@gargoyle/bmg-common'
import { ask, choose, type Rule } from '@gargoyle/engine'
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
import type { Attack, Strike } from './strike.ts'

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

/** What the hits left over do: to the target, or to the model that steps in. */
export function* applyHits(game: Play, strike: Strike): Rule<void> {
  yield* trigger(game, 'hits-kept', { strike })
  const { sufferer, attacker } = strike
  strike.struckAt = isOnTable(sufferer) ? bodyOf(game, sufferer) : undefined
  const hits = strike.hits + strike.strengthHits
  strike.inflicted = hits
  tellHits(game, strike)
  if (hits > 0) {
    countHit(game, strike)
    const { stun, injury } = strike.weapon.damage
    yield* inflict(game, sufferer, {
      stun: stun * hits,
      injury: injury * hits,
      hits,
      by: attacker,
      strike,
      cause: `${hits === 1 ? 'a hit' : `${hits} hits`}, ${strike.weapon.name}`,
    })
  }
  if (strike.critical) yield* applyCritical(game, strike)
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

type CriticalChoice = { readonly id: string; readonly rule: CriticalRule; readonly scope: Bmg3Scope }

/**
 * bmg3/core/critical: the target is knocked down, or suffers one of the effects that the weapon lists; the
 * attacker's player picks one.
 */
function* applyCritical(game: Play, strike: Strike): Rule<void> {
  const { sufferer, attacker } = strike
  if (!isOnTable(sufferer) || applies(game, 'no-criticals', { about: sufferer, strike })) return
  const choices = criticalChoices(game, strike)
  const options = choices.map(({ id, rule, scope }) => ({
    id,
    label: typeof rule.label === 'function' ? rule.label(scope.args) : rule.label,
  }))
  const mayKnockDown =
    sufferer.condition === 'up' && !applies(game, 'no-knock-down', { about: attacker, strike })
  if (mayKnockDown) options.unshift({ id: 'knocked-down', label: 'Knocked down' })
  if (options.length === 0) return
  const picked = yield* ask(
    game,
    attacker.seat,
    choose({
      name: 'critical',
      prompt: `A critical hit on ${labelOf(game, sufferer)}: what does it do?`,
      rule: 'bmg3/core/critical',
      options,
    }),
  )
  if (picked === 'knocked-down') yield* sufferKnockDown(game, sufferer)
  const choice = choices.find(({ id }) => id === picked)
  const deed = choice?.rule.apply({ ...choice.scope, strike })
  if (deed !== undefined) yield* deed
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
    if (!denied) found.push({ id: `${use.id} ${use.args.join()}`.trim(), rule: record.critical, scope })
  }
  for (const owned of game.content.ruleIndex.byOwner[attacker.id] ?? []) {
    const { id, record, rule, args, name } = owned
    const scope = { game, owner: attacker, id, rule, args, effect: undefined }
    if (!record.critical || !isRuleActive(attacker, owned)) continue
    if (record.critical.when?.({ ...scope, strike }) === false) continue
    found.push({ id: name, rule: record.critical, scope })
  }
  for (const effect of attacker.effects) {
    const { critical } = effectRecord(game, effect)
    if (critical === undefined) continue
    const { id, rule, args } = effectRule(game, effect)
    found.push({ id: effect.id, rule: critical, scope: { game, owner: attacker, id, rule, args, effect } })
  }
  return found
}
