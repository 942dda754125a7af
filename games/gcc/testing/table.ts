import { type Json, type Rule, type Seat, seat } from '@gargoyle/engine'
import { byNames, type ScriptedAnswer, type Situation, stageSituation } from '@gargoyle/engine/testing'
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

export type { ScriptedAnswer } from '@gargoyle/engine/testing'

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

/** A staged situation. */
export type TestTable<Name extends string> = Omit<Situation<Content, State>, 'play'> & {
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
  const state = startState(content, seats)
  layOut(content, state, sketch, names, seats)
  const situation = stageSituation({
    content,
    seats,
    state,
    clone: cloneState,
    step: gccSteps,
    isOver: ({ stage }) => stage === 'over',
    usualAnswers,
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
    playOn: situation.playOn,
    content,
    labelsOf: situation.labelsOf,
    aboutOf: situation.aboutOf,
    get position() {
      return readOnly(situation.state, content, seats)
    },
    mini: (name) => situation.state.minis[names.indexOf(name)]!,
    hero: (name) => situation.state.heroes[heroNames.indexOf(name)]!,
    area: (id) => areaNamed(board, id),
    item: (id) => situation.state.items[itemNames.indexOf(id)]!,
    play: (rule, dice, ...answers) =>
      situation.play((game) => rule(game, byNames(names, game.state.minis)), dice, answers),
  }
}

/** What the last question of a name offered, things done beside it aside. */
export const answersTo = (table: Pick<TestTable<string>, 'offered'>, question: string): readonly string[] =>
  Object.keys(table.offered(question)).filter((id) => !/^(drop|dredge|demobilize):/.test(id))

const isHero = ({ hero, tile, like }: MiniSketch): boolean =>
  hero !== undefined || (tile === undefined && like === undefined)

/** Decisions that are answered with nothing if no test cares. */
const usualAnswers: Readonly<Record<string, Json>> = {
  'defense-cubes': 0,
  'paid-rerolls': [],
  'icon-rerolls': [],
  'free-rerolls': [],
  weapon: 'none',
  'push-limits': 'no',
}

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
