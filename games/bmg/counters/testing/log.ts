import { type MemoryHolder, memory, recall, remember } from '@gargoyle/engine'
import type { State } from '../state.ts'

/** What the rules of a test have written down. */
const entries = memory<readonly string[]>('test/log', [])

/** Writes a line into the log of a test. */
export const writeLog = (state: MemoryHolder, line: string): undefined => {
  remember(state, entries, [...recall(state, entries), line])
}

/** The log of a test. */
export const readLog = (state: Pick<State, 'memory'>): readonly string[] => recall(state, entries)
