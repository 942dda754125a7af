import { type CounterCase, weaponHas } from '@gargoyle/bmg-counters/toolkit'

/** Weapons that damage whatever the Strength of who uses them. */
const mindless = ['firearm', 'mechanical', 'beam'] as const

/** More Strength helps every damage die that Strength matters for. bmg2/trait/venom-dose */
export const strengthBonus =
  (amount: number) =>
  ({ strike, weapon = strike?.weapon }: Pick<CounterCase, 'strike' | 'weapon'>): number =>
    weapon !== undefined && mindless.some((id) => weaponHas(weapon, id)) ? 0 : amount
