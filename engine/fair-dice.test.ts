import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commitSeat, commitServer, type FairTranscript, fairSeed, verifyFairDice } from './fair-dice.ts'
import { seat } from './vocabulary.ts'

const a = seat('a')
const b = seat('b')
const match = 'match-7'
const secret = '5e'.repeat(32)
const valueA = 'a1'.repeat(32)
const valueB = 'b2'.repeat(32)

const transcript: FairTranscript = {
  match,
  server: { commitment: '20f22c5dcf2b383649a3aa50d35b13e2ea5c7c06e802e69a17135bb8b753567d', secret },
  seats: [
    {
      seat: a,
      commitment: '4000b6212c77930df98ffdcc233b8220f685a297f63f1a5d8bcf1b717334b7ae',
      value: valueA,
    },
    {
      seat: b,
      commitment: '2bb17386bacae6e7f62501b9d03acb3e162c15fa1418427819adb5c3324d388b',
      value: valueB,
    },
  ],
  seed: '3e29d009ee8207866791f1b4b3d7d8a6cf751013c70fed915ea154bcc2edfe5d',
}

/** The same hash written a second time, on Node's own SHA-256. */
function hashed(...parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) {
    const bytes = Buffer.from(part, 'utf8')
    const length = Buffer.alloc(4)
    length.writeUInt32BE(bytes.length)
    hash.update(length).update(bytes)
  }
  return hash.digest('hex')
}

test('test vectors computed with Python hashlib', () => {
  expect(commitServer(match, secret)).toBe(transcript.server.commitment)
  expect(commitSeat(match, a, valueA)).toBe(transcript.seats[0]?.commitment)
  expect(commitSeat(match, b, valueB)).toBe(transcript.seats[1]?.commitment)
  expect(fairSeed(match, secret, transcript.seats)).toBe(transcript.seed)
  const night = 'Nächtliche Partie 🦇'
  const bell = 'Geheimnis der Glocke über der Stadt'
  expect(commitServer(night, bell)).toBe('ec9f1e2a45cc425f6429ddda7193e77abfe8226c9bff016071e83075f5da61cb')
  expect(fairSeed(night, bell, [{ seat: seat('nord'), value: 'äöü'.repeat(12) }])).toBe(
    '48504c57a0fc0e9174ba97100272d0e3d18a495bf7ca5221ba36792cc6dc362a',
  )
})

test('agrees with Node on any text', () => {
  const text = fc.string({ unit: 'grapheme' })
  fc.assert(
    fc.property(text, text, text, (one, two, three) => {
      expect(commitServer(one, two)).toBe(hashed('gargoyle/fair-dice/1/commitment', 'server', one, two))
      expect(fairSeed(one, two, [{ seat: a, value: three }])).toBe(
        hashed('gargoyle/fair-dice/1/seed', one, two, 'a', three),
      )
    }),
  )
})

test('no two lists of parts run together', () => {
  expect(commitServer('ab', 'c')).not.toBe(commitServer('a', 'bc'))
  expect(commitSeat('m', seat('x'), 'yz')).not.toBe(commitSeat('m', seat('xy'), 'z'))
})

test('an honest transcript is verified', () => {
  expect(verifyFairDice(transcript)).toEqual({ ok: true, value: undefined })
})

test.each<[string, Partial<FairTranscript>, string]>([
  [
    'another secret',
    { server: { ...transcript.server, secret: 'ff'.repeat(32) } },
    "server's secret is not the one",
  ],
  [
    'a short secret',
    { server: { commitment: commitServer(match, 'x'), secret: 'x' } },
    'secret is too short',
  ],
  ['another match', { match: 'match-8' }, "server's secret is not the one"],
  [
    'another value',
    { seats: [transcript.seats[0]!, { ...transcript.seats[1]!, value: 'c3'.repeat(32) }] },
    'seat b is not the one',
  ],
  ['a stolen commitment', { seats: [{ ...transcript.seats[0]!, seat: b }] }, 'seat b is not the one'],
  ['a seat twice', { seats: [transcript.seats[0]!, transcript.seats[0]!] }, 'Seat a put in two values'],
  ['a seat left out', { seats: [transcript.seats[0]!] }, 'seed does not follow'],
  ['no seats', { seats: [] }, 'No seat put in a value'],
  ['seats in another order', { seats: [...transcript.seats].reverse() }, 'seed does not follow'],
  ['another seed', { seed: '00'.repeat(32) }, 'seed does not follow'],
])('%s is found out', (_, change, message) => {
  const result = verifyFairDice({ ...transcript, ...change })
  expect(result).toMatchObject({ ok: false, reason: { text: expect.stringContaining(message) as string } })
})
