import { bodyOf, cardOf, isOnTable, labelOf } from '@gargoyle/bmg-common'
import {
  applies,
  available,
  basicMove,
  type Model,
  move,
  moveBlockedReason,
  newAttack,
  newStrike,
  type Play,
  rollDistance,
  type SpecialAttack,
  skill,
  takeImpacts,
  trigger,
  UNARMED,
  type Weapon,
} from '@gargoyle/bmg-counters'
import { stayedInPlace } from '@gargoyle/bmg-counters/toolkit'
import { ask, chooseNumber, type Rule, type RuleId, remember } from '@gargoyle/engine'
import { nearestOnSegment, type Spot, squaredDistance } from '@gargoyle/table'
import { madeMagic } from '../traits/magic.ts'

/** All models that a base touches on a straight way, where it passes and where it ends. */
function touchedOnTheWay(game: Play, model: Model, from: Spot, to: Spot): readonly Model[] {
  const { radius } = cardOf(game, model)
  return game.state.models.filter((other) => {
    if (other === model || !isOnTable(other) || other.at.z !== from.z) return false
    const near = nearestOnSegment(from.x, from.y, to.x, to.y, other.at.x, other.at.y)
    const room = radius + cardOf(game, other).radius
    return squaredDistance(near, other.at) <= room * room
  })
}

/** What the charge does to each: two stuns at the charger's Strength. */
const HOOVES: Weapon = { id: 'charge', name: 'Charge', damage: { stun: 2, injury: 0 }, rules: [] }

/** One hit that needs no roll but can be blocked. */
function* run(game: Play, owner: Model, victim: Model): Rule<void> {
  const attack = newAttack({
    attacker: owner,
    kind: 'melee',
    weapon: madeMagic(game, owner, HOOVES),
    arm: UNARMED,
    special: 'charge',
    occasion: 'reaction',
  })
  const strike = newStrike(attack, victim, { impacts: 1, strength: skill(game, 'strength', owner) })
  strike.hit = true
  yield* trigger(game, 'attack-declared', { attack })
  yield* takeImpacts(game, strike)
  yield* trigger(game, 'attack-resolved', { attack })
}

/** Counters that go into the distance of the charge, beyond the one it takes. */
function* askDistance(game: Play, owner: Model, rule: RuleId): Rule<number> {
  const most = available(game, owner, 'movement')
  if (most === 0) return 0
  return yield* ask(
    game,
    owner.seat,
    chooseNumber({
      name: 'charge-distance',
      prompt: `How many MC of ${labelOf(game, owner)} go into the distance of the charge?`,
      rule,
      about: { model: owner.id },
      min: 0,
      max: most,
    }),
  )
}

/**
 * The move of the activation in a straight line, through models on bases no larger than its own: each that it touches
 * takes a hit that can be blocked. Then it may attack as usual. bmg2/special-attack/charge
 */
export const straightCharge: SpecialAttack = {
  name: 'Charge',
  text: 'Its move goes in a straight line and through models on bases no larger than its own. Everybody it touches takes a hit at its Strength and two stuns, which can be blocked. Then it may attack.',
  cost: { movement: 1, special: 1 },
  apart: true,
  moves: true,
  why: ({ game, owner }) =>
    moveBlockedReason(game, owner) ??
    (game.state.activation?.moved ? 'It has moved.' : undefined) ??
    // bmg2/trait/intimidation, bmg2/trait/regrets
    (applies(game, 'cannot-attack', { about: owner, purpose: 'melee' })
      ? 'Something keeps it from attacking.'
      : undefined),
  *perform({ game, owner, rule }) {
    const { activation } = game.state
    const basic = activation?.basicMoveGone ? 0 : basicMove(game, owner)
    if (activation) {
      activation.moved = true
      activation.basicMoveGone = true
    }
    const more = yield* rollDistance(game, owner, yield* askDistance(game, owner, rule))
    const from = { ...bodyOf(game, owner) }
    const { radius } = cardOf(game, owner)
    const made = yield* move(game, {
      model: owner,
      reason: 'charge',
      rule,
      upTo: basic + more,
      straight: true,
      through: true,
      accept: (end) =>
        touchedOnTheWay(game, owner, from, end).some((model) =>
          isRunOver(game, owner, model, from, end, radius),
        )
          ? 'It cannot charge through a larger base.'
          : undefined,
    })
    if (made === undefined || made.travelled === 0) {
      // bmg1/core/move-and-fire: it is where it was.
      remember(activation, stayedInPlace, true)
      return
    }
    // bmg2/trait/plead: a model that it may not attack is passed by unharmed.
    const mayStrike = (other: Model): boolean => !applies(game, 'may-not-attack', { about: owner, other })
    const met = touchedOnTheWay(game, owner, from, made.end).filter(mayStrike)
    // bmg2/trait/obsessive, bmg2/trait/ocd: these are attacks on all of them.
    activation?.struck.push(...met.map(({ id }) => id))
    for (const victim of met)
      if (isOnTable(victim) && isOnTable(owner) && mayStrike(victim)) yield* run(game, owner, victim)
  },
}

/** Whether a base larger than the charger's is in the way, not only touched. */
function isRunOver(game: Play, owner: Model, other: Model, from: Spot, to: Spot, radius: number): boolean {
  const size = cardOf(game, other).radius
  if (size <= cardOf(game, owner).radius || other.at === undefined) return false
  const near = nearestOnSegment(from.x, from.y, to.x, to.y, other.at.x, other.at.y)
  const room = radius + size
  // Touching is allowed: rounding leaves a unit or two.
  return squaredDistance(near, other.at) < (room - 2) * (room - 2)
}
