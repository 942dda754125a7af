import type { Block, EntryKind, EntryRef, Library, LinkItem, RuleEntry } from '../../../rules/library.ts'
import { linksIn } from '../../../rules/library.ts'
import { cardEntries } from './card-entries.ts'
import { encounterEntries } from './encounter-entries.ts'
import { equipmentEntries } from './equipment-entries.ts'
import { modelEntries } from './model-entries.ts'
import { chapterEntries, chapterItems, ruleEntries } from './rulebook-entries.ts'
import { byName } from './shelf.ts'
import { specialRuleEntries } from './special-rule-entries.ts'

const kinds: readonly EntryKind[] = [
  {
    id: 'chapter',
    name: 'Chapter',
    plural: 'Chapters',
    about: 'The rulebook, to read in order.',
    weight: 1.3,
  },
  { id: 'rule', name: 'Rule', plural: 'Rules', about: 'What holds for everybody.', weight: 1.5 },
  { id: 'trait', name: 'Trait', plural: 'Traits', about: 'What makes a model special.', weight: 1.2 },
  {
    id: 'weapon',
    name: 'Weapon rule',
    plural: 'Weapon rules',
    about: 'What makes a weapon special.',
    weight: 1.1,
  },
  { id: 'effect', name: 'Effect', plural: 'Effects', about: 'What lasts on a model for a while.', weight: 1 },
  {
    id: 'card',
    name: 'Objective card',
    plural: 'Objective cards',
    about: 'Points or a trick, as you like.',
    weight: 0.9,
  },
  { id: 'encounter', name: 'Encounter', plural: 'Encounters', about: 'Where the crews meet.', weight: 1 },
  { id: 'event', name: 'Event', plural: 'Events', about: 'What is different about this night.', weight: 1 },
  { id: 'plot', name: 'Plot', plural: 'Plots', about: 'A plan of each crew for the whole game.', weight: 1 },
  { id: 'model', name: 'Model', plural: 'Models', about: 'Every character card.', weight: 0.8 },
  { id: 'equipment', name: 'Equipment', plural: 'Equipment', about: 'What crews can buy.', weight: 0.7 },
]

const keyOf = ({ kind, id }: EntryRef): string => `${kind}/${id}`

/** Traits are what most entries are: the others say what they are. */
const noteOf = ({ kind }: EntryRef): { readonly note?: string } => {
  const name = kinds.find(({ id }) => id === kind)?.name.toLowerCase()
  return kind === 'trait' || name === undefined ? {} : { note: name }
}

/** Which traits, cards and so on mention each entry. */
function mentions(entries: readonly RuleEntry[]): ReadonlyMap<string, readonly LinkItem[]> {
  const found = new Map<string, LinkItem[]>()
  for (const entry of entries) {
    for (const ref of linksIn(entry.blocks)) {
      const item: LinkItem = {
        to: { kind: entry.kind, id: entry.id },
        text: entry.name,
        ...noteOf(entry),
      }
      const known = found.get(keyOf(ref))
      if (known) known.push(item)
      else found.set(keyOf(ref), [item])
    }
  }
  return found
}

/** Everything there is to read about the third edition. */
export function bmg3Library(): Library {
  const special = [...specialRuleEntries(), ...encounterEntries()]
  const cards = cardEntries()
  const told = new Set(special.map(keyOf))
  const rules = ruleEntries((ref) => told.has(keyOf(ref)))
  const mentionedBy = mentions([...special, ...cards])
  const withMentions = (entry: RuleEntry): RuleEntry => {
    const items = mentionedBy.get(keyOf(entry))?.toSorted((a, b) => byName(a.text, b.text)) ?? []
    const block: Block = { shape: 'links', title: 'Where it comes up', items }
    return items.length === 0 ? entry : { ...entry, blocks: [...entry.blocks, block] }
  }
  return {
    game: 'bmg3',
    name: 'Batman Miniature Game, third edition',
    kinds,
    chapters: chapterItems,
    entries: [
      ...chapterEntries,
      ...[...rules, ...special].map(withMentions),
      ...cards,
      ...modelEntries(),
      ...equipmentEntries(),
    ],
  }
}

export default bmg3Library
