import type { Library } from '../../../rules/library.ts'
import { counterLibrary } from '../../counters/rules/counter-library.ts'
import { secondParts } from '../edition-parts.ts'

/** Everything there is to read about the second edition. */
export const bmg2Library = (): Library => counterLibrary(secondParts)

export default bmg2Library
