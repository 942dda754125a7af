import type { EntryKind, Library } from '../../../rules/library.ts'
import { bearersBlock, cardEntries } from './card-entries.ts'
import { chapterEntries, chapterItems, ruleEntries } from './rulebook-entries.ts'

const kinds: readonly EntryKind[] = [
  {
    id: 'chapter',
    name: 'Chapter',
    plural: 'Chapters',
    about: 'The rulebook, to read in order.',
    weight: 1.3,
  },
  { id: 'rule', name: 'Rule', plural: 'Rules', about: 'What holds for everybody.', weight: 1.5 },
  { id: 'skill', name: 'Skill', plural: 'Skills', about: 'What makes somebody special.', weight: 1.2 },
  { id: 'trait', name: 'Trait', plural: 'Traits', about: 'What somebody always is.', weight: 1.1 },
  { id: 'token', name: 'Token', plural: 'Tokens', about: 'What lies on the board for a while.', weight: 1 },
  { id: 'mission', name: 'Mission', plural: 'Missions', about: 'What can be played.', weight: 1 },
  { id: 'hero', name: 'Hero', plural: 'Heroes', about: 'Every hero board.', weight: 0.9 },
  { id: 'tile', name: 'Tile', plural: 'Tiles', about: 'Every character tile.', weight: 0.8 },
  { id: 'item', name: 'Item', plural: 'Items', about: 'Equipment and bat-gadgets.', weight: 0.8 },
]

/** Everything there is to read about Gotham City Chronicles. */
export function gccLibrary(): Library {
  return {
    game: 'gcc',
    name: 'Gotham City Chronicles',
    kinds,
    chapters: chapterItems,
    entries: [...chapterEntries, ...ruleEntries(bearersBlock), ...cardEntries()],
  }
}

export default gccLibrary
