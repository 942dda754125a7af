import type { Limits } from '@gargoyle/kits'
import type { CardResult } from './cards.ts'
import type { Standing } from './contests.ts'
import type { Rate, Share } from './interval.ts'

/** How something compares with an aim. */
export interface Verdict extends Share {
  /** What is judged: `card`, `first player`, or a kind of tag such as `faction`. */
  readonly what: string
  readonly name: string
  /** Games behind it. */
  readonly games: number
  readonly limits: Limits
  readonly holds: boolean
  /** Whether the whole confidence interval is on that side, so that more games would hardly change it. */
  readonly sure: boolean
}

/** What is judged, and what its game aims at: where there is no aim nothing is judged. */
export interface VerdictInput {
  readonly cards: readonly CardResult[]
  readonly cardLimits?: Limits | undefined
  readonly firstPlayer?: Rate | undefined
  readonly firstPlayerLimits?: Limits | undefined
  readonly groups: readonly {
    readonly kind: string
    /** Whether it is a place at the table, called by kind and name: `zone A`. */
    readonly isPlace: boolean
    readonly standings: readonly Standing[]
    readonly limits?: Limits | undefined
  }[]
}

/** Compares all that there is with the aims: cards, then what sides have, the first player, and places at the table. */
export function verdictsOn({
  cards,
  cardLimits,
  firstPlayer,
  firstPlayerLimits,
  groups,
}: VerdictInput): readonly Verdict[] {
  const ofGroups = (places: boolean): readonly Verdict[] =>
    groups
      .filter(({ isPlace }) => isPlace === places)
      .flatMap(({ kind, isPlace, standings, limits }) =>
        limits === undefined
          ? []
          : standings.map((each) =>
              verdict(kind, isPlace ? `${kind} ${each.name}` : each.name, each.games, each, limits),
            ),
      )
  return [
    ...(cardLimits === undefined
      ? []
      : cards
          .filter(({ drawnIn }) => drawnIn > 0)
          .map(({ name, drawnIn, scored }) => verdict('card', name, drawnIn, scored, cardLimits))),
    ...ofGroups(false),
    ...(firstPlayer === undefined || firstPlayerLimits === undefined
      ? []
      : [verdict('first player', 'first player', firstPlayer.games, firstPlayer, firstPlayerLimits)]),
    ...ofGroups(true),
  ]
}

function verdict(
  what: string,
  name: string,
  games: number,
  { share, low, high }: Share,
  limits: Limits,
): Verdict {
  const [least, most] = limits
  const holds = share >= least && share <= most
  const sure = holds ? low >= least && high <= most : high < least || low > most
  return { what, name, games, share, low, high, limits, holds, sure }
}
