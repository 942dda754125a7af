import {
  addEffect,
  areEnemies,
  effectOn,
  isConscious,
  isImmune,
  isOnTable,
  labelOf,
  removeEffect,
} from '@gargoyle/bmg-common'
import { ask, choose, type Rule, type Seat } from '@gargoyle/engine'
import { actionOptions } from '../activation/actions.ts'
import { freshActivation } from '../activation/fresh-activation.ts'
import { pay, paymentBlockedReason } from '../activation/payment.ts'
import { type Pays, performAction } from '../activation/perform.ts'
import { replaceBoss } from '../damage/casualty.ts'
import { crewOf, isVehicle } from '../model/crew.ts'
import { skillRoll } from '../model/skill-roll.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import type { Bmg3Rule } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import type { Suffering } from './suffer.ts'

/** bmg3/trait/hypnotize */
const ACTIONS = 2
const FREE_EFFORTS = 2

/**
 * Makes an enemy suffer Hypnotize: if its Willpower fails it takes up to two different actions at once, as if it
 * belonged to the hypnotizer. Gives whether it did.
 */
export function* sufferHypnotize(game: Play, victim: Model, by: Model, how: Suffering = {}): Rule<boolean> {
  if (!areEnemies(by, victim) || isVehicle(game, victim) || !isOnTable(victim) || !isConscious(victim))
    return false
  if (isImmune(game, victim, 'hypnotize', how.nature)) return false
  if (applies(game, 'cannot-be-controlled', { about: victim })) return false
  const { passed } = how.certain
    ? { passed: false }
    : yield* skillRoll(game, victim, 'willpower', {
        reason: 'Hypnotize',
        rule: 'bmg3/trait/hypnotize',
        against: by,
      })
  if (passed) return false
  yield* trigger(game, 'suffered', { victim, status: 'hypnotize', nature: how.nature ?? [], by })
  yield* actUnder(game, victim, by.seat)
  return true
}

/** Hands a model over to another player for some actions, then back. It is no activation, but looks like one. */
export function* actUnder(game: Play, victim: Model, seat: Seat, actions = ACTIONS): Rule<void> {
  const { state } = game
  const { seat: owner, effects } = victim
  const interrupted = state.activation
  const lasting = new Set(effects)
  victim.seat = seat
  // Cards are counted for the activation in progress: it is still the same one. bmg3/core/one-card-limits
  const { resourcesBy = [], objectivesBy = [] } = interrupted ?? {}
  state.activation = { ...freshActivation(victim), audacity: true, resourcesBy, objectivesBy }
  addEffect(game, victim, 'hypnotized', { until: 'game', value: FREE_EFFORTS })
  yield* takeActions(game, victim, actions)
  removeEffect(victim, 'hypnotized')
  victim.effects = victim.effects.filter((each) => each.until !== 'activation' || lasting.has(each))
  state.activation = interrupted
  victim.seat = owner
  // While it belonged to the other player, its own crew did not get a new Boss.
  if (victim.condition === 'casualty' && crewOf(game, owner).boss === victim.id)
    yield* replaceBoss(game, victim)
}

function* takeActions(game: Play, victim: Model, most: number): Rule<void> {
  let taken = 0
  const paid: Pays = (kind, id) => {
    pay(game, victim, kind, id)
    taken++
  }
  while (taken < most && isOnTable(victim) && isConscious(victim)) {
    const options = actionOptions(game, victim, (kind, id) => paymentBlockedReason(game, victim, kind, id))
    const answer = yield* ask(
      game,
      victim.seat,
      choose({
        name: 'hypnotized-action',
        prompt: `What do you make ${labelOf(game, victim)} do? (${taken + 1} of ${most})`,
        rule: 'bmg3/trait/hypnotize',
        about: { model: victim.id },
        options: [...options, { id: 'end', value: undefined, label: 'Let it go' }],
      }),
    )
    if (answer === undefined) return
    const ammo = victim.ammo.slice()
    yield* performAction(game, victim, answer, paid)
    victim.ammo = ammo
  }
}

/** More than any Effort limit. */
const NO_PAID_EFFORTS = -99

/** What holds while a model does another player's bidding. */
export const hypnotized: Bmg3Rule = {
  name: 'Hypnotized',
  text: 'Does what the opponent wants for up to two different actions: with two free Efforts in all and no others, without spending ammunition, and never so that it falls.',
  rule: 'bmg3/trait/hypnotize',
  own: {
    'effort-limit': NO_PAID_EFFORTS,
    'free-efforts': ({ effect }) => effect?.value ?? 0,
    'moves-safely': true,
  },
  on: {
    'efforts-made': ({ owner, by, efforts, purpose }) => {
      // Efforts for an attack are counted together until it is over.
      if (by === owner && purpose !== 'attack') spend(owner, efforts)
    },
    'attack-resolved': ({ owner, attack }) => {
      if (attack.attacker === owner)
        spend(
          owner,
          attack.strikes.reduce((sum, { attackerEfforts }) => sum + attackerEfforts, 0),
        )
    },
  },
}

function spend(owner: Model, efforts: number): void {
  const effect = effectOn(owner, 'hypnotized')
  if (effect !== undefined) effect.value = Math.max(0, effect.value - efforts)
}
