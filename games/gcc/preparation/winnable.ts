import { type AreaBoard, type AreaId, areaNamed } from '../board/board.ts'
import { groundWith } from '../board/ground.ts'
import { faces } from '../dice/faces.ts'
import { scaledTo } from '../missions/mission.ts'
import type { ConditionData, Deed, MissionData } from '../missions/mission-data.ts'
import type { HeroProfile, TileProfile } from '../vocabulary.ts'

/** The trait of those who neither climb nor jump nor fall. gcc/trait/reduced-mobility */
const WALKER = 'reduced-mobility'

/** Skills by which walkers get further than they walk. */
const helps: ReadonlySet<string> = new Set(['attraction', 'wall-breaker'])

/**
 * Why heroes who all only walk cannot win a mission: what it asks for is out of their reach, however lucky they are.
 * Everything else is taken to go well. gcc/trait/reduced-mobility
 */
export function hopelessReason(
  mission: MissionData,
  board: AreaBoard,
  heroes: readonly HeroProfile[],
  friends: readonly TileProfile[],
): string | undefined {
  const areWalkers = heroes.every(
    ({ traits, skills }) => traits.includes(WALKER) && !skills.some(({ skill }) => helps.has(skill)),
  )
  if (!areWalkers || mission.turns.winner === 'heroes') return undefined
  if (new BestCase(mission, board, heroes.length, friends).isWon()) return undefined
  const who = heroes.map(({ name }) => name).join(' and ')
  return `${who} cannot win ${mission.name} alone: Reduced Mobility keeps its goal out of reach.`
}

/** Where those who walk come, or those who climb as well: the characters that a hero commands. */
type Reach = ReadonlySet<AreaId>

type Piece = { readonly kind: string; readonly at: AreaId; readonly faces: Set<string>; carried?: Reach }

type ActionData = MissionData['actions'][number]

/** What a mission can come to at best for heroes who only walk. */
class BestCase {
  readonly #mission: MissionData
  readonly #heroes: number
  readonly #friends: readonly TileProfile[]
  readonly #walked: Reach
  readonly #climbed: Reach
  readonly #areaOf: (id: string) => AreaId
  readonly #pieces: Piece[] = []
  readonly #counts = new Map<string, number>()
  readonly #done = new Set<string>()
  #isUnknown = false

  constructor(mission: MissionData, board: AreaBoard, heroes: number, friends: readonly TileProfile[]) {
    this.#mission = mission
    this.#heroes = heroes
    this.#friends = friends.filter(({ traits }) => !traits.includes(WALKER))
    this.#areaOf = (id) => areaNamed(board, id)
    const starts = mission.heroes.areas.slice(0, heroes).map(this.#areaOf)
    const { ways, adjacent } = groundWith(board, [])
    const all = ways.map((each) => each.map(({ to }) => to))
    this.#walked = spread(adjacent, starts)
    this.#climbed = spread(all, starts)
    for (const { kind, face, areas, from } of mission.tokens)
      if (heroes >= from)
        for (const area of areas) this.#pieces.push({ kind, at: this.#areaOf(area), faces: new Set([face]) })
  }

  isWon(): boolean {
    for (let known = -1; known !== this.#done.size; ) {
      known = this.#done.size
      this.#goOn()
    }
    const { ends } = this.#mission
    return this.#isUnknown || ends.some(({ winner, when }) => winner === 'heroes' && this.#mayHold(when))
  }

  #goOn(): void {
    const { actions, effects, events } = this.#mission
    for (const action of actions)
      if (action.when === undefined || this.#mayHold(action.when))
        for (const reach of this.#reachesFor(action)) this.#act(action, reach)
    for (const { id, deeds } of [...effects, ...events]) this.#perform(id, deeds, undefined, this.#climbed)
  }

  /** Where those come who can do something: the farthest first. */
  #reachesFor({ by, action, kind, difficulty = 0, skills }: ActionData): readonly Reach[] {
    const needed = kind === 'complex' ? scaledTo(this.#heroes, difficulty) : 0
    const isForFriends = this.#friends.some((friend) => mostSuccesses(friend, action, skills) >= needed)
    return by.includes('villain') || isForFriends ? [this.#climbed, this.#walked] : [this.#walked]
  }

  #act({ id, areas, token, deeds }: ActionData, reach: Reach): void {
    if (areas !== undefined && !this.#meets(areas, reach)) return
    if (token === undefined) this.#perform(id, deeds, undefined, reach)
    else
      for (const [i, piece] of this.#pieces.entries()) {
        const isThere = piece.carried !== undefined || reach.has(piece.at)
        if (isThere && piece.kind === token.kind && piece.faces.has(token.face))
          this.#perform(`${id} ${i}`, deeds, piece, reach)
      }
  }

  #perform(what: string, deeds: readonly Deed[], piece: Piece | undefined, reach: Reach): void {
    if (this.#done.has(what)) return
    this.#done.add(what)
    const isOnce = piece !== undefined && deeds.some((deed) => 'turnToken' in deed || 'removeToken' in deed)
    for (const deed of deeds) {
      if ('turnToken' in deed) piece?.faces.add(deed.turnToken)
      else if ('takeToken' in deed && piece !== undefined) piece.carried = reach
      else if ('turnTokens' in deed) {
        for (const each of this.#pieces)
          if (each.kind === deed.turnTokens.kind) each.faces.add(deed.turnTokens.to)
      } else if ('placeToken' in deed) {
        const { kind, face, area } = deed.placeToken
        this.#pieces.push({ kind, at: this.#areaOf(area), faces: new Set([face]) })
      } else if ('count' in deed) {
        const add = isOnce ? deed.add : Number.POSITIVE_INFINITY
        this.#counts.set(deed.count, (this.#counts.get(deed.count) ?? 0) + Math.max(0, add))
      } else if ('rule' in deed) this.#isUnknown = true
    }
  }

  #meets(areas: readonly string[], reach: Reach): boolean {
    return areas.some((area) => reach.has(this.#areaOf(area)))
  }

  #mayHold(condition: ConditionData): boolean {
    if ('all' in condition) return condition.all.every((each) => this.#mayHold(each))
    if ('any' in condition) return condition.any.some((each) => this.#mayHold(each))
    if ('tokens' in condition) return this.#tokensFor(condition.tokens) >= this.#least(condition)
    if ('counter' in condition) return (this.#counts.get(condition.counter) ?? 0) >= this.#least(condition)
    if (!('minis' in condition)) return true
    const { side, standing, areas } = condition.minis
    if (side !== 'heroes' && !standing) return true
    if (!standing && this.#friends.length > 0) return true
    return (
      (areas === undefined || this.#meets(areas, this.#walked) ? this.#heroes : 0) >= this.#least(condition)
    )
  }

  #least({ atLeast, atMost }: Bounds): number {
    return scaledTo(this.#heroes, atLeast ?? (atMost === undefined ? 1 : 0))
  }

  #tokensFor({ kind, face, areas, heldBy }: Extract<ConditionData, { tokens: unknown }>['tokens']): number {
    if (heldBy !== undefined && heldBy !== 'heroes') return Number.POSITIVE_INFINITY
    return this.#pieces.filter((piece) => {
      if (piece.kind !== kind || (face !== undefined && !piece.faces.has(face))) return false
      if (heldBy === 'heroes' && piece.carried === undefined) return false
      if (areas === undefined || areas.some((area) => this.#areaOf(area) === piece.at)) return true
      return piece.carried !== undefined && this.#meets(areas, piece.carried)
    }).length
  }
}

type Bounds = Pick<Extract<ConditionData, { counter: unknown }>, 'atLeast' | 'atMost'>

/** All areas that one comes to from others. */
function spread(next: readonly (readonly AreaId[])[], starts: readonly AreaId[]): Reach {
  const found = new Set(starts)
  for (const area of found) for (const other of next[area]!) found.add(other)
  return found
}

/** The most successes a character can have in a complex action; below 0 where it may not perform it at all. */
function mostSuccesses(
  friend: TileProfile,
  action: ActionData['action'],
  counting: readonly string[],
): number {
  const lines = friend[action]
  if (lines === 'forbidden' || lines.length === 0) return -1
  let most = 0
  for (const { dice } of lines)
    most = Math.max(
      most,
      dice.reduce((sum, { colour }) => sum + Math.max(...faces[colour]), 0),
    )
  return friend.skills.reduce((sum, { skill, level }) => sum + (counting.includes(skill) ? level : 0), most)
}
