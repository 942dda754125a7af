import { type GameRecord, type Result, readRecord } from '@gargoyle/engine'
import type { MatchOrder, SeatPlans } from '../worker/protocol.ts'
import { openSaves, type SavedMatch, type Saves } from './saves.ts'

let opened: Saves | undefined

/** The matches of this browser. */
export function shelf(): Saves {
  opened ??= openSaves()
  return opened
}

/** A short name for a new match. */
const newId = (): string => crypto.randomUUID().slice(0, 8)

/** Puts a match on the shelf that is about to begin; gives its id, which leads to `/play/<id>`. */
export async function addMatch(order: MatchOrder, title: string): Promise<string> {
  const match = matchOf(order, title)
  await shelf().add(match)
  return match.id
}

function matchOf(order: MatchOrder, title: string): SavedMatch {
  const now = Date.now()
  return { id: newId(), title, order, startedAt: now, changedAt: now, answers: 0, over: false }
}

/** Puts a record from a file on the shelf. It is played again when it is opened; only its form is looked at here. */
export async function importRecord(text: string, name: string): Promise<Result<string>> {
  const read = readRecord(text)
  if (!read.ok) return read
  const record = read.value
  const { game, setup, dice } = record
  const order: MatchOrder = { game, setup, seed: dice.seed, seats: peopleOf(record) }
  const match = { ...matchOf(order, name), answers: record.answers.length, over: record.ended }
  await shelf().add(match, record)
  return { ok: true, value: match.id }
}

/** A file does not say who played: whoever answered is taken for a person at this screen. */
const peopleOf = ({ answers }: GameRecord): SeatPlans =>
  Object.fromEntries(answers.map(({ seat }) => [seat, { kind: 'person' } as const]))

/** The name of the file that a match is written to. */
export function fileNameOf({ title, id }: Pick<SavedMatch, 'title' | 'id'>): string {
  const words = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `gargoyle-${words === '' ? id : words}.json`
}
