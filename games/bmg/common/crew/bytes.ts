/** Collects whole numbers and short hashes as bytes. */
export type ByteWriter = {
  /** A whole number from 0 up, seven bits to the byte. */
  readonly number: (value: number) => void
  /** Three bytes. */
  readonly hash: (value: number) => void
  readonly bytes: () => readonly number[]
}

/** Starts a row of bytes. */
export function byteWriter(): ByteWriter {
  const bytes: number[] = []
  return {
    number: (value) => {
      if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${value} is no whole number from 0 up.`)
      let rest = value
      while (rest > 127) {
        bytes.push((rest % 128) + 128)
        rest = Math.floor(rest / 128)
      }
      bytes.push(rest)
    },
    hash: (value) => bytes.push((value >>> 16) & 255, (value >>> 8) & 255, value & 255),
    bytes: () => bytes,
  }
}

/** Reads back what a writer wrote; nothing comes back where the bytes do not say it. */
export type ByteReader = {
  readonly number: () => number | undefined
  readonly hash: () => number | undefined
  readonly left: () => number
  readonly atEnd: () => boolean
}

/** Reads a row of bytes from its beginning. */
export function byteReader(bytes: readonly number[]): ByteReader {
  let at = 0
  const next = () => bytes[at++]
  return {
    number: () => {
      let value = 0
      for (let weight = 1; weight <= 128 * 128 * 128 * 128; weight *= 128) {
        const byte = next()
        if (byte === undefined) return undefined
        value += (byte % 128) * weight
        if (byte < 128) return value
      }
      return undefined
    },
    hash: () => {
      const [high, middle, low] = [next(), next(), next()]
      if (high === undefined || middle === undefined || low === undefined) return undefined
      return high * 65536 + middle * 256 + low
    },
    left: () => Math.max(0, bytes.length - at),
    atEnd: () => at === bytes.length,
  }
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Bytes in letters that every address can hold. */
export function base64(bytes: readonly number[]): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second = 0, third = 0] = bytes.slice(at, at + 3)
    const three = first * 65536 + second * 256 + third
    const four = [18, 12, 6, 0].map((shift) => letters[(three >>> shift) & 63]).join('')
    text += four.slice(0, Math.min(4, bytes.length - at + 1))
  }
  return text
}

/** The bytes that such letters stand for; nothing if they cannot have come from `base64`. */
export function bytesOf(text: string): readonly number[] | undefined {
  const bytes: number[] = []
  for (let at = 0; at < text.length; at += 4) {
    const values = [...text.slice(at, at + 4)].map((letter) => letters.indexOf(letter))
    if (values.includes(-1) || values.length === 1) return undefined
    const [first = 0, second = 0, third = 0, fourth = 0] = values
    const three = first * 262144 + second * 4096 + third * 64 + fourth
    bytes.push(...[three >>> 16, (three >>> 8) & 255, three & 255].slice(0, values.length - 1))
  }
  // The last letter may hold bits of no byte; only the way we write it is accepted.
  return base64(bytes) === text ? bytes : undefined
}
