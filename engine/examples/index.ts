import type { AnyGame } from '../index.ts'
import { crow } from './crow.ts'
import { heist } from './heist/index.ts'
import { museum } from './museum/index.ts'
import { race } from './race/index.ts'

export * from '../bench.ts'
export { type HeistSetup, heist } from './heist/index.ts'
export {
  type MuseumContent,
  type MuseumRoom,
  type MuseumSetup,
  type MuseumState,
  type MuseumWing,
  museum,
  museumEvent,
  museumOption,
  museumRoom,
  museumWings,
  roomsWithin,
} from './museum/index.ts'
export { type RaceSetup, race } from './race/index.ts'
export { crow }

/** The small games that come with the engine, for tools that open records of any game. */
export const exampleGames: readonly AnyGame[] = [crow, heist, museum, race]
