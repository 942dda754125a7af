import { effectOn, labelOf, removeEffect } from '@gargoyle/bmg-common'
import { ask, chooseNumber, memory, type Rule, recall, remember } from '@gargoyle/engine'
import { firstAttack } from '../activation/payment.ts'
import type { Attack } from '../attack/strike.ts'
import { bonusesOf, giveBonus } from '../effects/bonuses.ts'
import { sufferEnervating } from '../effects/suffer.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { isActive } from './helpers.ts'

/** Markers spent on an attack. */
const breathSpent = memory<number>('hold-breath/spent', 0)

/** Takes defence bonuses off a model. */
function spendBonuses(model: Model, markers: number): void {
  const held = effectOn(model, 'defense-bonus')
  if (held === undefined) return
  held.value -= markers
  if (held.value <= 0) removeEffect(model, 'defense-bonus')
}

/** bmg3/trait/hold-breath: what was saved up for the defence goes into the shot. */
function* takeAim({ game, owner, id, rule }: Bmg3Scope, attack: Attack): Rule<void> {
  const most = bonusesOf(owner, 'defense')
  if (most === 0) return
  const markers = yield* ask(
    game,
    owner.seat,
    chooseNumber({
      name: id,
      prompt: `How many defence bonuses does ${labelOf(game, owner)} spend on this shot?`,
      min: 0,
      max: most,
      rule,
    }),
  )
  if (markers === 0) return
  spendBonuses(owner, markers)
  remember(attack, breathSpent, markers)
}

/** The most markers that holding its breath gives. */
const BREATH = 3

/** bmg3/trait/hold-breath: an activation without move and attack makes ready for the next shot. */
function* breathe({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const markers = yield* ask(
    game,
    owner.seat,
    chooseNumber({
      name: 'breathe',
      prompt: `How many defence bonuses does ${labelOf(game, owner)} take, for as much Enervating?`,
      min: 0,
      max: BREATH,
      rule,
    }),
  )
  if (markers === 0) return
  giveBonus(game, owner, 'defense', markers)
  yield* sufferEnervating(game, owner, markers, owner)
}

const keptStill = (game: Play, owner: Model): boolean => {
  const { activation } = game.state
  return (
    isActive(game, owner) &&
    activation !== undefined &&
    !activation.moved &&
    firstAttack(activation) === undefined &&
    activation.attacked.length === 0
  )
}

/** Traits with bonuses for shots. */
export const rangedBonuses: Bmg3Rules = {
  'ranged-master': {
    name: 'Ranged Master',
    text: 'Adds 1 to the attack dice of its ranged attacks.',
    own: { 'attack-roll': ({ strike }) => (strike?.kind === 'ranged' ? 1 : 0) },
  },
  'hold-breath': {
    name: 'Hold Breath',
    text: 'May spend defence bonuses on a ranged attack: each adds 1 to the attack dice and lets the Strength die score a critical hit on 1 less. At the end of an activation without Movement and Attack actions it may take up to three defence bonuses, and suffers as much Enervating.',
    own: {
      'attack-roll': ({ strike }) => recall(strike?.attack, breathSpent),
      'critical-from': ({ strike }) => -recall(strike?.attack, breathSpent),
    },
    on: {
      'attack-declared': (it) =>
        it.attack.attacker === it.owner && it.attack.kind === 'ranged' && it.attack.stopped === undefined
          ? takeAim(it, it.attack)
          : undefined,
      'activation-end': (it) =>
        it.active === it.owner && keptStill(it.game, it.owner) ? breathe(it) : undefined,
    },
  },
}
