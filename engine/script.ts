import { Stream } from './random.ts'

/** Dice faces decided beforehand, for tests. Shuffles and picks still come from a (fixed) seed. */
export class ScriptedDice {
  /** The faces, in the order in which they will be rolled. */
  readonly faces: readonly number[]
  /** What shuffles and picks follow from. */
  readonly seed: string
  /** What shuffles and picks are drawn from. */
  readonly stream: Stream
  private furthest = 0

  constructor(faces: readonly number[], seed: string) {
    this.faces = faces
    this.seed = seed
    this.stream = new Stream(seed)
  }

  /** The face at this place of the script; a clear error if there is none or no such die has it. */
  face(position: number, sides: number, purpose: string): number {
    const face = this.faces[position]
    if (face === undefined) {
      throw new Error(
        `The scripted dice ran out at "${purpose}": all ${this.faces.length} faces (${this.faces.join(' ')}) are used.`,
      )
    }
    if (face > sides) {
      throw new Error(
        `Scripted face ${face} (number ${position + 1}) is not on the d${sides} rolled for "${purpose}".`,
      )
    }
    this.furthest = Math.max(this.furthest, position + 1)
    return face
  }

  /** Throws if faces are left over: then the rule rolled less than the test believes. */
  expectAllUsed(): void {
    if (this.furthest < this.faces.length) {
      const left = this.faces.slice(this.furthest)
      throw new Error(`${left.length} scripted dice were never rolled: ${left.join(' ')}.`)
    }
  }
}

/** Dice with the given faces, for example `scriptedDice('6 6 1 3')`. */
export function scriptedDice(faces: string | readonly number[], seed = 'scripted'): ScriptedDice {
  const list =
    typeof faces === 'string'
      ? faces
          .split(/\s+/)
          .filter((word) => word !== '')
          .map(Number)
      : faces
  for (const face of list) {
    if (!Number.isInteger(face) || face < 1)
      throw new Error(`"${faces}" is not a list of dice faces such as "6 6 1 3".`)
  }
  return new ScriptedDice([...list], seed)
}

/** What the dice of a game come from: a seed, or (in tests) a script. */
export type DiceChoice =
  | { readonly seed: string; readonly dice?: undefined }
  | { readonly dice: ScriptedDice; readonly seed?: undefined }
