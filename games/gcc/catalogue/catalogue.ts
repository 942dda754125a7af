import type { HeroProfile, ItemCard, TileProfile } from '../vocabulary.ts'
import { heroFile, itemFile, readHero, readItem, readTile, tileFile } from './card-data.ts'
import heroTiles from './hero-tiles.json' with { type: 'json' }
import heroes from './heroes.json' with { type: 'json' }
import items from './items.json' with { type: 'json' }
import villainTiles from './villain-tiles.json' with { type: 'json' }

/** All cards there are, by id. */
export type Catalogue = {
  readonly heroes: ReadonlyMap<string, HeroProfile>
  /** Ids are unique within a side: the heroes' Batgirl and a villain of the same name are two tiles. */
  readonly tiles: ReadonlyMap<string, TileProfile>
  readonly items: ReadonlyMap<string, ItemCard>
}

function byId<T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> {
  const found = new Map<string, T>()
  for (const each of list) {
    if (found.has(each.id)) throw new Error(`There are two cards "${each.id}".`)
    found.set(each.id, each)
  }
  return found
}

/** The cards of this game. */
export const catalogue: Catalogue = {
  heroes: byId(heroFile.parse(heroes).heroes.map(readHero)),
  tiles: byId([...tileFile.parse(heroTiles).tiles, ...tileFile.parse(villainTiles).tiles].map(readTile)),
  items: byId(itemFile.parse(items).items.map(readItem)),
}
