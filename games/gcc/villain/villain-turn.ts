import { ask, choose, noMemories, type Reason, type Rule, type ValuedOption } from '@gargoyle/engine'
import type { GccOptions } from '../abouts.ts'
import { givingUp } from '../actions/asides.ts'
import { EVENT_TILE } from '../content.ts'
import { recoverPost } from '../energy/recover.ts'
import { isOnBoard } from '../minis/minis.ts'
import { runEffects } from '../missions/effects.ts'
import { triggerEvent } from '../missions/events.ts'
import type { Play } from '../state.ts'
import { dissipate } from '../terrain/terrain.ts'
import { activationStep } from './activation.ts'
import { beginActivation } from './activation-state.ts'
import { costAt, demobilize, dredge, moveToRiverEnd, tileName } from './river.ts'

/** Tiles that may be activated a turn. gcc/core/two-tiles */
const TILES_A_TURN = 2

/** gcc/core/villain-turn-sequence: clear and recover, then the effects of the start of the turn. */
export function* villainStart(game: Play): Rule<void> {
  const { state, content } = game
  const recovered = recoverPost(state.post, content.mission.post.recovery)
  state.post.played = 0
  for (const mini of state.minis) if (mini.side === 'villain') mini.roundMemory = noMemories
  game.emit(() => ({
    name: 'villain-turn',
    text: `The villain's turn. ${recovered} cubes recovered.`,
    rule: 'gcc/core/villain-upkeep',
    about: { recovered },
  }))
  // gcc/core/villain-turn-effects
  dissipate(game, 'villain')
  yield* runEffects(game, 'villain-start')
  state.stage = 'tiles'
}

/** What the villain does between activations. */
type VillainAction =
  | { readonly kind: 'end' }
  | { readonly kind: 'tile' | 'dredge' | 'demobilize'; readonly tile: number }

/** One thing the villain does: a tile, a step of an activation, dredging, or nothing more. gcc/core/two-tiles */
export function* villainTiles(game: Play): Rule<void> {
  const { state } = game
  if (state.activation !== undefined) {
    yield* activationStep(game, state.activation)
    return
  }
  const action = yield* ask(
    game,
    game.content.villain,
    choose({
      name: 'villain-action',
      prompt: 'Which tile do you activate?',
      rule: 'gcc/core/two-tiles',
      about: { reserve: state.post.reserve, played: state.post.played },
      options: villainOptions(game),
    }),
  )
  if (action.kind === 'end') state.stage = 'villain-end'
  else if (action.kind === 'dredge') dredge(game, action.tile)
  else if (action.kind === 'demobilize') demobilize(game, action.tile)
  else yield* activateTile(game, action.tile)
}

const doing = (does: GccOptions['villain-action']['does']) => ({ does })

function villainOptions(game: Play): readonly ValuedOption<VillainAction>[] {
  const { post } = game.state
  const options: ValuedOption<VillainAction>[] = [
    { id: 'end', value: { kind: 'end' }, label: 'End the turn' },
  ]
  for (const [index, tile] of post.river.entries()) {
    const cost = costAt(game, index)
    const why = tileReason(game, tile, cost)
    const option: ValuedOption<VillainAction> = {
      id: `tile:${tile}`,
      value: { kind: 'tile', tile },
      label: `${tileName(game, tile)}: ${cost}`,
      about: { tile, cost, ...doing('activate') },
    }
    options.push(why === undefined ? option : { ...option, why })
    const does = givingUp(game, tile)
    if (does === undefined) continue
    options.push({
      id: `${does}:${tile}`,
      value: { kind: does, tile },
      label: `${does === 'dredge' ? 'Dredge' : 'Demobilize'} ${tileName(game, tile)}`,
      about: { tile, ...doing(does) },
    })
  }
  return options
}

function tileReason(game: Play, tile: number, cost: number): Reason | undefined {
  const { post, tiles } = game.state
  if (post.played >= TILES_A_TURN)
    return { text: 'Two tiles have been activated this turn.', rule: 'gcc/core/two-tiles' }
  if (tile !== EVENT_TILE && tiles[tile]!.faceDown)
    return { text: 'This tile is neutralized.', rule: 'gcc/core/neutralized-tile' }
  if (cost > post.reserve)
    return { text: `It costs ${cost}; ${post.reserve} cubes are in reserve.`, rule: 'gcc/core/river' }
  return undefined
}

/** gcc/core/tile-cost-payment: straight from reserve to fatigue, then the tile to the right end, then it acts. */
function* activateTile(game: Play, tile: number): Rule<void> {
  const { state } = game
  const cost = costAt(game, state.post.river.indexOf(tile))
  state.post.reserve -= cost
  state.post.fatigue += cost
  state.post.played++
  moveToRiverEnd(game, tile)
  game.emit(() => ({
    name: 'tile',
    text: `The villain activates ${tileName(game, tile)} for ${cost}.`,
    rule: 'gcc/core/tile-cost-payment',
    about: { tile, cost },
  }))
  if (tile === EVENT_TILE) yield* triggerEvent(game)
  else if (game.content.tiles[tile]!.minis.some((id) => isOnBoard(game.state.minis[id]!)))
    state.activation = beginActivation(tile)
}

/** gcc/core/villain-turn-effects */
export function* villainEnd(game: Play): Rule<void> {
  yield* runEffects(game, 'villain-end')
  game.state.stage = 'check'
}
