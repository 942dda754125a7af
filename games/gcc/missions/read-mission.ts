import { ok, type Result, refused } from '@gargoyle/engine'
import { refuseShape } from '@gargoyle/table'
import { type AreaBoard, areaNamed } from '../board/board.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { type ConditionData, type MissionData, missionData } from './mission-data.ts'
import { missionRules } from './rules/index.ts'

/** What a mission file is checked against. */
export type MissionContext = {
  readonly catalogue: Catalogue
  readonly boards: ReadonlyMap<string, AreaBoard>
}

type Problem = { readonly text: string; readonly path: string }

/** Reads a mission. What is wrong is said with its place in the data. gcc/core/mission-data */
export function readMission(given: unknown, context: MissionContext): Result<MissionData> {
  const parsed = missionData.safeParse(given)
  if (!parsed.success) return refuseShape(parsed.error.issues, given, { what: 'The mission' })
  const mission = parsed.data
  const board = context.boards.get(mission.board)
  if (board === undefined) return refused(`There is no board "${mission.board}".`, { path: 'board' })
  const [problem] = problemsOf(mission, board, context)
  return problem === undefined ? ok(mission) : refused(problem.text, { path: problem.path })
}

/** Everything a mission names that does not exist. */
function problemsOf(
  mission: MissionData,
  board: AreaBoard,
  { catalogue }: MissionContext,
): readonly Problem[] {
  const problems: Problem[] = []
  const say = (text: string, path: string): void => {
    problems.push({ text, path })
  }
  const area = (id: string, path: string): void => {
    if (areaNamed(board, id) < 0) say(`${board.name} has no area "${id}".`, path)
  }
  const each = (ids: readonly string[] | undefined, path: string): void => {
    for (const [i, id] of (ids ?? []).entries()) area(id, `${path}.${i}`)
  }
  each(mission.heroes.areas, 'heroes.areas')
  each(mission.reinforcement.areas, 'reinforcement.areas')
  for (const [i, id] of mission.heroes.items.entries())
    if (catalogue.items.get(id)?.kind !== 'equipment')
      say(`There is no equipment "${id}".`, `heroes.items.${i}`)
  for (const [i, id] of [...mission.heroes.suggested, ...(mission.heroes.allowed ?? [])].entries())
    if (!catalogue.heroes.has(id)) say(`There is no hero "${id}".`, `heroes.suggested.${i}`)
  if (mission.heroes.min > mission.heroes.max) say('Fewest heroes are more than most.', 'heroes')
  for (const [i, { item, area: at }] of mission.items.entries()) {
    area(at, `items.${i}`)
    if (!catalogue.items.has(item)) say(`There is no item "${item}".`, `items.${i}`)
  }
  for (const [i, { areas }] of mission.tokens.entries()) each(areas, `tokens.${i}.areas`)
  tileProblems(mission, catalogue, each, say)
  deedProblems(mission, catalogue, area, each, say)
  const conditions = [
    ...mission.ends.map(({ when }, i) => [when, `ends.${i}.when`] as const),
    ...mission.actions.map(({ when }, i) => [when, `actions.${i}.when`] as const),
    ...mission.effects.map(({ when }, i) => [when, `effects.${i}.when`] as const),
    ...mission.events.map(({ when }, i) => [when, `events.${i}.when`] as const),
  ]
  for (const [condition, path] of conditions) if (condition) conditionProblems(condition, path, each)
  for (const [i, id] of mission.rules.entries())
    if (missionRules[id] === undefined) say(`There is no mission rule "${id}".`, `rules.${i}`)
  return problems
}

type Say = (text: string, path: string) => void
type Each = (ids: readonly string[] | undefined, path: string) => void

function tileProblems(mission: MissionData, catalogue: Catalogue, each: Each, say: Say): void {
  for (const [i, { tile, areas, extra, pool }] of mission.tiles.entries()) {
    const profile = catalogue.tiles.get(tile)
    each(areas, `tiles.${i}.areas`)
    for (const [j, more] of extra.entries()) each(more.areas, `tiles.${i}.extra.${j}.areas`)
    if (profile === undefined) say(`There is no tile "${tile}".`, `tiles.${i}.tile`)
    const inPool = typeof pool === 'number' ? pool : Math.max(...pool)
    const most = areas.length + extra.reduce((sum, more) => sum + more.areas.length, 0) + inPool
    if (profile !== undefined && most > profile.miniatures)
      say(`${profile.name} has ${profile.miniatures} miniatures, not ${most}.`, `tiles.${i}`)
    if (profile?.side !== 'neutral' && !mission.river.includes(tile))
      say(`"${tile}" is not in the river.`, `tiles.${i}`)
  }
  for (const [i, id] of mission.river.entries())
    if (id !== 'event' && !mission.tiles.some(({ tile }) => tile === id))
      say(`"${id}" is in the river but not among the tiles.`, `river.${i}`)
}

function deedProblems(mission: MissionData, catalogue: Catalogue, area: Say, each: Each, say: Say): void {
  const lists = [
    ...mission.actions.map(({ deeds }, i) => [deeds, `actions.${i}.deeds`] as const),
    ...mission.effects.map(({ deeds }, i) => [deeds, `effects.${i}.deeds`] as const),
    ...mission.events.map(({ deeds }, i) => [deeds, `events.${i}.deeds`] as const),
  ]
  for (const [deeds, path] of lists) {
    for (const [i, deed] of deeds.entries()) {
      const where = `${path}.${i}`
      if ('placeToken' in deed) area(deed.placeToken.area, where)
      if ('explode' in deed && deed.at !== undefined) area(deed.at, where)
      if ('gas' in deed || 'smoke' in deed) each(deed.areas, where)
      if ('findItem' in deed && !catalogue.items.has(deed.findItem))
        say(`There is no item "${deed.findItem}".`, where)
      if ('moveTile' in deed && !mission.tiles.some(({ tile }) => tile === deed.moveTile))
        say(`"${deed.moveTile}" is not among the tiles.`, where)
      if ('rule' in deed && missionRules[deed.rule]?.deed === undefined)
        say(`There is no mission rule "${deed.rule}".`, where)
    }
  }
}

function conditionProblems(condition: ConditionData, path: string, each: Each): void {
  if ('all' in condition)
    condition.all.forEach((part, i) => void conditionProblems(part, `${path}.all.${i}`, each))
  else if ('any' in condition)
    condition.any.forEach((part, i) => void conditionProblems(part, `${path}.any.${i}`, each))
  else if ('not' in condition) conditionProblems(condition.not, `${path}.not`, each)
  else if ('tokens' in condition) each(condition.tokens.areas, `${path}.tokens.areas`)
  else if ('minis' in condition) each(condition.minis.areas, `${path}.minis.areas`)
}
