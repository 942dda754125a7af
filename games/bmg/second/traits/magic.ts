import {
  type CounterRule,
  hasTraitNow,
  type Model,
  type Play,
  type Weapon,
  weaponHas,
} from '@gargoyle/bmg-counters'

/** Traits that make every attack of their owner Magic. */
const sources = ['supernatural', 'god-killer'] as const

const withMagic = (weapon: Weapon): Weapon =>
  weaponHas(weapon, 'magic') ? weapon : { ...weapon, rules: [...weapon.rules, { id: 'magic', args: [] }] }

/** What such a trait makes of the weapons of its owner. bmg2/trait/supernatural, bmg2/trait/god-killer */
export const magicWeapons: NonNullable<CounterRule['changesWeapon']> = ({ owner, wielder, weapon }) =>
  wielder === owner ? withMagic(weapon) : weapon

/** The same for what a model attacks with where it uses none of its weapons: a charge, a wave of flames. */
export const madeMagic = (game: Play, attacker: Model, weapon: Weapon): Weapon =>
  sources.some((id) => hasTraitNow(game, attacker, id)) ? withMagic(weapon) : weapon
