import {
  addEffect,
  areEnemies,
  bodyOf,
  isOnTable,
  labelOf,
  type ModelId,
  type RuleUse,
  removeEffect,
  withRules,
} from '@gargoyle/bmg-common'
import {
  ask,
  chooseNumber,
  isAmong,
  memory,
  type Rule,
  recall,
  remember,
  rememberAmong,
} from '@gargoyle/engine'
import { firstAttack, grantExtraAction } from '../activation/payment.ts'
import { isRanged, type Strike, weaponHas } from '../attack/strike.ts'
import { sufferKnockDown } from '../damage/statuses.ts'
import { placeSuspect } from '../manipulate/suspects.ts'
import { isVehicle } from '../model/crew.ts'
import { push } from '../movement/push.ts'
import type { ActionRule, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { isActive, offer, use } from './helpers.ts'

/** Rules that the owner's melee weapons gain, bare hands included. */
const inMelee =
  (...rules: readonly RuleUse[]): NonNullable<Bmg3Rules[string]['rearms']> =>
  ({ weapon }) =>
    isRanged(weapon) ? weapon : withRules(weapon, ...rules)

const meleeOnly =
  (amount: number) =>
  ({ strike }: { readonly strike?: Strike }): number =>
    strike?.kind === 'melee' ? amount : 0

/** The other way to attack. */
const other = { melee: 'ranged', ranged: 'melee' } as const

/** bmg3/trait/mixed-combat-style: an attack of the other type, once the first is done. */
const mixedCombatStyle: ActionRule = {
  kind: 'special',
  why: ({ game, owner }) => (isActive(game, owner) ? undefined : 'Only in its own activation.'),
  perform: ({ game, owner, id, rule }) => {
    const done = firstAttack(game.state.activation)
    if (done === undefined) addEffect(game, owner, id, { until: 'activation' })
    else grantExtraAction(game, owner, { kind: other[done], source: rule })
  },
}

/** Whether nobody makes Efforts in an attack. */
const withoutEfforts = memory<boolean>('grudge-match/without-efforts', false)

const isGrudge = ({ strike }: { readonly strike?: Strike }): boolean => recall(strike?.attack, withoutEfforts)

/** Enemies that were lower than the active model when its activation started. */
const wereBelow = memory<readonly ModelId[]>('flying-kick/below', [])

const isBelow = (game: Play, target: Model): boolean => isAmong(game.state.activation, wereBelow, target.id)

/** Remembers who is lower than a model when its activation starts. */
function lookDown({ game, owner }: Bmg3Scope): void {
  const { activation } = game.state
  for (const enemy of game.state.models) {
    if (!areEnemies(owner, enemy) || !isOnTable(enemy) || !isOnTable(owner)) continue
    if (enemy.at.z < owner.at.z) rememberAmong(activation, wereBelow, enemy.id)
  }
}

/** bmg3/trait/flying-kick: away it goes, and what it carried falls. */
function* kickDown({ game, owner, rule }: Bmg3Scope, { sufferer, inflicted }: Strike): Rule<void> {
  if (inflicted === 0 || !isOnTable(sufferer) || !isBelow(game, sufferer)) return
  const distance = yield* ask(
    game,
    owner.seat,
    chooseNumber({
      name: 'push',
      prompt: `How many inches is ${labelOf(game, sufferer)} pushed?`,
      rule,
      min: 0,
      max: 4,
    }),
  )
  if (distance > 0) yield* push(game, sufferer, bodyOf(game, owner), distance)
  if (!isOnTable(sufferer)) return
  yield* placeSuspect(game, {
    seat: owner.seat,
    near: { of: bodyOf(game, sufferer), inches: 0 },
    anywhere: true,
    reason: 'Flying Kick',
  })
}

/** Special actions that change how a model fights. */
export const meleeSpecialActions: Bmg3Rules = {
  unstoppable: {
    name: 'Unstoppable',
    text: 'Special: until the round ends two defence successes are needed to cancel each of this model’s hits.',
    special: {
      until: 'round',
      text: 'Two defence successes are needed to cancel each of its hits.',
      own: { 'blocks-needed': 1 },
    },
  },
  '360-strike': {
    name: '360° Strike',
    text: 'Special: until the round ends this model’s melee attacks strike everybody in reach, friends included, with one roll. Nobody makes Efforts, and friends do not defend.',
    special: {
      until: 'round',
      text: 'Its melee attacks strike everybody in reach with one roll.',
      own: {
        'strikes-all': true,
        'no-efforts': ({ strike, owner }) => isOneRollOf(owner, strike),
      },
      foe: {
        'no-efforts': ({ strike, owner }) => isOneRollOf(owner, strike),
        'no-defense': ({ strike, owner, about }) => isOneRollOf(owner, strike) && about.seat === owner.seat,
      },
    },
  },
  'precise-blow': {
    name: 'Precise Blow',
    text: 'Special: until the round ends this model adds 1 to its attack dice and rolls a failed Strength die again.',
    special: {
      until: 'round',
      text: 'Adds 1 to its attack dice and rolls a failed Strength die again.',
      own: { 'attack-roll': 1, 'strength-rerolls': 1 },
    },
  },
  'devastating-blow': {
    name: 'Devastating Blow',
    text: 'Special: until the round ends this model adds 1 to the Strength die of its melee attacks, and they gain Bleed (1).',
    special: {
      until: 'round',
      text: 'Adds 1 to the Strength die in melee, with Bleed (1).',
      own: { 'strength-roll': meleeOnly(1) },
      rearms: inMelee(use('bleed', '1')),
    },
  },
  'savage-fighter': {
    name: 'Savage Fighter',
    text: 'Special: until the round ends this model adds 1 to the attack dice of its melee attacks, and they gain Push (2).',
    special: {
      until: 'round',
      text: 'Adds 1 to its attack dice in melee, with Push (2).',
      own: { 'attack-roll': meleeOnly(1) },
      rearms: inMelee(use('push', '2')),
    },
  },
  kapow: {
    name: 'KaPow!!!',
    text: 'Special: until its activation ends this model adds 1 to the attack dice of its melee attacks, and they gain Blunt (3).',
    special: {
      until: 'activation',
      text: 'Adds 1 to its attack dice in melee, with Blunt (3).',
      own: { 'attack-roll': meleeOnly(1) },
      rearms: inMelee(use('blunt', '3')),
    },
  },
  thief: {
    name: 'Thief',
    text: 'Special: until the round ends this model’s melee attacks gain Steal.',
    special: { until: 'round', text: 'Its melee attacks have Steal.', rearms: inMelee(use('steal')) },
  },
  'power-strike': {
    name: 'Power Strike',
    text: 'Special: until the round ends enemies (not Vehicles) that this model hurts in melee are knocked down.',
    special: {
      until: 'round',
      text: 'Knocks down whom it hurts in melee.',
      on: {
        *harmed({ game, owner, harm: { to, strike } }) {
          const mine = strike?.attacker === owner && strike.kind === 'melee'
          if (mine && areEnemies(owner, to) && !isVehicle(game, to)) yield* sufferKnockDown(game, to)
        },
      },
    },
  },
  'mixed-combat-style': {
    name: 'Mixed Combat Style',
    text: 'Special: after an attack this model gets an extra attack of the other type in the same activation.',
    action: mixedCombatStyle,
    effect: {
      text: 'Gets an extra attack of the other type after the next one.',
      on: {
        'action-done': ({ game, owner, action: { actor, kind }, rule, id }) => {
          if (actor !== owner || (kind !== 'melee' && kind !== 'ranged')) return
          grantExtraAction(game, owner, { kind: other[kind], source: rule })
          removeEffect(owner, id)
        },
      },
    },
  },
  'grudge-match': {
    name: 'Grudge Match',
    text: 'Special: for each attack of this activation you may decide, when it is declared, that nobody makes Efforts.',
    special: {
      until: 'activation',
      text: 'May fight without Efforts on either side.',
      own: { 'no-efforts': isGrudge },
      foe: { 'no-efforts': isGrudge },
      on: {
        *'attack-declared'({ game, owner, attack, id, rule }) {
          if (attack.attacker !== owner || attack.occasion === 'reaction') return
          const asking = { rule, name: id, prompt: 'Is this attack fought without Efforts?' }
          if (yield* offer(game, owner.seat, asking)) remember(attack, withoutEfforts, true)
        },
      },
    },
  },
  'flying-kick': {
    name: 'Flying Kick',
    text: 'Special: against enemies that stood lower than this model when its activation started, its next melee attack this round rolls two Strength dice, pushes whom it hits up to 4" away and makes them drop a suspect of yours, unless they are out of the game.',
    special: {
      until: 'round',
      text: 'Its next melee attack kicks down whoever stood lower when its activation started.',
      on: {
        // Devastating, but only against targets that stood lower; a weapon is devastating once.
        'strike-begins': ({ game, owner, strike }) => {
          if (strike.attacker !== owner || strike.kind !== 'melee' || strike.strengthDice === 0) return
          if (isBelow(game, strike.target) && !weaponHas(strike.weapon, 'devastating')) strike.strengthDice++
        },
        struck: (it) =>
          it.strike.attacker === it.owner && it.strike.kind === 'melee' ? kickDown(it, it.strike) : undefined,
        'attack-resolved': ({ owner, attack, id }) => {
          if (attack.attacker === owner && attack.kind === 'melee') removeEffect(owner, id)
        },
      },
    },
    on: {
      'activation-start': (it) => {
        if (it.active === it.owner) lookDown(it)
      },
    },
  },
}

const isOneRollOf = (owner: Model, strike: Strike | undefined): boolean =>
  strike?.attacker === owner && strike.attack.rollsOnce === true
