import { NOWHERE } from '../board/board.ts'
import { EVENT_TILE } from '../content.ts'
import { removeCubes } from '../energy/recover.ts'
import type { Play } from '../state.ts'

/** Cubes that dredging a tile takes out of the game. gcc/core/dredge */
const DREDGING_COST = 2

/** What players call a tile. */
export function tileName({ content }: Play, tile: number): string {
  if (tile === EVENT_TILE) return 'Event'
  const { name, subtitle } = content.tiles[tile]!.profile
  return subtitle === undefined ? name : `${name} (${subtitle})`
}

/**
 * What the tile at a place of the river costs: the number above it, or above its cost indicator. A double tile covers
 * two places. gcc/core/river, gcc/core/double-tile
 */
export function costAt({ state, content }: Play, index: number): number {
  let place = 1
  for (const tile of state.post.river.slice(0, index)) place += content.tiles[tile]?.profile.double ? 2 : 1
  const double = content.tiles[state.post.river[index]!]?.profile.double
  return double === 2 ? place + 1 : place
}

/** gcc/core/river: out, the others close up to the left, in at the right end. */
export function moveToRiverEnd({ state: { post } }: Play, tile: number): void {
  const index = post.river.indexOf(tile)
  if (index < 0) return
  post.river.splice(index, 1)
  post.river.push(tile)
}

/** gcc/core/neutralized-tile: its last miniature is gone. It stays in the river, face down, until it is dredged. */
export function neutralizeTile(game: Play, tile: number): void {
  const { state } = game
  if (state.tiles[tile]!.faceDown) return
  state.tiles[tile]!.faceDown = true
  moveToRiverEnd(game, tile)
  if (state.activation?.tile === tile) state.activation = undefined
  game.emit(() => ({
    name: 'tile-neutralized',
    text: `The tile ${tileName(game, tile)} is neutralized.`,
    rule: 'gcc/core/neutralized-tile',
    about: { tile },
  }))
}

/** Takes a tile out of the river for good. Its miniatures never return. gcc/core/dredge */
export function dredge(game: Play, tile: number): void {
  const { state, content } = game
  if (!removeCubes(state.post, DREDGING_COST)) game.broken('Dredging takes two cubes.')
  state.post.river = state.post.river.filter((each) => each !== tile)
  state.tiles[tile]!.out = true
  for (const id of content.tiles[tile]!.minis) {
    const mini = state.minis[id]!
    mini.at = NOWHERE
    mini.condition = 'gone'
  }
  game.emit(() => ({
    name: 'dredged',
    text: `${tileName(game, tile)} is removed from the river.`,
    rule: 'gcc/core/dredge',
    about: { tile },
  }))
}

/** gcc/core/demobilize: once a game, an elite or henchman tile goes as if it were neutralized. */
export function demobilize(game: Play, tile: number): void {
  const { state, content } = game
  state.post.demobilized = true
  for (const id of content.tiles[tile]!.minis) {
    const mini = state.minis[id]!
    for (const token of state.tokens) {
      if (token.holder !== id) continue
      token.holder = NOWHERE
      token.at = mini.at
    }
    mini.at = NOWHERE
  }
  state.tiles[tile]!.faceDown = true
  // gcc/core/dredge: at any moment, even while its own characters act.
  if (state.activation?.tile === tile) state.activation = undefined
  dredge(game, tile)
}

/** Whether the villain has the cubes for it. */
export function canDredge({ state: { post } }: Play): boolean {
  return post.fatigue + post.movement + post.defense + post.reroll + post.reserve >= DREDGING_COST
}
