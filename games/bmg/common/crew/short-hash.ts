/** Three bytes of an id (FNV-1a, folded). Must never change. */
export function shortHash(id: string): number {
  const hash = fnv([...id].map((letter) => letter.codePointAt(0) ?? 0))
  return ((hash >>> 24) ^ hash) & 0xffffff
}

/** Two bytes that show whether the other bytes are intact. */
export function checksum(bytes: readonly number[]): readonly [number, number] {
  const hash = fnv(bytes)
  const folded = ((hash >>> 16) ^ hash) & 0xffff
  return [folded >>> 8, folded & 0xff]
}

function fnv(values: Iterable<number>): number {
  let hash = 0x811c9dc5
  for (const value of values) hash = Math.imul(hash ^ value, 0x01000193)
  return hash >>> 0
}
