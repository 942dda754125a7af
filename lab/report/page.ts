import type { GameKit } from '@gargoyle/kits'
import { gamesIn, type Plan } from '../plan.ts'
import type { Results } from '../results.ts'
import type { TimingRow } from '../row.ts'
import type { Distribution } from '../statistics/shape.ts'
import { contestSections } from './contests.ts'
import { aboutMean, escapedHtml, paragraph, section, sharePercent, whole } from './html.ts'
import { matterSections, verdictSection } from './matters.ts'
import { type Bars, binned, histogram } from './plots.ts'
import { style } from './style.ts'
import { sortScript, table } from './table.ts'
import { thinkingSection } from './thinking.ts'

/**
 * The report: one page with everything in it, plots, style and all, so that it opens without a network and years later.
 * Plots are drawn here, as SVG: there are two kinds, and a library would be larger than all games.
 */
export function labReportPage(
  plan: Plan,
  kit: GameKit,
  results: Results,
  timings: readonly TimingRow[],
): string {
  const sections = [
    verdictSection(results.verdicts),
    ...contestSections(plan, kit, results),
    pointsSection(results),
    lengthSection(results),
    ...matterSections(kit, results),
    thinkingSection(plan, timings),
    brokenSection(results),
  ].filter((part) => part !== '')
  const title = titleOf(plan, results)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapedHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>${escapedHtml(title)}</h1>
<p class="quiet">${escapedHtml(results.title)}. ${escapedHtml(whoPlays(plan))}</p>
${headline(plan, results)}
<nav aria-label="Sections">${sections.map(link).join('')}</nav>
</header>
<main>
${sections.join('\n')}
</main>
<footer>
<p>${escapedHtml(howMade(plan))}</p>
</footer>
<script>${sortScript}</script>
</body>
</html>
`
}

function titleOf({ kind, contestants, sideOption }: Plan, { game }: Results): string {
  if (kind === 'run') return contestants.map(({ name }) => name).join(' against ')
  const things = contestants[0]?.brings === undefined ? 'bots' : (sideOption?.name ?? 'contestants')
  return `Tournament of ${contestants.length} ${things}, ${game}`
}

function whoPlays({ contestants, sideOption, table: laid }: Plan): string {
  const bots = [...new Set(contestants.map(({ bot }) => bot))]
  const ready = sideOption?.ready ?? []
  const going = ready.length > 0 ? ` ${ready.length} ${sideOption?.name} go round.` : ''
  const where = Object.entries(laid).map(
    ([option, things]) => ` ${capital(option)}: ${things.map(({ name }) => name).join(', ')}.`,
  )
  return `${bots.length === 1 ? `${bots[0]} plays all sides.` : `Bots: ${bots.join(', ')}.`}${going}${where.join('')}`
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function headline(plan: Plan, { played, draws, points, rounds, broken }: Results): string {
  const figures: (readonly [string, string])[] = [
    ['games', played === gamesIn(plan) ? whole(played) : `${whole(played)} of ${whole(gamesIn(plan))}`],
    ['draws', played === 0 ? '0' : sharePercent(draws / played)],
  ]
  if (points !== undefined) figures.push(['points of a side', aboutMean(points.all)])
  if (rounds !== undefined) figures.push(['rounds', rounds.mean.toFixed(1)])
  if (broken.length > 0) figures.push(['broken', whole(broken.length)])
  return `<dl>${figures.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>`
}

function link(part: string): string {
  const [, id, heading] = /<section id="([^"]+)"><h2>([^<]+)/.exec(part) ?? []
  return id === undefined ? '' : `<a href="#${id}">${heading}</a>`
}

function pointsSection({ points }: Results): string {
  if (points === undefined) return ''
  const kinds: readonly Bars[] = (['won', 'drawn', 'lost'] as const).map((how) => ({
    name: how,
    look: how,
    counts: countsOf(points[how]),
  }))
  return section(
    'points',
    'Victory points',
    paragraph(
      `What a side makes in a game: ${aboutMean(points.all)} on average; ${aboutMean(points.won)} where it wins, ` +
        `${aboutMean(points.lost)} where it loses.`,
    ),
    histogram(kinds, 1, 'victory points of a side'),
  )
}

function lengthSection({ rounds, decisions, reasons }: Results): string {
  if (decisions.count === 0) return ''
  const { step, counts } = binned(decisions.histogram, 30)
  const spread = ({ min, max }: Distribution): string =>
    min === max ? 'always' : `from ${whole(min)} to ${whole(max)}`
  const said = [`${aboutMean(decisions)} decisions, ${spread(decisions)}.`]
  if (rounds !== undefined) said.push(`${rounds.mean.toFixed(1)} rounds, ${spread(rounds)}.`)
  return section(
    'length',
    'How long games last',
    paragraph(said.join(' ')),
    histogram([{ name: 'games', look: 'plain', counts }], step, `decisions (${step} to a bar)`),
    rounds === undefined || rounds.min === rounds.max
      ? ''
      : histogram([{ name: 'games', look: 'plain', counts: countsOf(rounds) }], 1, 'rounds'),
    table('Why they ended', Object.entries(reasons), [
      { heading: 'reason', cell: ([reason]) => escapedHtml(reason), sort: ([reason]) => reason },
      { heading: 'games', cell: ([, count]) => whole(count), sort: ([, count]) => count, number: true },
    ]),
  )
}

const countsOf = ({ histogram: values }: Distribution): ReadonlyMap<number, number> =>
  new Map(values.map(({ value, count }) => [value, count]))

function brokenSection({ broken }: Results): string {
  if (broken.length === 0) return ''
  return section(
    'broken',
    'Broken games',
    paragraph('These could not be played to their end and count for nothing above.'),
    table('Broken games', broken, [
      { heading: 'game', cell: ({ game }) => whole(game), sort: ({ game }) => game, number: true },
      { heading: 'seed', cell: ({ seed }) => `<code>${escapedHtml(seed)}</code>` },
      { heading: 'what happened', cell: ({ text }) => escapedHtml(text) },
    ]),
  )
}

function howMade({ game, seed, games, pairings, marks }: Plan): string {
  const each = pairings.length === 1 ? `${games} games` : `${pairings.length} pairings of ${games} games each`
  const prints = Object.entries(marks).map(([name, mark]) => `${name} ${mark}`)
  return (
    `Made by gargoyle lab: ${game}, ${each}, seed ${seed}. Those who meet change sides every other game. ` +
    `Fingerprints: ${prints.join(', ')}. The same program, bots and seed give the same games, except where a bot’s budget ` +
    'is time. Tables are sorted by clicking on their headings.'
  )
}
