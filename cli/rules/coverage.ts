import { kindOf, type Ledger, type LedgerGame, type LedgerRule, ledgerGames } from './ledger.ts'
import type { References } from './references.ts'

/** How far a set of rules has come. */
export interface Coverage {
  readonly total: number
  /** Implemented and tested. */
  readonly done: number
  /** Named by a test, implemented or not. */
  readonly tested: number
  /** Not implemented. */
  readonly missing: readonly string[]
  /** Implemented, but no test names them. */
  readonly untested: readonly string[]
}

/** How far every game has come. */
export type GameCoverage = Readonly<Record<LedgerGame, Coverage>>

/** Compares the ledger with what was found in the sources. */
export function coverageOf(ledger: Ledger, references: References): GameCoverage {
  const of = (game: LedgerGame) => coverageOfRules(ledger[game], references)
  return { bmg1: of('bmg1'), bmg2: of('bmg2'), bmg3: of('bmg3'), gcc: of('gcc') }
}

/** Compares some rules with what was found in the sources. */
export function coverageOfRules(rules: readonly LedgerRule[], { implemented, tested }: References): Coverage {
  const ids = rules.map(({ id }) => id)
  return {
    total: ids.length,
    done: ids.filter((id) => implemented.has(id) && tested.has(id)).length,
    tested: ids.filter((id) => tested.has(id)).length,
    missing: ids.filter((id) => !implemented.has(id)),
    untested: ids.filter((id) => implemented.has(id) && !tested.has(id)),
  }
}

/** The rules of a game by kind, core first, then in the ledger's order. */
export function byKind(rules: readonly LedgerRule[]): ReadonlyMap<string, readonly LedgerRule[]> {
  const kinds = new Map<string, LedgerRule[]>([['core', []]])
  for (const rule of rules) {
    const kind = kindOf(rule.id)
    const kin = kinds.get(kind)
    if (kin) kin.push(rule)
    else kinds.set(kind, [rule])
  }
  return kinds
}

/**
 * Kinds of which the ledger lists some only: the third edition's cards have hundreds of traits and weapon rules, and
 * its seeds tell twenty.
 */
const openKinds: readonly string[] = [
  'trait',
  'weapon',
  'effect',
  'event',
  'encounter',
  'plot',
  'content',
].map((kind) => `bmg3/${kind}/`)

/** Ids of the ledger's games that the sources name but the ledger does not have: most likely slips of the pen. */
export function unknownIds(ledger: Ledger, { implemented, tested }: References): ReadonlyMap<string, string> {
  const known = new Set(ledgerGames.flatMap((game) => ledger[game].map(({ id }) => id)))
  const isSlip = (id: string): boolean => !known.has(id) && !openKinds.some((kind) => id.startsWith(kind))
  return new Map([...tested, ...implemented].filter(([id]) => isSlip(id)))
}
