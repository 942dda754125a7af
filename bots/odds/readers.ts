import { bmg3OddsReader } from '../bmg3/odds-reader.ts'
import type { OddsReader } from './reader.ts'

/** What odds know about games. A new game plugs in here. */
const readers: readonly OddsReader[] = [bmg3OddsReader]

/** What odds of a game are about, if somebody has said so. */
export const oddsReaderOf = (game: string): OddsReader | undefined =>
  readers.find((reader) => reader.game === game)
