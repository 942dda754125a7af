import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { ok, type Result, refused } from './result.ts'
import type { Seat } from './vocabulary.ts'

/*
 * Dice that no participant can steer and every participant can check.
 *
 * 1. The server draws a secret and publishes its commitment (a hash) before anything else.
 * 2. Every seat draws a value and sends its commitment.
 * 3. When all commitments are there, every seat reveals its value. No seat can choose a value to suit the others':
 *    all were fixed in step 2.
 * 4. The seed of the game is the hash of the server's secret and all values. The server could not foresee the values;
 *    the seats do not know the secret, so no player knows a die beforehand.
 * 5. After the game the server reveals its secret. Anyone can verify the transcript and replay the record.
 *
 * Secrets and values are text: at least 32 characters, which their maker draws from a cryptographic source (for
 * example 32 random bytes in hexadecimal). The engine itself draws nothing.
 */

/** What a seat put in. */
export type SeatValue = { readonly seat: Seat; readonly commitment: string; readonly value: string }

/** All that is needed to check the seed of a game. */
export type FairTranscript = {
  /** The match the values were drawn for: values of one match are worthless in another. */
  readonly match: string
  readonly server: { readonly commitment: string; readonly secret: string }
  /** In table order. */
  readonly seats: readonly SeatValue[]
  /** The seed the game was played with. */
  readonly seed: string
}

/** Shorter secrets could be guessed by trying. */
export const shortestSecret = 32

const commitDomain = 'gargoyle/fair-dice/1/commitment'
const seedDomain = 'gargoyle/fair-dice/1/seed'

/** SHA-256 over parts that each carry their length, so that no two lists of parts run into the same bytes. */
function hashParts(parts: readonly string[]): string {
  const chunks: Uint8Array[] = []
  for (const part of parts) {
    const bytes = utf8ToBytes(part)
    const { length } = bytes
    chunks.push(
      new Uint8Array([length >>> 24, (length >>> 16) & 255, (length >>> 8) & 255, length & 255]),
      bytes,
    )
  }
  return bytesToHex(sha256(concatBytes(...chunks)))
}

/** What the server publishes before the first decision. */
export function commitServer(match: string, secret: string): string {
  return hashParts([commitDomain, 'server', match, secret])
}

/** What a seat sends before any value is revealed. */
export function commitSeat(match: string, seat: Seat, value: string): string {
  return hashParts([commitDomain, 'seat', match, seat, value])
}

/** The seed of the game, from the server's secret and every seat's value in table order. */
export function fairSeed(
  match: string,
  secret: string,
  values: readonly { readonly seat: Seat; readonly value: string }[],
): string {
  return hashParts([seedDomain, match, secret, ...values.flatMap(({ seat, value }) => [seat, value])])
}

/** Checks a revealed value against its commitment. */
export function checkSeatValue(match: string, { seat, commitment, value }: SeatValue): Result<undefined> {
  if (value.length < shortestSecret) {
    return refused(
      `The value of seat ${seat} is too short: it must have at least ${shortestSecret} characters.`,
    )
  }
  if (commitSeat(match, seat, value) !== commitment) {
    return refused(`The value of seat ${seat} is not the one it committed to.`)
  }
  return ok(undefined)
}

/** Checks that the seed was made as agreed; if not, names what is wrong. */
export function verifyFairDice(transcript: FairTranscript): Result<undefined> {
  const { match, server, seats, seed } = transcript
  if (server.secret.length < shortestSecret) {
    return refused(`The server's secret is too short: it must have at least ${shortestSecret} characters.`, {
      path: 'server.secret',
    })
  }
  if (commitServer(match, server.secret) !== server.commitment) {
    return refused("The server's secret is not the one it committed to.", { path: 'server.secret' })
  }
  if (seats.length === 0) return refused('No seat put in a value.', { path: 'seats' })
  for (const [i, each] of seats.entries()) {
    const path = `seats[${i}]`
    if (seats.findIndex(({ seat }) => seat === each.seat) < i) {
      return refused(`Seat ${each.seat} put in two values.`, { path })
    }
    const checked = checkSeatValue(match, each)
    if (!checked.ok) return { ok: false, reason: { ...checked.reason, path } }
  }
  if (fairSeed(match, server.secret, seats) !== seed) {
    return refused('The seed does not follow from the secret and the values.', { path: 'seed' })
  }
  return ok(undefined)
}
