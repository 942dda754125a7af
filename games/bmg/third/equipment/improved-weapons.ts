import {
  addEffect,
  friendsOf,
  hasEffect,
  hasRank,
  profileOf,
  type RuleUse,
  withRules,
} from '@gargoyle/bmg-common'
import { ask, choose, memory, recall, remember } from '@gargoyle/engine'
import { isRanged, isUnarmed, weaponHas } from '../attack/strike.ts'
import { crewOf } from '../model/crew.ts'
import type { Bmg3Rule, Bmg3Rules } from '../rules/special-rule.ts'
import { chooseModelOrNone } from '../traits/helpers.ts'
import type { Weapon } from '../vocabulary.ts'
import { ALL } from '../weapons/dice.ts'
import { amount } from '../weapons/on-hit.ts'
import { fitOnWeapon, isFitted } from './one-weapon.ts'

/** A piece of equipment that gives one ranged weapon a rule; its player says which before the deployment. */
const forOneWeapon = (name: string, text: string, rule: RuleUse): Bmg3Rule => ({
  name,
  text,
  // Models are not on the table yet when it is fitted.
  always: true,
  on: {
    *'cards-drawn'(it) {
      yield* fitOnWeapon(it)
    },
  },
  rearms: ({ owner, weapon, id }) => (isFitted(owner, id, weapon) ? withRules(weapon, rule) : weapon),
})

/** A piece of equipment that gives a rule to every weapon of a kind. */
const forWeapons = (
  name: string,
  text: string,
  rule: RuleUse,
  isMeant: (weapon: Weapon) => boolean,
): Bmg3Rule => ({
  name,
  text,
  rearms: ({ weapon }) => (isMeant(weapon) ? withRules(weapon, rule) : weapon),
})

const plain = (id: string, ...args: readonly string[]): RuleUse => ({ id, args })

/** A weapon that is loaded with magazines. */
const isLoaded = ({ ammo }: Weapon): boolean => ammo !== undefined

const WEIRD: Readonly<Record<string, { readonly label: string; readonly rule: RuleUse }>> = {
  enervating: { label: 'Enervating (2)', rule: plain('enervating', '2') },
  'anti-tank': { label: 'Anti-Tank', rule: plain('anti-tank') },
}

/** The ammunition that was picked for it. */
const ammoPicked = memory<string | null>('weird-ammo/picked', null)

/** Equipment that improves weapons. */
export const improvedWeapons: Bmg3Rules = {
  magazine: {
    name: 'Magazine',
    text: 'A magazine more for one of its weapons, which its player picks before the crews are deployed.',
    always: true,
    supply: true,
    on: {
      *'cards-drawn'(it) {
        const { owner, args } = it
        for (let left = Math.max(1, amount(args)); left > 0; left--) {
          const index = yield* fitOnWeapon(it, isLoaded)
          if (index !== undefined) owner.ammo[index] = (owner.ammo[index] ?? 0) + 1
        }
      },
    },
  },
  'hi-tech-ammo': forOneWeapon(
    'Hi-Tech Ammo',
    'One of its ranged weapons has Bleed (2).',
    plain('bleed', '2'),
  ),
  'arkham-knight-secret-armoury': forOneWeapon(
    'Arkham Knight Secret Armoury',
    'One of its ranged weapons has Acid.',
    plain('acid'),
  ),
  'advanced-weaponry': forOneWeapon(
    'Advanced Weaponry',
    'One of its ranged weapons is Accurate.',
    plain('accurate'),
  ),
  silencer: forOneWeapon(
    'Silencer',
    'One of its ranged weapons has a Silencer: nobody dodges its shots.',
    plain('silencer'),
  ),
  scope: forOneWeapon('Scope', 'One of its ranged weapons has a Scope.', plain('scope')),
  'deadly-weapons': forWeapons(
    'Deadly Weapons',
    'Its weapons have Silencers: nobody dodges their shots.',
    plain('silencer'),
    isRanged,
  ),
  'ancient-weapon': forWeapons(
    'Ancient Weapon',
    'Its melee weapons have Bleed (1); bare hands do not.',
    plain('bleed', '1'),
    (weapon) => !isRanged(weapon) && !isUnarmed({ weapon }),
  ),
  'smash-n-grab': forWeapons(
    'Smash ’n Grab',
    'Its melee attacks have Steal, bare hands too.',
    plain('steal'),
    (weapon) => !isRanged(weapon),
  ),
  'shock-droid': forWeapons(
    'Shock Droid',
    'Critical hits of all its attacks may leave the target Stunned.',
    plain('crt', 'stunned'),
    () => true,
  ),
  'weird-ammo': {
    name: 'Weird Ammo',
    text: 'Its ranged weapons have either Enervating (2) or Anti-Tank; its player says which before the crews are deployed.',
    always: true,
    on: {
      *'cards-drawn'({ game, owner, rule, id }) {
        const picked = yield* ask(
          game,
          owner.seat,
          choose({
            name: id,
            prompt: 'What does the Weird Ammo do?',
            rule,
            about: { model: owner.id },
            options: Object.entries(WEIRD).map(([id, { label }]) => ({ id, label })),
          }),
        )
        remember(owner, ammoPicked, picked)
      },
    },
    rearms: ({ owner, weapon }) => {
      if (!isRanged(weapon)) return weapon
      const picked = recall(owner, ammoPicked)
      return picked === null ? weapon : withRules(weapon, WEIRD[picked]!.rule)
    },
  },
  'combat-bracers': {
    name: 'Combat Bracers',
    text: 'Its melee weapons and bare hands are Defensive: it rolls failed defence dice again.',
    own: { 'defense-rerolls': ALL },
  },
  'hook-pistol': {
    name: 'Hook Pistol',
    text: 'Brings a Batclaw and an Electric Hook: a ranged weapon with a rate of fire of 1 and two magazines, Short Range, Mechanical, Electric and Devastating, that does two stuns.',
    // The Batclaw is granted by the list, the weapon here.
    arms: [
      {
        id: 'electric-hook',
        name: 'Electric Hook',
        damage: { stun: 2, injury: 0 },
        rateOfFire: 1,
        ammo: 2,
        rules: [plain('short-range'), plain('mechanical'), plain('electric'), plain('devastating')],
      },
    ],
  },
  'long-guns': {
    name: 'Long Guns',
    text: 'If it is the Boss, up to three friendly Henchmen have Medium Range instead of Short Range on their firearms for the whole game; its player says who when the first Raise the Plan begins.',
    on: {
      *'plan-start'({ game, owner, rule, id }) {
        if (game.state.round !== 1 || crewOf(game, owner.seat).boss !== owner.id) return
        for (let left = 3; left > 0; left--) {
          const shooters = friendsOf(game, owner.seat).filter(
            (friend) =>
              hasRank(game, friend, 'henchman') &&
              !hasEffect(friend, id) &&
              profileOf(game, friend).weapons.some(isShortGun),
          )
          const asking = { rule, name: id, prompt: 'Who gets a long gun?' }
          const friend = yield* chooseModelOrNone(game, owner.seat, shooters, asking)
          if (friend === undefined) return
          addEffect(game, friend, id, { until: 'game' })
        }
      },
    },
    effect: {
      text: 'Its firearms have Medium Range instead of Short Range.',
      rearms: ({ weapon }) =>
        isShortGun(weapon)
          ? {
              ...weapon,
              rules: weapon.rules.map((rule) => (rule.id === 'short-range' ? plain('medium-range') : rule)),
            }
          : weapon,
    },
  },
}

/** Whether a weapon is a firearm of short range, which could be longer. */
const isShortGun = (weapon: Weapon): boolean =>
  weaponHas(weapon, 'short-range') && weaponHas(weapon, 'firearm')
