import { addEffect, isImmune, isOnTable, labelOf } from '@gargoyle/bmg-common'
import { memory, type Rule, recall, remember, type Seat } from '@gargoyle/engine'
import { editionTerms, ruleId, tableLength } from '../edition.ts'
import { countSuccesses } from '../model/count-successes.ts'
import { canHold } from '../model/grip.ts'
import { displace, hasPushed } from '../movement/push.ts'
import { countsFor } from '../round/victory-points.ts'
import { modifiersOf, trigger } from '../rules/rule-system.ts'
import type { Play } from '../state.ts'
import type { Strike } from './attack.ts'
import { block } from './block.ts'
import { choosePoison } from './critical.ts'
import { rollDamage } from './damage-roll.ts'
import { dodge } from './dodge.ts'
import { rollImpacts } from './impact-roll.ts'
import { onImpact } from './on-impact.ts'

/** One target of a close combat attack: impacts, block, damage, then what the attack was for. */
export function* resolveStrike(game: Play, strike: Strike): Rule<void> {
  yield* choosePoison(game, strike)
  yield* trigger(game, 'strike-begins', { strike })
  yield* rollImpacts(game, strike)
  yield* takeImpacts(game, strike)
}

/** From the moment impacts are known to the markers. */
export function* takeImpacts(game: Play, strike: Strike): Rule<void> {
  logImpacts(game, strike)
  if (strike.impacts === 0) return
  noteHit(game, strike)
  yield* trigger(game, 'impacts-known', { strike })
  yield* block(game, strike)
  yield* armour(game, strike)
  yield* trigger(game, 'impacts-kept', { strike })
  yield* onImpact(game, strike)
  yield* rollDamage(game, strike)
  yield* afterDamage(game, strike)
}

/**
 * What can be done about an impact of a shot that was meant for another: it hits as any does, so another may take it, and
 * it is dodged and stopped by armour. bmg1/core/cross-fire, bmg1/trait/bodyguard, bmg1/trait/dodge, bmg1/trait/bat-armor-mk1
 */
export function* takeStrayImpact(game: Play, stray: Strike): Rule<void> {
  noteHit(game, stray)
  yield* trigger(game, 'impacts-known', { strike: stray })
  yield* dodge(game, stray)
  yield* armour(game, stray)
}

/** Who was the first to hit a model of the other band. bmg1/scenario-bonus/lets-make-some-noise */
export const firstHitter = memory<Seat | null>('lets-make-some-noise/first-hitter', null)

/** A hit on a model of the other band, whatever comes of it, is remembered for the scenario. bmg1/scenario-bonus/lets-make-some-noise */
export function noteHit(game: Play, { attacker, target }: Pick<Strike, 'attacker' | 'target'>): void {
  if (countsFor(game, target) === attacker.seat) return
  if (recall(game.state, firstHitter) === null) remember(game.state, firstHitter, attacker.seat)
}

/** Says what hit, or that nothing did: a shot that something in its way stopped has not missed. bmg1/core/blink */
export function logImpacts(game: Play, { attacker, sufferer, impacts, weapon, stoppedAt }: Strike): void {
  game.emit(() => {
    const stopped = impacts === 0 && stoppedAt.length > 0 ? editionTerms(game).blink : undefined
    const [who, whom] = [labelOf(game, attacker), labelOf(game, sufferer)]
    const what =
      stopped !== undefined
        ? `${stopped} Nothing of ${who} gets through to ${whom}`
        : impacts === 0
          ? `${who} misses ${whom}`
          : `${who} hits ${whom} ${impacts === 1 ? 'once' : `${impacts} times`}`
    return {
      name: 'impacts',
      text: `${what} (${weapon.name}).`,
      rule: ruleId(game, 'core/impact-roll'),
      about: {
        attacker: attacker.id,
        target: sufferer.id,
        impacts,
        ...(stopped === undefined ? {} : { stopped }),
      },
    }
  })
}

/** Armour that ignores impacts: a die for each, and for each that is left if it has more. bmg1/trait/bat-armor-mk1 */
export function* armour(game: Play, strike: Strike): Rule<void> {
  const { sufferer } = strike
  const all = modifiersOf(game, 'armour', { about: sufferer, strike })
    .filter(({ kind }) => kind === 'set-to')
    .map(({ amount }) => amount)
  for (const needed of all.toSorted((one, other) => one - other)) {
    if (strike.impacts === 0) return
    strike.impacts -= yield* countSuccesses(game, sufferer, {
      name: 'armour',
      purpose: `armour (${needed}+)`,
      count: strike.impacts,
      strike,
      isGood: (face) => face >= needed,
    })
  }
}

/** Grabs and pushes work where they damage. bmg1/core/grab, bmg2/core/grab, bmg1/core/push */
function* afterDamage(game: Play, strike: Strike): Rule<void> {
  const { attacker, sufferer, attack } = strike
  if (strike.successes === 0 || !isOnTable(sufferer) || !isOnTable(attacker)) return
  if (attack.mode === 'grab' && canHold(game, strike)) {
    if (isImmune(game, sufferer, 'immobilized')) return
    addEffect(game, sufferer, 'immobilized', { until: 'game', by: attacker, each: true })
    yield* trigger(game, 'suffered', { victim: sufferer, what: 'immobilized', by: attacker })
  }
  // bmg1/effect/displaced-pushed: not again where the weapon has pushed it.
  if (attack.mode === 'push' && !recall(strike, hasPushed) && !isImmune(game, sufferer, 'pushed'))
    // bmg1/core/push, bmg2/core/push: a centimetre for each pip.
    yield* displace(game, sufferer, attacker.at, tableLength(game, strike.collateral), attacker)
}
