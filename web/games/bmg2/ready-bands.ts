import { catalogue, readyMadeBands } from '@gargoyle/bmg2'
import { readyBandsOf } from '../counters/ready-bands.ts'

/** The crews to start from, with what they are called here. */
export const readyBands = readyBandsOf(readyMadeBands, catalogue)
