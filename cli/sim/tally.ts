import { createHash, type Hash } from 'node:crypto'
import type { Sides } from '@gargoyle/engine'
import { type GameKit, type Summary, sideName, winningSides } from '@gargoyle/kits'

/** A number over many games. */
export interface Spread {
  readonly mean: number
  readonly min: number
  readonly max: number
}

/** A game that could not be played to its end. */
export interface GameError {
  /** Counted from 1. */
  readonly game: number
  /** Where its dice came from. */
  readonly seed: string
  readonly text: string
  /** The file that holds the game as far as it went. */
  readonly replay?: string
}

/** What a run of games amounts to. */
export interface SimResults {
  readonly games: number
  readonly finished: number
  readonly errors: number
  readonly gamesPerSecond: number
  readonly decisionsPerSecond: number
  /** Games won by each side, and draws. */
  readonly winners: Readonly<Record<string, number>>
  /** SHA-256 over the stories of all games in order (answers, dice, outcome): equal arguments, equal digest. */
  readonly digest: string
  readonly numbers: Readonly<Record<string, Spread>>
  readonly reasons: Readonly<Record<string, number>>
  readonly errorMessages: readonly GameError[]
  /** Whether the run was stopped before its last game. */
  readonly stopped: boolean
}

/** A finished game, as it is counted. */
export interface Finished {
  readonly sides: Sides
  readonly summary: Summary
  readonly decisions: number
  readonly hash: string
}

/** Keeps count of the games of a run. */
export class SimTally {
  private finished = 0
  private decisions = 0
  private readonly kit: Pick<GameKit, 'sideNames'>
  private readonly wins: number[] = [0, 0]
  private draws = 0
  private readonly numbers = new Map<string, { sum: number; count: number; min: number; max: number }>()
  private readonly reasons: Record<string, number> = {}
  private readonly errors: GameError[] = []
  private readonly digest: Hash = createHash('sha256')

  constructor(kit: Pick<GameKit, 'sideNames'> = {}) {
    this.kit = kit
  }

  /** Counts a game that came to its end. */
  finish({ sides, summary, decisions, hash }: Finished): void {
    const { numbers, reason } = summary
    const won = winningSides(summary, sides)
    this.finished++
    this.decisions += decisions
    for (const place of sides.keys())
      this.wins[place] = (this.wins[place] ?? 0) + (won.includes(place) ? 1 : 0)
    if (won.length === 0) this.draws++
    this.reasons[reason] = (this.reasons[reason] ?? 0) + 1
    for (const [name, value] of Object.entries({ ...numbers, decisions })) this.count(name, value)
    this.digest.update(`${hash}\n`)
  }

  /** Counts a game that broke, and the answers it had until then. */
  fail(error: GameError, decisions: number): void {
    this.errors.push(error)
    this.decisions += decisions
    this.digest.update('broken\n')
  }

  /** How many games have been played, to their end or not. */
  get played(): number {
    return this.finished + this.errors.length
  }

  /** Everything counted so far. `seconds` is the time that was spent playing. */
  results(games: number, seconds: number, stopped: boolean): SimResults {
    const perSecond = (count: number): number => (seconds > 0 ? Math.round((count / seconds) * 100) / 100 : 0)
    return {
      games,
      finished: this.finished,
      errors: this.errors.length,
      gamesPerSecond: perSecond(this.played),
      decisionsPerSecond: perSecond(this.decisions),
      winners: {
        ...Object.fromEntries(this.wins.map((wins, place) => [sideName(this.kit, place), wins])),
        draw: this.draws,
      },
      digest: this.digest.copy().digest('hex'),
      numbers: Object.fromEntries(
        [...this.numbers].map(([name, { sum, count, min, max }]) => [name, { mean: sum / count, min, max }]),
      ),
      reasons: this.reasons,
      errorMessages: this.errors,
      stopped,
    }
  }

  private count(name: string, value: number): void {
    const known = this.numbers.get(name)
    if (known === undefined) {
      this.numbers.set(name, { sum: value, count: 1, min: value, max: value })
      return
    }
    known.sum += value
    known.count++
    known.min = Math.min(known.min, value)
    known.max = Math.max(known.max, value)
  }
}
