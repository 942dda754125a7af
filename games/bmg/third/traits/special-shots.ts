import {
  addEffect,
  bodyOf,
  effectOn,
  enemiesOf,
  hasEffect,
  isOnTable,
  labelOf,
  type ModelId,
  modelOf,
  profileOf,
  removeEffect,
  sees,
  within,
} from '@gargoyle/bmg-common'
import { ask, choose, isAmong, memory, type Rule, recall, remember, rememberAmong } from '@gargoyle/engine'
import { canPay, grantExtraAction } from '../activation/payment.ts'
import { applyDiceModifiers, canBeTarget } from '../attack/dice.ts'
import { carryOut, weaponAt } from '../attack/melee.ts'
import { dodge } from '../attack/ranged.ts'
import { type Attack, isRanged, newAttack, newStrike } from '../attack/strike.ts'
import { rangedPool } from '../attack/whole-attack.ts'
import { freeSuspectSpot, placeSuspect, type SuspectOrder } from '../manipulate/suspects.ts'
import { move, moveBlockedReason } from '../movement/move.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import type { Weapon } from '../vocabulary.ts'
import { chooseModel, isActive, use } from './helpers.ts'
import { untilAttack } from './special-blows.ts'

const BOOMERANG = 'Throwing Boomerang'

/** bmg3/trait/boomerangs-arsenal: what the boomerang was made for happens when it is back. */
function* comesBack({ game, owner, rule }: Bmg3Scope, attack: Attack): Rule<void> {
  const kind = effectOn(owner, 'boomerang')?.args[0]
  if (kind === undefined || attack.attacker !== owner || attack.weapon.name !== BOOMERANG) return
  removeEffect(owner, 'boomerang')
  if (kind === 'bouncing' && isOnTable(owner) && moveBlockedReason(game, owner) === undefined)
    yield* move(game, { model: owner, upTo: 4, reason: 'Bouncing Boomerang', rule })
  const target = attack.strikes.find((strike) => isOnTable(strike.target))?.target
  if (kind !== 'weighted' || target === undefined) return
  const order: SuspectOrder = {
    seat: owner.seat,
    by: owner,
    near: { of: bodyOf(game, target), inches: 0 },
    reason: 'Weighted Boomerang',
  }
  if (freeSuspectSpot(game, order) !== undefined) yield* placeSuspect(game, order)
}

/** The model that the active model hit last with a shot, and the place of the weapon on its card. */
const lastHit = memory<{ readonly target: ModelId; readonly weapon: number } | null>(
  'ricochet/last-hit',
  null,
)

/** Weapons that the active model has fired. */
const weaponsFired = memory<readonly string[]>('bullet-time/fired', [])

/** Enemies that the last shot may bounce to. */
function bounced({ game, owner }: Bmg3Scope): readonly Model[] {
  const first = hitLast(game)
  if (first === undefined || !isOnTable(first.target)) return []
  return enemiesOf(game, owner.seat).filter(
    (enemy) =>
      enemy !== first.target &&
      canBeTarget(game, owner, enemy) &&
      within(game, first.target, enemy, 2) &&
      sees(game, first.target, enemy),
  )
}

/** The model that the active model hit last with a shot, and the weapon. */
function hitLast(game: Play): { readonly target: Model; readonly weapon: number } | undefined {
  const hit = recall(game.state.activation, lastHit)
  return hit === null ? undefined : { target: modelOf(game, hit.target), weapon: hit.weapon }
}

/** bmg3/trait/ricochet: the same weapon, neither sight nor range nor cover, and no magazine. */
function* ricochet(it: Bmg3Scope): Rule<void> {
  const { game, owner } = it
  const first = hitLast(game)
  const asking = { rule: it.rule, prompt: 'Who is hit next?' }
  const target = yield* chooseModel(game, owner.seat, bounced(it), asking)
  if (target === undefined || first === undefined) return
  const weapon = weaponAt(game, owner, first.weapon)
  const attack = newAttack({
    attacker: owner,
    kind: 'ranged',
    weapon,
    weaponIndex: first.weapon,
    occasion: 'extra',
  })
  const { attackDice, strengthDice } = rangedPool(game, owner, weapon)
  newStrike(attack, target, { attackDice, strengthDice })
  yield* carryOut(game, attack, function* (_, { strikes }) {
    for (const strike of strikes) {
      applyDiceModifiers(game, strike)
      yield* dodge(game, strike)
    }
  })
}

/** The weapons on a card, for those who use one at a time. */
const chosenWeapon = (owner: Model): string | undefined => effectOn(owner, 'configured')?.args[0]

function* configure({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  const { weapons } = profileOf(game, owner)
  const other = weapons.filter(({ id }) => id !== chosenWeapon(owner))
  if (other.length === 0) return
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: id,
      prompt: `Which weapon does ${labelOf(game, owner)} use?`,
      rule,
      options: other.map(({ id, name }) => ({ id, label: name })),
    }),
  )
  removeEffect(owner, 'configured')
  addEffect(game, owner, 'configured', { until: 'game', args: [picked] })
}

const isOnCard = (weapon: Weapon | undefined): weapon is Weapon =>
  weapon !== undefined && weapon.id !== 'unarmed' && weapon.id !== 'trait'

/** Shots that go further, come back, or are aimed better. */
export const specialShots: Bmg3Rules = {
  'bullet-time': {
    name: 'Bullet Time',
    text: 'Special, once a game: it has a Ranged attack more in this activation, each with another weapon, and moving costs its shots no dice this round.',
    action: {
      kind: 'special',
      limit: 'game',
      perform: ({ game, owner, rule, id }) => {
        addEffect(game, owner, id, { until: 'round' })
        grantExtraAction(game, owner, { kind: 'ranged', source: rule })
      },
    },
    effect: {
      text: 'Each weapon shoots once, and moving costs no dice.',
      own: {
        'move-penalty': { set: 0 },
        'cannot-attack': ({ game, weapon }) =>
          isOnCard(weapon) && isAmong(game.state.activation, weaponsFired, weapon.id),
      },
      on: {
        'attack-resolved': ({ game, owner, attack }) => {
          if (attack.attacker === owner && attack.kind === 'ranged' && isActive(game, owner))
            rememberAmong(game.state.activation, weaponsFired, attack.weapon.id)
        },
      },
    },
  },
  'configurable-weapon': {
    name: 'Configurable Weapon',
    text: 'Uses one of its weapons, which its player picks in the first Raise the Plan. Special, for an Effort: it changes to another one.',
    own: {
      'cannot-attack': ({ owner, weapon }) =>
        isOnCard(weapon) && chosenWeapon(owner) !== undefined && weapon.id !== chosenWeapon(owner),
    },
    on: {
      'plan-start': (it) => (chosenWeapon(it.owner) === undefined ? configure(it) : undefined),
    },
    action: { kind: 'special', efforts: 1, perform: configure },
  },
  'boomerangs-arsenal': {
    name: 'Boomerang’s Arsenal',
    text: 'In its activation, before each throw of a boomerang: that attack is Explosive and a Firearm, or leaves a suspect in contact with its target, or lets this model move 4" afterwards.',
    action: {
      kind: 'free',
      why: ({ game, owner }) => {
        if (hasEffect(owner, 'boomerang')) return 'It holds a boomerang of its choice.'
        return canPay(game, owner, 'ranged') ? undefined : 'It throws nothing more in this activation.'
      },
      *perform({ game, owner, rule }) {
        const kind = yield* ask(
          game,
          owner.seat,
          choose({
            name: 'boomerang',
            prompt: 'Which boomerang is thrown?',
            rule,
            options: [
              { id: 'explosive', label: 'Explosive Boomerang' },
              { id: 'weighted', label: 'Weighted Boomerang: a suspect at the target' },
              { id: 'bouncing', label: 'Bouncing Boomerang: move 4" afterwards' },
            ],
          }),
        )
        addEffect(game, owner, 'boomerang', { until: 'activation', args: [kind] })
      },
    },
    rearms: ({ owner, weapon }) =>
      weapon.name === BOOMERANG && effectOn(owner, 'boomerang')?.args[0] === 'explosive'
        ? { ...weapon, rules: [...weapon.rules, use('explosive'), use('firearm')] }
        : weapon,
    on: { 'attack-resolved': (it) => comesBack(it, it.attack) },
  },
  ricochet: {
    name: 'Ricochet',
    text: 'Special, after a shot of its that hit: the same weapon shoots at another enemy within 2" and in sight of the target, for no magazine, whatever is in between and however far away that is.',
    on: {
      'attack-resolved': ({ game, owner, attack }) => {
        const hit = attack.strikes.find(({ inflicted }) => inflicted > 0)
        if (
          attack.attacker === owner &&
          attack.kind === 'ranged' &&
          hit !== undefined &&
          isActive(game, owner)
        )
          remember(game.state.activation, lastHit, { target: hit.target.id, weapon: attack.weaponIndex })
      },
    },
    action: {
      kind: 'special',
      why: (it) => (bounced(it).length > 0 ? undefined : 'There is nobody it could bounce to.'),
      perform: ricochet,
    },
  },
  'monitoring-device': {
    name: 'Monitoring Device',
    text: 'Special: until the round ends it has Total Vision, and its ranged weapons are Remote Controlled.',
    special: {
      until: 'round',
      text: 'Sees everything, and its ranged weapons are Remote Controlled.',
      own: {
        'ignores-night': ({ game, owner }) => isActive(game, owner),
        'sees-through': ({ game, owner }) => isActive(game, owner),
      },
      rearms: ({ weapon }) =>
        isRanged(weapon) ? { ...weapon, rules: [...weapon.rules, use('remote-controlled')] } : weapon,
    },
  },
  'bionic-eye': {
    name: 'Bionic Eye',
    text: 'Night does not hinder it. Special: its next shot in this activation adds 1 to the attack dice.',
    own: { 'ignores-night': true },
    special: {
      until: 'activation',
      text: 'The next shot adds 1 to the attack dice.',
      own: { 'attack-roll': ({ strike }) => (strike?.kind === 'ranged' ? 1 : 0) },
      on: untilAttack,
    },
  },
}

/** Effects of these traits. */
export const shotEffects: Bmg3Rules = {
  configured: {
    name: 'Configured',
    text: 'Uses this weapon and no other.',
    rule: 'bmg3/trait/configurable-weapon',
    keyword: true,
  },
  boomerang: {
    name: 'Boomerang',
    text: 'The next boomerang is a special one.',
    rule: 'bmg3/trait/boomerangs-arsenal',
    keyword: true,
  },
}
