import { Random, type Rule, remember, type Seat, Stream, seat } from '@gargoyle/engine'
import { byNames, type ScriptedAnswer, type Situation, stageSituation } from '@gargoyle/engine/testing'
import { type Board, inches, type Spot, touchingSpot } from '@gargoyle/table'
import { testBoard as boardWith } from '@gargoyle/table/testing'
import { freshActivation } from '../activation/fresh-activation.ts'
import { book } from '../book.ts'
import { type Equipment, equipment } from '../catalogue/equipment.ts'
import { cloneState } from '../clone-state.ts'
import type { Card, Content } from '../content.ts'
import { asideMemory } from '../model/aside.ts'
import { contentOf, makeCard } from '../preparation/build-content.ts'
import type { Setup } from '../preparation/setup.ts'
import { startState } from '../preparation/start.ts'
import type { RuleBook } from '../rules/rule-book.ts'
import type { Crew, Model, Play, State } from '../state.ts'
import { bmg3Steps } from '../steps.ts'
import { type ModelSketch, profileOf } from './model-sketch.ts'

export { ANY, type ScriptedAnswer as Answer } from '@gargoyle/engine/testing'
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

/** A staged situation. */
export type TestTable<Name extends string> = Omit<Situation<Content, State>, 'play'> & {
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
    ...answers: readonly ScriptedAnswer[]
  ): T
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
  const state = startState(content, seats, new Random(new Stream('staged')))
  layOut(state, sketch, names, seats, cards)
  const situation = stageSituation({
    content,
    seats,
    state,
    clone: cloneState,
    step: bmg3Steps,
    isOver: ({ stage }) => stage === 'over',
    usualAnswers: { efforts: 0 },
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
    crew: (which) => situation.state.crews[seat(which)]!,
    play: (rule, dice, ...answers) =>
      situation.play((game) => rule(game, byNames(names, game.state.models)), dice, answers),
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

/** Models are laid out in order: one can touch only what lies there already. */
const notTouchingReason = (name: string, other: string, names: readonly string[]): string =>
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
      const there = state.models[other]?.at ?? raise(notTouchingReason(name, touching, names))
      const near = { ...there, radius: cards[other]!.radius, height: cards[other]!.height }
      const [dx, dy] = sides[side]
      model.at = touchingSpot(near, cards[id]!.radius, { x: near.x + dx, y: near.y + dy })
    }
    if (model.at !== undefined) model.condition = 'up'
    if (sketch.models[name].aside) remember(model, asideMemory, true)
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
