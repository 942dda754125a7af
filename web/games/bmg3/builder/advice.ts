import { type Additions, type CrewList, couldAdd, crewContext } from '@gargoyle/bmg3'
import { type Mend, mendsFor } from './mends.ts'

/**
 * What takes too long to compute on every change: which models and cards could be added, and what would mend the crew.
 */
export interface Advice {
  readonly additions: Additions
  /** For each violation of the crew, in the order of its report. */
  readonly mends: readonly (readonly Mend[])[]
}

/** Works it all out. Runs in a worker; may take a fifth of a second. */
export const adviseOn = (list: CrewList): Advice => ({
  mends: mendsFor(list, crewContext),
  additions: couldAdd(list, crewContext),
})

/** What the page asks the worker. */
export interface AdviceRequest {
  readonly number: number
  readonly list: CrewList
}

/** What the worker answers. */
export interface AdviceReply {
  readonly number: number
  readonly advice: Advice
}
