import type { Weapon } from '../vocabulary.ts'
import { isUnarmed } from './attack.ts'

/** Whether a card that names a weapon means this one: `bat` is the Baseball Bat, `unarmed` bare hands. */
export function isWeaponNamed(weapon: Weapon, name: string): boolean {
  if (isUnarmed({ weapon })) return name === 'unarmed'
  const short = name.replace(/s$/, '')
  // One name may be written with and without hyphens: Riddler Knuckles are `riddlerknuckles`.
  const asOneWord = (id: string): string => id.replaceAll('-', '')
  return (
    asOneWord(weapon.id) === asOneWord(name) ||
    weapon.id.split('-').includes(short) ||
    weapon.id.startsWith(short)
  )
}
