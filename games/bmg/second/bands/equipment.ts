import type { Equipment } from '@gargoyle/bmg-counters'

/** All equipment by id. */
export const equipment: ReadonlyMap<string, Equipment> = new Map()
