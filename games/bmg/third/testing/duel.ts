import { type ModelSketch, setTable, type TableSketch, type TestTable } from './table.ts'

type Sides = 'hero' | 'thug'

/** A few words about the two of a duel; both are plain but hard to knock out. */
type Duellists = { readonly hero?: Partial<ModelSketch>; readonly thug?: Partial<ModelSketch> }

const tough = { willpower: 9, endurance: 9 }

/** Two models in contact, the thug's activation: Attack 3, Strength 4, Defense 3 on both sides. */
export function duel(
  { hero, thug }: Duellists,
  rest: Partial<Omit<TableSketch<Sides>, 'models'>> = {},
): TestTable<Sides> {
  return setTable<Sides>({
    models: {
      thug: { seat: 'b', at: [10, 10], ...tough, ...thug },
      hero: { seat: 'a', touching: 'thug', ...tough, ...hero },
    },
    active: 'thug',
    ...rest,
  })
}

/** A weapon that shoots three dice. */
export const gun = { name: 'Gun', damage: 'I', rof: 3 }

/** The thug, whose activation it is, has a gun and sees the hero six inches away. */
export function shootOut(
  { hero, thug }: Duellists,
  rest: Partial<Omit<TableSketch<Sides>, 'models'>> = {},
): TestTable<Sides> {
  return setTable<Sides>({
    models: {
      thug: { seat: 'b', at: [10, 10], ...tough, weapons: [gun], ...thug },
      hero: { seat: 'a', at: [16, 10], ...tough, ...hero },
    },
    active: 'thug',
    ...rest,
  })
}
