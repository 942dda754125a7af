/**
 * What a stretch of a path is. The table says what happened; each edition says what it costs.
 * - `walk`: along a floor, small obstacles and narrow gaps included
 * - `difficult`: the same with any part of the base in difficult ground
 * - `vault`: over an obstacle that is too high to step over and low enough to vault
 * - `climb`: up or down a wall or ladder
 * - `jump`: through the air over a gap
 * - `drop`: straight down to a lower floor, unsupported
 */
export type PartKind = 'walk' | 'difficult' | 'vault' | 'climb' | 'jump' | 'drop'

export const partKinds: readonly PartKind[] = ['walk', 'difficult', 'vault', 'climb', 'jump', 'drop']

/** A stretch of a path with its lengths. */
export interface Part {
  readonly kind: PartKind
  readonly horizontal: number
  readonly vertical: number
  /** The pieces that make it so: difficult ground, the obstacle vaulted, the wall climbed. */
  readonly pieces: readonly string[]
  /** For a climb, whether a ladder was used. */
  readonly ladder: boolean
}

export const part = (
  kind: PartKind,
  horizontal: number,
  vertical = 0,
  pieces: readonly string[] = [],
  ladder = false,
): Part => ({ kind, horizontal, vertical, pieces, ladder })

const isGround = ({ kind }: Part): boolean => kind === 'walk' || kind === 'difficult'

/** Whether a part goes on with the vault of the one before: who turns on top of an obstacle passes it only once. */
export const isSameVault = (before: Part | undefined, part: Part | undefined): boolean =>
  part?.kind === 'vault' && before?.kind === 'vault' && before.pieces[0] === part.pieces[0]

/**
 * Neighbouring stretches of plain or difficult walking and those of one vault as one, and every length on whole units.
 */
export function joinParts(parts: readonly Part[]): Part[] {
  const joined: Part[] = []
  for (const part of parts) {
    // A leg of no length (to where a climb has just ended) is no part, and must not pay for entering mud.
    if (part.horizontal === 0 && part.vertical === 0) continue
    const last = joined.at(-1)
    // Each vault, climb, jump and drop stays its own part: editions charge for every one.
    if (last && ((last.kind === part.kind && isGround(part)) || isSameVault(last, part))) {
      joined[joined.length - 1] = {
        ...last,
        horizontal: last.horizontal + part.horizontal,
        pieces: [...new Set([...last.pieces, ...part.pieces])],
      }
    } else joined.push(part)
  }
  return joined.map((part) => ({
    ...part,
    horizontal: Math.round(part.horizontal),
    vertical: Math.round(part.vertical),
  }))
}
