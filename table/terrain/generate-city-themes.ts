import { inches } from '../units.ts'
import type { PieceKindName } from './default-piece.ts'
import type { CityDice } from './generate-city-dice.ts'

/** Something that stands about: its kind and how wide, deep and high it is. */
export interface Furnishing {
  readonly kind: PieceKindName
  readonly width: number
  readonly depth: number
  readonly height: number
}

/** What a part of the city is made of. */
export interface CityTheme {
  readonly about: string
  readonly places: readonly string[]
  /** Things higher than an inch: they hide models and narrow streets. */
  readonly large: readonly Furnishing[]
  readonly small: readonly Furnishing[]
  readonly ground: readonly PieceKindName[]
  /** What fills plots without a building. */
  readonly yard: readonly Furnishing[]
}

const thing = (kind: PieceKindName, width: number, depth: number, height: number): Furnishing => ({
  kind,
  width: inches(width),
  depth: inches(depth),
  height: inches(height),
})

const car = thing('car', 1.75, 4, 1.25)
const truck = thing('truck', 2.25, 5.5, 2.5)
const dumpster = thing('dumpster', 1, 2, 1.25)
const kiosk = thing('kiosk', 2, 2, 2)
const container = thing('container', 2.25, 5, 2.25)
const tree = thing('tree', 1.25, 1.25, 3)
const hedge = thing('hedge', 0.75, 4, 1.25)
const crate = thing('crate', 1, 1, 0.9)
const crates = thing('crate', 1, 2, 0.9)
const barrel = thing('barrel', 0.75, 0.75, 0.9)
const barrier = thing('barrier', 0.5, 2.5, 0.75)
const bench = thing('bench', 0.5, 1.5, 0.5)
const planter = thing('planter', 1, 2, 0.6)
const wire = thing('chain-link', 0.25, 4, 2)
const machine = thing('machine', 2, 3, 1.5)

/** The parts of the city there are. */
export const cityThemes = {
  'old town': {
    about: 'Narrow brick houses, parked cars and too few street lamps.',
    places: ['Candle Row', 'Lower Mercy Street', 'Tinker Market', 'Saint Brannock Corner', 'The Old Tannery'],
    large: [car, car, dumpster, kiosk, tree],
    small: [crate, crates, barrier, bench, planter, barrel],
    ground: ['rubble', 'scrap'],
    yard: [tree, hedge, bench, planter, tree],
  },
  waterfront: {
    about: 'Warehouses and stacked freight, and nobody who asks what is in it.',
    places: ['Pier Nineteen', 'Rope Walk', 'The Cold Stores', 'Gannet Wharf', 'Customs Yard'],
    large: [container, truck, dumpster, container],
    small: [crate, crates, crates, barrel, barrier],
    ground: ['water', 'scrap'],
    yard: [container, container, crates, wire],
  },
  works: {
    about: 'Halls, pumps and wire fences that hum all night.',
    places: ['Furnace Lane', 'Number Four Works', 'The Pump House', 'Slag Hill', 'Carbide Street'],
    large: [machine, truck, dumpster, machine],
    small: [barrel, crate, barrier, barrier, crates],
    ground: ['scrap', 'water', 'rubble'],
    yard: [machine, wire, container, barrel],
  },
  uptown: {
    about: 'Clipped hedges, wide pavements and roofs with a view.',
    places: ['Lantern Square', 'Opera Mile', 'Bellweather Gardens', 'The Grand Arcade', 'Swan Terrace'],
    large: [car, kiosk, tree, tree],
    small: [bench, planter, planter, barrier],
    ground: ['undergrowth', 'water'],
    yard: [tree, hedge, hedge, bench, tree],
  },
} as const satisfies Record<string, CityTheme>

/** The name of a theme for generated cities. */
export type CityThemeName = keyof typeof cityThemes

/** Every theme's name. */
export const cityThemeNames = Object.keys(cityThemes) as CityThemeName[]

/** One of the things of a list, lying either way. */
export function furnishing(list: readonly Furnishing[], dice: CityDice): Furnishing {
  const found = dice.pick(list)
  return dice.chance(50) ? found : { ...found, width: found.depth, depth: found.width }
}
