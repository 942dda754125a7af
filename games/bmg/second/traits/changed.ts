import type { CounterRule } from '@gargoyle/bmg-counters'

/** What the Compendium says otherwise about traits that both editions have. */
export const changedTraits: Readonly<Record<string, Partial<CounterRule>>> = {}
