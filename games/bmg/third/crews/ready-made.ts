import type { CrewList } from '../crew/crew-list.ts'

/** Crews with decks for a quick start. */
export const readyMadeCrews: Readonly<Record<string, CrewList>> = {}
