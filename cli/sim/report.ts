import { count, textTable } from '@gargoyle/kits'
import type { GameError, SimResults } from './tally.ts'

/** The results of a run as tables: numbers, winners, reasons, speed. */
export function resultsText(results: SimResults): string {
  const { games, finished, errors, stopped } = results
  const broken = errors === 0 ? '' : `, ${count(errors, 'error')}`
  const left = stopped ? ` Stopped with ${count(games - finished - errors, 'game')} to go.` : ''
  const parts = [`${finished.toLocaleString('en')} of ${count(games, 'game')} finished${broken}.${left}\n`]
  if (finished > 0) {
    parts.push(numbersTable(results), countTable('winner', results.winners, finished))
    parts.push(countTable('how it ended', results.reasons, finished))
  }
  const { gamesPerSecond, decisionsPerSecond, digest } = results
  parts.push(
    `${rounded(gamesPerSecond)} games and ${rounded(decisionsPerSecond)} decisions per second\ndigest ${digest}\n`,
  )
  return parts.join('\n')
}

function numbersTable({ numbers }: SimResults): string {
  const rows = Object.entries(numbers).map(([name, { mean, min, max }]) => [
    name,
    ...[mean, min, max].map(rounded),
  ])
  return textTable([['', 'mean', 'min', 'max'], ...rows], ['left', 'right', 'right', 'right'])
}

function countTable(heading: string, counts: Readonly<Record<string, number>>, all: number): string {
  const rows = Object.entries(counts).map(([name, amount]) => [
    name,
    amount.toLocaleString('en'),
    `${((amount / all) * 100).toFixed(1)} %`,
  ])
  return textTable([[heading, 'games', ''], ...rows], ['left', 'right', 'right'])
}

const rounded = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 2 })

const mostErrors = 10

/** The first errors of a run, one line each, with what is needed to find them again. */
export function errorsText(errors: readonly GameError[]): string {
  const lines = errors.slice(0, mostErrors).map(({ game, seed, text, replay }) => {
    const where = replay === undefined ? '' : ` Replay: ${replay}`
    return `gargoyle: game ${game} (seed '${seed}') broke: ${text}${where}\n`
  })
  const more = errors.length - lines.length
  return lines.join('') + (more > 0 ? `gargoyle: and ${count(more, 'error')} more; --json lists all.\n` : '')
}
