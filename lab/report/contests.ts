import type { GameKit } from '@gargoyle/kits'
import type { Plan } from '../plan.ts'
import { noKinds, type Results } from '../results.ts'
import type { PairingResult, Standing } from '../statistics/contests.ts'
import { aboutMean, escapedHtml, intervalText, paragraph, section, sharePercent, whole } from './html.ts'
import { type Band, shares, whisker } from './plots.ts'
import { type Column, table } from './table.ts'

/** Who won: contestants, every pairing, what the kit declares (factions, crews), bots, and the place at the table. */
export function contestSections(
  plan: Plan,
  { noteKinds = noKinds, sideNames }: GameKit,
  results: Results,
): readonly string[] {
  const { contestants, groups, bots, sides, firstPlayer } = results
  const aims = new Map(results.verdicts.map((verdict) => [`${verdict.what} ${verdict.name}`, verdict.limits]))
  const isNew = (list: readonly Standing[]): boolean =>
    list.length > 1 && !list.every(({ name }) => contestants.some((each) => each.name === name))
  const turns = [
    ...(firstPlayer === undefined ? [] : [{ name: 'first player', ...firstPlayer }]),
    ...noteKinds.sides.flatMap(({ id, section: own }) =>
      own === undefined ? (groups[id] ?? []).map((each) => ({ ...each, name: `${id} ${each.name}` })) : [],
    ),
    ...sides.map((side) => (sideNames === undefined ? { ...side, name: `seat ${side.name}` } : side)),
  ]
  const bandOf = ({ name }: Standing): Band =>
    aims.get(`first player ${name}`) ??
    noteKinds.sides.map(({ id }) => aims.get(`${id} ${name}`)).find((limits) => limits !== undefined)
  return [
    section(
      'contestants',
      'Who won',
      paragraph(howCounted),
      standingsTable('Everybody against everybody else', contestants),
      ...(plan.contestants.length > 2 ? [matrix(plan, results.pairings)] : []),
    ),
    ...noteKinds.sides.flatMap(({ id, section: own }) => {
      const standings = groups[id] ?? []
      if (own === undefined || !isNew(standings)) return []
      const about = own.about === undefined ? [] : [paragraph(own.about)]
      const list = standingsTable(own.caption, standings, ({ name }) => aims.get(`${id} ${name}`))
      return [section(id, own.title, ...about, list)]
    }),
    ...(isNew(bots)
      ? [section('bots', 'Bots', standingsTable('Each bot against other bots, whatever it led', bots))]
      : []),
    section(
      'places',
      'Going first, and where one begins',
      paragraph(
        'The first player is whoever had the Initiative in the first round, where a game has such a thing.',
      ),
      standingsTable('How the place at the table did', turns, bandOf),
    ),
  ]
}

const howCounted =
  'A draw counts as half a win. The dot is the share of games won; the line around it is the 95 % confidence interval ' +
  '(Wilson’s): if all this were repeated, nineteen times out of twenty it would hold the true share.'

function standingsTable(
  caption: string,
  standings: readonly Standing[],
  bandOf: (standing: Standing) => Band = () => undefined,
): string {
  const columns: Column<Standing>[] = [
    { heading: 'who', cell: ({ name }) => escapedHtml(name), sort: ({ name }) => name },
    numberColumn('games', ({ games }) => games),
    numberColumn('won', ({ wins }) => wins),
    numberColumn('drawn', ({ draws }) => draws),
    numberColumn('lost', ({ losses }) => losses),
    {
      heading: 'share',
      cell: ({ share }) => sharePercent(share),
      sort: ({ share }) => share,
      number: true,
    },
    { heading: '0 to 100 %', cell: (each) => whisker(each, each.name, shares, bandOf(each)) },
    { heading: '95 %', cell: (each) => intervalText(each), number: true },
  ]
  if (standings.some(({ points }) => points !== undefined)) {
    columns.push({
      heading: 'points',
      cell: ({ points }) => (points === undefined ? '' : aboutMean(points)),
      sort: ({ points }) => points?.mean ?? 0,
      number: true,
    })
  }
  return table(caption, standings, columns)
}

function numberColumn(heading: string, value: (standing: Standing) => number): Column<Standing> {
  return { heading, cell: (each) => whole(value(each)), sort: value, number: true }
}

/** Every pairing: how the contestant of the row did against the one of the column, in percent. */
function matrix({ contestants }: Plan, pairings: readonly PairingResult[]): string {
  const shareOf = new Map<string, { readonly share: number; readonly title: string }>()
  for (const { a, b, share, wins, draws, losses } of pairings) {
    const said = (one: string, other: string, won: number, lost: number): string =>
      `${one} against ${other}: ${won} won, ${draws} drawn, ${lost} lost`
    shareOf.set(`${a}\n${b}`, { share, title: said(a, b, wins, losses) })
    shareOf.set(`${b}\n${a}`, { share: 1 - share, title: said(b, a, losses, wins) })
  }
  const names = contestants.map(({ name }) => name)
  const rows = names.map((name) => {
    const cells = names.map((other) => {
      const found = shareOf.get(`${name}\n${other}`)
      if (found === undefined) return '<td class="self">·</td>'
      const strength = Math.round(Math.abs(found.share - 0.5) * 150)
      const look = found.share > 0.5 ? 'good' : found.share < 0.5 ? 'bad' : ''
      return `<td class="${look}" style="--strength:${strength}" title="${escapedHtml(found.title)}">${Math.round(found.share * 100)}</td>`
    })
    return `<tr><th scope="row">${escapedHtml(name)}</th>${cells.join('')}</tr>`
  })
  const head = names.map((name) => `<th scope="col">${escapedHtml(name)}</th>`).join('')
  return (
    '<div class="table"><table class="matrix"><caption>Left against top: wins in percent, half a win for a draw. ' +
    `Few games each: read them together.</caption><thead><tr><td></td>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
  )
}
