import { type GameRecord, isRecord, type Result, readRecord, refused } from '@gargoyle/engine'
import { isCrewFile } from '../builder/crew-file.ts'
import { keepText, readText } from '../storage/text-store.ts'
import type { MatchOrder, SeatPlan, SeatPlans } from '../worker/protocol.ts'
import { openSaves, type SavedMatch, type Saves } from './saves.ts'

let opened: Saves | undefined

/** The matches of this browser. */
export function savedMatches(): Saves {
  opened ??= openSaves()
  return opened
}

const LAST_GAME = 'gargoyle-last-game'

/** The id of the game that was begun last in this browser, if it is known. */
export const lastGame = (): string | undefined => readText(LAST_GAME) ?? undefined

/** A short name for a new match. */
const newId = (): string => crypto.randomUUID().slice(0, 8)

/** Saves a match that is about to begin; gives its id, which leads to `/play/<id>`. */
export async function addMatch(order: MatchOrder, title: string): Promise<string> {
  const match = matchOf(order, title)
  await savedMatches().add(match)
  keepText(LAST_GAME, order.game)
  return match.id
}

function matchOf(order: MatchOrder, title: string): SavedMatch {
  const now = Date.now()
  return { id: newId(), title, order, startedAt: now, changedAt: now, answers: 0, over: false }
}

/** Says whether a game can be opened here, and why not. */
export type OpeningCheck = (record: GameRecord, seats: SeatPlans) => Promise<Result<unknown>>

/** Saves a record from a file, once it is found that it can be opened: what is refused is not kept. */
export async function importRecord(
  text: string,
  name: string,
  checkOpening: OpeningCheck,
): Promise<Result<string>> {
  const read = readRecord(text)
  // Both kinds of files are saved by this page, and are easily taken for each other.
  if (!read.ok) return isCrewFile(text) ? refused('It holds a crew and no game. Open it under Crews.') : read
  const record = read.value
  const { game, setup, dice } = record
  const order: MatchOrder = { game, setup, seed: dice.seed, seats: plansIn(record) }
  const checked = await checkOpening(record, order.seats)
  if (!checked.ok) return checked
  const match = { ...matchOf(order, name), answers: record.answers.length, over: record.ended }
  await savedMatches().add(match, record)
  return { ok: true, value: match.id }
}

/** A record as the page writes it: it also says who played, which the engine has no need to know. */
export const fileOf = (record: GameRecord, seats: SeatPlans): string => JSON.stringify({ ...record, seats })

/** Who played, where a file says so; of others nothing is known, and people take their seats. */
function plansIn(record: GameRecord & { readonly seats?: unknown }): SeatPlans {
  const { seats } = record
  if (!isRecord(seats)) return {}
  return Object.fromEntries(
    Object.entries(seats).flatMap(([seat, plan]): [string, SeatPlan][] => {
      if (!isRecord(plan)) return []
      if (plan.kind === 'bot' && typeof plan.name === 'string')
        return [[seat, { kind: 'bot', name: plan.name }]]
      return plan.kind === 'person' ? [[seat, { kind: 'person' }]] : []
    }),
  )
}

/** The name of the file that a match is written to. */
export function fileNameOf({ title, id }: Pick<SavedMatch, 'title' | 'id'>): string {
  const words = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `gargoyle-${words === '' ? id : words}.json`
}
