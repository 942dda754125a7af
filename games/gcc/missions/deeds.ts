import type { Rule } from '@gargoyle/engine'
import { performMovement } from '../actions/move.ts'
import { leaveBoard } from '../actions/wounds.ts'
import { type AreaId, areaNamed, NOWHERE } from '../board/board.ts'
import { carry, carryReason, layDown } from '../items/carry.ts'
import { isOnBoard, nameOf } from '../minis/minis.ts'
import type { Mini, Play, State, Token } from '../state.ts'
import { explodeArea, placeCloudsFor } from '../terrain/terrain.ts'
import { reinforce } from '../villain/reinforce.ts'
import { tokenArea } from './conditions.ts'
import { type Deed, scaledTo } from './mission.ts'
import { missionRules } from './rules/index.ts'

/** Who does it, and to which token. Effects and events have neither. */
export type DeedContext = { readonly actor?: Mini; readonly token?: Token }

/** Carries out what a mission says, part by part. */
export function* performDeeds(game: Play, deeds: readonly Deed[], context: DeedContext): Rule<void> {
  for (const deed of deeds) {
    const work = perform(game, deed, context)
    if (work !== undefined) yield* work
  }
}

function perform(game: Play, deed: Deed, { actor, token }: DeedContext): Rule<void> | undefined {
  const { state, content } = game
  const { heroes } = content.mission
  if ('turnToken' in deed) {
    if (token !== undefined) token.face = deed.turnToken
  } else if ('removeToken' in deed) {
    state.tokens = state.tokens.filter((each) => each !== token)
  } else if ('takeToken' in deed) {
    if (token !== undefined && actor !== undefined) Object.assign(token, { holder: actor.id, at: NOWHERE })
  } else if ('turnTokens' in deed) {
    turnTokens(
      state,
      deed.turnTokens,
      deed.turnTokens.most === undefined ? Number.POSITIVE_INFINITY : scaledTo(heroes, deed.turnTokens.most),
    )
  } else if ('placeToken' in deed) {
    const { kind, face, area } = deed.placeToken
    state.tokens.push({
      kind,
      face,
      id: freeTokenId(state, kind),
      at: areaOf(game, area),
      holder: NOWHERE,
    })
  } else if ('count' in deed) {
    state.counters[deed.count] = (state.counters[deed.count] ?? 0) + deed.add
  } else if ('findItem' in deed) findItem(game, deed.findItem, actor)
  else if ('explode' in deed) {
    const at =
      deed.at === undefined ? (token === undefined ? NOWHERE : tokenArea(game, token)) : areaOf(game, deed.at)
    return at === NOWHERE ? undefined : explodeArea(game, at, deed.explode)
  } else if ('explodeTokens' in deed) return explodeTokens(game, deed.explodeTokens, deed.level)
  else if ('reinforce' in deed) return reinforce(game, scaledTo(heroes, deed.reinforce))
  else if ('villainRecovers' in deed) {
    const cubes = Math.min(state.post.fatigue, scaledTo(heroes, deed.villainRecovers))
    state.post.fatigue -= cubes
    state.post.reserve += cubes
  } else if ('heroesRecover' in deed) {
    for (const hero of state.heroes) {
      const cubes = Math.min(hero.fatigue, deed.heroesRecover)
      hero.fatigue -= cubes
      hero.reserve += cubes
    }
  } else if ('gas' in deed) return spread(game, 'gas', deed.gas, deed.areas)
  else if ('smoke' in deed) return spread(game, 'smoke', deed.smoke, deed.areas)
  else if ('moveTile' in deed) return moveTile(game, deed.moveTile, deed.by)
  else if ('release' in deed) release(game, deed.release, actor)
  else return missionRules[deed.rule]?.deed?.(game, actor === undefined ? {} : { actor })
  return undefined
}

/** The id of a new token: no other has it, whatever was removed before. */
function freeTokenId({ tokens }: State, kind: string): string {
  let number = tokens.length
  while (tokens.some(({ id }) => id === `${kind}-${number}`)) number++
  return `${kind}-${number}`
}

const areaOf = ({ content }: Play, id: string): AreaId => areaNamed(content.board, id)

function turnTokens(
  state: State,
  { kind, from, to }: { kind: string; from: string; to: string },
  most: number,
): void {
  let left = most
  for (const token of state.tokens) {
    if (left === 0) return
    if (token.kind !== kind || token.face !== from) continue
    token.face = to
    left--
  }
}

function* explodeTokens(
  game: Play,
  { kind, face }: { kind: string; face: string },
  level: number,
): Rule<void> {
  for (const token of game.state.tokens.filter((each) => each.kind === kind && each.face === face)) {
    const at = tokenArea(game, token)
    if (at !== NOWHERE) yield* explodeArea(game, at, level)
  }
}

function* spread(game: Play, kind: 'gas' | 'smoke', count: number, areas: readonly string[]): Rule<void> {
  for (const id of areas) yield* placeCloudsFor(game, 'villain', kind, areaOf(game, id), count)
}

/** A card that was set aside comes to its finder. */
function findItem(game: Play, id: string, actor: Mini | undefined): void {
  const { state, content } = game
  const item = state.items.findIndex(
    (each, i) => content.items[i]!.id === id && each.holder === NOWHERE && each.at === NOWHERE && !each.gone,
  )
  if (item < 0 || actor === undefined) return
  if (carryReason(game, actor, item) === undefined) carry(game, actor, item)
  else layDown(game, item, actor.at)
}

/** Characters of a tile move, each with some points of its own and without its bonus. */
function* moveTile(game: Play, id: string, by: number): Rule<void> {
  const tile = game.content.tiles.findIndex(({ profile, commander }) => profile.id === id && commander < 0)
  for (const mini of game.content.tiles[tile]?.minis ?? []) {
    const each = game.state.minis[mini]!
    if (!isOnBoard(each)) continue
    each.moved = true
    yield* performMovement(game, each, by)
  }
}

/** A neutral character in the actor's area is safe. */
function release(game: Play, tile: string, actor: Mini | undefined): void {
  const { state, content } = game
  const freed = state.minis.find(
    (mini) =>
      mini.at !== NOWHERE &&
      mini.at === actor?.at &&
      content.tiles[content.minis[mini.id]!.tile]?.profile.id === tile,
  )
  if (freed === undefined) return
  game.emit(() => ({ name: 'released', text: `${nameOf(game, freed)} is safe.`, about: { mini: freed.id } }))
  leaveBoard(game, freed, 'gone')
}
