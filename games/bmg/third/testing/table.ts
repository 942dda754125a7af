import {
  type Decision,
  defineGame,
  type Json,
  must,
  ok,
  Random,
  type Rule,
  type ScriptedDice,
  type Seat,
  Stream,
  scriptedDice,
  seat,
  startSession,
} from '@gargoyle/engine'
import { type Board, inches, type Spot, touchingSpot } from '@gargoyle/table'
import { testBoard as boardWith } from '@gargoyle/table/testing'
import { freshActivation } from '../activation/fresh-activation.ts'
import { book } from '../book.ts'
import { type Equipment, equipment } from '../catalogue/equipment.ts'
import { cloneState } from '../clone-state.ts'
import type { Card, Content } from '../content.ts'
import { ASIDE } from '../model/aside.ts'
import { contentOf, makeCard } from '../preparation/build-content.ts'
import type { Setup } from '../preparation/setup.ts'
import { startState } from '../preparation/start.ts'
import type { RuleBook } from '../rules/rule-book.ts'
import type { Crew, Model, Play, State } from '../state.ts'
import { bmg3Steps } from '../steps.ts'
import { type ModelSketch, profileOf } from './model-sketch.ts'

export type { ModelSketch } from './model-sketch.ts'

/** What a situation is made of. */
export type TableSketch<Name extends string> = {
  readonly models: Readonly<Record<Name, ModelSketch>>
  /** Pieces of terrain: an open 48-inch board if left out. */
  readonly pieces?: Parameters<typeof boardWith>[0]
  readonly board?: Board
  readonly book?: Partial<RuleBook>
  readonly round?: number
  readonly event?: string
  readonly encounter?: string
  readonly zones?: { readonly a: 'A' | 'B'; readonly b: 'A' | 'B' }
  readonly hands?: { readonly a?: readonly string[]; readonly b?: readonly string[] }
  readonly decks?: { readonly a?: readonly string[]; readonly b?: readonly string[] }
  /** The model whose activation it is. */
  readonly active?: NoInfer<Name>
  /** Whether it has Audacity. */
  readonly audacity?: boolean
  /** Who has the Initiative: a if left out. */
  readonly initiative?: 'a' | 'b'
  readonly stage?: State['stage']
  /** What was agreed on before the game. */
  readonly setup?: Partial<Pick<Setup, 'encounter' | 'event' | 'plots' | 'askAlways'>>
}

/** An answer in a test: the decision it is for, and what is answered. */
export type Answer = readonly [decision: string, answer: Json]

/** The answer that takes whatever the decision itself proposes. */
export const ANY = '(any)'

/** A staged situation. */
export type TestTable<Name extends string> = {
  /** The state as it is now: look, and change it where a test needs to. */
  readonly state: State
  readonly content: Content
  model(name: Name): Model
  crew(seat: 'a' | 'b'): Crew
  /**
   * Runs a rule with these dice, answering its questions in order. Efforts that no answer is given for are 0.
   * Throws if dice or answers are left over or missing.
   */
  play<T>(
    rule: (game: Play, models: Readonly<Record<Name, Model>>) => Rule<T> | T,
    dice?: string,
    ...answers: readonly Answer[]
  ): T
  /** Goes on with the game itself, step by step, as long as there are answers. */
  playOn(dice: string, ...answers: readonly Answer[]): void
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
  const rules: RuleBook = { ...book, ...sketch.book }
  const cards: Card[] = names.map((name) => {
    const profile = profileOf(name, sketch.models[name])
    return makeCard({
      seat: sketch.models[name].seat,
      profile,
      recruitedAs: profile.ranks[0]!,
      traits: [...profile.traits, ...itemsOf(sketch.models[name]).flatMap(({ grants }) => grants)],
      book: rules,
      equipped: sketch.models[name].equipped === true || itemsOf(sketch.models[name]).length > 0,
    })
  })
  const content = contentOf(
    {
      crews: [
        { seat: 'a', crew: { boss: '', models: boughtBy(sketch, 'a'), reputation: 350, deck: [] } },
        { seat: 'b', crew: { boss: '', models: boughtBy(sketch, 'b'), reputation: 350, deck: [] } },
      ],
      board: null,
      ...sketch.setup,
    },
    sketch.board ?? boardWith(sketch.pieces ?? [], inches(48), inches(48)),
    rules,
    cards,
  )
  const seats: readonly Seat[] = [seat('a'), seat('b')]
  let state = must(
    startSession(
      definition(content, () => undefined, undefined),
      { setup: null, seed: 'staged' },
    ),
  ).state
  state = cloneState(state)
  layOut(state, sketch, names, seats, cards)
  let story: readonly string[] = []
  let asked: string[] = []
  let offers = new Map<string, Readonly<Record<string, string | undefined>>>()

  const run = (
    step: (game: Play) => Rule<void> | undefined,
    faces: string,
    answers: readonly Answer[],
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
      offers.set(
        decision.name,
        Object.fromEntries((decision.options ?? []).map(({ id, why }) => [id, why?.text])),
      )
      const answer = nextAnswer(decision.name, left, asked)
      must(session.answer(question.seat, answer === ANY ? anyAnswer(decision) : answer))
    }
    if (left.length > 0)
      throw new Error(`Not asked for: ${left.map(([name]) => name).join(', ')}. Asked: ${asked.join(', ')}.`)
    checkDice(dice, once)
    state = cloneState(session.state)
    story = session.events('spectator').map(({ text }) => text)
  }

  return {
    get state() {
      return state
    },
    content,
    model: (name) => state.models[names.indexOf(name)]!,
    crew: (which) => state.crews[seat(which)]!,
    play<T>(
      rule: (game: Play, models: Readonly<Record<Name, Model>>) => Rule<T> | T,
      faces = '',
      ...answers: readonly Answer[]
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
    playOn: (faces, ...answers) => run(bmg3Steps, faces, answers, false),
    get story() {
      return story
    },
    get asked() {
      return asked
    },
    offered: (decision) => offers.get(decision) ?? {},
  }
}

const itemsOf = ({ items = [] }: ModelSketch): readonly Equipment[] =>
  items.map((id) => equipment.get(id) ?? raise(`There is no equipment "${id}".`))

function raise(text: string): never {
  throw new Error(text)
}

/** The crew list of a player, as far as equipment goes. */
const boughtBy = <Name extends string>({ models }: TableSketch<Name>, whose: 'a' | 'b') =>
  Object.entries<ModelSketch>(models)
    .filter(([, { seat: owner }]) => owner === whose)
    .map(([id, { items = [] }]) => ({ id, rank: 'henchman' as const, equipment: items }))

function isRule<T>(deed: Rule<T> | T): deed is Rule<T> {
  return typeof deed === 'object' && deed !== null && 'next' in deed
}

function checkDice(dice: ScriptedDice, all: boolean): void {
  if (all) dice.expectAllUsed()
}

function nextAnswer(name: string, left: Answer[], asked: readonly string[]): Json {
  const [next] = left
  if (next !== undefined && next[0] === name) {
    left.shift()
    return next[1]
  }
  if (name === 'efforts') return 0
  throw new Error(`No answer is given for "${name}". Asked so far: ${asked.join(', ')}.`)
}

const anyAnswer = (decision: Decision): Json =>
  decision.candidates(new Random(new Stream('any')), 1)[0] ?? 'nothing is proposed'

/** Models are laid out in order: one can touch only what lies there already. */
const whyNotTouching = (name: string, other: string, names: readonly string[]): string =>
  names.includes(other)
    ? `"${name}" touches "${other}", which is not on the table yet: name "${other}" first, with a place.`
    : `"${name}" touches "${other}", and there is no such model.`

const sides = { east: [1000, 0], west: [-1000, 0], north: [0, 1000], south: [0, -1000] } as const

function layOut<Name extends string>(
  state: State,
  sketch: TableSketch<Name>,
  names: readonly Name[],
  seats: readonly Seat[],
  cards: readonly Card[],
): void {
  state.stage = sketch.stage ?? 'execute'
  state.part = 1
  state.round = sketch.round ?? 1
  state.encounter = sketch.encounter ?? 'showdown'
  state.event = sketch.event
  state.initiative = seat(sketch.initiative ?? 'a')
  state.turn = state.initiative
  for (const [id, name] of names.entries()) {
    const { at, touching, side = 'east', condition, stun = 0, injury = 0 } = sketch.models[name]
    const model = state.models[id]!
    if (at !== undefined) model.at = place(at)
    if (touching !== undefined) {
      const other = names.indexOf(touching as Name)
      const there = state.models[other]?.at ?? raise(whyNotTouching(name, touching, names))
      const near = { ...there, radius: cards[other]!.radius, height: cards[other]!.height }
      const [dx, dy] = sides[side]
      model.at = touchingSpot(near, cards[id]!.radius, { x: near.x + dx, y: near.y + dy })
    }
    if (model.at !== undefined) model.condition = 'up'
    if (sketch.models[name].aside) model.usedThisGame.push(ASIDE)
    if (condition !== undefined) model.condition = condition
    model.stun = stun
    model.injury = injury
  }
  for (const who of seats) {
    const crew = state.crews[who]!
    crew.resources = 3
    crew.zone = sketch.zones?.[who as 'a' | 'b']
    crew.hand = [...(sketch.hands?.[who as 'a' | 'b'] ?? [])]
    crew.deck = [...(sketch.decks?.[who as 'a' | 'b'] ?? [])]
    crew.boss = Math.max(
      0,
      state.models.findIndex((model) => model.seat === who),
    )
  }
  if (sketch.active !== undefined) {
    const model = state.models[names.indexOf(sketch.active)]!
    model.audacity = sketch.audacity ?? false
    state.activation = activationOf(model)
  }
}

/** An activation that has only just begun. */
export const activationOf = (model: Model): NonNullable<State['activation']> => ({
  ...freshActivation(model),
  audacity: model.audacity,
})

/** A place in inches. */
export const place = ([x, y, z = 0]: readonly [number, number, number?]): Spot => ({
  x: inches(x),
  y: inches(y),
  z: inches(z),
})

/** A place in inches as an answer gives it. */
export const to = (x: number, y: number, z = 0): { readonly to: readonly [number, number, number] } => ({
  to: [inches(x), inches(y), inches(z)],
})

function definition(
  content: Content,
  step: (game: Play) => Rule<void> | undefined,
  state: State | undefined,
  once = true,
) {
  let done = false
  return defineGame<null, Content, State>({
    id: 'staged',
    rulesVersion: 1,
    prepare: () => ok({ setup: null, content }),
    seats: () => [seat('a'), seat('b')],
    start: ({ seats, random }) =>
      state === undefined ? startState(content, seats, random) : cloneState(state),
    *step(game) {
      const deed = step(game)
      if (deed !== undefined) yield* deed
      done = once
    },
    isOver: (now) => (once ? done || state === undefined : now.stage === 'over'),
    outcome: () => null,
    clone: cloneState,
    view: () => null,
    resample: (now) => now,
  })
}
