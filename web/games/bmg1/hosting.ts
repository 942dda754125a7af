import { counterHosting } from '../counters/counter-hosting.ts'
import { readyBands } from './ready-bands.ts'

/** The data that the page gets for a match of the first edition, in addition to the views of its rules. */
export default counterHosting(readyBands, { word: 'band', stops: 'Blink!' })
