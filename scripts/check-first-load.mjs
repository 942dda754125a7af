import './node-version.mjs'
import { join } from 'node:path'
import { root } from './child.mjs'
import { firstSources, gameLoad, loadOf, mostBytes, mostGameBytes, pageGames } from './first-load.mjs'
import { main, Problem } from './progress.mjs'

/** @param {number} bytes */
const kilobytes = (bytes) => `${Math.round(bytes / 1000)} kB`

await main(async () => {
  const dist = join(root, 'web', 'dist')
  const first = loadOf(dist, firstSources)
  if (first > mostBytes) {
    throw new Problem(
      `The first visit fetches ${kilobytes(first)} of packed script, and ${kilobytes(mostBytes)} are the most. ` +
        'Load what the home page does not need when it is needed (`React.lazy`, `import()`).',
    )
  }
  const games = pageGames(root).map((game) => {
    const { page, worker } = gameLoad(dist, game)
    return { game, all: page + worker }
  })
  const heavy = games.filter(({ all }) => all > mostGameBytes)
  if (heavy.length > 0) {
    throw new Problem(
      `A table fetches at most ${kilobytes(mostGameBytes)} of packed script, its worker included. Too much: ` +
        `${heavy.map(({ game, all }) => `${game} ${kilobytes(all)}`).join(', ')}.`,
    )
  }
  console.log(
    `First load: ${kilobytes(first)} of packed script; a table with its worker: ` +
      `${games.map(({ game, all }) => `${game} ${kilobytes(all)}`).join(', ')}.`,
  )
  return 0
})
