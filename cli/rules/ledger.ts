import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The games of the ledger, in the order they are shown. */
export const ledgerGames = ['bmg1', 'bmg2', 'bmg3', 'gcc'] as const

/** One of the games of the ledger. */
export type LedgerGame = (typeof ledgerGames)[number]

/** One rule of a game's rulebook. */
export interface LedgerRule {
  readonly id: string
  readonly name: string
}

/** All rules of all games, as the project's copy of the ledger lists them. */
export type Ledger = Readonly<Record<LedgerGame, readonly LedgerRule[]>>

/** Reads the ledger of a checkout. The files are ours, so anything wrong with them is a bug. */
export function readLedger(checkout: string): Ledger {
  const read = (game: LedgerGame): readonly LedgerRule[] =>
    JSON.parse(readFileSync(join(checkout, 'ledger', `${game}.json`), 'utf8'))
  return { bmg1: read('bmg1'), bmg2: read('bmg2'), bmg3: read('bmg3'), gcc: read('gcc') }
}

/** The kind of a rule: `weapon-rule` of `bmg1/weapon-rule/gas`. */
export const kindOf = (id: string): string => id.split('/')[1] ?? ''
