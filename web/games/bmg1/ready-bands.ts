import { catalogue, readyMadeBands } from '@gargoyle/bmg1'
import { readyBandsOf } from '../counters/ready-bands.ts'

/** The bands to start from, with what they are called here. */
export const readyBands = readyBandsOf(readyMadeBands, catalogue)
