import { book, setupContext } from './book.ts'

/** How much content there is of each kind, for readers who want to know what they can play. */
export function contentCounts(): Readonly<Record<string, number>> {
  const { catalogue, boards, missions } = setupContext
  const items = [...catalogue.items.values()]
  return {
    heroes: catalogue.heroes.size,
    tiles: catalogue.tiles.size,
    items: items.filter(({ kind }) => kind === 'equipment').length,
    gadgets: items.filter(({ kind }) => kind === 'gadget').length,
    boards: boards.size,
    missions: missions.size,
    skills: Object.keys(book.skills).length,
    traits: Object.keys(book.traits).length,
  }
}
