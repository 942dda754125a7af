import { shoot } from '../../activation/perform.ts'
import { meleeAttack } from '../../attack/melee.ts'
import type { Attack } from '../../attack/strike.ts'
import {
  type Answer,
  type ModelSketch,
  setTable,
  type TableSketch,
  type TestTable,
} from '../../testing/table.ts'

type Duellist = Partial<ModelSketch>
type Extra<Name extends string> = Partial<Omit<TableSketch<Name>, 'models'>>

/** A model with a weapon, and a sturdy one beside it: Attack 3, Strength 4+, Defense 3. */
export function meleeTable(
  rules: readonly string[],
  target: Duellist = {},
  more: Duellist & { readonly damage?: string } = {},
): TestTable<'fighter' | 'target'> {
  const { damage = 'S', ...fighter } = more
  return setTable({
    models: {
      fighter: { seat: 'a', at: [12, 12], weapons: [{ damage, rules }], ...fighter },
      target: { seat: 'b', touching: 'fighter', willpower: 9, endurance: 9, ...target },
    },
    active: 'fighter',
    hands: { a: [], b: [] },
  })
}

/** One attack with that weapon. */
export const fight = (
  table: TestTable<'fighter' | 'target'>,
  dice: string,
  ...answers: readonly Answer[]
): Attack => table.play((game, { fighter }) => meleeAttack(game, fighter, 0), dice, ...answers)

/** A shooter and a sturdy target so many inches away, from centre to centre. Rate of fire 2 by default. */
export function rangedTable(
  rules: readonly string[],
  distance: number,
  target: Duellist = {},
  more: { readonly damage?: string; readonly rof?: number; readonly ammo?: number } = {},
  extra: Extra<'shooter' | 'target'> = {},
): TestTable<'shooter' | 'target'> {
  const { damage = 'S', rof = 2, ammo } = more
  const weapon = { damage, rof, rules, ...(ammo === undefined ? {} : { ammo }) }
  return setTable({
    models: {
      shooter: { seat: 'a', at: [5, 12], weapons: [weapon] },
      target: { seat: 'b', at: [5 + distance, 12], willpower: 9, endurance: 9, ...target },
    },
    active: 'shooter',
    ...extra,
  })
}

/** One shot with that weapon. */
export const fire = (
  table: TestTable<'shooter' | 'target'>,
  dice: string,
  ...answers: readonly Answer[]
): void => table.play((game, { shooter }) => shoot(game, shooter, 0), dice, ...answers)
