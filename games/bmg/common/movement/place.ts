import type { Random, Rule, RuleId, Seat } from '@gargoyle/engine'
import {
  fitsHere,
  floorHeights,
  inches,
  isCompletelyWithin,
  isWithin,
  type Spot,
  showLength,
} from '@gargoyle/table'
import { boardOf, isWalledOff, lengthOf } from '../edition.ts'
import { bodiesBut, bodyAt, cardOf, labelOf } from '../model/model.ts'
import type { BmgGame, BmgModel } from '../state.ts'
import { askPoint } from './ask-point.ts'
import { placeOf } from './path-answer.ts'

/** A model to be set down somewhere. */
export type PlaceOrder = {
  readonly model: BmgModel
  readonly reason: string
  readonly rule?: RuleId
  readonly chooser?: Seat
  /** How far from here in the unit of the edition, any part or completely; anywhere if left out. */
  readonly near?: {
    readonly of: Spot & { readonly radius?: number; readonly height?: number }
    readonly upTo: number
    readonly completely?: boolean
  }
  /** Words if a place will not do. */
  readonly accept?: (at: Spot) => string | undefined
  /** Places to try first, for players without a mouse and for bots. */
  readonly suggestions?: (random: Random) => Iterable<Spot>
  /** Places looked through in a fixed order to know whether there is any, where rings or a grid are too coarse. */
  readonly search?: () => Iterable<Spot>
  /** The way leads beneath the table, where no wall of an encounter is. */
  readonly beneath?: boolean
  /** Whether the player may leave it where it is. */
  readonly optional?: boolean
  /** What happens before it is set down. Gives where it comes to, or nothing if it stays. */
  readonly onTheWay?: (to: Spot) => Rule<Spot | undefined>
}

/**
 * bmg3/core/place-vs-move: takes a model off the table and sets it down again. Terrain in between does not
 * matter, nor do rules about how far it moves; whatever keeps it from moving keeps it from this too.
 */
export function* place(game: BmgGame, order: PlaceOrder): Rule<Spot | undefined> {
  const { model } = order
  const arriving = model.at === undefined
  const { ruleIds, moveBlockedReason } = game.content.edition
  if (!arriving && moveBlockedReason(game, model) !== undefined) return undefined
  const judge = judgeOf(game, order)
  const isLegal = (at: Spot): boolean => judge(at) === undefined
  const surely = firstPlace(game, order)
  if (surely === undefined) return undefined
  const at = yield* askPoint(game, order.chooser ?? model.seat, {
    name: 'place',
    prompt: `Where is ${labelOf(game, model)} placed? (${order.reason})`,
    rule: order.rule ?? ruleIds.place,
    about: { model: model.id },
    judge,
    candidates: (random, n) => placeCandidates(game, order, random, n, isLegal, surely),
    optional: order.optional ?? false,
  })
  const end = at === undefined || order.onTheWay === undefined ? at : yield* order.onTheWay(at)
  return end === undefined ? undefined : yield* setDown(game, model, end)
}

/** Sets a model down, wherever it was. */
export function* setDown(game: BmgGame, model: BmgModel, at: Spot): Rule<Spot> {
  const from = model.at ?? at
  model.at = { x: at.x, y: at.y, z: at.z }
  if (model.condition === 'away') model.condition = 'up'
  game.emit(() => ({
    name: 'placed',
    text: `${labelOf(game, model)} is placed.`,
    rule: game.content.edition.ruleIds.place,
    about: { model: model.id, at: placeOf(at) },
  }))
  yield* game.content.edition.rules.trigger(game, 'moved', { mover: model, from, how: 'place' })
  return at
}

/** The first place found that an order could be carried out at. */
export function firstPlace(game: BmgGame, order: PlaceOrder): Spot | undefined {
  const judge = judgeOf(game, order)
  return firstOf(order.search?.() ?? spotsInOrder(game, order), (at) => judge(at) === undefined)
}

/** What is wrong with a place for a model, if anything. */
function judgeOf(
  game: BmgGame,
  { model, near, accept, beneath }: PlaceOrder,
): (at: Spot) => string | undefined {
  const others = bodiesBut(game, model)
  const { mover } = cardOf(game, model)
  const from = beneath ? undefined : model.at
  return (at) => {
    if (from !== undefined && isWalledOff(game, from, at)) return 'Nobody is placed through that wall.'
    if (near !== undefined) {
      const measure = near.completely ? isCompletelyWithin : isWithin
      if (!measure(bodyAt(game, model, at), near.of, lengthOf(game, near.upTo)))
        return `It must be ${near.completely ? 'completely ' : ''}within ${showLength(lengthOf(game, near.upTo), game.content.edition.unit)}.`
    }
    const fit = fitsHere(boardOf(game), mover, at, others)
    return fit.ok ? accept?.(at) : fit.reason
  }
}

function placeCandidates(
  game: BmgGame,
  order: PlaceOrder,
  random: Random,
  n: number,
  isLegal: (at: Spot) => boolean,
  surely: Spot,
): readonly Spot[] {
  const found: Spot[] = []
  for (const at of order.suggestions?.(random) ?? []) {
    if (isLegal(at)) found.push(at)
    if (found.length >= n) return found
  }
  for (let i = 0; i < 12 * n + 30 && found.length < n; i++) {
    const at = somewhereNear(game, order, random)
    if (isLegal(at)) found.push(at)
  }
  return found.length > 0 ? found : [surely]
}

/** Eight directions of length 1000, near enough for looking around. */
const DIRECTIONS = [
  [1000, 0],
  [707, 707],
  [0, 1000],
  [-707, 707],
  [-1000, 0],
  [-707, -707],
  [0, -1000],
  [707, -707],
] as const

/** Places looked through in a fixed order, to know whether there is any: rings around, or a grid over the table. */
function* spotsInOrder(game: BmgGame, order: PlaceOrder): Generator<Spot> {
  const board = boardOf(game)
  const { mover } = cardOf(game, order.model)
  const { near } = order
  const flat: { readonly x: number; readonly y: number }[] = []
  if (near === undefined) {
    const step: number = inches(2)
    for (let x = step; x < board.width; x += step)
      for (let y = step; y < board.depth; y += step) flat.push({ x, y })
  } else {
    const most =
      lengthOf(game, near.upTo) + (near.of.radius ?? 0) + (near.completely ? -mover.radius : mover.radius)
    for (const share of [100, 85, 60, 30, 0]) {
      for (const [dx, dy] of DIRECTIONS) {
        // A unit short of the limit, so that rounding never puts it beyond.
        const reach = Math.max(0, Math.floor((most * share) / 100) - 1)
        flat.push({
          x: near.of.x + Math.trunc((dx * reach) / 1000),
          y: near.of.y + Math.trunc((dy * reach) / 1000),
        })
      }
    }
  }
  for (const { x, y } of flat) for (const z of floorHeights(board, mover, x, y)) yield { x, y, z }
}

function firstOf(spots: Iterable<Spot>, isLegal: (at: Spot) => boolean): Spot | undefined {
  for (const at of spots) if (isLegal(at)) return at
  return undefined
}

function somewhereNear(game: BmgGame, { model, near }: PlaceOrder, random: Random): Spot {
  const board = boardOf(game)
  const reach = near === undefined ? 0 : lengthOf(game, near.upTo) + (near.of.radius ?? 0)
  const x = near === undefined ? random.below(board.width) : near.of.x + random.between(-reach, reach)
  const y = near === undefined ? random.below(board.depth) : near.of.y + random.between(-reach, reach)
  const floors = floorHeights(board, cardOf(game, model).mover, x, y)
  return { x, y, z: random.pick(floors.length > 0 ? floors : [0]) }
}
