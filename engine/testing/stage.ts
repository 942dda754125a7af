import {
  type GameDefinition,
  type Json,
  must,
  type ScriptedDice,
  type Seat,
  type Session,
  scriptedDice,
  seat,
  startSession,
} from '../index.ts'

/** What a scene starts from. */
export type StageOptions = {
  readonly setup: Json
  /** How the dice will fall, for example `'6 6 1'`. */
  readonly dice?: string
  /** What shuffles come from. */
  readonly seed?: string
}

/** A game set up for a test: scripted dice, answers that must be taken, questions that must be the right ones. */
export type StagedGame<
  Setup extends Json,
  Content,
  State,
  View extends Json = Json,
  Outcome extends Json = Json,
> = {
  readonly session: Session<Setup, Content, State, View, Outcome>
  readonly dice: ScriptedDice
  /** Answers for a seat; throws with the reason if the answer is refused. */
  answer(seat: string, answer: unknown): void
  /** Answers a row of questions, checking that each is the one expected: `[seat, decision, answer]`. */
  play(...script: readonly (readonly [seat: string, decision: string, answer: unknown])[]): void
  /** Why an answer is refused; throws if it is taken. */
  refusal(seat: string, answer: unknown): string
  /** Who is asked what, as `seat: decision`. */
  asked(): readonly string[]
  /** The texts of all events a viewer saw. */
  story(viewer?: string): readonly string[]
}

/** Sets a scene. */
export function stage<Setup extends Json, Content, State, View extends Json, Outcome extends Json>(
  definition: GameDefinition<Setup, Content, State, View, Outcome>,
  { setup, dice: faces = '', seed }: StageOptions,
): StagedGame<Setup, Content, State, View, Outcome> {
  const dice = scriptedDice(faces, seed)
  const session = must(startSession(definition, { setup, dice }))
  const asked = (): readonly string[] =>
    (session.pending?.asked ?? []).map(({ seat: who, decision }) => `${who}: ${decision.name}`)
  const answer = (who: string, given: unknown): void => {
    must(session.answer(seat(who), given))
  }
  return {
    session,
    dice,
    answer,
    asked,
    play(...script) {
      for (const [who, decision, given] of script) {
        if (!asked().includes(`${who}: ${decision}`)) {
          throw new Error(
            `Expected ${who} to be asked "${decision}", but asked is: ${asked().join(', ') || 'nobody'}.`,
          )
        }
        answer(who, given)
      }
    },
    refusal(who, given) {
      const result = session.answer(seat(who), given)
      if (result.ok) throw new Error(`${who}'s answer was taken, not refused.`)
      return result.reason.text
    },
    story: (viewer = 'spectator') => session.events(viewer as Seat | 'spectator').map(({ text }) => text),
  }
}
