import type { GameKit, NoteKinds } from '@gargoyle/kits'
import { noKinds, type Results } from '../results.ts'
import type { CardResult } from '../statistics/cards.ts'
import type { RuleResult } from '../statistics/rules.ts'
import type { TableResult } from '../statistics/shape.ts'
import type { Verdict } from '../statistics/verdict.ts'
import { aboutMean, escapedHtml, intervalText, paragraph, section, sharePercent, whole } from './html.ts'
import { differences, shares, whisker } from './plots.ts'
import { type Column, table } from './table.ts'

/** What mattered: aims of balance, cards, special rules, and what the table was laid with. */
export function matterSections({ noteKinds = noKinds }: GameKit, results: Results): readonly string[] {
  const { cards, rules, tables, verdicts } = results
  const parts: string[] = []
  if (cards.length > 0) parts.push(cardSection(cards, verdicts))
  if (rules.length > 0) parts.push(ruleSection(rules))
  const laid = Object.entries(tables).filter(([, list]) => list.length > 1)
  if (laid.length > 0) {
    const lists = laid.map(([what, list]) => tableTable(what, list, noteKinds))
    parts.push(section('tables', 'What was on the table', ...lists))
  }
  return parts
}

/** What is outside the aims of balance. */
export function verdictSection(verdicts: readonly Verdict[]): string {
  if (verdicts.length === 0) return ''
  const wrong = verdicts.filter(({ holds }) => !holds)
  const how =
    wrong.length === 0
      ? `All ${verdicts.length} aims hold.`
      : `${wrong.length} of ${verdicts.length} aims do not hold. Where the line reaches into the band, more games may show otherwise.`
  const list =
    wrong.length === 0
      ? ''
      : table('Outside the aims', wrong, [
          { heading: 'what', cell: ({ what }) => what, sort: ({ what }) => what },
          { heading: 'which', cell: ({ name }) => escapedHtml(name), sort: ({ name }) => name },
          { heading: 'games', cell: ({ games }) => whole(games), sort: ({ games }) => games, number: true },
          {
            heading: 'share',
            cell: ({ share }) => `<span class="wrong">${sharePercent(share)}</span>`,
            sort: ({ share }) => share,
            number: true,
          },
          { heading: '0 to 100 %', cell: (each) => whisker(each, each.name, shares, each.limits) },
          {
            heading: 'should be',
            cell: ({ limits }) => `${limits[0] * 100} to ${Math.round(limits[1] * 100)} %`,
            number: true,
          },
          { heading: '', cell: ({ sure }) => (sure ? 'for sure' : 'may be chance') },
        ])
  const folded = `<details${wrong.length > 15 ? '' : ' open'}><summary>All that is outside</summary>${list}</details>`
  return section('aims', 'Aims of balance', paragraph(how), wrong.length === 0 ? '' : folded)
}

function cardSection(cards: readonly CardResult[], verdicts: readonly Verdict[]): string {
  const limits = verdicts.find(({ what }) => what === 'card')?.limits
  const columns: Column<CardResult>[] = [
    { heading: 'card', cell: ({ name }) => escapedHtml(name), sort: ({ name }) => name },
    {
      heading: 'games',
      cell: ({ games }) => whole(games),
      sort: ({ games }) => games,
      number: true,
      about: 'Games in which it was in a deck',
    },
    {
      heading: 'drawn in',
      cell: ({ drawnIn }) => whole(drawnIn),
      sort: ({ drawnIn }) => drawnIn,
      number: true,
      about: 'In how many of them it came into a hand',
    },
    {
      heading: 'scored',
      cell: ({ scored }) => sharePercent(scored.share),
      sort: ({ scored }) => scored.share,
      number: true,
      about: 'Of the games in which it was drawn, in how many somebody scored it',
    },
    { heading: '0 to 100 %', cell: ({ scored, name }) => whisker(scored, `${name} scored`, shares, limits) },
    part('a deck scores it', ({ scoredBy }) => scoredBy, 'Of the decks that it was in'),
    part('draws it', ({ drawnBy }) => drawnBy, 'Of the decks that it was in'),
    part('spends it', ({ spentBy }) => spentBy, 'Played as a resource, of the decks that it was in'),
    {
      heading: 'won when scored',
      cell: ({ whenScored }) => (whenScored.games === 0 ? '' : sharePercent(whenScored.share)),
      sort: ({ whenScored }) => whenScored.share,
      number: true,
    },
    {
      heading: 'when not',
      cell: ({ whenNot }) => (whenNot.games === 0 ? '' : sharePercent(whenNot.share)),
      sort: ({ whenNot }) => whenNot.share,
      number: true,
    },
  ]
  return section(
    'cards',
    'What scored',
    paragraph(
      'The share is of the games in which the card was drawn. Who scores wins more often, whatever the card: compare ' +
        'cards with each other, not with one half.',
    ),
    table('Objective cards', cards, columns),
  )
}

function part(heading: string, value: (card: CardResult) => number, about: string): Column<CardResult> {
  const share = (card: CardResult): number => (card.decks === 0 ? 0 : value(card) / card.decks)
  return { heading, cell: (card) => sharePercent(share(card)), sort: share, number: true, about }
}

function ruleSection(rules: readonly RuleResult[]): string {
  return section(
    'rules',
    'Which special rules mattered',
    paragraph(
      'A rule comes into play when the story of a game names it. The same crews are compared, with it and without it. ' +
        'That both go together does not say that one is the cause: a trait may be used most by those who are losing. Rules ' +
        'that work in silence are not seen.',
    ),
    table('Traits and weapon rules', rules, [
      { heading: 'rule', cell: ({ name }) => escapedHtml(name), sort: ({ name }) => name },
      { heading: 'games', cell: ({ games }) => whole(games), sort: ({ games }) => games, number: true },
      {
        heading: 'won with it',
        cell: (rule) => sharePercent(rule.with.share),
        sort: (rule) => rule.with.share,
        number: true,
      },
      {
        heading: 'without',
        cell: ({ without }) => (without.games === 0 ? '' : sharePercent(without.share)),
        sort: ({ without }) => without.share,
        number: true,
      },
      {
        heading: 'difference',
        cell: ({ without, difference }) => (without.games === 0 ? '' : sharePercent(difference.share)),
        sort: ({ difference }) => difference.share,
        number: true,
      },
      {
        heading: '−60 to +60 %',
        cell: ({ name, without, difference }) =>
          without.games === 0 ? '' : whisker(difference, `${name} makes a difference of`, differences),
      },
      {
        heading: 'points with it',
        cell: ({ pointsWith }) => aboutMean(pointsWith),
        sort: ({ pointsWith }) => pointsWith.mean,
        number: true,
      },
      {
        heading: 'without',
        cell: ({ pointsWithout }) => (pointsWithout.count === 0 ? '' : aboutMean(pointsWithout)),
        sort: ({ pointsWithout }) => pointsWithout.mean,
        number: true,
      },
    ]),
  )
}

function tableTable(what: string, list: readonly TableResult[], { compared: wanted }: NoteKinds): string {
  const who =
    wanted === undefined ? '' : wanted.kind === 'side' ? wanted.value : `${wanted.kind} ${wanted.value}`
  const columns: Column<TableResult>[] = [
    { heading: what, cell: ({ name }) => escapedHtml(name), sort: ({ name }) => name },
    { heading: 'games', cell: ({ games }) => whole(games), sort: ({ games }) => games, number: true },
    { heading: 'drawn', cell: ({ draws }) => whole(draws), sort: ({ draws }) => draws, number: true },
  ]
  if (list.some(({ points }) => points !== undefined)) {
    columns.push({
      heading: 'points of a side',
      cell: ({ points }) => (points === undefined ? '' : aboutMean(points)),
      sort: ({ points }) => points?.mean ?? 0,
      number: true,
    })
  }
  if (list.some(({ compared }) => compared !== undefined)) {
    columns.push(
      {
        heading: `${who} won`,
        cell: ({ compared }) => (compared === undefined ? '' : sharePercent(compared.share)),
        sort: ({ compared }) => compared?.share ?? 0,
        number: true,
      },
      {
        heading: '0 to 100 %',
        cell: ({ name, compared }) =>
          compared === undefined ? '' : whisker(compared, `${who} in ${name}`, shares),
      },
      {
        heading: '95 %',
        cell: ({ compared }) => (compared === undefined ? '' : intervalText(compared)),
        number: true,
      },
    )
  }
  // A seed that is the same for all is at the end of the page.
  if (new Set(list.flatMap(({ seeds }) => seeds)).size > 1) {
    columns.push({
      heading: 'seed',
      cell: ({ seeds }) => escapedHtml(seeds.join(', ')),
      sort: ({ seeds }) => seeds.join(', '),
    })
  }
  return table(`By ${what}`, list, columns)
}
