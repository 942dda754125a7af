import { textTable } from '@gargoyle/kits'
import { type Balance, type BoardData, balanceOf, type Fairness, showLength } from '@gargoyle/table'

/** A board in numbers. */
export interface BoardSummary {
  readonly name: string
  readonly theme: string
  readonly about: string
  /** In inches, with their sign. */
  readonly size: readonly [string, string]
  readonly pieces: number
  /** How many of each kind, the most frequent first. */
  readonly kinds: Readonly<Record<string, number>>
  readonly lowest: string
  readonly highest: string
  /** Tops that a model can stand on. */
  readonly standable: number
  readonly lamps: number
  readonly balance: Balance
}

/** Counts what is on a board. */
export function summaryOf(board: BoardData): BoardSummary {
  const { name, theme, about, width, depth, pieces, lamps } = board
  const kinds = new Map<string, number>()
  for (const { kind } of pieces) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  const tops = pieces.map(({ top }) => top)
  return {
    name,
    theme,
    about,
    size: [showLength(width), showLength(depth)],
    pieces: pieces.length,
    kinds: Object.fromEntries([...kinds].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))),
    lowest: showLength(Math.min(...tops)),
    highest: showLength(Math.max(...tops)),
    standable: pieces.filter(({ standable }) => standable).length,
    lamps: lamps.length,
    balance: balanceOf(board),
  }
}

/** The summary as a person reads it. */
export function summaryText(summary: BoardSummary): string {
  const { name, theme, about, size, pieces, kinds, lowest, highest, standable, lamps, balance } = summary
  const counted = Object.entries(kinds).map(([kind, count]) => `${count} ${kind}`)
  const rows = [
    ['Size', size.join(' × ')],
    ['Pieces', `${pieces}: ${counted.join(', ')}`],
    ['Heights', `${lowest} to ${highest}, ${standable} tops to stand on`],
    ['Lamps', String(lamps)],
    ['Balance', balanceText(balance)],
  ]
  return `${name} (${theme})\n${about}\n\n${textTable(rows, ['left', 'left'])}`
}

/** Both pairs of opposite edges, with the weakest point of each where it is not quite fair. */
function balanceText({ southNorth, westEast }: Balance): string {
  return `${fairnessText(southNorth)} from south and north, ${fairnessText(westEast)} from west and east`
}

function fairnessText({ overall, ...points }: Fairness): string {
  if (overall === 1) return '1'
  const [weakest = ''] = Object.entries(points).find(([, share]) => share === overall) ?? []
  return `${overall.toFixed(2)} (${weakest})`
}
