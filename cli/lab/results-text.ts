import { count, type GameKit, type NoteKinds, textTable } from '@gargoyle/kits'
import type { Rate, Results, Standing, Verdict } from '@gargoyle/lab'

const noKinds: NoteKinds = { sides: [], games: [] }

/** What many games amount to, as tables for a terminal. */
export function resultsText(results: Results, { noteKinds = noKinds, sideNames }: GameKit): string {
  const { played, planned, broken, draws } = results
  const parts = [
    `\n${played.toLocaleString('en')} of ${count(planned, 'game')} of ${results.title} played` +
      `${broken.length === 0 ? '' : `, ${count(broken.length, 'game')} broken`}; ${count(draws, 'draw')}, ` +
      'each counted as half a win. Shares with their 95 % confidence intervals.\n',
    standingsTable(results.kind === 'run' ? 'side' : 'contestant', results.contestants),
  ]
  const places: Standing[] =
    results.firstPlayer === undefined ? [] : [{ name: 'first player', ...results.firstPlayer }]
  for (const { id, section, limits } of noteKinds.sides) {
    const standings = results.groups[id] ?? []
    if (section === undefined)
      places.push(...standings.map((each) => ({ ...each, name: `${id} ${each.name}` })))
    else if (limits !== undefined && standings.length > 1 && !areContestants(standings, results))
      parts.push(standingsTable(`${id} against the field`, standings))
  }
  if (sideNames !== undefined) places.push(...results.sides)
  if (places.length > 0) parts.push(standingsTable('', places))
  parts.push(verdictsText(results.verdicts))
  return parts.filter((part) => part !== '').join('\n')
}

/** Whether a table would only repeat that of the contestants, as where crews meet crews. */
const areContestants = (standings: readonly Standing[], { contestants }: Results): boolean =>
  standings.every(({ name }) => contestants.some((each) => each.name === name))

function standingsTable(heading: string, standings: readonly Standing[]): string {
  const rows = standings.map(({ points, ...each }) => [
    each.name,
    ...rateCells(each),
    points === undefined ? '' : `${points.mean.toFixed(1)} ± ${(points.high - points.mean).toFixed(1)}`,
  ])
  const pointed = standings.some(({ points }) => points !== undefined)
  return textTable(
    [[heading, 'games', 'won', 'drawn', 'lost', 'share', '', pointed ? 'points' : ''], ...rows],
    ['left', 'right', 'right', 'right', 'right', 'right', 'left', 'right'],
  )
}

const rateCells = ({ games, wins, draws, losses, share, low, high }: Rate): readonly string[] => [
  ...[games, wins, draws, losses].map((each) => each.toLocaleString('en')),
  percent(share),
  `(${percent(low)} to ${percent(high)})`,
]

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

function verdictsText(verdicts: readonly Verdict[]): string {
  if (verdicts.length === 0) return ''
  const wrong = verdicts.filter(({ holds }) => !holds)
  if (wrong.length === 0) return `All ${verdicts.length} aims of balance hold.\n`
  const rows = wrong.map(({ what, name, share, low, high, limits, games, sure }) => [
    name.startsWith(what) ? name : `${what} ${name}`,
    percent(share),
    `(${percent(low)} to ${percent(high)})`,
    `should be ${percent(limits[0])} to ${percent(limits[1])}`,
    count(games, 'game'),
    sure ? '' : 'may be chance',
  ])
  return `${wrong.length} of ${verdicts.length} aims of balance do not hold:\n${textTable(rows, ['left', 'right', 'left', 'left', 'right', 'left'])}`
}
