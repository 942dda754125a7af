import { ask, isRecord, ok, open, type Random, type Rule, type RuleId, type Seat } from '@gargoyle/engine'
import { fitsHere, floorHeights, inches, mm, mover, type Spot } from '@gargoyle/table'
import { MARKER_RADIUS } from '../model/model.ts'
import { type PlaceAnswer, placeOf, readPlace, spotOf } from '../movement/path-answer.ts'
import { boardOf, type Play } from '../state.ts'

/** A flat thing the size of a marker. */
const flat = mover({ radius: MARKER_RADIUS, height: mm(1) })

/** What a player reads, and what a place must be. */
export type SpotOrder = {
  readonly name: string
  readonly prompt: string
  readonly rule: RuleId
  /** Where to look first, and how far around in inches; the whole table if left out. */
  readonly near?: { readonly of: Spot; readonly inches: number }
  /** Whether a marker must lie there: on a floor, not inside anything. */
  readonly marker?: boolean
  /** Words if a place will not do. */
  readonly accept?: (at: Spot) => string | undefined
  /** Whether the player may decide against it. */
  readonly optional?: boolean
  readonly about?: Readonly<Record<string, number>>
}

type SpotAnswer = { readonly to: PlaceAnswer } | { readonly none: true }

/** Asks a player for a place on the table. Gives nothing if there is none, or none is wanted. */
export function* chooseSpot(game: Play, seat: Seat, order: SpotOrder): Rule<Spot | undefined> {
  const judge = (at: Spot): string | undefined => whyNotHere(game, order, at)
  const surely = firstSpot(game, order, judge)
  if (surely === undefined) return undefined
  const answer = yield* ask(
    game,
    seat,
    open<SpotAnswer>({
      name: order.name,
      prompt: order.prompt,
      shape: 'point',
      rule: order.rule,
      about: { ...order.about, optional: order.optional ?? false },
      check: (given) => {
        if (order.optional && isRecord(given) && given.none === true) return ok({ none: true })
        const read = readPlace(isRecord(given) ? given.to : undefined)
        if (!read.ok) return read
        const wrong = judge(spotOf(read.value))
        return wrong === undefined ? ok({ to: read.value }) : { ok: false, reason: { text: wrong } }
      },
      candidates: (random, n) => candidates(game, order, random, n, judge, surely),
    }),
  )
  return 'none' in answer ? undefined : spotOf(answer.to)
}

function whyNotHere(game: Play, { marker, accept }: SpotOrder, at: Spot): string | undefined {
  const board = boardOf(game)
  if (at.x < 0 || at.y < 0 || at.x > board.width || at.y > board.depth) return 'That is off the table.'
  if (marker) {
    const fit = fitsHere(board, flat, at)
    if (!fit.ok) return fit.reason
  }
  return accept?.(at)
}

/** Looks for a place in a fixed order: around, or over the whole table. */
function firstSpot(game: Play, order: SpotOrder, judge: (at: Spot) => string | undefined): Spot | undefined {
  for (const at of spotsInOrder(game, order)) if (judge(at) === undefined) return at
  return undefined
}

const AROUND = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const

function* spotsInOrder(game: Play, { near }: SpotOrder): Generator<Spot> {
  const board = boardOf(game)
  const step = near === undefined ? inches(3) : Math.floor(inches(near.inches) / 3)
  const { x, y } = near?.of ?? { x: Math.floor(board.width / 2), y: Math.floor(board.depth / 2) }
  const rings = near === undefined ? Math.ceil(Math.max(board.width, board.depth) / (2 * step)) : 3
  for (let ring = rings; ring > 0; ring--) {
    for (const [dx, dy] of AROUND) {
      const at = { x: x + dx * ring * step, y: y + dy * ring * step }
      for (const z of floorHeights(board, flat, at.x, at.y)) yield { ...at, z }
    }
  }
  yield near?.of ?? { x, y, z: 0 }
}

function candidates(
  game: Play,
  order: SpotOrder,
  random: Random,
  n: number,
  judge: (at: Spot) => string | undefined,
  surely: Spot,
): readonly SpotAnswer[] {
  const board = boardOf(game)
  const { near } = order
  const found: SpotAnswer[] = order.optional && random.below(4) === 0 ? [{ none: true }] : []
  const reach = near === undefined ? 0 : Math.floor(inches(near.inches))
  for (let i = 0; i < 6 * n + 12 && found.length < n; i++) {
    const x = near === undefined ? random.below(board.width) : near.of.x + random.between(-reach, reach)
    const y = near === undefined ? random.below(board.depth) : near.of.y + random.between(-reach, reach)
    const floors = floorHeights(board, flat, x, y)
    const at = { x, y, z: random.pick(floors.length > 0 ? floors : [0]) }
    if (judge(at) === undefined) found.push({ to: placeOf(at) })
  }
  return found.length > 0 ? found : [{ to: placeOf(surely) }]
}
