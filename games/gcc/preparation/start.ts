import { noMemories, type Seat } from '@gargoyle/engine'
import { type AreaId, areaNamed, NOWHERE } from '../board/board.ts'
import type { Content } from '../content.ts'
import { EVENT_TILE } from '../content.ts'
import { carry } from '../items/carry.ts'
import { isOnBoard, placesFor } from '../minis/minis.ts'
import { scaledTo } from '../missions/mission.ts'
import { readOnly } from '../read-only.ts'
import type { Hero, Item, Mini, Play, State, Token } from '../state.ts'
import { spaceNames } from '../vocabulary.ts'

/** The position before the first turn, as the mission lays it out. gcc/core/mission-data, gcc/core/turn-track */
export function startState(content: Content, seats: readonly Seat[]): State {
  const { mission } = content
  const { data } = mission
  const fatigue = scaledTo(mission.heroes, data.heroes.fatigue)
  const heroes = content.heroes.map(
    ({ energy }, i): Hero => ({
      seat: seats[i]!,
      mini: i,
      stance: undefined,
      reserve: energy - fatigue,
      fatigue,
      wounds: 0,
      spaces: spaceNames.map(() => 0),
    }),
  )
  const state: State = {
    stage: 'upkeep',
    turn: 0,
    half: 0,
    minis: content.minis.map(newMini),
    heroes,
    ready: [],
    lastActor: undefined,
    post: {
      reserve: mission.post.reserve,
      fatigue: mission.post.fatigue,
      movement: 0,
      defense: 0,
      reroll: 0,
      removed: 0,
      river: data.river.map((id) =>
        id === 'event'
          ? EVENT_TILE
          : content.tiles.findIndex(({ profile, commander }) => profile.id === id && commander < 0),
      ),
      played: 0,
      demobilized: false,
    },
    tiles: content.tiles.map(() => ({ faceDown: false, out: false })),
    activation: undefined,
    items: content.items.map((): Item => ({ holder: NOWHERE, at: NOWHERE, gone: false })),
    clouds: [],
    tokens: layTokens(content),
    broken: [],
    counters: {},
    memory: noMemories,
    blast: undefined,
    winner: undefined,
    reasonOver: undefined,
  }
  const game = readOnly(state, content, seats)
  placeEverybody(game)
  dealItems(game)
  return state
}

function newMini({ id, side, hero, skills }: Content['minis'][number]): Mini {
  return {
    id,
    side,
    at: NOWHERE,
    // gcc/core/character-pool: a character that is not placed is in the pool.
    condition: hero < 0 ? 'pool' : 'board',
    life: 0,
    lying: false,
    standingUp: false,
    shackles: 0,
    // gcc/skill/imaginary-friend
    friend: skills.some(({ skill }) => skill === 'imaginary-friend'),
    moved: false,
    skillsOff: false,
    load: 0,
    roundMemory: noMemories,
    boosts: Object.freeze([]),
    grants: Object.freeze([]),
  }
}

function layTokens({ board, mission }: Content): Token[] {
  const tokens: Token[] = []
  for (const { kind, face, areas, from } of mission.data.tokens) {
    if (mission.heroes < from) continue
    for (const area of areas)
      tokens.push({ kind, face, id: `${kind}-${tokens.length}`, at: areaNamed(board, area), holder: NOWHERE })
  }
  return tokens
}

/** Puts a miniature into an area, or an adjacent one where it would be too much. gcc/core/over-occupation */
function place(game: Play, mini: Mini, area: AreaId): void {
  const [spot] = placesFor(game, mini, area, game.content.grounds.with([]).adjacent[area]!)
  if (spot === undefined) return
  mini.at = spot
  mini.condition = 'board'
  const { tile } = game.content.minis[mini.id]!
  if (tile >= 0) mini.life = game.content.tiles[tile]!.profile.lifePoints
}

function placeEverybody(game: Play): void {
  const { state, content } = game
  const { data, heroes: count } = content.mission
  for (const [i, hero] of state.heroes.entries())
    place(
      game,
      state.minis[hero.mini]!,
      areaNamed(content.board, data.heroes.areas[i % data.heroes.areas.length]!),
    )
  for (const [number, tile] of content.tiles.entries()) {
    if (tile.commander >= 0) {
      for (const id of tile.minis)
        place(game, state.minis[id]!, state.minis[state.heroes[tile.commander]!.mini]!.at)
    } else {
      const plan = data.tiles.find((each) => each.tile === tile.profile.id)
      const more = plan?.extra.filter(({ heroes }) => count >= heroes).flatMap(({ areas }) => areas) ?? []
      for (const [i, area] of [...(plan?.areas ?? []), ...more].entries())
        place(game, state.minis[tile.minis[i]!]!, areaNamed(content.board, area))
    }
    state.tiles[number]!.faceDown = !tile.minis.some((id) => isOnBoard(state.minis[id]!))
  }
}

/** Gadgets into belts, equipment into hands and onto the board; the rest is set aside until it is found. */
function dealItems(game: Play): void {
  const { content, state } = game
  const { data } = content.mission
  let item = 0
  for (const [i, { gadgets }] of content.setup.heroes.entries())
    for (const _ of gadgets) carry(game, state.minis[i]!, item++)
  for (const [i] of data.heroes.items.entries()) carry(game, state.minis[i % state.heroes.length]!, item++)
  for (const { area } of data.items) state.items[item++]!.at = areaNamed(content.board, area)
}
