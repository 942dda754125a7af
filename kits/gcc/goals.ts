import {
  amountFor,
  type ConditionData,
  type GccContent,
  type GccState,
  type gccPosition,
  holds,
  type MissionData,
  NOWHERE,
  scaledTo,
  tokenArea,
} from '@gargoyle/gcc'

type Side = 'heroes' | 'villain'
type Position = ReturnType<typeof gccPosition>

/** Where a side wants to be: areas of something to do, and who has to go there. */
export type Goal = {
  readonly areas: readonly number[]
  /** The number of the miniature that carries what has to get there; any miniature if left out. */
  readonly carrier?: number
}

/** How far a condition of a mission has come, from 0 to 1. */
export function conditionProgress(game: Position, condition: ConditionData): number {
  const { state, content } = game
  if ('all' in condition) return mean(condition.all.map((each) => conditionProgress(game, each)))
  if ('any' in condition) return Math.max(0, ...condition.any.map((each) => conditionProgress(game, each)))
  if ('neutralizedTile' in condition) return tileProgress(state, content, condition.neutralizedTile)
  if ('tokens' in condition || 'counter' in condition) {
    const wanted = scaledTo(content.mission.heroes, condition.atLeast ?? 1)
    if (condition.atMost !== undefined || wanted === 0) return holds(game, condition) ? 1 : 0
    return Math.min(wanted, amountFor(game, condition)) / wanted
  }
  if ('minis' in condition && condition.atMost !== undefined) {
    const most = Math.min(12, amountFor(game, condition))
    return 1 / (1 + Math.max(0, most - scaledTo(content.mission.heroes, condition.atMost)))
  }
  return holds(game, condition) ? 1 : 0
}

const mean = (parts: readonly number[]): number =>
  parts.length === 0 ? 0 : parts.reduce((sum, part) => sum + part, 0) / parts.length

function tileProgress(state: GccState, { tiles }: GccContent, id: string): number {
  let life = 0
  let all = 0
  for (const { profile, minis, commander } of tiles) {
    if (profile.id !== id || commander >= 0) continue
    for (const mini of minis) {
      all += profile.lifePoints
      life += state.minis[mini]!.at === NOWHERE ? 0 : state.minis[mini]!.life
    }
  }
  return all === 0 ? 0 : 1 - life / all
}

type ActionData = MissionData['actions'][number]

/** Actions of the mission that a side can perform as things stand, wherever they are. */
export function openActions(game: Position, side: Side): readonly ActionData[] {
  return game.content.mission.data.actions.filter(
    ({ by, when }) => by.includes(side) && (when === undefined || holds(game, when)),
  )
}

/** Everything a side wants to get to now. */
export function goalsOf(game: Position, side: Side): readonly Goal[] {
  const goals: Goal[] = []
  for (const action of openActions(game, side)) goals.push(...actionGoals(game, action))
  for (const { winner, when } of game.content.mission.data.ends)
    if (winner === side) goals.push(...conditionGoals(game, when))
  return goals
}

const knownPlaces = new WeakMap<GccContent, Map<readonly string[], readonly number[]>>()

/** The numbers of areas that a mission names, looked up once: they are asked for in every position. */
function placesOf(content: GccContent, ids: readonly string[]): readonly number[] {
  let known = knownPlaces.get(content)
  if (known === undefined) {
    known = new Map()
    knownPlaces.set(content, known)
  }
  let places = known.get(ids)
  if (places === undefined) {
    places = ids.map((id) => content.board.areas.findIndex((area) => area.id === id))
    known.set(ids, places)
  }
  return places
}

function actionGoals(game: Position, { token, areas }: ActionData): readonly Goal[] {
  const { state, content } = game
  const named = areas === undefined ? undefined : placesOf(content, areas)
  if (token === undefined) return named === undefined ? [] : [{ areas: named }]
  return state.tokens.flatMap((each): readonly Goal[] => {
    if (each.kind !== token.kind || each.face !== token.face) return []
    if (each.holder !== NOWHERE) return named === undefined ? [] : [{ areas: named, carrier: each.holder }]
    return [{ areas: [tokenArea(game, each)] }]
  })
}

function conditionGoals(game: Position, condition: ConditionData): readonly Goal[] {
  const { state, content } = game
  if ('all' in condition || 'any' in condition) {
    const parts = 'all' in condition ? condition.all : condition.any
    // What is unmet and has to be met before the rest counts comes first: places to be at last are no goal till then.
    const open = parts.filter((each) => !holds(game, each))
    const others = open.filter((each) => !('minis' in each))
    return (others.length > 0 ? others : open).flatMap((each) => conditionGoals(game, each))
  }
  if ('neutralizedTile' in condition) {
    return content.tiles.flatMap(({ profile, minis, commander }) =>
      profile.id === condition.neutralizedTile && commander < 0
        ? minis
            .filter((id) => state.minis[id]!.at !== NOWHERE)
            .map((id) => ({ areas: [state.minis[id]!.at] }))
        : [],
    )
  }
  if ('tokens' in condition && condition.tokens.areas !== undefined) {
    return state.tokens.flatMap((each) =>
      each.kind === condition.tokens.kind && each.holder !== NOWHERE
        ? [{ areas: placesOf(content, condition.tokens.areas!), carrier: each.holder }]
        : [],
    )
  }
  if ('minis' in condition && condition.minis.areas !== undefined && condition.atMost === undefined)
    return [{ areas: placesOf(content, condition.minis.areas) }]
  return []
}

/** What a side has made of tokens so far: faces that only its own actions bring about. */
export function tokensTurned({ state, content }: Position, side: Side): number {
  const mine = facesOf(content.mission.data, side)
  if (mine.size === 0) return 0
  let count = 0
  for (const { kind, face } of state.tokens) if (mine.get(kind)?.has(face)) count++
  return count
}

const knownFaces = new WeakMap<MissionData, Record<Side, ReadonlyMap<string, ReadonlySet<string>>>>()

/** Faces by kinds of tokens that actions of a side turn them to. */
function facesOf(data: MissionData, side: Side): ReadonlyMap<string, ReadonlySet<string>> {
  let known = knownFaces.get(data)
  if (known === undefined) {
    known = { heroes: turnedFaces(data, 'heroes'), villain: turnedFaces(data, 'villain') }
    knownFaces.set(data, known)
  }
  return known[side]
}

function turnedFaces({ actions }: MissionData, side: Side): ReadonlyMap<string, ReadonlySet<string>> {
  const faces = new Map<string, Set<string>>()
  for (const { by, token, deeds } of actions) {
    if (!by.includes(side) || token === undefined) continue
    for (const deed of deeds)
      if ('turnToken' in deed)
        faces.set(token.kind, (faces.get(token.kind) ?? new Set<string>()).add(deed.turnToken))
  }
  return faces
}

/** What a side has counted up by its actions, of what its ends ask for. */
export function countedBy(game: Position, side: Side): number {
  const { state, content } = game
  let count = 0
  for (const { winner, when } of content.mission.data.ends) {
    if (winner !== side || !('counter' in when)) continue
    const isOwn = content.mission.data.actions.some(
      ({ by, deeds }) =>
        by.includes(side) && deeds.some((deed) => 'count' in deed && deed.count === when.counter),
    )
    if (isOwn)
      count += Math.min(
        state.counters[when.counter] ?? 0,
        scaledTo(content.mission.heroes, when.atLeast ?? 1),
      )
  }
  return count
}
