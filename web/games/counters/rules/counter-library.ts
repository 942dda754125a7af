import type { EntryKind, Library } from '../../../rules/library.ts'
import type { EditionParts } from '../edition-parts.ts'
import { modelEntries } from './model-entries.ts'
import { chapterEntries, chapterItems, ruleEntries, rulingEntries } from './rule-entries.ts'
import { keyOf } from './shelf.ts'

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
    id: 'special-attack',
    name: 'Special attack',
    plural: 'Special attacks',
    about: 'Attacks that cost more and do more.',
    weight: 1.1,
  },
  {
    id: 'weapon-rule',
    name: 'Weapon rule',
    plural: 'Weapon rules',
    about: 'What makes a weapon special.',
    weight: 1.1,
  },
  { id: 'effect', name: 'Effect', plural: 'Effects', about: 'What lasts on a model for a while.', weight: 1 },
  { id: 'objective', name: 'Objective', plural: 'Objectives', about: 'What pays victory points.', weight: 1 },
  { id: 'scenario', name: 'Scenario', plural: 'Scenarios', about: 'What the night is about.', weight: 1 },
  { id: 'strategy', name: 'Strategy', plural: 'Strategies', about: 'Bought before the game.', weight: 1 },
  { id: 'equipment', name: 'Equipment', plural: 'Equipment', about: 'What bands can buy.', weight: 0.7 },
  { id: 'model', name: 'Model', plural: 'Models', about: 'Every character card.', weight: 0.8 },
  {
    id: 'ruling',
    name: 'Ruling',
    plural: 'Rulings',
    about: 'What was decided where the sources are silent.',
    weight: 0.7,
  },
]

/** Everything there is to read about a counter edition. */
export function counterLibrary(parts: EditionParts): Library {
  const rules = ruleEntries(parts)
  const names = new Map(rules.map((entry) => [keyOf(entry), entry.name]))
  return {
    game: parts.id,
    name: parts.name,
    kinds,
    chapters: chapterItems(parts),
    entries: [
      ...chapterEntries(parts),
      ...rules,
      ...modelEntries(parts),
      ...rulingEntries(parts, (ref) => names.get(keyOf(ref))),
    ],
  }
}
