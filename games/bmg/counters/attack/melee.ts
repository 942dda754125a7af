import { areEnemies, isInContact, isOnTable, labelOf, sees, touches, within } from '@gargoyle/bmg-common'
import { ask, chooseNumber, type Rule, split } from '@gargoyle/engine'
import type { SharedAttack } from '../abouts.ts'
import { ruleId } from '../edition.ts'
import { chooseModel } from '../model/choose-model.ts'
import { available, type CounterCost, canPay, payCounters } from '../model/counters.ts'
import { release } from '../model/grip.ts'
import { applies, computeTotal, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import type { RuleUse, Weapon } from '../vocabulary.ts'
import { weaponAt } from './arms.ts'
import { type Attack, type AttackMode, newAttack, newStrike, type Strike } from './attack.ts'
import { isOutnumbered } from './impact-roll.ts'
import { resolveStrike } from './resolve.ts'

/**
 * The models that a model can strike with a weapon: enemies in contact, or as far as the weapon reaches.
 * bmg1/core/melee-contact, bmg2/core/close-combat
 */
export function meleeTargets(game: Play, attacker: Model, weapon: Weapon): readonly Model[] {
  const reach = reachOf(game, attacker, weapon)
  return game.state.models.filter(
    (target) =>
      target !== attacker &&
      isOnTable(target) &&
      (areEnemies(attacker, target) ||
        applies(game, 'attacks-friends', { about: attacker, other: target, purpose: 'melee' })) &&
      isReached(game, attacker, target, weapon, reach) &&
      canAfford(game, attacker, target, { attack: 1 }) &&
      mayAttack(game, attacker, target, 'melee'),
  )
}

/** How far a weapon strikes. bmg1/weapon-rule/reach */
const reachOf = (game: Play, attacker: Model, weapon: Weapon): number =>
  computeTotal(game, 'reach', { about: attacker, weapon }, 0)

/** What attacking a model takes beside the usual. bmg2/trait/menace */
export const surchargeFor = (game: Play, attacker: Model, target: Model): number =>
  computeTotal(game, 'attack-surcharge', { about: attacker, other: target }, 0)

/** Whether a model can pay for an attack on another, with what that takes beside. */
export function canAfford(game: Play, attacker: Model, target: Model, cost: CounterCost): boolean {
  const any = surchargeFor(game, attacker, target)
  return any === 0 || canPay(game, attacker, { ...cost, any })
}

/**
 * K.O. models can be hit too: they are touched, though they count as in contact with no one. No weapon reaches through what
 * only special sight sees through. bmg1/core/ko-hit-again, bmg2/trait/bat-armor-mk-iii
 */
function isReached(game: Play, attacker: Model, target: Model, weapon: Weapon, reach: number): boolean {
  if (isInContact(game, attacker, target) || touches(game, attacker, target)) return true
  if (reach === 0 || !within(game, attacker, target, reach)) return false
  return applies(game, 'reaches-unseen', { about: attacker }) || sees(game, attacker, target, { weapon })
}

/** A rule may bind a model to some targets as long as they are there. bmg1/trait/obsessive, bmg1/trait/aggressive-schizophrenia */
export function mayAttack(game: Play, attacker: Model, target: Model, kind: 'melee' | 'ranged'): boolean {
  if (applies(game, 'may-not-attack', { about: attacker, other: target })) return false
  const bound = game.state.models.filter(
    (other) => isOnTable(other) && applies(game, 'only-attacks', { about: attacker, other, purpose: kind }),
  )
  return bound.length === 0 || bound.includes(target)
}

/** How a close combat attack is made. */
export type MeleeOrder = {
  readonly arm: number
  readonly mode?: AttackMode
  /** The special attack, and rules that it lends the weapon. */
  readonly special?: { readonly id: string; readonly lends: readonly RuleUse[]; readonly cost: CounterCost }
  /** Targets that will not do. */
  readonly targetBlockedReason?: (target: Model) => string | undefined
}

/** What a grab or a push takes beside Attack Counters. bmg1/core/grab, bmg1/core/push */
const MODE_COST: CounterCost = { special: 1 }

/** The same for a model that may have it for free. bmg2/trait/make-them-perfect */
export const modeCost = (game: Play, attacker: Model, mode: AttackMode): CounterCost =>
  mode === 'strike' || applies(game, 'no-counter-for', { about: attacker, purpose: mode }) ? {} : MODE_COST

/** Targets of an attack, those that will not do left out. */
export const targetsFor = (game: Play, attacker: Model, order: MeleeOrder): readonly Model[] =>
  meleeTargets(game, attacker, weaponFor(game, attacker, order)).filter(
    (target) =>
      order.targetBlockedReason?.(target) === undefined &&
      // bmg2/trait/escape-artist
      !(order.mode === 'grab' && applies(game, 'evades-grabs', { about: target, other: attacker })),
  )

function weaponFor(game: Play, attacker: Model, { arm, special }: MeleeOrder): Weapon {
  const weapon = weaponAt(game, attacker, arm)
  if (special === undefined) return weapon
  const { id, lends } = special
  return { ...weapon, rules: [...weapon.rules, { id, args: [] }, ...lends] }
}

/**
 * A close combat attack: Attack Counters are shared out among targets before any die, then each target is resolved with
 * all its dice together. bmg1/core/melee-strikes, bmg1/core/one-melee-weapon-a-round
 */
export function* meleeAttack(game: Play, attacker: Model, order: MeleeOrder): Rule<Attack | undefined> {
  const { arm, mode = 'strike', special } = order
  const weapon = weaponFor(game, attacker, order)
  const targets = targetsFor(game, attacker, order)
  if (targets.length === 0) return undefined
  const attack = newAttack({ attacker, kind: 'melee', weapon, arm, mode, special: special?.id })
  const cost: CounterCost = special?.cost ?? modeCost(game, attacker, mode)
  yield* payCounters(game, attacker, cost, special?.id ?? mode)
  yield* shareOut(game, attack, targets)
  yield* carryOut(game, attack)
  return attack
}

/** Asks how many counters go to each target. A special attack and a grab go to one enemy. bmg1/core/special-attack-use */
function* shareOut(game: Play, attack: Attack, targets: readonly Model[]): Rule<void> {
  const { attacker, weapon, special, mode } = attack
  if (available(game, attacker, 'attack') === 0) return
  const shares =
    special !== undefined || mode === 'grab'
      ? yield* oneTarget(game, attack, targets)
      : yield* severalTargets(game, attack, targets)
  const paid = new Map<Model, number>()
  for (const target of targets) {
    const counters = affordable(game, attacker, target, shares.get(target) ?? 0)
    if (counters === 0) continue
    const any = surchargeFor(game, attacker, target)
    yield* payCounters(game, attacker, { attack: counters, any }, 'strikes')
    paid.set(target, counters)
  }
  const inThrees = applies(game, 'strikes-in-threes', { about: attacker, weapon })
  const more: Shares = inThrees ? yield* comboStrikes(game, attack, paid) : new Map()
  for (const [target, counters] of paid)
    newStrike(attack, target, {
      dice: counters + (more.get(target) ?? 0) + extraStrikes(game, attack, target),
    })
}

/**
 * A strike more for every two counters of the whole attack, for whichever of its targets the player likes: two counters
 * against two models are three strikes too. bmg1/trait/combo-weapon, bmg2/trait/combo, bmg1/core/melee-strikes
 */
function* comboStrikes(game: Play, { attacker, weapon }: Attack, paid: Shares): Rule<Shares> {
  const sum = [...paid.values()].reduce((total, counters) => total + counters, 0)
  const more = Math.floor(sum / 2)
  const [only, ...others] = paid.keys()
  if (more === 0 || only === undefined) return new Map()
  if (others.length === 0) return new Map([[only, more]])
  const shares = yield* ask(
    game,
    attacker.seat,
    split({
      name: 'combo-strikes',
      prompt: `Who gets the ${more === 1 ? 'strike' : `${more} strikes`} more of ${labelOf(game, attacker)}? (${weapon.name})`,
      rule: ruleId(game, 'core/melee-strikes'),
      about: { model: attacker.id, weapon: weapon.id } satisfies SharedAttack,
      min: more,
      max: more,
      among: [...paid.keys()].map((target) => ({
        id: `${target.id}`,
        label: labelOf(game, target),
        about: { model: target.id },
        max: more,
      })),
    }),
  )
  return new Map([...paid.keys()].map((target) => [target, shares[`${target.id}`] ?? 0]))
}

/** Counters against a target, fewer where they must pay for attacking it at all. */
function affordable(game: Play, attacker: Model, target: Model, counters: number): number {
  let most = counters
  while (most > 0 && !canAfford(game, attacker, target, { attack: most })) most--
  return most
}

type Shares = ReadonlyMap<Model, number>

function* severalTargets(game: Play, { attacker, weapon }: Attack, targets: readonly Model[]): Rule<Shares> {
  const most = available(game, attacker, 'attack')
  const shares = yield* ask(
    game,
    attacker.seat,
    split({
      name: 'strikes',
      prompt: `How many AC of ${labelOf(game, attacker)} go to whom? (${weapon.name})`,
      rule: ruleId(game, 'core/melee-strikes'),
      about: { model: attacker.id, weapon: weapon.id } satisfies SharedAttack,
      min: 1,
      max: most,
      among: targets.map((target) => ({
        id: `${target.id}`,
        label: labelOf(game, target),
        about: { model: target.id },
        max: most,
      })),
    }),
  )
  return new Map(targets.map((target) => [target, shares[`${target.id}`] ?? 0]))
}

function* oneTarget(game: Play, { attacker, weapon }: Attack, targets: readonly Model[]): Rule<Shares> {
  const target = yield* chooseModel(game, attacker.seat, {
    name: 'target',
    prompt: `Whom does ${labelOf(game, attacker)} attack? (${weapon.name})`,
    rule: ruleId(game, 'core/special-attack-use'),
    among: targets,
  })
  const counters = yield* ask(
    game,
    attacker.seat,
    chooseNumber({
      name: 'strike-count',
      prompt: `How many AC against ${labelOf(game, target)}?`,
      rule: ruleId(game, 'core/melee-strikes'),
      about: { model: attacker.id, target: target.id },
      min: 1,
      max: available(game, attacker, 'attack'),
    }),
  )
  return new Map([[target, counters]])
}

/** Free strikes against one target, in a close combat attack of any kind. bmg1/trait/mobster */
export function extraStrikes(game: Play, { attacker, weapon }: Attack, target: Model): number {
  const about = { about: attacker, other: target, weapon }
  const free = computeTotal(game, 'free-strikes', about, 0)
  return isOutnumbered(game, target) ? free + computeTotal(game, 'extra-strikes', about, 0) : free
}

/** A model that attacks another than the one it holds lets go. bmg1/core/grab */
export function letGoOfOthers(game: Play, { attacker, strikes }: Attack): void {
  const [first] = strikes
  if (first === undefined) return
  const isOneTarget = strikes.every(({ target }) => target === first.target)
  release(game, attacker, isOneTarget ? first.target : undefined)
}

/**
 * Whether a model can strike or shoot at the next of its targets: not after something has struck it down, its own blast
 * too, or has put something on it that keeps it from attacking. bmg1/core/melee-strikes, bmg1/core/ranged-attack,
 * bmg1/trait/counter-attack, bmg1/effect/knock-down-fallen
 */
export const canGoOn = (game: Play, attacker: Model, purpose: Attack['kind']): boolean =>
  isOnTable(attacker) &&
  attacker.condition === 'up' &&
  !applies(game, 'cannot-attack', { about: attacker, purpose })

/** Whether an attacker that something has pushed since its attack began still comes to a target. bmg1/core/melee-contact */
function isStillReached(game: Play, { attacker, target, weapon }: Strike, began: Model['at']): boolean {
  const { at } = attacker
  if (at?.x === began?.x && at?.y === began?.y && at?.z === began?.z) return true
  return isReached(game, attacker, target, weapon, reachOf(game, attacker, weapon))
}

/** Resolves the strikes of an attack one target after the other, or all at once. */
export function* carryOut(game: Play, attack: Attack): Rule<void> {
  const { attacker, strikes, atOnce = false } = attack
  letGoOfOthers(game, attack)
  yield* trigger(game, 'attack-declared', { attack })
  const began = attacker.at
  for (const strike of strikes) {
    const falls = atOnce || (canGoOn(game, attacker, 'melee') && isStillReached(game, strike, began))
    if (falls && isOnTable(strike.target)) yield* resolveStrike(game, strike)
  }
  yield* trigger(game, 'attack-resolved', { attack })
}
