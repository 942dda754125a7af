import { type Rule, type Seat, seat } from '@gargoyle/engine'
import { byNames, type ScriptedAnswer, type Situation, stageSituation } from '@gargoyle/engine/testing'
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

export { ANY, type ScriptedAnswer as TestAnswer } from '@gargoyle/engine/testing'

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

/** A staged situation. */
export type TestTable<Name extends string> = Omit<Situation<Content, State>, 'play'> & {
  readonly content: Content
  model(name: Name): Model
  band(seat: 'a' | 'b'): BandState
  /** Runs a rule with these dice, answering its questions in order. Throws if dice or answers are left over or missing. */
  play<T>(
    rule: (game: Play, models: Readonly<Record<Name, Model>>) => Rule<T> | T,
    dice?: string,
    ...answers: readonly ScriptedAnswer[]
  ): T
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
  const seats = [seat('a'), seat('b')]
  const state = startState(content, seats)
  layOut(state, sketch, names, cards)
  const situation = stageSituation({
    content,
    seats,
    state,
    clone: cloneState,
    step: counterSteps,
    isOver: ({ stage }) => stage === 'over',
  })
  return {
    get state() {
      return situation.state
    },
    get story() {
      return situation.story
    },
    get asked() {
      return situation.asked
    },
    offered: situation.offered,
    labelsOf: situation.labelsOf,
    aboutOf: situation.aboutOf,
    playOn: situation.playOn,
    content,
    model: (name) => situation.state.models[names.indexOf(name)]!,
    band: (which) => situation.state.bands[seat(which)]!,
    play: (rule, dice, ...answers) =>
      situation.play((game) => rule(game, byNames(names, game.state.models)), dice, answers),
  }
}

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
      memory: {},
      ...(carrier === undefined ? {} : { carrier: names.indexOf(carrier as Name) }),
    })
  }
  for (const who of ['a', 'b'] as const) state.bands[seat(who)]!.zone = sketch.zones?.[who]
  if (sketch.active !== undefined) {
    const model = state.models[names.indexOf(sketch.active)]!
    state.activation = { ...freshActivation(model), declared: sketch.declared ?? 'move-attack' }
  }
}
