import {
  type Decision,
  defineGame,
  type Json,
  must,
  ok,
  Random,
  type Rule,
  type Seat,
  Stream,
  scriptedDice,
  seat,
  startSession,
} from '@gargoyle/engine'
import { type Board, cm, type Spot, touchingSpot } from '@gargoyle/table'
import { testBoard as boardWith } from '@gargoyle/table/testing'
import { freshActivation } from '../activation/activation.ts'
import { withLent } from '../band/forming.ts'
import { cloneState } from '../clone-state.ts'
import type { Card, Content } from '../content.ts'
import type { CounterEdition } from '../edition.ts'
import { makeCard } from '../preparation/make-card.ts'
import type { Setup } from '../preparation/setup.ts'
import { startState } from '../preparation/start.ts'
import type { RuleBook } from '../rules/rule-book.ts'
import { indexCards } from '../rules/rules-in-force.ts'
import type { BandState, Declared, MarkerKind, Model, Play, State } from '../state.ts'
import { counterSteps } from '../steps.ts'
import { testBook, testEdition } from './edition.ts'
import { countersOf, type ModelSketch, sketchedProfile } from './model-sketch.ts'

/** A marker for a test: where it lies in centimetres. */
export type MarkerSketch = {
  readonly kind: MarkerKind
  readonly at: readonly [x: number, y: number, z?: number]
  readonly seat?: 'a' | 'b'
  readonly carrier?: string
}

/** What a situation is made of. */
export type TableSketch<Name extends string> = {
  readonly models: Readonly<Record<Name, ModelSketch>>
  readonly markers?: readonly MarkerSketch[]
  /** Pieces of terrain: an open board of 120 cm if left out. */
  readonly pieces?: Parameters<typeof boardWith>[0]
  readonly board?: Board
  readonly book?: Partial<RuleBook>
  readonly edition?: CounterEdition
  readonly round?: number
  readonly scenario?: string
  readonly zones?: { readonly a: 'A' | 'B'; readonly b: 'A' | 'B' }
  /** The model whose activation it is, and what was declared for it: to move and then to attack if left out. */
  readonly active?: NoInfer<Name>
  readonly declared?: Declared
  /** Who plans first: a if left out. */
  readonly first?: 'a' | 'b'
  readonly stage?: State['stage']
  readonly part?: number
  readonly setup?: Partial<Pick<Setup, 'bands' | 'scenario' | 'strategies' | 'daylight' | 'month'>>
}

/** An answer in a test: the decision it is for, and what is answered. */
export type TestAnswer = readonly [decision: string, answer: Json]

/** The answer that takes whatever the decision itself proposes. */
export const ANY = '(any)'

/** A staged situation. */
export type TestTable<Name extends string> = {
  /** The state as it is now: look, and change it where a test needs to. */
  readonly state: State
  readonly content: Content
  model(name: Name): Model
  band(seat: 'a' | 'b'): BandState
  /** Runs a rule with these dice, answering its questions in order. Throws if dice or answers are left over or missing. */
  play<T>(
    rule: (game: Play, models: Readonly<Record<Name, Model>>) => Rule<T> | T,
    dice?: string,
    ...answers: readonly TestAnswer[]
  ): T
  /** Goes on with the game itself, step by step, as long as there are answers. */
  playOn(dice: string, ...answers: readonly TestAnswer[]): void
  /** What happened in the last run, in words. */
  readonly story: readonly string[]
  /** The questions of the last run: `seat: decision`. */
  readonly asked: readonly string[]
  /** What was offered, by decision, the last time it was asked: option ids and why not. */
  offered(decision: string): Readonly<Record<string, string | undefined>>
}

/** Stages a situation. */
export function setTable<Name extends string>(sketch: TableSketch<Name>): TestTable<Name> {
  const names = Object.keys(sketch.models) as Name[]
  const book: RuleBook = { ...testBook, ...sketch.book }
  const members = names.map((name) => {
    const {
      seat: owner,
      rank = 'henchman',
      leads = false,
      reserve = false,
      fittings = [],
    } = sketch.models[name]
    const profile = sketchedProfile(name, sketch.models[name])
    return { seat: owner, profile, rank, leads, reserve, fittings, traits: profile.traits }
  })
  const cards: Card[] = members.map((member) => {
    const band = members.filter((mate) => mate.seat === member.seat)
    const traits = withLent(band, book.traits)[band.indexOf(member)]!
    const { seat: owner, profile, rank, leads, reserve, fittings } = member
    return makeCard({
      seat: owner,
      profile,
      recruitedAs: rank,
      leads,
      reserve,
      fittings,
      traits,
      book,
      ...(sketch.setup === undefined ? {} : { table: sketch.setup }),
    })
  })
  const content: Content = {
    edition: sketch.edition ?? testEdition,
    setup: {
      bands: [
        { seat: 'a', band: { leader: '', models: [], reputation: 300 } },
        { seat: 'b', band: { leader: '', models: [], reputation: 300 } },
      ],
      board: null,
      ...sketch.setup,
    },
    board: sketch.board ?? boardWith(sketch.pieces ?? [], cm(120), cm(120)),
    book,
    cards,
    ruleIndex: indexCards(book, cards),
  }
  let state = startState(content, [seat('a'), seat('b')])
  layOut(state, sketch, names, cards)
  let story: readonly string[] = []
  let asked: string[] = []
  let offers = new Map<string, Readonly<Record<string, string | undefined>>>()

  const run = (
    step: (game: Play) => Rule<void> | undefined,
    faces: string,
    answers: readonly TestAnswer[],
    once: boolean,
  ): void => {
    const dice = scriptedDice(faces, 'staged')
    const session = must(startSession(definition(content, step, state, once), { setup: null, dice }))
    asked = []
    offers = new Map()
    const left = [...answers]
    while (session.pending !== undefined) {
      const [question] = session.pending.asked
      if (question === undefined) break
      const { decision } = question
      if (!once && left.length === 0) break
      asked.push(`${question.seat}: ${decision.name}`)
      const options = (decision.options ?? []).map(({ id, why }) => [id, why?.text] as const)
      offers.set(decision.name, Object.fromEntries(options))
      const [next] = left
      if (next === undefined || next[0] !== decision.name)
        throw new Error(`No answer is given for "${decision.name}". Asked so far: ${asked.join(', ')}.`)
      left.shift()
      must(session.answer(question.seat, next[1] === ANY ? anyAnswer(decision) : next[1]))
    }
    if (left.length > 0)
      throw new Error(`Not asked for: ${left.map(([name]) => name).join(', ')}. Asked: ${asked.join(', ')}.`)
    if (once) dice.expectAllUsed()
    state = fresh(session.state)
    story = session.events('spectator').map(({ text }) => text)
  }

  return {
    get state() {
      return state
    },
    content,
    model: (name) => state.models[names.indexOf(name)]!,
    band: (which) => state.bands[seat(which)]!,
    play<T>(
      rule: (game: Play, models: Readonly<Record<Name, Model>>) => Rule<T> | T,
      faces = '',
      ...answers: readonly TestAnswer[]
    ): T {
      let result: { readonly value: T } | undefined
      const step = function* (game: Play): Rule<void> {
        const models = Object.fromEntries(names.map((name, id) => [name, game.state.models[id]!])) as Record<
          Name,
          Model
        >
        const deed = rule(game, models)
        result = { value: isRule(deed) ? yield* deed : deed }
      }
      run(step, faces, answers, true)
      if (result === undefined) throw new Error('The rule did not come to its end.')
      return result.value
    },
    playOn: (faces, ...answers) => run(counterSteps, faces, answers, false),
    get story() {
      return story
    },
    get asked() {
      return asked
    },
    offered: (decision) => offers.get(decision) ?? {},
  }
}

/** A copy that has not come to the end of a rule. */
function fresh(state: State & { ended?: boolean }): State {
  const { ended: _, ...copy } = cloneState(state) as State & { ended?: boolean }
  return copy
}

const definition = (
  content: Content,
  step: (game: Play) => Rule<void> | undefined,
  from: State,
  once: boolean,
) =>
  defineGame<null, Content, State & { ended?: boolean }>({
    id: 'staged',
    rulesVersion: 1,
    prepare: () => ok({ setup: null, content }),
    seats: () => [seat('a'), seat('b')],
    start: () => fresh(from),
    *step(game) {
      const work = step(game as Play)
      if (work !== undefined) yield* work
      if (once) game.state.ended = true
    },
    isOver: (state) => state.ended === true || state.stage === 'over',
    outcome: () => null,
    clone: (state) => ({ ...cloneState(state), ...(state.ended ? { ended: true } : {}) }),
    view: () => null,
    resample: (state) => state,
  })

function isRule<T>(deed: Rule<T> | T): deed is Rule<T> {
  return typeof deed === 'object' && deed !== null && 'next' in deed
}

const anyAnswer = (decision: Decision): Json =>
  decision.candidates(new Random(new Stream('any')), 1)[0] ?? 'nothing is proposed'

const sides = { east: [1000, 0], west: [-1000, 0], north: [0, 1000], south: [0, -1000] } as const

/** A place in centimetres. */
export const spotInCm = (x: number, y: number, z = 0): Spot => ({ x: cm(x), y: cm(y), z: cm(z) })

/** The same as an answer. */
export const to = (x: number, y: number, z = 0): readonly [number, number, number] => [cm(x), cm(y), cm(z)]

function layOut<Name extends string>(
  state: State,
  sketch: TableSketch<Name>,
  names: readonly Name[],
  cards: readonly Card[],
): void {
  state.stage = sketch.stage ?? 'execute'
  state.part = sketch.part ?? 1
  state.round = sketch.round ?? 1
  state.scenario = sketch.scenario ?? 'plain'
  state.first = seat(sketch.first ?? 'a')
  state.turn = state.first
  for (const [id, name] of names.entries()) {
    const {
      at: place,
      touching,
      side = 'east',
      condition,
      stun = 0,
      injury = 0,
      counters,
      activated,
    } = sketch.models[name]
    const model = state.models[id]!
    if (place !== undefined) model.at = spotInCm(...place)
    if (touching !== undefined) {
      const other = names.indexOf(touching as Name)
      const near = { ...state.models[other]!.at!, radius: cards[other]!.radius, height: cards[other]!.height }
      const [dx, dy] = sides[side]
      model.at = touchingSpot(near, cards[id]!.radius, { x: near.x + dx, y: near.y + dy })
    }
    if (model.at !== undefined) model.condition = 'up'
    if (condition !== undefined) model.condition = condition
    model.stun = stun
    model.injury = injury
    model.activated = activated ?? false
    if (counters !== undefined) model.counters = countersOf(counters)
  }
  for (const { kind, at: place, seat: owner, carrier } of sketch.markers ?? []) {
    state.markers.push({
      id: state.nextMarker++,
      kind,
      at: spotInCm(...place),
      seat: owner === undefined ? undefined : (owner as Seat),
      notes: [],
      ...(carrier === undefined ? {} : { carrier: names.indexOf(carrier as Name) }),
    })
  }
  for (const who of ['a', 'b'] as const) state.bands[seat(who)]!.zone = sketch.zones?.[who]
  if (sketch.active !== undefined) {
    const model = state.models[names.indexOf(sketch.active)]!
    state.activation = { ...freshActivation(model), declared: sketch.declared ?? 'move-attack' }
  }
}
