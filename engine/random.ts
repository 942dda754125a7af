import { chacha20 } from '@noble/ciphers/chacha.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

const chunkSize = 512
const keptChunks = 64
const nonce = new Uint8Array(12)
const zeros = new Uint8Array(chunkSize)

/**
 * The endless row of random bytes that belongs to a seed: the ChaCha20 key stream under SHA-256 of the seed.
 *
 * It is a cryptographic stream on purpose. With an ordinary generator a player could work out the inner
 * state from a few dozen dice seen on the table and foretell every later one.
 *
 * A stream never changes: any byte of it can be asked for again, so forks share it and copy a position.
 */
export class Stream {
  // The text the stream is made from. Secret as long as the game runs, and of a player's stream too: it may be made from
  // the seed of the game. So it is private to the language, and who needs it later keeps it.
  readonly #seed: string
  #key: Uint8Array | undefined
  readonly #chunks = new Map<number, Uint8Array>()

  constructor(seed: string) {
    this.#seed = seed
  }

  /** The bytes from `index * 512` on. */
  chunk(index: number): Uint8Array {
    const known = this.#chunks.get(index)
    if (known !== undefined) return known
    this.#key ??= sha256(utf8ToBytes(this.#seed))
    const made = chacha20(this.#key, nonce, zeros, new Uint8Array(chunkSize), index * (chunkSize / 64))
    if (this.#chunks.size >= keptChunks) this.#chunks.clear()
    this.#chunks.set(index, made)
    return made
  }
}

/** Random numbers from a stream. Its position is its whole state. */
export class Random {
  /** Where the numbers come from. */
  readonly stream: Stream
  private at: number
  private chunk: Uint8Array | undefined
  private chunkIndex = -1

  constructor(stream: Stream, position = 0) {
    this.stream = stream
    this.at = position
  }

  /** How many bytes of the stream have been used. */
  get position(): number {
    return this.at
  }

  /** A whole number from 0 up to but not including `n`, each equally likely. `n` is at most 2³². */
  below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > 0x1_0000_0000) {
      throw new Error(`A random number below ${n} does not exist: give a whole number from 1 to 4294967296.`)
    }
    // Values past the last full round of n are thrown away: keeping them would favour the low numbers.
    if (n <= 256) {
      const limit = 256 - (256 % n)
      let byte = this.byte()
      while (byte >= limit) byte = this.byte()
      return byte % n
    }
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n)
    let word = this.word()
    while (word >= limit) word = this.word()
    return word % n
  }

  /** A die: 1 to `sides`. */
  die(sides = 6): number {
    return this.below(sides) + 1
  }

  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number {
    return min + this.below(max - min + 1)
  }

  /** One of the items. The list must not be empty. */
  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new Error('There is nothing to pick from: the list is empty.')
    return items[this.below(items.length)] as T
  }

  /** The items in random order, as a new list. */
  shuffle<T>(items: readonly T[]): T[] {
    const order = items.slice()
    for (let i = order.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      const moved = order[i] as T
      order[i] = order[j] as T
      order[j] = moved
    }
    return order
  }

  /** `count` different items in random order, or all of them if there are not so many. */
  sample<T>(items: readonly T[], count: number): T[] {
    const order = items.slice()
    const drawn = Math.min(count, order.length)
    for (let i = 0; i < drawn; i++) {
      const j = i + this.below(order.length - i)
      const moved = order[i] as T
      order[i] = order[j] as T
      order[j] = moved
    }
    order.length = drawn
    return order
  }

  private byte(): number {
    const index = Math.floor(this.at / chunkSize)
    if (index !== this.chunkIndex || this.chunk === undefined) {
      this.chunk = this.stream.chunk(index)
      this.chunkIndex = index
    }
    return this.chunk[this.at++ % chunkSize] as number
  }

  private word(): number {
    return this.byte() * 0x100_0000 + this.byte() * 0x1_0000 + this.byte() * 0x100 + this.byte()
  }
}

/** Random numbers that follow from a seed: for bots, candidates and anything that must be repeatable. */
export function randomFrom(seed: string): Random {
  return new Random(new Stream(seed))
}
