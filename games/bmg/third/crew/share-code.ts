import {
  type ByteReader,
  type ByteWriter,
  base64,
  byteReader,
  bytesOf,
  byteWriter,
  checksum,
  shortHash,
} from '@gargoyle/bmg-common'
import { ok, type Result, refused } from '@gargoyle/engine'
import type { Affiliation, Rank } from '../vocabulary.ts'
import type { CrewContext } from './crew.ts'
import type { CrewList, DeckEntry, Recruit } from './crew-list.ts'

/*
 * A share code is `b3.1.` and then, in letters that an address can hold, whole numbers of seven bits to the byte and
 * short hashes of ids of three bytes, with a checksum of two bytes at the end. Hashes stay the same when the
 * catalogue grows, so a code of today is read for ever. The two tables below may grow at the end only.
 */
const PREFIX = 'b3'
const VERSION = 1

/** Room for ranks beside the count of equipment in one number. */
const RANKS_AT_MOST = 8

const rankTable: readonly Rank[] = ['leader', 'sidekick', 'free-agent', 'henchman', 'vehicle']
const affiliationTable: readonly Affiliation[] = [
  'bane',
  'bat-family',
  'batman-who-laughs',
  'big-bang-theory',
  'birds-of-prey',
  'court-of-owls',
  'cults',
  'doom-patrol',
  'gcpd',
  'joker',
  'league-of-shadows',
  'mr-freeze',
  'organized-crime',
  'penguin',
  'riddler',
  'royal-flush',
  'scarecrow',
  'suicide-squad',
  'two-face',
  'unknown',
  'watchmen',
]

/** Writes a crew and its deck as one short word for a chat or an address. */
export function encodeCrew(list: CrewList): string {
  const out = byteWriter()
  out.number(natural(list.reputation))
  out.number(list.affiliation === undefined ? 0 : affiliationTable.indexOf(list.affiliation) + 1)
  writeBoss(list, out)
  out.number(list.models.length)
  for (const { id, rank, equipment } of list.models) {
    out.hash(shortHash(id))
    out.number(rankTable.indexOf(rank) + RANKS_AT_MOST * equipment.length)
    for (const item of equipment) out.hash(shortHash(item))
  }
  out.number(list.deck.length)
  for (const { card, copies } of list.deck) {
    out.hash(shortHash(card))
    out.number(natural(copies))
  }
  const bytes = out.bytes()
  return `${PREFIX}.${VERSION}.${base64([...bytes, ...checksum(bytes)])}`
}

/** A number that no list can have, such as half a card, is written as none. */
const natural = (value: number): number =>
  Number.isInteger(value) && value >= 0 && value < 0x80000000 ? value : 0

/** Reads a share code; a refusal says whether it is damaged, too new, or names something unknown here. */
export function decodeCrew(given: unknown, context: CrewContext): Result<CrewList> {
  const code = typeof given === 'string' ? given : ''
  const [prefix, version, body, ...rest] = code.trim().split('.')
  if (prefix !== PREFIX || body === undefined || rest.length > 0) {
    return refused('This is no crew code of the third edition; such a code begins with "b3.".')
  }
  if (!/^[1-9]\d*$/.test(version ?? '')) return damaged()
  if (Number(version) > VERSION) {
    return refused(
      'This crew code was made by a newer version of the game; bring this one up to date to read it.',
    )
  }
  const all = bytesOf(body)
  if (!all || all.length < 2) return damaged()
  const bytes = all.slice(0, -2)
  const [high, low] = checksum(bytes)
  if (all[all.length - 2] !== high || all[all.length - 1] !== low) return damaged()
  const reader = byteReader(bytes)
  const list = readList(reader, context)
  return list.ok && !reader.atEnd() ? damaged() : list
}

const damaged = () => refused('This crew code is damaged; copy it again, from the first letter to the last.')

/** The Boss is one of the models; only a list that is wrong anyway names another. */
function writeBoss({ boss, models }: CrewList, out: ByteWriter): void {
  const place = models.findIndex(({ id }) => id === boss)
  const stranger = place < 0 && boss !== ''
  out.number(place >= 0 ? place + 2 : stranger ? 1 : 0)
  if (stranger) out.hash(shortHash(boss))
}

function readList(reader: ByteReader, context: CrewContext): Result<CrewList> {
  const models = tableOf(context.catalogue.models.keys())
  const equipment = tableOf(context.equipment.keys())
  const cards = tableOf(context.cards.keys())

  const reputation = reader.number()
  const affiliationAt = reader.number()
  const bossAt = reader.number()
  if (reputation === undefined || affiliationAt === undefined || bossAt === undefined) return damaged()
  if (affiliationAt > affiliationTable.length) return damaged()
  const strangeBoss = bossAt === 1 ? named(reader, models, 'the Boss') : ok('')
  if (!strangeBoss.ok) return strangeBoss

  const recruits = readMany(reader, (at) => readRecruit(reader, `model ${at + 1}`, models, equipment))
  if (!recruits.ok) return recruits
  const deck = readMany(reader, (at) => readEntry(reader, `card ${at + 1}`, cards))
  if (!deck.ok) return deck
  const boss = bossAt < 2 ? strangeBoss.value : recruits.value[bossAt - 2]?.id
  if (boss === undefined) return damaged()

  const affiliation = affiliationTable[affiliationAt - 1]
  const list = { boss, models: recruits.value, reputation, deck: deck.value }
  return ok(affiliation === undefined ? list : { ...list, affiliation })
}

function readMany<T>(reader: ByteReader, one: (at: number) => Result<T>): Result<readonly T[]> {
  const count = reader.number()
  if (count === undefined || count > reader.left()) return damaged()
  const many: T[] = []
  for (let at = 0; at < count; at++) {
    const read = one(at)
    if (!read.ok) return read
    many.push(read.value)
  }
  return ok(many)
}

function readRecruit(reader: ByteReader, what: string, models: Table, equipment: Table): Result<Recruit> {
  const id = named(reader, models, what)
  if (!id.ok) return id
  const packed = reader.number()
  if (packed === undefined) return damaged()
  const rank = rankTable[packed % RANKS_AT_MOST]
  const count = Math.floor(packed / RANKS_AT_MOST)
  if (rank === undefined || count > reader.left()) return damaged()
  const items: string[] = []
  for (let at = 0; at < count; at++) {
    const item = named(reader, equipment, `equipment ${at + 1} of ${id.value}`)
    if (!item.ok) return item
    items.push(item.value)
  }
  return ok({ id: id.value, rank, equipment: items })
}

function readEntry(reader: ByteReader, what: string, cards: Table): Result<DeckEntry> {
  const card = named(reader, cards, what)
  if (!card.ok) return card
  const copies = reader.number()
  return copies === undefined ? damaged() : ok({ card: card.value, copies })
}

/** Ids by their short hash; two that share one cannot be distinguished. */
type Table = ReadonlyMap<number, readonly string[]>

function tableOf(ids: Iterable<string>): Table {
  const table = new Map<number, readonly string[]>()
  for (const id of ids) {
    const hash = shortHash(id)
    table.set(hash, [...(table.get(hash) ?? []), id])
  }
  return table
}

function named(reader: ByteReader, table: Table, what: string): Result<string> {
  const hash = reader.hash()
  if (hash === undefined) return damaged()
  const [id, ...more] = table.get(hash) ?? []
  const number = hash.toString(16).padStart(6, '0')
  if (id === undefined) {
    return refused(
      `The crew code names something that is not known here: ${what} (number ${number}). It may be from a newer ` +
        'version of the game or from a content pack that is not loaded.',
    )
  }
  if (more.length > 0) {
    return refused(
      `In the crew code, ${what} could be ${[id, ...more].join(' or ')}; one of them must be renamed.`,
    )
  }
  return ok(id)
}
