import type { Damage } from '@gargoyle/bmg-common'

/** How data writes damage: one `I` for each injury, one `S` for each stun, `-` for none. */
export const damagePattern = /^(?:-|I+S*|S+)$/

/** Reads damage such as `IIS`; the caller has made sure of the pattern. */
export const parseDamage = (text: string): Damage => ({
  stun: text.split('S').length - 1,
  injury: text.split('I').length - 1,
})

/** Writes damage the way data does. */
export const showDamage = ({ stun, injury }: Damage): string =>
  stun + injury === 0 ? '-' : 'I'.repeat(injury) + 'S'.repeat(stun)
