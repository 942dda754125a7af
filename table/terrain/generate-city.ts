import { inches, type LengthUnit, showLength, type Unit } from '../units.ts'
import type { BoardData } from './board.ts'
import type { LampNumbers } from './default-piece.ts'
import { buildWalkways, buildWaysUp } from './generate-city-access.ts'
import { buildHouses } from './generate-city-buildings.ts'
import { diceFor } from './generate-city-dice.ts'
import {
  furnishRoofs,
  furnishStreets,
  furnishYards,
  lightStreets,
  placeSmallObstacles,
  spoilGround,
} from './generate-city-furniture.ts'
import { planLots } from './generate-city-plan.ts'
import { newSite } from './generate-city-site.ts'
import { type CityTheme, type CityThemeName, cityThemeNames, cityThemes } from './generate-city-themes.ts'

/** What a generated city should be like. */
export interface CityOptions {
  /** The same seed and size give the same city, everywhere and always. */
  readonly seed: number | string
  /** Table units, 24" to 120"; any whole number of them, so that tables in centimetres are as good. */
  readonly width: number
  readonly depth: number
  /** How crowded: 1 is the usual, from 0.5 (open) to 1.5 (packed). */
  readonly density?: number
  /** Which part of the city; the seed chooses when it is left out. */
  readonly theme?: CityThemeName
  /** How far the lamps of the game shine and stand apart: in inches if left out. */
  readonly lamps?: LampNumbers
  /** The unit of the game, for what is said about a city that cannot be made; inches if left out. */
  readonly unit?: Unit | LengthUnit
}

/** The sides a generated city may have, and how crowded it may be. */
export const CITY_LIMITS = {
  side: [inches(24), inches(120)],
  density: [0.5, 1.5],
} as const

/** On a table of 36" by 36". */
const USUAL_AREA = inches(36) * inches(36)
const USUAL_PIECES = 68
const USUAL_LARGE_PAIRS = 4
const USUAL_PATCH_PAIRS = 2
const USUAL_LAMP_PAIRS = 3

/** Why a city cannot be made like this, in words; undefined when it can. */
export function cityProblem({ width, depth, density = 1, theme, unit }: CityOptions): string | undefined {
  const [least, most] = CITY_LIMITS.side
  const shown = (length: number): string => showLength(length, unit)
  for (const side of [width, depth]) {
    if (!Number.isSafeInteger(side) || side < least || side > most) {
      return `a generated city is ${shown(least)} to ${shown(most)} wide and deep, not ${shown(side)}`
    }
  }
  const [open, packed] = CITY_LIMITS.density
  if (!(density >= open && density <= packed))
    return `the density goes from ${open} to ${packed}, not ${density}`
  if (theme !== undefined && !cityThemeNames.includes(theme)) {
    return `"${theme}" is no part of the city: there are ${cityThemeNames.join(', ')}`
  }
  return undefined
}

/**
 * A city from a seed. Turned half round its middle it is the same city, so that neither side of the table is
 * better. Its streets hang together for every base up to 60 mm, its roofs have ways up, and the strips along
 * the south and north edge stay open. Ask `cityProblem` first about options that a person gave.
 */
export function generateCity(options: CityOptions): BoardData {
  const problem = cityProblem(options)
  if (problem) throw new RangeError(problem)
  const { seed, width, depth } = options
  const dice = diceFor(seed)
  // Drawn in any case, so that naming the theme a seed would choose changes nothing else.
  const drawn = dice.pick(cityThemeNames)
  const themeName = options.theme ?? drawn
  const theme: CityTheme = cityThemes[themeName]
  const percent = Math.round((options.density ?? 1) * 100)
  const share = (usual: number): number => Math.ceil((usual * width * depth * percent) / (USUAL_AREA * 100))

  const site = newSite(width, depth, options.lamps)
  const { roofs, yards } = buildHouses(site, planLots(width, depth, dice), dice)
  buildWalkways(site, roofs, 1 + share(1), dice)
  buildWaysUp(site, roofs, dice)
  furnishYards(site, yards, theme, dice)
  lightStreets(site, roofs, share(USUAL_LAMP_PAIRS), dice)
  furnishStreets(site, theme, share(USUAL_LARGE_PAIRS), dice)
  spoilGround(site, theme, share(USUAL_PATCH_PAIRS), dice)
  furnishRoofs(site, roofs, Math.min(90, Math.round(percent / 2)), dice)
  placeSmallObstacles(site, theme, share(USUAL_PIECES), dice)
  return {
    name: dice.pick(theme.places),
    theme: themeName,
    about: `${theme.about} Generated from the seed "${seed}".`,
    width,
    depth,
    pieces: site.pieces,
    lamps: site.lamps,
  }
}
