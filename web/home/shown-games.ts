import type { ListedGame } from '../games/index.ts'

/**
 * The games that an address lists, the one that was played last first. Examples, which are for people who write games, are
 * shown where it says `examples` or names one of them.
 */
export function shownGames(all: readonly ListedGame[], search: string, last?: string): readonly ListedGame[] {
  const words = new URLSearchParams(search)
  const asked = words.get('game')
  const shown = all.filter(({ id, isExample = false }) => !isExample || id === asked || words.has('examples'))
  return [...shown.filter(({ id }) => id === last), ...shown.filter(({ id }) => id !== last)]
}
