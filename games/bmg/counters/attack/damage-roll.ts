import { failures, isOnTable, labelOf, type ModelId, rerollDice } from '@gargoyle/bmg-common'
import { memory, type Rule, recall, remember, shows } from '@gargoyle/engine'
import { inflict } from '../damage/inflict.ts'
import { knockDown } from '../damage/knock-down.ts'
import { sufferEffect } from '../damage/suffer.ts'
import { ruleId } from '../edition.ts'
import { agrees } from '../model/choose-model.ts'
import { skill } from '../model/skills.ts'
import { weaponRecord, weaponRuleId } from '../rules/rule-ids.ts'
import { applies, computeTotal, isDenied, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import type { Damage, Weapon } from '../vocabulary.ts'
import type { CounterRolled, Strike } from './attack.ts'
import { criticalOf } from './critical.ts'

/** As many dice as there are: for rules that roll all failed ones again. */
export const ALL_DICE = 100

/**
 * The number a damage die must reach: Strength with its bonuses, or what the weapon or a rule says instead.
 * bmg1/core/damage-roll, bmg2/core/damage-roll, bmg1/core/strength-modifier
 */
export function damageNeeds(game: Play, strike: Strike): number {
  const { attacker } = strike
  const own = strike.strength ?? skill(game, 'strength', attacker, { strike })
  const needed = computeTotal(game, 'damage-needs', { about: attacker, strike }, own)
  return Math.max(needed, computeTotal(game, 'damage-at-least', { about: strike.sufferer, strike }, 0))
}

/** What is added to every damage die, whatever the Strength that counts. */
export const damageBonus = (game: Play, strike: Strike): number =>
  computeTotal(game, 'damage-roll', { about: strike.attacker, strike }, 0)

/** What a damage die against an object must reach and gets added: nothing protects it. bmg1/core/damageable-objects */
export function damageToObject(
  game: Play,
  attacker: Model,
  weapon: Weapon,
): { readonly needed: number; readonly added: number } {
  const about = { about: attacker, weapon }
  return {
    needed: computeTotal(game, 'damage-needs', about, skill(game, 'strength', attacker, { weapon })),
    added: computeTotal(game, 'damage-roll', about, 0),
  }
}

/** Whether a damage die is a success: a natural 1 never is, a natural 6 always. bmg1/core/damage-roll */
export const damages = (face: number, needed: number, added: number): boolean =>
  face === 6 || (face !== 1 && face + added >= needed)

/**
 * One die for each impact, and one collateral die for the whole strike. Successes leave the weapon's markers; a shot that
 * fails to damage still scratches. bmg1/core/damage-roll, bmg1/core/collateral-die, bmg2/core/collateral-die,
 * bmg1/core/critical,
 * bmg1/core/scratch, bmg2/core/just-a-scratch
 */
export function* rollDamage(game: Play, strike: Strike): Rule<void> {
  if (strike.impacts <= 0 || !isOnTable(strike.sufferer)) return
  const { attacker, sufferer } = strike
  const about = { about: attacker, strike }
  const needed = damageNeeds(game, strike)
  const added = damageBonus(game, strike)
  const isHurt = (face: number): boolean => damages(face, needed, added)
  const isSix = applies(game, 'collateral-is-six', about)
  const collateralDice = 1 + computeTotal(game, 'collateral-dice', about, 0)
  const rolled: CounterRolled = {
    roller: attacker,
    purpose: 'damage',
    strike,
    roll: game.dice.roll({
      purpose: `damage to ${labelOf(game, sufferer)} (${needed}+)`,
      seat: attacker.seat,
      rule: ruleId(game, 'core/damage-roll'),
      pools: [
        { colour: 'white', count: strike.impacts },
        ...(isSix ? [] : [{ colour: 'red', count: collateralDice }]),
      ],
    }),
    succeeds: (index) => shows(rolled.roll.dice[index]!, isHurt),
  }
  yield* rerollDamage(game, strike, rolled, computeTotal(game, 'damage-rerolls', about, 0))
  const criticalOn = computeTotal(game, 'critical-on', about, 6)
  yield* rerollCollateral(game, strike, rolled, (face) => face >= criticalOn)
  yield* trigger(game, 'dice-rolled', { rolled })
  read(strike, rolled, isHurt, criticalOn)
  if (applies(game, 'no-criticals', { about: sufferer, strike })) strike.criticals = 0
  yield* apply(game, strike)
}

/**
 * Failed damage dice are rolled again as a rule allows. A failed one that makes the pair which knocks down goes last, and
 * its player is asked about it: the rule says that it may be. bmg1/weapon-rule/sharp, bmg1/core/collateral-die
 */
function* rerollDamage(game: Play, strike: Strike, rolled: CounterRolled, most: number): Rule<void> {
  if (most <= 0) return
  const failed = failures(rolled, 'white')
  const pair = canFall(game, strike) ? pairOf(rolled, failed) : undefined
  const again = failed.filter((index) => index !== pair).slice(0, most)
  if (pair !== undefined && again.length < most) {
    const { attacker, sufferer } = strike
    const prompt = `A failed damage die knocks ${labelOf(game, sufferer)} down. Roll it again?`
    const rule = ruleId(game, 'core/reroll')
    if (yield* agrees(game, attacker.seat, { name: 'damage-reroll', prompt, rule, model: attacker }))
      again.push(pair)
  }
  rerollDice(game, rolled, again, {
    reason: 'damage dice may be rolled again',
    rule: ruleId(game, 'core/reroll'),
  })
}

/** A failed damage die that shows what a collateral die shows, the last of several. bmg1/core/collateral-die */
const pairOf = ({ roll }: CounterRolled, failed: readonly number[]): number | undefined =>
  failed.findLast((index) => {
    const { face } = roll.dice[index]!
    return face !== 1 && roll.dice.some((die) => die.colour === 'red' && die.face === face)
  })

const canFall = (game: Play, { attacker, sufferer, kind }: Strike): boolean =>
  sufferer.condition === 'up' &&
  !applies(game, 'cannot-be-knocked-down', { about: sufferer, other: attacker, purpose: kind })

/**
 * A collateral die is rolled again where a rule allows it: one that does nothing is, one that knocks down but is no
 * critical is if the player wants, and a critical stays. bmg1/trait/brutal, bmg1/special-attack/precise-blow
 */
function* rerollCollateral(
  game: Play,
  strike: Strike,
  rolled: CounterRolled,
  isCritical: (face: number) => boolean,
): Rule<void> {
  const { attacker, sufferer } = strike
  if (!applies(game, 'collateral-rerolls', { about: attacker, strike })) return
  const { dice } = rolled.roll
  const hurts = dice.some(({ colour }, index) => colour === 'white' && rolled.succeeds(index))
  const isPair = (face: number): boolean =>
    face !== 1 &&
    sufferer.condition === 'up' &&
    dice.some((die) => die.colour === 'white' && die.face === face)
  const red = dice.flatMap(({ colour, face }, index) =>
    colour === 'red' && !(hurts && isCritical(face)) ? [{ index, face }] : [],
  )
  const useless = red.find(({ face }) => !isPair(face))
  const again = useless ?? (hurts ? red[0] : undefined)
  if (again === undefined) return
  const reason = 'the collateral die may be rolled again'
  const rule = ruleId(game, 'core/collateral-die')
  const prompt = `The collateral die knocks ${labelOf(game, sufferer)} down. Roll it again?`
  if (useless === undefined)
    if (!(yield* agrees(game, attacker.seat, { name: 'collateral', prompt, rule, model: attacker }))) return
  rerollDice(game, rolled, [again.index], { reason, rule })
}

/** bmg1/core/collateral-die: a pair with any damage die, failed ones too, knocks down; two ones do not. */
function read(
  strike: Strike,
  { roll }: CounterRolled,
  isHurt: (face: number) => boolean,
  criticalOn: number,
): void {
  const dice = roll.dice.filter(({ colour }) => colour === 'white')
  // bmg2/trait/critical-strike: a die that was not rolled is a 6.
  const rolled = roll.dice.filter(({ colour }) => colour === 'red').map(({ face }) => face)
  const faces = rolled.length === 0 ? [6] : rolled
  strike.collateral = Math.max(...faces)
  strike.successes = dice.filter((die) => shows(die, isHurt)).length
  strike.pair = faces.some((each) => each !== 1 && dice.some((die) => shows(die, (face) => face === each)))
  strike.criticals = strike.successes > 0 ? faces.filter((face) => face >= criticalOn).length : 0
}

/** Markers first, then what the collateral die, the critical and the weapon do. */
function* apply(game: Play, strike: Strike): Rule<void> {
  const { sufferer, attacker, successes, damage } = strike
  const burns = applies(game, 'failures-injure', { about: attacker, strike })
  const failures = strike.impacts - successes
  const scratches = !burns && leavesScratches(game, strike) ? failures : 0
  const critical = yield* criticalOf(game, strike)
  yield* inflict(game, sufferer, {
    injury: successes * damage.injury + (burns ? failures : 0) + critical.damage.injury,
    stun: successes * damage.stun + scratches + critical.damage.stun,
    by: attacker,
    strike,
    cause: strike.weapon.name,
    damages: damagesOf(strike, critical.damage, burns ? failures : scratches),
  })
  if (isOnTable(sufferer) && strike.pair)
    yield* knockDown(game, sufferer, {
      by: attacker,
      rule: ruleId(game, 'core/collateral-die'),
      kind: strike.kind,
    })
  if (critical.effect !== undefined && isFirstTime(game, strike, critical.effect.id))
    yield* sufferEffect(game, sufferer, critical.effect, { by: attacker, strike })
  const onHit = strike.template !== undefined || applies(game, 'effects-on-hit', { about: attacker, strike })
  if (successes > 0 || onHit) yield* weaponEffects(game, strike)
  yield* trigger(game, 'struck', { strike })
}

/** The markers of each damage of a strike: what a critical adds belongs to one of its successes. bmg1/core/critical */
function damagesOf({ successes, damage }: Strike, extra: Damage, others: number): readonly number[] {
  const each = damage.stun + damage.injury
  const first = successes > 0 ? [each + extra.stun + extra.injury] : []
  return [
    ...first,
    ...Array.from({ length: Math.max(0, successes - 1) }, () => each),
    ...Array.from({ length: others }, () => 1),
  ]
}

/** A shot that fails to damage scratches, unless its weapon says otherwise. bmg1/core/scratch */
const leavesScratches = (game: Play, strike: Strike): boolean =>
  strike.kind === 'ranged' && !applies(game, 'no-scratch', { about: strike.attacker, strike })

/** What somebody has done to a model. */
type EffectDone = { readonly what: string; readonly by: ModelId; readonly on: ModelId }

/** What was done to models in an activation, or by an attack outside of one. bmg2/core/effects-once-per-activation */
const effectsDone = memory<readonly EffectDone[]>('effects-once/done', [])

/**
 * Whether an attacker does something to a model for the first time in this activation, where an edition counts it only
 * once. bmg2/core/effects-once-per-activation
 */
function isFirstTime(game: Play, strike: Strike, id: string): boolean {
  const { attacker, sufferer, attack } = strike
  if (!applies(game, 'effects-once', { about: attacker, strike })) return true
  const holder = game.state.activation ?? attack
  const before = recall(holder, effectsDone)
  if (before.some(({ what, by, on }) => what === id && by === attacker.id && on === sufferer.id)) return false
  remember(holder, effectsDone, [...before, { what: id, by: attacker.id, on: sufferer.id }])
  return true
}

/** What rules of the weapon put on a model that it damages; under a template, on each model that it hits. */
function* weaponEffects(game: Play, strike: Strike): Rule<void> {
  for (const { id, args } of strike.weapon.rules) {
    if (!isOnTable(strike.sufferer)) return
    const record = weaponRecord(game, id)
    const { inflicts, onlyDamaging } = record ?? {}
    if (record === undefined || inflicts === undefined || isDenied(game, strike, id)) continue
    // What has done nothing may still do it in this activation.
    if ((onlyDamaging && strike.successes === 0) || !isFirstTime(game, strike, id)) continue
    const work = inflicts({
      game,
      owner: strike.attacker,
      id,
      rule: weaponRuleId(game, id, record),
      args,
      effect: undefined,
      strike,
    })
    if (work !== undefined) yield* work
  }
}
