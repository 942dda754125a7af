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
import { type AreaBoard, areaNamed, NOWHERE } from '../board/board.ts'
import { cloneState } from '../clone-state.ts'
import type { Content } from '../content.ts'
import { carry, layDown } from '../items/carry.ts'
import { type MissionDataInput, missionData } from '../missions/mission-data.ts'
import { contentOf, settleMission, type TilePlan } from '../preparation/build-content.ts'
import { startState } from '../preparation/start.ts'
import { readOnly } from '../read-only.ts'
import { skills } from '../skills/index.ts'
import type { Hero, Item, Mini, Play, State } from '../state.ts'
import { gccSteps } from '../steps.ts'
import { traits } from '../traits/index.ts'
import type { HeroProfile, ItemCard, Side, TileProfile } from '../vocabulary.ts'
import { lane } from './boards.ts'
import { heroSketch, itemSketch, plainMission, tileSketch } from './sketches.ts'

/** A miniature of a situation: a hero, or a character on a tile of its own unless it is `like` another. */
export type MiniSketch = {
  readonly at?: string
  readonly hero?: Partial<HeroProfile>
  readonly tile?: Partial<TileProfile>
  /** A character on the tile of this one. */
  readonly like?: string
  readonly side?: Side
  /** The hero who commands its tile. */
  readonly commander?: string
  /** Cubes in reserve and so on, of a hero; all in reserve if left out. */
  readonly energy?: Partial<Pick<Hero, 'reserve' | 'fatigue' | 'wounds'>>
  readonly stance?: 'active' | 'resting'
  /** Changes of the miniature itself. */
  readonly state?: Partial<Mini>
}

/** An item of a situation, in hands or in an area. */
export type ItemSketch = Partial<ItemCard> & { readonly held?: string; readonly lies?: string }

/** What a situation is made of. */
export type TableSketch<Name extends string> = {
  readonly minis: Readonly<Record<Name, MiniSketch>>
  readonly items?: Readonly<Record<string, ItemSketch>>
  readonly board?: AreaBoard
  readonly mission?: Partial<MissionDataInput>
  readonly state?: Partial<State>
}

/** An answer in a test: the decision it is for, and what is answered. */
export type ScriptedAnswer = readonly [decision: string, answer: Json]

/** A staged situation. */
export type TestTable<Name extends string> = {
  readonly state: State
  readonly content: Content
  /** For questions to rules that ask and roll nothing. */
  readonly position: Play
  mini(name: Name): Mini
  hero(name: Name): Hero
  area(id: string): number
  item(id: string): Item
  /**
   * Runs a rule with these dice, answering its questions in order. Cubes, rerolls and weapons that no answer is given for
   * are none. Throws if dice or answers are left over or missing.
   */
  play<T>(
    rule: (game: Play, minis: Readonly<Record<Name, Mini>>) => Rule<T> | T,
    dice?: string,
    ...answers: readonly ScriptedAnswer[]
  ): T
  /** Goes on with the game itself, as long as there are answers. */
  playOn(dice: string, ...answers: readonly ScriptedAnswer[]): void
  readonly story: readonly string[]
  /** The questions of the last run: `seat: decision`. */
  readonly asked: readonly string[]
  /** What was offered the last time a decision was asked: ids, and why not. */
  offered(decision: string): Readonly<Record<string, string | undefined>>
  /** What a decision said of itself the last time it was asked. */
  aboutOf(decision: string): Json | undefined
}

/** Stages a situation: five areas in a row unless a board is given. Dice show faces 1 to 6, see `dice/faces.ts`. */
export function setTable<Name extends string>(sketch: TableSketch<Name>): TestTable<Name> {
  const entries = Object.entries(sketch.minis) as [Name, MiniSketch][]
  const heroNames = entries.filter(([, mini]) => isHero(mini)).map(([name]) => name)
  const board = sketch.board ?? lane
  const tileNames = entries
    .filter(([, mini]) => !isHero(mini) && mini.like === undefined)
    .map(([name]) => name)
  const members = tileNames.map((name) => [
    name,
    ...entries.filter(([, mini]) => mini.like === name).map(([each]) => each),
  ])
  const plans = tileNames.map((name, i): TilePlan => {
    const { tile, commander, side = commander === undefined ? 'villain' : 'heroes' } = sketch.minis[name]
    return {
      profile: tileSketch(name, { ...tile, ...(side === 'neutral' ? { side } : {}) }),
      count: members[i]!.length,
      commander: commander === undefined ? -1 : heroNames.indexOf(commander as Name),
      side,
    }
  })
  const river = tileNames.filter((name) => {
    const { commander, side } = sketch.minis[name]
    return commander === undefined && side !== 'neutral'
  })
  const data = missionData.parse(
    plainMission({
      tiles: [{ tile: 'thug' }],
      river: river.length === 0 ? ['event'] : river,
      ...sketch.mission,
    }),
  )
  const itemNames = Object.keys(sketch.items ?? {})
  const content = contentOf({
    setup: { mission: 'test', heroes: heroNames.map((hero) => ({ hero, gadgets: [], commands: [] })) },
    mission: settleMission(data, Math.max(1, heroNames.length), board),
    board,
    book: { skills, traits },
    heroes: heroNames.map((name) => heroSketch(name, sketch.minis[name].hero)),
    plans,
    items: itemNames.map((name) => {
      const { held: _h, lies: _l, ...card } = sketch.items![name]!
      return itemSketch(name, card)
    }),
  })
  const names: Name[] = [...heroNames, ...members.flat()]
  const seats: readonly Seat[] = [...heroNames.map(seat), seat('villain')]
  let state = startState(content, seats)
  layOut(content, state, sketch, names, seats)
  let story: readonly string[] = []
  let asked: string[] = []
  let offers = new Map<string, Readonly<Record<string, string | undefined>>>()
  let abouts = new Map<string, Json | undefined>()

  const run = (
    step: (game: Play) => Rule<void> | undefined,
    faces: string,
    answers: readonly ScriptedAnswer[],
    once: boolean,
  ): void => {
    const dice = scriptedDice(faces, 'staged')
    const session = must(startSession(definition(content, seats, step, state, once), { setup: null, dice }))
    asked = []
    offers = new Map()
    abouts = new Map()
    const left = [...answers]
    while (session.pending !== undefined && (once || left.length > 0)) {
      const question =
        session.pending.asked.find(({ decision }) => decision.name === left[0]?.[0]) ??
        session.pending.asked[0]!
      const chosen = bySeat(left[0], session.pending.asked) ?? question
      const { decision } = chosen
      asked.push(`${chosen.seat}: ${decision.name}`)
      offers.set(
        decision.name,
        Object.fromEntries((decision.options ?? []).map(({ id, why }) => [id, why?.text])),
      )
      abouts.set(decision.name, structuredClone(decision.about))
      must(session.answer(chosen.seat, nextAnswer(decision, left, asked)))
    }
    if (left.length > 0)
      throw new Error(`Not asked for: ${left.map(([name]) => name).join(', ')}. Asked: ${asked.join(', ')}.`)
    if (once) dice.expectAllUsed()
    state = cloneState(session.state)
    story = session.events('spectator').map(({ text }) => text)
  }

  return {
    get state() {
      return state
    },
    content,
    get position() {
      return readOnly(state, content, seats)
    },
    mini: (name) => state.minis[names.indexOf(name)]!,
    hero: (name) => state.heroes[heroNames.indexOf(name)]!,
    area: (id) => areaNamed(board, id),
    item: (id) => state.items[itemNames.indexOf(id)]!,
    play<T>(
      rule: (game: Play, minis: Readonly<Record<Name, Mini>>) => Rule<T> | T,
      faces = '',
      ...answers: readonly ScriptedAnswer[]
    ): T {
      let result: { readonly value: T } | undefined
      const step = function* (game: Play): Rule<void> {
        const minis = Object.fromEntries(names.map((name, id) => [name, game.state.minis[id]!])) as Record<
          Name,
          Mini
        >
        const work = rule(game, minis)
        result = { value: isRule(work) ? yield* work : work }
      }
      run(step, faces, answers, true)
      if (result === undefined) throw new Error('The rule did not come to its end.')
      return result.value
    },
    playOn: (faces, ...answers) => run(gccSteps, faces, answers, false),
    get story() {
      return story
    },
    get asked() {
      return asked
    },
    offered: (decision) => offers.get(decision) ?? {},
    aboutOf: (decision) => abouts.get(decision),
  }
}

const isHero = ({ hero, tile, like }: MiniSketch): boolean =>
  hero !== undefined || (tile === undefined && like === undefined)

function isRule<T>(work: Rule<T> | T): work is Rule<T> {
  return typeof work === 'object' && work !== null && 'next' in work && 'throw' in work
}

type Asked = { readonly seat: Seat; readonly decision: Decision }

/** `batman/hero-action` is an answer of the seat batman. */
function bySeat(answer: ScriptedAnswer | undefined, asked: readonly Asked[]): Asked | undefined {
  const [who, name] = answer?.[0].split('/') ?? []
  return name === undefined
    ? undefined
    : asked.find((each) => each.seat === who && each.decision.name === name)
}

/** Decisions that are answered with nothing if no test cares. */
const usual: Readonly<Record<string, Json>> = {
  'defense-cubes': 0,
  'paid-rerolls': [],
  'icon-rerolls': [],
  'free-rerolls': [],
  weapon: 'none',
  'push-limits': 'no',
}

function nextAnswer(decision: Decision, left: ScriptedAnswer[], asked: readonly string[]): Json {
  const [next] = left
  if (next !== undefined && next[0].split('/').at(-1) === decision.name) {
    left.shift()
    return next[1] === ANY ? (decision.candidates(new Random(new Stream('any')), 1)[0] ?? null) : next[1]
  }
  const answer = usual[decision.name]
  if (answer === undefined)
    throw new Error(`No answer is given for "${decision.name}". Asked so far: ${asked.join(', ')}.`)
  return answer
}

/** The answer that takes whatever the decision itself proposes. */
export const ANY = '(any)'

function layOut<Name extends string>(
  content: Content,
  state: State,
  { minis, items = {}, state: changes }: TableSketch<Name>,
  names: readonly Name[],
  seats: readonly Seat[],
): void {
  state.stage = 'heroes-act'
  state.turn = 1
  const game = readOnly(state, content, seats)
  for (const mini of state.minis) mini.at = NOWHERE
  for (const [id, name] of names.entries()) {
    const { at, energy, stance = 'active', state: own } = minis[name]
    const mini = state.minis[id]!
    mini.at = at === undefined ? NOWHERE : areaNamed(content.board, at)
    const { hero, tile } = content.minis[id]!
    mini.condition = mini.at === NOWHERE ? 'pool' : 'board'
    if (tile >= 0 && mini.at !== NOWHERE) mini.life = content.tiles[tile]!.profile.lifePoints
    Object.assign(mini, own)
    const who = state.heroes[hero]
    if (who === undefined) continue
    who.stance = stance
    if (energy) {
      const { fatigue = 0, wounds = 0 } = energy
      Object.assign(who, { fatigue, wounds, reserve: energy.reserve ?? who.reserve - fatigue - wounds })
    }
  }
  for (const [tile, { minis: ids }] of content.tiles.entries())
    state.tiles[tile]!.faceDown = ids.every((id) => state.minis[id]!.at === NOWHERE)
  for (const [item, { held, lies }] of Object.values(items).entries()) {
    if (held !== undefined) carry(game, state.minis[names.indexOf(held as Name)]!, item)
    if (lies !== undefined) layDown(game, item, areaNamed(content.board, lies))
  }
  Object.assign(state, changes)
}

function definition(
  content: Content,
  seats: readonly Seat[],
  step: (game: Play) => Rule<void> | undefined,
  state: State,
  once: boolean,
) {
  let done = false
  return defineGame<null, Content, State>({
    id: 'staged',
    rulesVersion: 1,
    prepare: () => ok({ setup: null, content }),
    seats: () => seats,
    start: () => cloneState(state),
    *step(game) {
      const work = step(game)
      if (work !== undefined) yield* work
      done = once
    },
    isOver: (now) => (once ? done : now.stage === 'over'),
    outcome: () => null,
    clone: cloneState,
    view: () => null,
    resample: (now) => now,
  })
}
