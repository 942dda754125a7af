import {
  addEffect,
  areEnemies,
  hasEffect,
  hasRank,
  labelOf,
  look,
  type RuleUse,
  removeEffect,
  within,
  withRules,
} from '@gargoyle/bmg-common'
import { ask, choose, memory, type Rule, recall, remember } from '@gargoyle/engine'
import { hasCover } from '../attack/ranged.ts'
import { type Attack, isRanged, type Strike } from '../attack/strike.ts'
import { sufferParalyze, sufferStunned } from '../effects/suffer.ts'
import { isVehicle } from '../model/crew.ts'
import type { ActionRule, Bmg3Handlers, Bmg3Rule, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import type { Weapon } from '../vocabulary.ts'
import { ALL } from '../weapons/dice.ts'
import { needsReloading, reloadWeapons } from '../weapons/use.ts'
import { offer, use } from './helpers.ts'

const inMelee =
  (...rules: readonly RuleUse[]): NonNullable<Bmg3Rule['rearms']> =>
  ({ weapon }) =>
    isRanged(weapon) ? weapon : withRules(weapon, ...rules)

/** Does something to every enemy, other than Vehicles, that a Melee Attack action of the owner damages. */
const whenHurtInMelee = (deed: (game: Play, victim: Model, by: Model) => Rule<unknown>): Bmg3Handlers => ({
  *harmed({ game, owner, harm: { to, strike } }) {
    const mine =
      strike?.attacker === owner && strike.kind === 'melee' && strike.attack.occasion !== 'reaction'
    if (mine && areEnemies(owner, to) && !isVehicle(game, to)) yield* deed(game, to, owner)
  },
})

/** Whether an attack is one that its attacker chose to make with something in its hands. */
const isOwnAttack = (owner: Model, { attacker, occasion, weapon }: Attack): boolean =>
  attacker === owner && occasion !== 'reaction' && weapon.id !== 'trait'

/** What the weapons of a Living Arsenal may be loaded with. */
const loads = {
  scope: 'Medium Range and Scope',
  blast: 'Explosive and Anti-Tank, a rate of fire of 1',
  rush: 'Assault and Red Dot',
} as const

type Load = keyof typeof loads

const LOADS = Object.keys(loads) as Load[]

function load({ game, owner, id }: Bmg3Scope, what: Load): void {
  removeEffect(owner, id)
  addEffect(game, owner, id, { until: 'game', args: [what] })
}

const loadAction = (what: Load): ActionRule => ({
  kind: 'free',
  id: what,
  label: `Load: ${loads[what]}`,
  limit: 'activation',
  why: (it) =>
    it.owner.effects.some(({ id, args }) => id === it.id && args[0] === what)
      ? 'Its weapons are loaded so.'
      : undefined,
  perform: (it) => {
    load(it, what)
  },
})

function* chooseLoad(it: Bmg3Scope): Rule<void> {
  const { game, owner, id, rule } = it
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: id,
      prompt: `What are the weapons of ${labelOf(game, owner)} loaded with?`,
      rule,
      about: { model: owner.id },
      options: LOADS.map((each) => ({ id: each, value: each, label: loads[each] })),
    }),
  )
  load(it, picked)
}

function loaded(weapon: Weapon, what: string | undefined): Weapon {
  if (!isRanged(weapon)) return weapon
  if (what === 'blast') return withRules({ ...weapon, rateOfFire: 1 }, use('explosive'), use('anti-tank'))
  if (what === 'rush') return withRules(weapon, use('assault'), use('red-dot'))
  const rules = weapon.rules.filter(({ id }) => id !== 'short-range')
  return withRules({ ...weapon, rules }, use('medium-range'), use('scope'))
}

/** Whether an attack ignores cover. */
const ignoresCover = memory<boolean>('barrage/ignores-cover', false)

const isBarrage = ({ strike }: { readonly strike?: Strike }): boolean => recall(strike?.attack, ignoresCover)

/** bmg3/trait/barrage: needed for targets that the shooter does not see, useful against targets in cover. */
function* fireBarrage({ game, owner, id, rule }: Bmg3Scope, attack: Attack): Rule<void> {
  const { weapon, strikes } = attack
  const unseen = strikes.some(
    ({ target, blind, template }) =>
      template === undefined && !blind && !look(game, owner, target, { weapon })?.sees,
  )
  const covered = strikes.some((strike) => hasCover(game, strike))
  const asking = {
    name: id,
    rule,
    prompt: 'Ignore cover, for an attack die less and 1 off each attack die?',
  }
  if (unseen || (covered && (yield* offer(game, owner.seat, asking)))) remember(attack, ignoresCover, true)
}

/** Special actions that change a model's attacks, and traits that improve bare hands. */
export const attackStances: Bmg3Rules = {
  bonebreaker: {
    name: 'Bonebreaker',
    text: 'Special: until the round ends a critical hit of its bare hands gives two injuries instead of knocking down.',
    special: {
      until: 'round',
      text: 'Its bare hands have Bleed (2).',
      rearms: ({ weapon }) => (weapon.id === 'unarmed' ? withRules(weapon, use('bleed', '2')) : weapon),
    },
  },
  'steel-hands': {
    name: 'Steel Hands',
    text: 'Its bare hands give three stuns for each hit, and push whomever they hit up to 4" away.',
    unarmed: { damage: { stun: 3, injury: 0 }, rules: [use('push', '4')] },
  },
  'cryo-charge': {
    name: 'Cryo-Charge',
    text: 'Special: a critical hit of its next attack in this activation may freeze.',
    special: {
      until: 'activation',
      text: 'A critical hit of the next attack may freeze.',
      rearms: ({ weapon }) => withRules(weapon, use('crt', 'freeze')),
      on: {
        'attack-resolved': ({ owner, attack, id }) => {
          if (isOwnAttack(owner, attack)) removeEffect(owner, id)
        },
      },
    },
  },
  technique: {
    name: 'Technique',
    text: 'Special: until the round ends enemies (not Vehicles) that its Melee Attack actions damage are paralyzed.',
    special: {
      until: 'round',
      text: 'Paralyzes whom it damages in melee.',
      on: whenHurtInMelee(sufferParalyze),
    },
  },
  'lethal-blow': {
    name: 'Lethal Blow',
    text: 'Special: until the round ends enemies (not Vehicles) that its Melee Attack actions damage are stunned.',
    special: { until: 'round', text: 'Stuns whom it damages in melee.', on: whenHurtInMelee(sufferStunned) },
  },
  'deadly-strike': {
    name: 'Deadly Strike',
    text: 'Special: until the round ends a critical hit of its melee attacks may take the target out of the game.',
    special: {
      until: 'round',
      text: 'A critical hit in melee may take the target out of the game.',
      rearms: inMelee(use('crt', 'casualty')),
    },
  },
  feral: {
    name: 'Feral',
    text: 'Special: until the round ends its melee attacks add 1 to their attack dice and slow whom they hit by 2".',
    special: {
      until: 'round',
      text: 'Adds 1 to its attack dice in melee, and slows by 2".',
      own: { 'attack-roll': ({ strike }) => (strike?.kind === 'melee' ? 1 : 0) },
      rearms: inMelee(use('slow', '2')),
    },
  },
  inertia: {
    name: 'Inertia',
    text: 'From its Movement action until the round ends it adds 2 to its Strength dice, and rolls those that fail again.',
    on: {
      'action-done': ({ game, owner, action, id }) => {
        if (action.actor === owner && action.kind === 'movement' && !hasEffect(owner, id))
          addEffect(game, owner, id, { until: 'round' })
      },
    },
    effect: {
      text: 'Adds 2 to its Strength dice and rolls those that fail again.',
      own: { 'strength-roll': 2, 'strength-rerolls': ALL },
    },
  },
  'rapid-reload': {
    name: 'Rapid Reload',
    text: 'Special: all its weapons that must be reloaded are.',
    action: {
      kind: 'special',
      why: ({ owner }) => (needsReloading(owner) ? undefined : 'No weapon of its has to be reloaded.'),
      perform: ({ owner }) => {
        reloadWeapons(owner)
      },
    },
  },
  'living-arsenal': {
    name: 'Living Arsenal',
    text: 'Each of its ranged attacks has, as its player likes, either Medium Range instead of its range and Scope, or Explosive and Anti-Tank with a rate of fire of 1, or Assault and Red Dot.',
    action: LOADS.map(loadAction),
    on: {
      'activation-start': (it) => (it.active === it.owner ? chooseLoad(it) : undefined),
      deployed: chooseLoad,
    },
  },
  barrage: {
    name: 'Barrage',
    text: 'Special: until the round ends it may shoot at enemies that it does not see, and past cover. Such an attack loses an attack die and takes 1 off each attack die.',
    special: {
      until: 'round',
      text: 'May shoot at enemies that it does not see, and past cover.',
      own: {
        'shoots-unseen': true,
        'ignores-cover': isBarrage,
        'attack-roll': (it) => (isBarrage(it) ? -1 : 0),
        'attack-dice': (it) => (isBarrage(it) && it.strike?.attack.strikes[0] === it.strike ? -1 : 0),
      },
      on: {
        'attack-declared': (it) =>
          isOwnAttack(it.owner, it.attack) && it.attack.kind === 'ranged'
            ? fireBarrage(it, it.attack)
            : undefined,
      },
    },
  },
  'bosss-orders': {
    name: 'Boss’s Orders',
    text: 'Special: until the round ends Henchmen of its crew add 1 to their attack dice in melee against enemies within 8" of this model.',
    special: {
      until: 'round',
      text: 'Henchmen add 1 to their attack dice in melee near this model.',
      keyword: true,
    },
    around: {
      'attack-roll': ({ game, owner, about, strike, id }) =>
        hasEffect(owner, id) &&
        strike?.kind === 'melee' &&
        strike.attacker === about &&
        about.seat === owner.seat &&
        hasRank(game, about, 'henchman') &&
        within(game, owner, strike.target, 8)
          ? 1
          : 0,
    },
  },
}

/** Effects of these traits. */
export const attackStanceEffects: Bmg3Rules = {
  'living-arsenal': {
    name: 'Loaded',
    text: 'What its ranged weapons are loaded with.',
    rule: 'bmg3/trait/living-arsenal',
    rearms: ({ weapon, args }) => loaded(weapon, args[0]),
  },
}
