import type { Weapon } from '../vocabulary.ts'
import { isUnarmed } from './attack.ts'

/** Whether a card that names a weapon means this one: `bat` is the Baseball Bat, `unarmed` bare hands. */
export function isWeaponNamed(weapon: Weapon, name: string): boolean {
  if (isUnarmed({ weapon })) return name === 'unarmed'
  const short = name.replace(/s$/, '')
  return weapon.id === name || weapon.id.split('-').includes(short) || weapon.id.startsWith(short)
}
