import { inWords } from '@gargoyle/bmg-common'
import { readyMadeBands } from '@gargoyle/bmg1'
import type { ReadyBand } from '../counters/edition-parts.ts'

const words: Readonly<Record<string, readonly [name: string, about: string]>> = {
  'batman-patrol': ['Batman’s patrol', 'Batman and Gordon with a few of the police: strong one by one.'],
  'law-raid': ['The raid', 'Many police under Gordon: guns, whistles and numbers.'],
  'joker-circus': ['The circus', 'Joker, Harley and thugs who do what nobody expects.'],
  'penguin-gang': ['The Penguin’s gang', 'A crowd around the Penguin, with axes and ice.'],
  'bane-army': ['Bane’s army', 'Few and terrible: Bane, Deadshot and soldiers full of venom.'],
  'league-blades': ['Blades of the League', 'Ra’s and Talia al Ghul with fast fighters in the dark.'],
}

/** The bands to start from, with what they are called here. */
export const readyBands: Readonly<Record<string, ReadyBand>> = Object.fromEntries(
  Object.entries(readyMadeBands).map(([id, list]): [string, ReadyBand] => {
    const [name = inWords(id), about = ''] = words[id] ?? []
    return [id, { name, about, list }]
  }),
)
