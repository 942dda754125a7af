import { counterHosting } from '../counters/counter-hosting.ts'
import { readyBands } from './ready-bands.ts'

/** What the page is told of a match of the first edition, beside what its rules say. */
export default counterHosting(readyBands, { word: 'band', stops: 'Blink!' })
