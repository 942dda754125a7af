import type { OddsLine, OddsReport } from '../worker/protocol.ts'

/** A probability as people read it; what is rare is not nothing. */
export function percentText(probability: number): string {
  const rounded = Math.round(probability * 100)
  if (rounded === 0 && probability > 0) return 'under 1%'
  if (rounded === 100 && probability < 1) return 'over 99%'
  return `${rounded}%`
}

/** One bar: a value and how likely it is. */
export interface OddsBar {
  readonly value: number
  readonly probability: number
  /** Whether everything above the value is in it as well. */
  readonly orMore?: boolean
}

/** What can happen to a model: things that do or do not, and numbers. */
export interface OddsOf {
  readonly whom: string
  readonly chances: readonly { readonly what: string; readonly probability: number }[]
  readonly numbers: readonly {
    readonly what: string
    readonly mean: number
    readonly bars: readonly OddsBar[]
  }[]
}

/** Odds put in order for showing: by the model they are about; what is sure not to happen is left out. */
export function oddsByWhom({ lines }: Pick<OddsReport, 'lines'>): readonly OddsOf[] {
  const people = [...new Set(lines.map(({ whom }) => whom))]
  return people
    .map((whom): OddsOf => {
      const own = lines.filter((line) => line.whom === whom && !isNothing(line))
      return {
        whom,
        chances: own.filter(isYesOrNo).map(({ what, mean }) => ({ what, probability: mean })),
        numbers: withoutRepeats(
          own
            .filter((line) => !isYesOrNo(line))
            .map(({ what, mean, values }) => ({ what, mean, bars: barsOf(values) })),
        ),
      }
    })
    .filter(({ chances, numbers }) => chances.length + numbers.length > 0)
}

type OddsNumber = OddsOf['numbers'][number]

/** Where all damage is stuns, or every hit a damage, one chart says it for both. */
function withoutRepeats(numbers: readonly OddsNumber[]): readonly OddsNumber[] {
  const groups: OddsNumber[][] = []
  for (const number of numbers) {
    const group = groups.find(([first]) => first && looksAlike(first, number))
    if (group) group.push(number)
    else groups.push([number])
  }
  return groups.flatMap(([first, ...rest]) =>
    first ? [{ ...first, what: inAList([first, ...rest].map(({ what }) => what)) }] : [],
  )
}

/** Less than this is only how numbers are stored. */
const HAIR = 1e-9

const looksAlike = (a: OddsNumber, b: OddsNumber): boolean =>
  Math.abs(a.mean - b.mean) < HAIR &&
  a.bars.length === b.bars.length &&
  a.bars.every(({ probability }, place) => Math.abs(probability - (b.bars[place]?.probability ?? 0)) < HAIR)

/** `damage`, `damage and stuns`, `hits, damage and stuns`. */
const inAList = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

const isNothing = ({ values }: OddsLine): boolean =>
  values.every(({ value, probability }) => value === 0 || probability === 0)

/** What happens once or not at all is a chance; the rest is a number. */
const isYesOrNo = ({ values }: OddsLine): boolean => values.every(({ value }) => value === 0 || value === 1)

/** More bars than this are no help: the rest goes into the last one. */
const MOST_BARS = 8

/** Bars in the order of their values, with gaps between them filled in. */
export function barsOf(values: OddsLine['values']): readonly OddsBar[] {
  const known = new Map(values.map(({ value, probability }) => [value, probability]))
  const least = Math.min(0, ...known.keys())
  const most = Math.max(...known.keys())
  const bars: OddsBar[] = []
  for (let value = least; value <= most; value++) bars.push({ value, probability: known.get(value) ?? 0 })
  const shown = bars.slice(0, MOST_BARS)
  const rest = bars.slice(MOST_BARS).reduce((sum, { probability }) => sum + probability, 0)
  const last = shown.at(-1)
  return last === undefined || rest === 0
    ? shown
    : [...shown.slice(0, -1), { ...last, probability: last.probability + rest, orMore: true }]
}

/** `Hits on Joker: 0 in 12%, 1 in 40%, 2 in 48%; 1.4 on average.` For screen readers. */
export function describeNumber({ what, mean, bars }: OddsNumber, whom: string): string {
  const likely = bars.filter(({ probability }) => probability > 0)
  const parts = likely.map((bar) => `${barLabel(bar)} in ${percentText(bar.probability)}`)
  return `${capitalized(what)}, ${whom}: ${parts.join(', ')}; ${tenths(mean)} on average.`
}

/** `3`, or `7+` for the last of many. */
export const barLabel = ({ value, orMore }: OddsBar): string => (orMore ? `${value}+` : `${value}`)

/** `1.4`, `2`. */
export const tenths = (mean: number): string => `${Math.round(mean * 10) / 10}`

export const capitalized = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)
