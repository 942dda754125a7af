import {
  addEffect,
  areEnemies,
  bodyOf,
  hasEffect,
  ignoreMarkers,
  isOnTable,
  labelOf,
  place,
  within,
} from '@gargoyle/bmg-common'
import { ask, chooseNumber, type Rule } from '@gargoyle/engine'
import { isHurt, settleDamage } from '../damage/harm.ts'
import { removeStun } from '../damage/healing.ts'
import { skill } from '../model/skills.ts'
import { applies } from '../rules/rule-system.ts'
import type { ActionRule, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { assignMagic, CONFLUX_NATURE, magicBlockedReason } from '../weapons/magic.ts'
import { chooseModelOrNone, isTarget, targetsOf } from './helpers.ts'
import { onTarget } from './special-actions.ts'

/** A spell: an action that gives its caster a Magic counter, which Magical Power must allow. */
const spell = (
  kind: 'special' | 'movement',
  perform: (it: Bmg3Scope) => Rule<void> | undefined,
): ActionRule => ({
  kind,
  why: ({ game, owner }) => magicBlockedReason(game, owner, 1),
  perform: (it) => {
    assignMagic(it.game, it.owner, 1)
    return perform(it)
  },
})

/** Puts an effect on the caster for the rest of the round. */
const enchants = (effect?: string): ActionRule =>
  spell('special', ({ game, owner, id }) => {
    addEffect(game, owner, effect ?? id, { until: 'round' })
  })

/** bmg3/trait/painful-empathy: takes over the damage of a friend. */
function* takeOver({ game, owner, id, rule }: Bmg3Scope, friend: Model): Rule<void> {
  const howMany = (kind: 'stun' | 'injury') =>
    ask(
      game,
      owner.seat,
      chooseNumber({
        name: `take-${kind}`,
        prompt: `How many ${kind === 'stun' ? 'stuns' : 'injuries'} of ${labelOf(game, friend)} does ${labelOf(game, owner)} take?`,
        rule,
        min: 0,
        max: friend[kind],
      }),
    )
  const stun = yield* howMany('stun')
  const injury = yield* howMany('injury')
  if (stun + injury === 0) return
  // bmg3/core/early-recovery: who is K.O. comes round when enough is taken off.
  for (let taken = 0; taken < stun; taken++) removeStun(game, friend)
  friend.injury -= injury
  // bmg3/core/damage-markers: a model holds no more markers than its skills allow.
  owner.stun = Math.min(owner.stun + stun, Math.max(owner.stun, skill(game, 'willpower', owner)))
  owner.injury = Math.min(owner.injury + injury, skill(game, 'endurance', owner))
  addEffect(game, owner, id, { until: 'round' })
  yield* settleDamage(game, owner)
}

const SOUL = 'soul-self'

/** bmg3/trait/soul-self: models nearby come along, for a counter each. */
function* carryOver({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  const company: Model[] = []
  while (magicBlockedReason(game, owner, 1) === undefined) {
    const near = targetsOf(game, owner, {
      side: 'friend',
      within: 4,
      if: (friend) => !company.includes(friend),
    })
    const friend = yield* chooseModelOrNone(game, owner.seat, near, {
      rule,
      name: id,
      prompt: 'Who comes along, for a Magic counter?',
    })
    if (friend === undefined) break
    assignMagic(game, owner, 1)
    company.push(friend)
  }
  yield* place(game, { model: owner, reason: 'Soul-Self', rule, near: { of: bodyOf(game, owner), upTo: 8 } })
  for (const friend of company) {
    if (!isOnTable(owner)) return
    yield* place(game, {
      model: friend,
      reason: 'Soul-Self',
      rule,
      near: { of: bodyOf(game, owner), upTo: 4 },
    })
  }
  addEffect(game, owner, id, { until: 'round', value: 2 })
}

const isShrouded = (game: Play, owner: Model, friend: Model): boolean =>
  hasEffect(owner, 'darkness') &&
  friend.seat === owner.seat &&
  (friend === owner || within(game, owner, friend, 8))

/** Traits of Raven, Trigon's daughter, and of other born magicians. */
export const ravensMagic: Bmg3Rules = {
  demon: {
    name: 'Demon',
    text: 'Attacks of enemies on it lose an attack die. Injuries never lower its Effort limit, and it ignores a marker of every Magical Conflux.',
    own: { 'effort-limit': ({ owner }) => Math.floor(owner.injury / 3) },
    foe: { 'attack-dice': ({ owner, about }) => (areEnemies(owner, about) ? -1 : 0) },
    on: {
      *harming({ game, owner, harm, rule }) {
        if (harm.to === owner && harm.nature.includes(CONFLUX_NATURE))
          yield* ignoreMarkers(game, harm, 1, { rule })
      },
    },
  },
  'painful-empathy': {
    name: 'Painful Empathy',
    text: 'Special: takes any number of damage markers over from another friend within 8" and in sight. If it takes any, its Attack and Defense are 1 higher and it adds 1 to its Strength dice until the round ends.',
    action: onTarget(
      ({ game }) => ({
        side: 'friend',
        within: 8,
        seen: true,
        if: (friend) => isHurt(friend) && !applies(game, 'cannot-be-healed', { about: friend }),
      }),
      'Whose wounds are taken over?',
      (it) => takeOver(it, it.target),
    ),
    effect: {
      text: 'Attack and Defense are 1 higher, and it adds 1 to its Strength dice.',
      own: { attack: 1, defense: 1, 'strength-roll': 1 },
    },
  },
  'soul-self': {
    name: 'Soul-Self',
    text: 'A spell, as a Movement action, for a Magic counter and one more for each friend within 4" that comes along: it is placed within 8", they within 4" of it, and it ignores up to two damage markers this round.',
    action: spell('movement', carryOver),
    on: {
      *harming({ game, owner, harm, rule }) {
        const shield = owner.effects.find(({ id }) => id === SOUL)
        if (harm.to !== owner || shield === undefined || shield.value <= 0) return
        shield.value -= yield* ignoreMarkers(game, harm, shield.value, { rule })
      },
    },
    effect: {
      text: 'Ignores as many damage markers as are left.',
      keyword: true,
    },
  },
  'darkness-manipulation': {
    name: 'Darkness Manipulation',
    text: 'A spell, as a Special action, for a Magic counter: until the round ends it and friends within 8" have cover against every shot, and shots at them count as from beyond the effective range.',
    action: enchants('darkness'),
    own: {
      'always-in-cover': ({ game, owner }) => isShrouded(game, owner, owner),
      'counts-as-far': ({ game, owner }) => isShrouded(game, owner, owner),
    },
    around: {
      'always-in-cover': ({ game, owner, about }) => isShrouded(game, owner, about),
      'counts-as-far': ({ game, owner, about }) => isShrouded(game, owner, about),
    },
  },
  'dark-intimidation': {
    name: 'Dark Intimidation',
    text: 'A spell, as a Special action, for a Magic counter: until the round ends enemies within 8" and in its sight make no Efforts when they attack your models.',
    action: enchants(),
    around: {
      'no-efforts': ({ game, owner, about, purpose, strike, id }) =>
        purpose === 'attack' &&
        hasEffect(owner, id) &&
        strike?.target.seat === owner.seat &&
        isTarget(game, owner, about, { side: 'enemy', within: 8, seen: true }),
    },
    effect: {
      text: 'Enemies near it make no Efforts in their attacks.',
      keyword: true,
    },
  },
  'homo-magi': {
    name: 'Homo Magi',
    text: 'Its Willpower counts as 1 higher in Magical tests.',
    // Where Magical tests are taken it is looked for.
    keyword: true,
  },
}

/** Effects of these traits. */
export const ravensMagicEffects: Bmg3Rules = {
  darkness: {
    name: 'Darkness',
    text: 'Darkness lies around it.',
    rule: 'bmg3/trait/darkness-manipulation',
    keyword: true,
  },
}
