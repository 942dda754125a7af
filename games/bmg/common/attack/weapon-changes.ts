import type { Damage, RuleUse } from '../vocabulary.ts'

/** What special rules may change about a weapon. */
export type ChangeableWeapon = { readonly damage: Damage; readonly rules: readonly RuleUse[] }

/** The same weapon with more rules. One that it has already, with the same value, is not doubled. */
export function withRules<W extends ChangeableWeapon>(weapon: W, ...rules: readonly RuleUse[]): W {
  const fresh = rules.filter((rule) => !weapon.rules.some((held) => isSame(held, rule)))
  return fresh.length === 0 ? weapon : { ...weapon, rules: [...weapon.rules, ...fresh] }
}

const isSame = (a: RuleUse, b: RuleUse): boolean => a.id === b.id && a.args.join() === b.args.join()

/** The same weapon, every hit of which hurts more. */
export const withDamage = <W extends ChangeableWeapon>(
  weapon: W,
  { stun = 0, injury = 0 }: Partial<Damage>,
): W => ({
  ...weapon,
  damage: { stun: weapon.damage.stun + stun, injury: weapon.damage.injury + injury },
})
