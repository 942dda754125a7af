import {
  type Asked,
  type Decision,
  defineGame,
  type Game,
  type Json,
  must,
  ok,
  Random,
  type Rule,
  type Seat,
  Stream,
  scriptedDice,
  startSession,
} from '../index.ts'

/** An answer in a test: the decision it is for, or `seat/decision` where several seats are asked, and what is answered. */
export type ScriptedAnswer = readonly [decision: string, answer: Json]

/** The answer that takes whatever the decision itself proposes. */
export const ANY = '(any)'

/** What a situation needs to know of its game. */
export type SituationGame<Content, State> = {
  readonly content: Content
  readonly seats: readonly Seat[]
  /** The state to begin with. */
  readonly state: State
  clone(state: State): State
  /** A step of the game itself, and whether it has ended: for `playOn`. */
  step(game: Game<State, Content>): Rule<void>
  isOver(state: State): boolean
  /** Answers to decisions that a test need not care about. */
  readonly usualAnswers?: Readonly<Record<string, Json>>
}

/** A position in the middle of a game in which a test runs rules. */
export type Situation<Content, State> = {
  /** The state as it is now: look, and change it where a test needs to. */
  readonly state: State
  /**
   * Runs a rule with these dice, answering its questions in order. Throws if dice or answers are left over or missing.
   */
  play<T>(
    rule: (game: Game<State, Content>) => Rule<T> | T,
    dice?: string,
    answers?: readonly ScriptedAnswer[],
  ): T
  /** Goes on with the game itself, step by step, as long as there are answers. */
  playOn(dice: string, ...answers: readonly ScriptedAnswer[]): void
  /** What happened in the last run, in words. */
  readonly story: readonly string[]
  /** The questions of the last run: `seat: decision`. */
  readonly asked: readonly string[]
  /** What was offered, by decision, the last time it was asked: option ids and why not. */
  offered(decision: string): Readonly<Record<string, string | undefined>>
  /** The labels of the options of a decision, the last time it was asked. */
  labelsOf(decision: string): readonly string[]
  /** What a decision said of itself the last time it was asked. */
  aboutOf(decision: string): Json | undefined
}

/** Stages a situation: the games' own tables for tests are built on it. */
export function stageSituation<Content, State>(
  game: SituationGame<Content, State>,
): Situation<Content, State> {
  let { state } = game
  let story: readonly string[] = []
  let asked: string[] = []
  let offers = new Map<string, Readonly<Record<string, string | undefined>>>()
  let labels = new Map<string, readonly string[]>()
  let abouts = new Map<string, Json | undefined>()

  const run = (
    step: (game: Game<State, Content>) => Rule<void>,
    faces: string,
    answers: readonly ScriptedAnswer[],
    once: boolean,
  ): void => {
    const dice = scriptedDice(faces, 'staged')
    const session = must(startSession(definitionOf(game, step, state, once), { setup: null, dice }))
    asked = []
    offers = new Map()
    labels = new Map()
    abouts = new Map()
    const left = [...answers]
    while (session.pending !== undefined && (once || left.length > 0)) {
      const question = askedFor(left[0], session.pending.asked)
      const { seat, decision } = question
      asked.push(`${seat}: ${decision.name}`)
      const { options = [] } = decision
      offers.set(decision.name, Object.fromEntries(options.map(({ id, why }) => [id, why?.text])))
      labels.set(
        decision.name,
        options.map(({ label }) => label),
      )
      abouts.set(decision.name, structuredClone(decision.about))
      must(session.answer(seat, nextAnswer(question, left, asked, game.usualAnswers)))
    }
    if (left.length > 0)
      throw new Error(`Not asked for: ${left.map(([name]) => name).join(', ')}. Asked: ${asked.join(', ')}.`)
    if (once) dice.expectAllUsed()
    state = game.clone(session.state)
    story = session.events('spectator').map(({ text }) => text)
  }

  return {
    get state() {
      return state
    },
    play<T>(rule: (game: Game<State, Content>) => Rule<T> | T, faces = '', answers = []): T {
      let result: { readonly value: T } | undefined
      const step = function* (running: Game<State, Content>): Rule<void> {
        const work = rule(running)
        result = { value: isRule(work) ? yield* work : work }
      }
      run(step, faces, answers, true)
      if (result === undefined) throw new Error('The rule did not come to its end.')
      return (result as { readonly value: T }).value
    },
    playOn: (faces, ...answers) => run(game.step, faces, answers, false),
    get story() {
      return story
    },
    get asked() {
      return asked
    },
    offered: (decision) => offers.get(decision) ?? {},
    labelsOf: (decision) => labels.get(decision) ?? [],
    aboutOf: (decision) => abouts.get(decision),
  }
}

/** Things of a state under the names that a test gave them, in the same order. */
export const byNames = <Name extends string, T>(
  names: readonly Name[],
  things: readonly T[],
): Readonly<Record<Name, T>> =>
  Object.fromEntries(names.map((name, i) => [name, things[i]])) as Record<Name, T>

function isRule<T>(work: Rule<T> | T): work is Rule<T> {
  return typeof work === 'object' && work !== null && 'next' in work && 'throw' in work
}

const isFor = ([name]: ScriptedAnswer, { seat, decision }: Asked): boolean =>
  name === decision.name || name === `${seat}/${decision.name}`

/** The question that the next answer is for; the first one where none is. */
const askedFor = (next: ScriptedAnswer | undefined, asked: readonly Asked[]): Asked =>
  asked.find((question) => next !== undefined && isFor(next, question)) ?? asked[0]!

function nextAnswer(
  question: Asked,
  left: ScriptedAnswer[],
  asked: readonly string[],
  usual: Readonly<Record<string, Json>> = {},
): Json {
  const { decision } = question
  const [next] = left
  if (next !== undefined && isFor(next, question)) {
    left.shift()
    return next[1] === ANY ? anyAnswer(decision) : next[1]
  }
  const answer = usual[decision.name]
  if (answer === undefined)
    throw new Error(`No answer is given for "${decision.name}". Asked so far: ${asked.join(', ')}.`)
  return answer
}

const anyAnswer = (decision: Decision): Json =>
  decision.candidates(new Random(new Stream('any')), 1)[0] ?? 'nothing is proposed'

/** A game that goes on from a state: with one step and then ends, or until the game itself is over. */
function definitionOf<Content, State>(
  { content, seats, clone, isOver }: SituationGame<Content, State>,
  step: (game: Game<State, Content>) => Rule<void>,
  from: State,
  once: boolean,
) {
  let done = false
  return defineGame<null, Content, State>({
    id: 'situation',
    rulesVersion: 1,
    prepare: () => ok({ setup: null, content }),
    seats: () => seats,
    start: () => clone(from),
    *step(game) {
      yield* step(game)
      done = once
    },
    isOver: (state) => (once ? done : isOver(state)),
    outcome: () => null,
    clone,
    view: () => null,
    resample: (state) => state,
  })
}
