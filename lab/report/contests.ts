import type { Plan } from '../plan.ts'
import type { Results } from '../results.ts'
import type { PairingResult, Standing } from '../statistics/contests.ts'
import { aboutMean, between, escaped, paragraph, percent, section, whole } from './html.ts'
import { type Band, shares, whisker } from './plots.ts'
import { type Column, table } from './table.ts'

/** Who won: contestants, every pairing, factions, bots, crews, and what the place at the table did. */
export function contestSections(plan: Plan, results: Results): readonly string[] {
  const { contestants, factions, crews, bots, seats, zones, firstPlayer } = results
  const aims = new Map(results.verdicts.map((verdict) => [`${verdict.what} ${verdict.name}`, verdict.limits]))
  const isNew = (list: readonly Standing[]): boolean =>
    list.length > 1 && !list.every(({ name }) => contestants.some((each) => each.name === name))
  const turns = [
    ...(firstPlayer === undefined ? [] : [{ name: 'first player', ...firstPlayer }]),
    ...zones.map((zone) => ({ ...zone, name: `zone ${zone.name}` })),
    ...seats.map((seat) => ({ ...seat, name: `seat ${seat.name}` })),
  ]
  const bandOf = ({ name }: Standing): Band =>
    aims.get(`first player ${name}`) ?? aims.get(`zone ${name}`) ?? undefined
  return [
    section(
      'contestants',
      'Who won',
      paragraph(howCounted),
      standingsTable('Everybody against everybody else', contestants),
      ...(plan.contestants.length > 2 ? [matrix(plan, results.pairings)] : []),
    ),
    ...(factions.length > 1
      ? [
          section(
            'factions',
            'Factions against the field',
            paragraph(
              'Games of a faction against itself are left out. The band is where a faction should lie.',
            ),
            standingsTable('All crews of a faction together', factions, ({ name }) =>
              aims.get(`faction ${name}`),
            ),
          ),
        ]
      : []),
    ...(isNew(crews)
      ? [section('crews', 'Crews', standingsTable('Each crew against other crews, whoever led it', crews))]
      : []),
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
    { heading: 'who', cell: ({ name }) => escaped(name), sort: ({ name }) => name },
    numberColumn('games', ({ games }) => games),
    numberColumn('won', ({ wins }) => wins),
    numberColumn('drawn', ({ draws }) => draws),
    numberColumn('lost', ({ losses }) => losses),
    {
      heading: 'share',
      cell: ({ share }) => percent(share),
      sort: ({ share }) => share,
      number: true,
    },
    { heading: '0 to 100 %', cell: (each) => whisker(each, each.name, shares, bandOf(each)) },
    { heading: '95 %', cell: (each) => between(each), number: true },
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

/** Every pairing: how whoever stands on the left did against whoever stands above, in percent. */
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
      return `<td class="${look}" style="--strength:${strength}" title="${escaped(found.title)}">${Math.round(found.share * 100)}</td>`
    })
    return `<tr><th scope="row">${escaped(name)}</th>${cells.join('')}</tr>`
  })
  const head = names.map((name) => `<th scope="col">${escaped(name)}</th>`).join('')
  return (
    '<div class="table"><table class="matrix"><caption>Left against top: wins in percent, half a win for a draw. ' +
    `Few games each: read them together.</caption><thead><tr><td></td>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
  )
}
