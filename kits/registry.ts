import { ok, type Result, refused } from '@gargoyle/engine'
import type { GameKit } from './game-kit.ts'
import { unknownName } from './suggest.ts'

/** A game that is known, before its kit is loaded. */
export interface RegisteredGame {
  /** The id of its definition. */
  readonly id: string
  /** What people call it. */
  readonly title: string
  load(): Promise<GameKit>
}

/**
 * Every game. A new game is added here, and every room without a screen has it.
 *
 * Here kits lose the types of their games: a `GameKit<typeof bmg3>` becomes a `GameKit`. That is sound because a kit comes with
 * the definition that it is typed by, and is only ever given the states and views of games of that definition.
 */
export const registeredGames: readonly RegisteredGame[] = [
  {
    id: 'bmg1',
    title: 'Batman Miniature Game, first edition',
    load: async () => (await import('./bmg1/kit.ts')).bmg1Kit,
  },
  {
    id: 'bmg2',
    title: 'Batman Miniature Game, second edition',
    load: async () => (await import('./bmg2/kit.ts')).bmg2Kit,
  },
  {
    id: 'bmg3',
    title: 'Batman Miniature Game, third edition',
    load: async () => (await import('./bmg3/kit.ts')).bmg3Kit,
  },
  { id: 'gcc', title: 'Gotham City Chronicles', load: async () => (await import('./gcc/kit.ts')).gccKit },
  { id: 'crow', title: 'Greedy Crow', load: async () => (await import('./examples/crow.ts')).crowKit },
  {
    id: 'heist',
    title: 'The Clock Tower Job',
    load: async () => (await import('./examples/heist.ts')).heistKit,
  },
  {
    id: 'museum',
    title: 'Night at the Museum',
    load: async () => (await import('./examples/museum.ts')).museumKit,
  },
  { id: 'race', title: 'Rooftop Race', load: async () => (await import('./examples/race.ts')).raceKit },
]

/** The ids of all games, in order. */
export const gameIds: readonly string[] = registeredGames.map(({ id }) => id)

/** Loads the kit of a game, or says which games there are. */
export async function loadKit(id: string): Promise<Result<GameKit>> {
  const found = registeredGames.find((game) => game.id === id)
  return found === undefined ? refused(unknownName('game', id, gameIds)) : ok(await found.load())
}
