import type { CounterRule } from '@gargoyle/bmg-counters'

/** What the Compendium says otherwise about shared traits from J to Z. */
export const changedJToZ: Readonly<Record<string, Partial<CounterRule>>> = {}
