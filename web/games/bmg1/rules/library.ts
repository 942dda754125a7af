import type { Library } from '../../../rules/library.ts'
import { counterLibrary } from '../../counters/rules/counter-library.ts'
import { firstParts } from '../edition-parts.ts'

/** Everything there is to read about the first edition. */
export const bmg1Library = (): Library => counterLibrary(firstParts)

export default bmg1Library
