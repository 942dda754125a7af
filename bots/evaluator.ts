import type { Decision, Json, Seat } from '@gargoyle/engine'

/** Takes note of one thing that a position is worth: what kind of thing, which one of them, and how much. */
export type Note = (matter: string, which: number | string, worth: number) => void

/** A game as the player who has to decide imagines it. */
export type ImaginedPosition<State = unknown, Content = unknown> = {
  readonly state: State
  readonly content: Content
}

/**
 * What a game is worth to a seat. All that bots know about a game: the rest they learn by trying answers out in imagined
 * games. The kit of a game brings one of these.
 */
export interface Evaluator<State = unknown, Content = unknown> {
  /** Notes everything that makes a position good or bad for a seat and its side. Any scale; more is better. */
  appraise(state: State, content: Content, seat: Seat, note: Note): void
  /**
   * Whether what was begun is over once a decision is asked: there a thought ends, because what comes next is another
   * matter.
   */
  rests(decision: string, state: State): boolean
  /** Whether a turn begins with a decision: as far as that a search looks. */
  turns(decision: string, state: State): boolean
  /** Whether an answer ends or skips something that could be used: thoughts go on without it where they can. */
  isIdle?(decision: string, answer: Json): boolean
  /** The answers worth trying where the game knows better than to draw some of them; nothing where it does not. */
  shortlist?(
    decision: Decision,
    position: () => ImaginedPosition<State, Content> | undefined,
  ): readonly Json[] | undefined
  /** The same for what follows from an answer, best guess first: few, since each of them is tried within a try. */
  guesses?(decision: Decision, position: ImaginedPosition<State, Content>): readonly Json[] | undefined
  /**
   * Says that nothing is hidden in the game: where no die falls after an answer, it leads to the same position in every
   * imagined game and is tried once.
   */
  readonly hidesNothing?: true
  /**
   * Says that hidden things, which differ between imagined games, count for nothing in `appraise`. Where the thought rests
   * right after an answer, with no die and no secret in between, the answer is worth the same in every imagined game and is
   * tried once.
   */
  readonly ignoresHidden?: true
  /**
   * How much of a level's temperature fits the scale of this evaluator, 1 if left out: a mistake is meant to be small,
   * and where a step is worth little, a temperature made for other games takes any answer for as good as the best.
   */
  readonly warmth?: number
  /**
   * Whether all that came of an answer is a loss of this seat: a model thrown away for nothing. Bots that take the second
   * best never take that. Nothing is, if left out.
   */
  squanders?(before: State, after: State, seat: Seat): boolean
}

/** How good a position is for a seat: all that there is to note, added up. */
export function positionWorth(evaluator: Evaluator, state: unknown, content: unknown, seat: Seat): number {
  let value = 0
  evaluator.appraise(state, content, seat, (_matter, _which, worth) => {
    value += worth
  })
  return value
}
