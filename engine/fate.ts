import type { Die } from './dice.ts'
import { Random, Stream } from './random.ts'

/**
 * Decides what chance would otherwise decide. A fork with a fate of its own lets all of its chance be decided from
 * outside, case by case: a caller that tries every case and weighs them knows the odds of what can happen.
 *
 * `turn` counts the decisions since the fork. The same turn must be decided in the same way again, because a fork
 * gets back to its position by replaying it.
 */
export interface Fate {
  /** Which of some cases comes true, given how likely each is compared with the others. */
  choose(turn: number, weights: readonly number[]): number
  /** A whole number below `n`, each equally likely: shuffles and draws. */
  below(turn: number, n: number): number
  /**
   * Whether dice of one pool are alike, so that only how many of them do something is decided and never which. Right as
   * long as rules look at faces and not at the places of dice in their pool; the cases are then far fewer.
   */
  readonly alike: boolean
}

/** What chance is made of in a fork with a fate. */
export type Decide = {
  readonly fate: Fate
  /** The number of the next decision. */
  turn(): number
}

/** Shuffles and draws that fate decides. */
export class FatedRandom extends Random {
  private readonly decide: Decide

  constructor(decide: Decide) {
    super(new Stream('fate'))
    this.decide = decide
  }

  override below(n: number): number {
    return n === 1 ? 0 : this.decide.fate.below(this.decide.turn(), n)
  }
}

/** Faces that some dice may show together, and the number of ways to get them. */
type Case = { readonly faces: readonly number[]; readonly ways: number }

/** Dice of one pool that nothing has distinguished yet, and the faces they may still have. */
type DiceGroup = {
  readonly dice: readonly FatedDie[]
  readonly faces: readonly number[]
  /** Where more is known about the dice together than about each: the faces they may show. */
  readonly cases?: readonly Case[]
}

/**
 * A die that is decided only when a rule reads it, and only as far as the rule asks: whether it shows a 4 or more has
 * two cases, not six.
 */
export class FatedDie implements Die {
  readonly colour: string
  readonly sides: number
  private readonly decide: Decide
  private readonly before: Die | undefined
  private group: DiceGroup

  private constructor(decide: Decide, colour: string, sides: number, before: Die | undefined) {
    this.decide = decide
    this.colour = colour
    this.sides = sides
    this.before = before
    this.group = { dice: [this], faces: facesUpTo(sides) }
  }

  /** Some dice of one kind; `before` are those that are rolled again, if they are. */
  static pool(
    decide: Decide,
    { colour, sides, count }: { readonly colour: string; readonly sides: number; readonly count: number },
    before: readonly Die[] = [],
  ): readonly FatedDie[] {
    const dice = Array.from({ length: count }, (_, i) => new FatedDie(decide, colour, sides, before[i]))
    if (decide.fate.alike) {
      const group = { dice, faces: facesUpTo(sides) }
      for (const die of dice) die.group = group
    }
    return dice
  }

  get face(): number {
    if (this.group.cases !== undefined) this.settle(this.group.cases)
    for (const face of this.group.faces) if (this.shows((each) => each === face)) return face
    throw new Error('A die shows none of its faces: a bug in the engine.')
  }

  get faces(): readonly number[] {
    return [...(this.before?.faces ?? []), this.face]
  }

  /** Whether it has been rolled more than once. */
  get isRerolled(): boolean {
    return this.before !== undefined
  }

  /** Whether its face passes a test. Decides that for all dice of its group, and nothing else. */
  shows(test: (face: number) => boolean): boolean {
    if (this.group.cases !== undefined) this.settle(this.group.cases)
    const { dice, faces } = this.group
    const good = faces.filter(test)
    if (good.length === faces.length || good.length === 0) return good.length > 0
    const bad = faces.filter((face) => !good.includes(face))
    const count = this.choose(binomialWeights(dice.length, good.length, bad.length))
    FatedDie.sort(dice.slice(0, count), good)
    FatedDie.sort(dice.slice(count), bad)
    return this.group.faces === good
  }

  /** What some dice amount to together. Decides that and nothing else, if they are all the dice of a group. */
  static amount(dice: readonly FatedDie[], of: (faces: readonly number[]) => number): number {
    const [first] = dice
    const group = first?.group
    if (group === undefined || group.dice.length !== dice.length || dice.some((die) => die.group !== group))
      return of(dice.map(({ face }) => face))
    const byAmount = new Map<number, Case[]>()
    for (const each of group.cases ?? casesOf(group.faces, dice.length)) {
      const amount = of(each.faces)
      const alike = byAmount.get(amount)
      if (alike === undefined) byAmount.set(amount, [each])
      else alike.push(each)
    }
    const amounts = [...byAmount]
    const weights = amounts.map(([, cases]) => cases.reduce((sum, { ways }) => sum + ways, 0))
    const picked = amounts.length === 1 ? 0 : first!.choose(weights)
    const [amount, cases] = amounts[picked]!
    const narrowed = { ...group, cases }
    for (const die of dice) die.group = narrowed
    return amount
  }

  /** Decides the faces of all dice of its group. */
  private settle(cases: readonly Case[]): void {
    const { dice } = this.group
    const picked = cases.length === 1 ? 0 : this.choose(cases.map(({ ways }) => ways))
    for (const [index, die] of dice.entries()) FatedDie.sort([die], [cases[picked]!.faces[index]!])
  }

  private choose(weights: readonly number[]): number {
    return this.decide.fate.choose(this.decide.turn(), weights)
  }

  private static sort(dice: readonly FatedDie[], faces: readonly number[]): void {
    const group = { dice, faces }
    for (const die of dice) die.group = group
  }
}

const facesBySides: (readonly number[])[] = []

function facesUpTo(sides: number): readonly number[] {
  facesBySides[sides] ??= Array.from({ length: sides }, (_, i) => i + 1)
  return facesBySides[sides]
}

/** In how many ways 0, 1, … of some dice land on good faces. */
function binomialWeights(dice: number, good: number, bad: number): readonly number[] {
  const weights: number[] = []
  let ways = 1
  for (let count = 0; count <= dice; count++) {
    let weight = ways
    for (let i = 0; i < dice; i++) weight *= i < count ? good : bad
    weights.push(weight)
    ways = (ways * (dice - count)) / (count + 1)
  }
  return weights
}

/** Every combination of faces of some dice, regardless of their order. */
function casesOf(faces: readonly number[], dice: number): readonly Case[] {
  const [face, ...others] = faces
  if (face === undefined) return dice === 0 ? [{ faces: [], ways: 1 }] : []
  const found: Case[] = []
  let picks = 1
  for (let count = 0; count <= dice; count++) {
    for (const { faces: rest, ways } of casesOf(others, dice - count)) {
      found.push({ faces: [...Array<number>(count).fill(face), ...rest], ways: picks * ways })
    }
    picks = (picks * (dice - count)) / (count + 1)
  }
  return found
}
