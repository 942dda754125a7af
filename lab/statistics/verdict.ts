import type { CardResult } from './cards.ts'
import type { Standing } from './contests.ts'
import type { Rate, Share } from './interval.ts'

/** Between which shares something should lie. */
export type Limits = readonly [number, number]

/** What a balanced game keeps to. */
export interface Aims {
  /** Of the games in which a card was in a deck: in how many it is scored. */
  readonly cards: Limits
  /** Against the field. */
  readonly factions: Limits
  readonly firstPlayer: Limits
  readonly zones: Limits
}

/** What we ask of the third edition's own cards and crews. */
export const usualAims: Aims = {
  cards: [0.05, 0.7],
  factions: [0.4, 0.6],
  firstPlayer: [0, 0.55],
  zones: [0, 0.55],
}

/** How something compares with an aim. */
export interface Verdict extends Share {
  /** What is judged: a card, a faction, the first player, a zone. */
  readonly what: 'card' | 'faction' | 'first player' | 'zone'
  readonly name: string
  /** Games behind it. */
  readonly games: number
  readonly limits: Limits
  readonly holds: boolean
  /** Whether the whole confidence interval is on that side, so that more games would hardly change it. */
  readonly sure: boolean
}

/** What is judged. */
export interface Judged {
  readonly cards: readonly CardResult[]
  readonly factions: readonly Standing[]
  readonly firstPlayer?: Rate
  readonly zones: readonly Standing[]
}

/** Compares all that there is with the aims. */
export function verdictsOn({ cards, factions, firstPlayer, zones }: Judged, aims: Aims): readonly Verdict[] {
  return [
    ...cards.map(({ name, games, scored }) => verdict('card', name, games, scored, aims.cards)),
    ...factions.map((each) => verdict('faction', each.name, each.games, each, aims.factions)),
    ...(firstPlayer === undefined
      ? []
      : [verdict('first player', 'first player', firstPlayer.games, firstPlayer, aims.firstPlayer)]),
    ...zones.map((each) => verdict('zone', `zone ${each.name}`, each.games, each, aims.zones)),
  ]
}

function verdict(
  what: Verdict['what'],
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
