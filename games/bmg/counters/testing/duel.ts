import type { ModelSketch, WeaponSketch } from './model-sketch.ts'
import { setTable, type TableSketch, type TestTable } from './table.ts'

type Sides = 'hero' | 'thug'

/** A few words about the two of a duel; both are plain but hard to knock out. */
type Duellists = { readonly hero?: Partial<ModelSketch>; readonly thug?: Partial<ModelSketch> }

/** Two models in contact, the thug's activation: Attack 4, Strength 4+, Defense 3 on both sides. */
export function duel(
  { hero, thug }: Duellists,
  rest: Partial<Omit<TableSketch<Sides>, 'models'>> = {},
): TestTable<Sides> {
  return setTable<Sides>({
    models: {
      thug: { seat: 'b', at: [30, 30], endurance: 12, counters: 'AAAA', ...thug },
      hero: { seat: 'a', touching: 'thug', endurance: 12, ...hero },
    },
    active: 'thug',
    ...rest,
  })
}

/** A weapon that shoots two dice and damages on 2+. */
export const gun = { name: 'Gun', damage: 'I', rof: 2, ammo: 3, rules: ['firearm'] }

/** The same with one shot and these rules. */
export const oneShot = (...rules: readonly string[]): WeaponSketch => ({ ...gun, rof: 1, rules })

/** The thug, whose activation it is, has a gun and sees the hero 20 cm away. */
export function shootOut(
  { hero, thug }: Duellists,
  rest: Partial<Omit<TableSketch<Sides>, 'models'>> = {},
): TestTable<Sides> {
  return setTable<Sides>({
    models: {
      thug: { seat: 'b', at: [30, 30], endurance: 12, counters: 'AAAA', weapons: [gun], ...thug },
      hero: { seat: 'a', at: [53, 30], endurance: 12, ...hero },
    },
    active: 'thug',
    ...rest,
  })
}
