import {
  addEffectUnlessImmune,
  type Damage,
  enemiesInContact,
  isOnTable,
  labelOf,
  type RuleUse,
  removeMarker,
} from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { canBeTarget } from '../attack/dice.ts'
import { carryOut } from '../attack/melee.ts'
import { readyShots } from '../attack/ranged.ts'
import { strengthAttack } from '../attack/strength-attack.ts'
import { newAttack, newStrike } from '../attack/strike.ts'
import { caughtBy } from '../attack/templates.ts'
import { rangedPool } from '../attack/whole-attack.ts'
import { sufferEnervating, sufferFreeze, sufferPoison, sufferSlow, sufferStunned } from '../effects/suffer.ts'
import { applies } from '../rules/rule-system.ts'
import type { ActionRule, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import type { Weapon } from '../vocabulary.ts'
import { type Aimed, chooseMarker, noTargetReason, suspectsNear, targetsOf } from './helpers.ts'
import { onTarget, resists } from './special-actions.ts'

/** A blast around the owner, which spares only the owner. */
function blastAround(name: string, damage: Damage, rules: readonly RuleUse[] = []): ActionRule {
  const caught = ({ game, owner }: Bmg3Scope): readonly Model[] =>
    isOnTable(owner) ? caughtBy(game, owner.at, [owner]) : []
  return {
    kind: 'special',
    why: (it) => (caught(it).length === 0 ? 'Nobody would be under the template.' : undefined),
    *perform(it) {
      yield* strengthAttack(it.game, it.owner, caught(it), { name, strength: 3, damage, rules })
    },
  }
}

/** The single bullet of a hidden gun. */
const oneShot: Weapon = {
  id: 'trait',
  name: 'One Shot Gun',
  damage: { stun: 0, injury: 3 },
  rateOfFire: 0,
  strength: 2,
  rules: [
    { id: 'bleed', args: ['3'] },
    { id: 'anti-tank', args: [] },
  ],
}

const shotAt = ({ game, owner }: Bmg3Scope): Aimed => ({
  side: 'enemy',
  within: 8,
  seen: true,
  if: (target) => canBeTarget(game, owner, target),
})

/** Whatever keeps from shooting keeps from this. bmg3/core/ranged */
function drawBlockedReason(it: Bmg3Scope): string | undefined {
  const { game, owner } = it
  const [enemy] = enemiesInContact(game, owner)
  if (enemy !== undefined && !applies(game, 'shoots-in-contact', { about: owner, weapon: oneShot }))
    return `${labelOf(game, owner)} is in contact with ${labelOf(game, enemy)}.`
  if (
    applies(game, 'cannot-attack', { about: owner }) ||
    applies(game, 'cannot-attack', { about: owner, weapon: oneShot, purpose: 'ranged' })
  )
    return 'Something keeps it from shooting.'
  return noTargetReason(game, owner, shotAt(it))
}

/** A Strength die alone: whatever takes it away leaves an attack die. bmg3/core/strength-die */
function* fireOnce(game: Play, owner: Model, target: Model): Rule<void> {
  const attack = newAttack({
    attacker: owner,
    kind: 'ranged',
    weapon: oneShot,
    weaponIndex: -1,
    occasion: 'extra',
  })
  const steady = rangedPool(game, owner, oneShot).strengthDice > 0
  newStrike(attack, target, {
    attackDice: steady ? 0 : 1,
    strengthDice: steady ? 1 : 0,
    template: 'explosive',
  })
  yield* carryOut(game, attack, readyShots)
}

const inGas = (owner: Model, game: Play): readonly Model[] =>
  targetsOf(game, owner, { side: 'any', within: 4, seen: true })

/** Special actions that hurt without an ordinary attack. */
export const areaEffects: Bmg3Rules = {
  'electric-storm': {
    name: 'Electric Storm',
    text: 'Special: an Explosive template centred on this model; everybody else under it is hit on a Strength die of 3+ for two stuns.',
    action: blastAround('Electric Storm', { stun: 2, injury: 0 }),
  },
  'flaming-wave': {
    name: 'Flaming Wave',
    text: 'Special: an Explosive template centred on this model; everybody else under it is hit on a Strength die of 3+ for an injury, with Fire.',
    action: blastAround('Flaming Wave', { stun: 0, injury: 1 }, [{ id: 'fire', args: [] }]),
  },
  detonate: {
    name: 'Detonate',
    text: 'Special: a suspect of yours within 8" blows up under an Explosive template; everybody there is hit on a Strength die of 3+ for an injury and a stun. The suspect is removed.',
    action: {
      kind: 'special',
      why: ({ game, owner }) =>
        suspectsNear(game, owner, 8, owner.seat).length === 0
          ? 'No suspect of yours is within 8".'
          : undefined,
      *perform({ game, owner, rule }) {
        const suspects = suspectsNear(game, owner, 8, owner.seat)
        const asking = { rule, prompt: 'Which suspect is detonated?' }
        const suspect = yield* chooseMarker(game, owner.seat, suspects, asking)
        if (suspect === undefined) return
        const damage = { stun: 1, injury: 1 }
        const caught = caughtBy(game, suspect.at)
        removeMarker(game, suspect)
        if (caught.length > 0)
          yield* strengthAttack(game, owner, caught, { name: 'Detonate', strength: 3, damage })
      },
    },
  },
  'one-shot-gun': {
    name: 'One Shot Gun',
    text: 'Special, once a game: a ranged attack on an enemy within 8" and in sight that rolls only a Strength die of 2+, for three injuries, with Bleed (3) and Anti-Tank.',
    action: {
      ...onTarget(shotAt, 'Who is shot?', ({ game, owner, target }) => fireOnce(game, owner, target)),
      limit: 'game',
      why: drawBlockedReason,
    },
  },
  'electric-handshake': {
    name: 'Electric Handshake',
    text: 'Special: a model in contact that fails a Willpower roll is Stunned.',
    action: onTarget(
      { side: 'any', within: 0 },
      'Whose hand is shaken?',
      function* ({ game, owner, target, rule }) {
        const { passed } = yield* resists(game, owner, target, 'willpower', rule)
        if (!passed) yield* sufferStunned(game, target, owner)
      },
    ),
  },
  'ice-flash': {
    name: 'Ice Flash',
    text: 'Special: a model within 10" and in sight rolls against its Endurance. If it fails it suffers Freeze; if not it has 1 Defense and 2" of Movement less until the round ends.',
    action: onTarget(
      { side: 'any', within: 10, seen: true },
      'Who is caught in the ice?',
      function* ({ game, owner, target, rule, id }) {
        const { passed } = yield* resists(game, owner, target, 'endurance', rule)
        if (passed) addEffectUnlessImmune(game, target, id, { until: 'round', by: owner })
        else yield* sufferFreeze(game, target, owner)
      },
    ),
  },
  shockwave: {
    name: 'Shockwave',
    text: 'Special: every enemy within 4" suffers Slow (4).',
    action: {
      kind: 'special',
      why: ({ game, owner }) => noTargetReason(game, owner, { side: 'enemy', within: 4 }),
      *perform({ game, owner }) {
        for (const enemy of targetsOf(game, owner, { side: 'enemy', within: 4 }))
          yield* sufferSlow(game, enemy, 4, owner)
      },
    },
  },
  'jokers-gas': {
    name: "Joker's Gas",
    text: 'Special: every other model within 4" and in sight suffers Enervating (1) and Poison from gas.',
    action: {
      kind: 'special',
      why: ({ game, owner }) => (inGas(owner, game).length === 0 ? 'Nobody is near enough.' : undefined),
      *perform({ game, owner }) {
        const gas = { nature: ['gas'] }
        for (const target of inGas(owner, game)) {
          yield* sufferEnervating(game, target, 1, owner, gas)
          yield* sufferPoison(game, target, owner, gas)
        }
      },
    },
  },
}

/** Effects of these traits. */
export const shaken: Bmg3Rules = {
  'ice-flash': {
    name: 'Chilled',
    text: '1 Defense and 2" of Movement less until the round ends.',
    rule: 'bmg3/trait/ice-flash',
    own: { defense: -1, movement: -2 },
  },
}
