import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One rule of a game's rulebook. */
export interface LedgerRule {
  readonly id: string
  readonly name: string
}

/** All rules of all games, as the project's copy of the ledger lists them, by what the ids of a game begin with. */
export type Ledger = Readonly<Record<string, readonly LedgerRule[]>>

/** Reads the ledger of a checkout: a file for each game. The files are ours, so anything wrong with them is a bug. */
export function readLedger(checkout: string): Ledger {
  const folder = join(checkout, 'ledger')
  const games = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
  return Object.fromEntries(
    games.map((file) => [
      file.slice(0, -'.json'.length),
      JSON.parse(readFileSync(join(folder, file), 'utf8')),
    ]),
  )
}

/** The kind of a rule: `weapon-rule` of `bmg1/weapon-rule/gas`. */
export const kindOf = (id: string): string => id.split('/')[1] ?? ''
