import type { MeasureOdds, Odds } from '@gargoyle/bots'
import { explain, isRecord, type Json, type SeenEvent, type Value } from '@gargoyle/engine'
import { textTable } from './text-table.ts'

/** Widest bar, in characters. */
const BAR = 40

/** One attack as it is printed. */
export interface AttackOdds {
  /** What is tried, in a sentence. */
  readonly title: string
  readonly odds: Odds
  /** The log of one such attack. */
  readonly example: readonly SeenEvent[]
  /** The number of the target, as measures name it. */
  readonly target: string
  readonly notes: readonly string[]
}

/** Everything about one attack: how the dice come about, what they do, and what was taken for granted. */
export function attackText({ title, odds, example, target, notes }: AttackOdds): string {
  const mine = odds.measures.filter(({ id }) => id === target)
  const others = odds.measures.filter(({ id }) => id !== target)
  return [
    `${title}\n${methodText(odds)}\n`,
    section(
      'How the dice come about',
      [...diceLines(example), ...notes].map((line) => `  ${line}`),
    ),
    section('What they do', [...countTable(mine), '', ...chanceTable(mine)]),
    section('Damage, stuns and injuries together', bars(mine.find(({ what }) => what === 'damage'))),
    section('Others', others.map(otherLine)),
    section(
      'Taken for granted',
      odds.assumptions.map((each) => `  ${each}`),
    ),
  ].join('')
}

const section = (title: string, lines: readonly string[]): string =>
  lines.every((line) => line === '') ? '' : `\n${title}\n${lines.map((line) => `${line}\n`).join('')}`

/** How sure the numbers are. */
function methodText({ method, runs, whySampled, measures }: Odds): string {
  const times = runs.toLocaleString('en')
  if (method === 'exact') {
    return `Exact: ${runs === 1 ? 'nothing is left to chance' : `all ${times} ways of the dice that matter were tried`}.`
  }
  const worst = Math.max(0, ...measures.flatMap(({ values }) => values.map(({ error }) => error)))
  return `From ${times} runs: a chance is within ${oddsPercent(worst)} of the truth in 95 of 100 cases. Not exact because ${whySampled}.`
}

/** A probability for people. What is possible is never shown as impossible, nor as certain what may fail. */
function oddsPercent(probability: number): string {
  // Sums of many small numbers are a hair off.
  if (probability > 1e-9 && probability < 0.0005) return '<0.1%'
  if (probability > 0.9995 && probability < 1 - 1e-9) return '>99.9%'
  return `${(100 * probability).toFixed(1)}%`
}

const counts = ['hits', 'blocked', 'stuns', 'injuries']
const yesOrNo = ['critical hit', 'knocked down', 'K.O.', 'casualty']

/** Numbers with the chance of each value; the last column gathers what is beyond. */
function countTable(measures: readonly MeasureOdds[]): readonly string[] {
  const shown = counts.flatMap((what) => measures.find((each) => each.what === what) ?? [])
  if (shown.length === 0) return []
  const most = Math.min(6, Math.max(1, ...shown.flatMap(({ values }) => values.map(({ value }) => value))))
  const columns = Array.from({ length: most + 1 }, (_, value) => value)
  const more = shown.some(({ values }) => values.some(({ value }) => value > most))
  const heading = [
    '',
    'on average',
    ...columns.map((value) => `${value}${more && value === most ? '+' : ''}`),
  ]
  const rows = shown.map(({ what, mean, values }) => [
    `  ${what}`,
    mean.toFixed(2),
    ...columns.map((column) => {
      const fits = values.filter(({ value }) => value === column || (column === most && value > most))
      return fits.length === 0
        ? '-'
        : oddsPercent(fits.reduce((sum, { probability }) => sum + probability, 0))
    }),
  ])
  return textTable([heading, ...rows], ['left', 'right', ...columns.map(() => 'right' as const)])
    .trimEnd()
    .split('\n')
}

/** The chance of a measure being at least 1. */
const chanceOf = (measures: readonly MeasureOdds[], what: string): number =>
  measures
    .find((each) => each.what === what)
    ?.values.filter(({ value }) => value > 0)
    .reduce((sum, { probability }) => sum + probability, 0) ?? 0

function chanceTable(measures: readonly MeasureOdds[]): readonly string[] {
  if (measures.length === 0) return []
  const rows = [
    ['  a hit or more', oddsPercent(chanceOf(measures, 'hits'))],
    ...yesOrNo.map((what) => [`  ${what}`, oddsPercent(chanceOf(measures, what))]),
  ]
  return textTable(rows, ['left', 'right']).trimEnd().split('\n')
}

function bars(damage: MeasureOdds | undefined): readonly string[] {
  const values = damage?.values ?? []
  const longest = Math.max(...values.map(({ probability }) => probability))
  return values.map(({ value, probability }) => {
    const bar = '█'.repeat(Math.max(1, Math.round((BAR * probability) / longest)))
    return `  ${`${value}`.padStart(2)}  ${bar.padEnd(BAR)}  ${oddsPercent(probability).padStart(6)}`
  })
}

const otherLine = ({ whom, what, mean, values }: MeasureOdds): string =>
  values.length === 1
    ? `  ${whom}: ${values[0]!.value} ${what}, always`
    : `  ${whom}: ${mean.toFixed(2)} ${what} on average`

/** What the log says about dice: Efforts, how many dice there are and why, what they must reach, what is rolled. */
function diceLines(events: readonly SeenEvent[]): readonly string[] {
  const lines: string[] = []
  for (const { name, about, text } of events) {
    if (name === 'effort') lines.push(text)
    if (name === 'strike' && isRecord(about) && Array.isArray(about.reasons)) {
      lines.push(...about.reasons.filter(isValue).flatMap(explained))
    }
  }
  const rolls = events.flatMap(({ name, about }) => (name === 'roll' ? rollLine(about) : []))
  return [...new Set([...lines, ...rolls])]
}

const isValue = (reason: unknown): reason is Value => isRecord(reason) && Array.isArray(reason.steps)

/** A number whose base is all there is needs no second sentence. */
function explained(value: Value): readonly string[] {
  const [sum, ...why] = explain(value)
  return [`${sum ?? ''} ${why.join(' ')}`.trim()]
}

function rollLine(about: Json | undefined): readonly string[] {
  if (!isRecord(about) || typeof about.purpose !== 'string' || !Array.isArray(about.dice)) return []
  const colours = new Map<string, number>()
  for (const die of about.dice) {
    if (isRecord(die) && typeof die.colour === 'string')
      colours.set(die.colour, (colours.get(die.colour) ?? 0) + 1)
  }
  const dice = [...colours].map(([colour, count]) => `${count} ${colour}`).join(', ')
  return [`Rolled for ${about.purpose}: ${dice}.`]
}

/** A weapon in a comparison: its odds, or why it cannot be used. */
export interface Compared {
  readonly weapon: string
  readonly where: string
  readonly odds?: Odds
  readonly why?: string
}

/** All weapons of a model side by side. */
export function comparisonText(title: string, target: string, compared: readonly Compared[]): string {
  const heading = ['weapon', '', 'hits', 'stuns', 'injuries', 'a hit', 'down', 'K.O.', 'casualty']
  const rows = compared.map(({ weapon, where, odds, why }) => {
    if (odds === undefined) return [weapon, why ?? '']
    const mine = odds.measures.filter(({ id }) => id === target)
    const mean = (what: string): string => (mine.find((each) => each.what === what)?.mean ?? 0).toFixed(2)
    return [
      weapon,
      odds.method === 'exact' ? where : `${where} *`,
      mean('hits'),
      mean('stuns'),
      mean('injuries'),
      oddsPercent(chanceOf(mine, 'hits')),
      oddsPercent(chanceOf(mine, 'knocked down')),
      oddsPercent(chanceOf(mine, 'K.O.')),
      oddsPercent(chanceOf(mine, 'casualty')),
    ]
  })
  const usable = rows.filter((row) => row.length > 2)
  const unusable = rows.filter((row) => row.length === 2).map(([weapon, why]) => `${weapon}: ${why}`)
  const table =
    usable.length === 0
      ? ''
      : `\n${textTable([heading, ...usable], ['left', 'left', ...heading.slice(2).map(() => 'right' as const)])}`
  const sampled = compared.find(({ odds }) => odds?.method === 'sampled')?.odds
  return [
    `${title}\n${table}`,
    usable.length === 0 ? '' : '\nHits, stuns and injuries on average; the rest are chances.\n',
    sampled === undefined ? '' : `* ${methodText(sampled)}\n`,
    section(
      'Not possible',
      unusable.map((line) => `  ${line}`),
    ),
    section(
      'Taken for granted',
      [...new Set(compared.flatMap(({ odds }) => odds?.assumptions ?? []))].map((each) => `  ${each}`),
    ),
    '\n--weapon shows one of them in full.\n',
  ].join('')
}
