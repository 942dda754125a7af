import type { Chapter, Ruling, RulingSection } from '@gargoyle/bmg-common'
import { book } from '../book.ts'
import { basics } from './basics.ts'
import { cards } from './cards.ts'
import { crews } from './crews.ts'
import { damage } from './damage.ts'
import { deeds } from './deeds.ts'
import { fighting } from './fighting.ts'
import { glance } from './glance.ts'
import { moving } from './moving.ts'
import { preparing } from './preparing.ts'
import { round } from './round.ts'
import { contentRulings } from './rulings/content.ts'
import { inventedRulings } from './rulings/inventions.ts'
import { playRulings } from './rulings/play.ts'
import { traitRulings } from './rulings/traits.ts'
import { seeing } from './seeing.ts'
import { shooting } from './shooting.ts'
import { traits } from './traits.ts'

export type { Chapter, RulebookEntry, Ruling, TermList } from '@gargoyle/bmg-common'

/** The missions that the rulebook itself prints, told with the preparation. */
const missions = [
  {
    id: 'encounter/showdown',
    title: book.encounters.showdown!.name,
    text: ['An encounter.', book.encounters.showdown!.text],
  },
  {
    id: 'event/heavy-rain',
    title: book.events['heavy-rain']!.name,
    text: ['An event.', book.events['heavy-rain']!.text],
  },
]

/** The rulebook for players, in the order to read it. Every rule of the ledger has its place in one chapter. */
export const rulebook: readonly Chapter[] = [
  glance,
  round,
  basics,
  moving,
  seeing,
  fighting,
  shooting,
  damage,
  deeds,
  cards,
  { ...preparing, entries: [...preparing.entries, ...missions] },
  crews,
  traits,
]

/** Everything we decided where the sources leave something open, by part of the game. */
export const rulingSections: readonly RulingSection[] = [
  ...playRulings,
  ...contentRulings,
  ...traitRulings,
  ...inventedRulings,
]

/** The same, one after the other. */
export const rulings: readonly Ruling[] = rulingSections.flatMap((section) => section.rulings)
