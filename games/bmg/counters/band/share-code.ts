import { base64, byteReader, bytesOf, byteWriter, checksum, shortHash } from '@gargoyle/bmg-common'
import { ok, type Result, refused, shortened } from '@gargoyle/engine'
import { affiliations, ranks } from '../catalogue/words.ts'
import { coreWords } from '../words.ts'
import type { BandList, Recruit } from './band-list.ts'
import type { BandContext } from './check-band.ts'

/*
 * A share code is `b1.1.` and then, in letters that an address can hold, whole numbers of seven bits to the byte and
 * short hashes of ids of three bytes, with a checksum of two bytes at the end. The prefix is the edition's.
 */
const VERSION = 1

const RANKS_AT_MOST = 8

/** Writes a band as one short word for a chat or an address. */
export function encodeBand(list: BandList, prefix: string): string {
  const out = byteWriter()
  out.number(Number.isInteger(list.reputation) && list.reputation > 0 ? list.reputation : 0)
  out.number(list.affiliation === undefined ? 0 : affiliations.indexOf(list.affiliation) + 1)
  out.number(list.models.findIndex(({ id }) => id === list.leader) + 1)
  out.number(list.models.length)
  for (const { id, rank, equipment } of list.models) {
    out.hash(shortHash(id))
    out.number(ranks.indexOf(rank) + RANKS_AT_MOST * equipment.length)
    for (const item of equipment) out.hash(shortHash(item))
  }
  const bytes = out.bytes()
  return `${prefix}.${VERSION}.${base64([...bytes, ...checksum(bytes)])}`
}

const damaged = () => refused('This code is damaged; copy it again, from the first letter to the last.')

/** Reads a share code; a refusal says whether it is damaged, too new, or names something unknown here. */
export function decodeBand(given: unknown, prefix: string, context: BandContext): Result<BandList> {
  const code = typeof given === 'string' ? given : ''
  const { words = coreWords } = context
  const [start, version, body, ...rest] = code.trim().split('.')
  if (start !== prefix) {
    const begins =
      body === undefined
        ? ''
        : `, and this one with "${shortened(start ?? '')}.": open it in the game that it is for`
    return refused(
      `This is no ${words.band} code of this edition; such a code begins with "${prefix}."${begins}.`,
    )
  }
  if (body === undefined || rest.length > 0) return damaged()
  if (!/^[1-9]\d*$/.test(version ?? '')) return damaged()
  if (Number(version) > VERSION)
    return refused('This code was made by a newer version of the game; bring this one up to date to read it.')
  const all = bytesOf(body)
  if (!all || all.length < 2) return damaged()
  const bytes = all.slice(0, -2)
  const [high, low] = checksum(bytes)
  if (all[all.length - 2] !== high || all[all.length - 1] !== low) return damaged()
  return readList(bytes, context)
}

function readList(bytes: readonly number[], { catalogue, equipment }: BandContext): Result<BandList> {
  const reader = byteReader(bytes)
  const ids = new Map([...catalogue.models.keys()].map((id) => [shortHash(id), id]))
  const items = new Map([...equipment.keys()].map((id) => [shortHash(id), id]))
  const [reputation, affiliationAt, leaderAt, count] = [
    reader.number(),
    reader.number(),
    reader.number(),
    reader.number(),
  ]
  if (
    reputation === undefined ||
    affiliationAt === undefined ||
    leaderAt === undefined ||
    count === undefined
  )
    return damaged()
  if (count > reader.left() || affiliationAt > affiliations.length) return damaged()
  const models: Recruit[] = []
  for (let at = 0; at < count; at++) {
    const id = ids.get(reader.hash() ?? -1)
    if (id === undefined) return unknown(`model ${at + 1}`)
    const packed = reader.number()
    const rank = packed === undefined ? undefined : ranks[packed % RANKS_AT_MOST]
    if (packed === undefined || rank === undefined) return damaged()
    const bought: string[] = []
    for (let left = Math.floor(packed / RANKS_AT_MOST); left > 0; left--) {
      const item = items.get(reader.hash() ?? -1)
      if (item === undefined) return unknown(`equipment of ${id}`)
      bought.push(item)
    }
    models.push({ id, rank, equipment: bought })
  }
  if (!reader.atEnd()) return damaged()
  const affiliation = affiliations[affiliationAt - 1]
  const list = { leader: models[leaderAt - 1]?.id ?? '', models, reputation }
  return ok(affiliation === undefined ? list : { ...list, affiliation })
}

const unknown = (what: string) =>
  refused(
    `The code names something that is not known here: ${what}. It may be from a newer version of the game.`,
  )
