import type { LedgerPart } from '@gargoyle/kits'
import { kindOf, type Ledger, type LedgerRule } from './ledger.ts'
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
export type GameCoverage = Readonly<Record<string, Coverage>>

/** Compares the ledger with what was found in the sources. */
export function coverageOf(ledger: Ledger, references: References): GameCoverage {
  const games = Object.entries(ledger)
  return Object.fromEntries(games.map(([game, rules]) => [game, coverageOfRules(rules, references)]))
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
 * Ids of the ledger's games that the sources name but the ledger does not have: most likely slips of the pen. Of some
 * kinds a game may have more than the ledger lists.
 */
export function unknownIds(
  ledger: Ledger,
  { implemented, tested }: References,
  parts: readonly LedgerPart[],
): ReadonlyMap<string, string> {
  const known = new Set(Object.values(ledger).flatMap((rules) => rules.map(({ id }) => id)))
  const open = parts.flatMap(({ prefix, openKinds = [] }) => openKinds.map((kind) => `${prefix}/${kind}/`))
  const isSlip = (id: string): boolean => !known.has(id) && !open.some((kind) => id.startsWith(kind))
  return new Map([...tested, ...implemented].filter(([id]) => isSlip(id)))
}
