import type { Chapter, RulebookEntry } from '@gargoyle/bmg-common'
import { book } from '../book.ts'

/** The traits that the rulebook itself prints; their texts are those of their records. */
const named = [
  'acrobat',
  'bat-armor-mk-i',
  'bat-cape',
  'batclaw',
  'claws',
  'detective',
  'dodge',
  'fast',
  'hidden',
  'informer',
  'inspire',
  'martial-artist',
  'master-of-stealth',
  'medic',
  'power-armor',
  'reinforced-gloves',
  'sneak-attack',
  'sneaking',
  'the-worlds-greatest-detective',
] as const

function traitEntry(id: (typeof named)[number]): RulebookEntry {
  const { name, text } = book.traits[id]!
  return { id: `trait/${id}`, title: name, text: [text] }
}

/** Not a trait of any card: weapons and other traits bring it about, and what it does is one rule for all of them. */
const hypnotize: RulebookEntry = {
  id: 'trait/hypnotize',
  title: 'Hypnotize',
  text: [
    "An enemy that is hypnotized makes a [Willpower roll](core/skill-roll). If it fails, the hypnotizer's player has it take up to two different actions at once, as if it were one of their own. It has two free [Efforts](core/effort) for that and no others, spends no ammunition, and cannot be made to fall. Vehicles and models without Willpower are immune.",
  ],
  see: ['weapon/hypnotize', 'effect/hypnotized'],
}

/** Traits in general, and those that the rulebook prints. */
export const traits: Chapter = {
  id: 'traits',
  title: 'Traits',
  about: 'What makes one model different from another: a first handful of nearly three hundred.',
  intro: [
    'What is special about a model is on its card as traits, and what is special about a weapon as weapon rules. You need not know them by heart: every name on a card opens its text, and the page lists what a trait lets you do when you can do it. The ones below are those that the rulebook itself tells.',
  ],
  entries: [...named.map(traitEntry), hypnotize].toSorted((a, b) => (a.title < b.title ? -1 : 1)),
}
