import { type CounterWords, reword } from '@gargoyle/bmg-counters'

/** What the Compendium calls things. */
export const compendiumWords: CounterWords = {
  blink: 'Ping!',
  impact: 'hit',
  anImpact: 'a hit',
  band: 'crew',
  leader: 'Boss',
  plan: 'Raise the Plan',
  cover: 'crouch',
  covering: 'crouching',
}

/** Records whose texts the core has written, in the words and lengths of the Compendium. */
export const inCompendiumWords = <R extends { readonly text: string }>(
  records: Readonly<Record<string, R>>,
): Readonly<Record<string, R>> =>
  Object.fromEntries(
    Object.entries(records).map(([id, record]) => [
      id,
      { ...record, text: reword(record.text, compendiumWords) },
    ]),
  )
