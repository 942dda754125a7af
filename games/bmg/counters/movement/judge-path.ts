import {
  boardOf,
  type JudgedMove,
  legsOf,
  type MoveTerms,
  type PathAnswer,
  spotOf,
} from '@gargoyle/bmg-common'
import { ok, type Result, refused } from '@gargoyle/engine'
import {
  type Body,
  between,
  fall,
  findPath,
  flatDistance,
  type Part,
  type Path,
  type Pricing,
  part,
  pointsOf,
  priceOf,
  type Spot,
  showLength,
  surveyPath,
  turn,
} from '@gargoyle/table'
import { ruleId } from '../edition.ts'
import type { Play } from '../state.ts'
import { firstTouch } from './patches.ts'
import { impairedBy, wading, withFalls } from './pricing.ts'

/** What a move has to keep to. All lengths in table units. */
export type Terms = MoveTerms & {
  readonly points: NonNullable<MoveTerms['points']>
  /** How far it jumps and leaps down unharmed. */
  readonly jump: number
  readonly wades: boolean
  /** Water does not impair it. bmg2/trait/amphibious */
  readonly swims: boolean
  /** Ground that impairs a move over any of it. */
  readonly rough: readonly Body[]
  /** Its moves may end on a wall. bmg1/trait/climbing-shoes */
  readonly clings: boolean
  /** How far above `from` it hangs on a wall. bmg1/trait/climbing-shoes */
  readonly hanging: number
  /** The least it must go. */
  readonly least: number
  /** It runs, over plain ground only. bmg1/core/run */
  readonly runs: boolean
}

/** A move that keeps to its terms, with what it takes and how it comes down. */
export type CounterMove = JudgedMove & {
  readonly points: number
  /** Where on a wall it goes on up from: it does not touch the foot. bmg1/trait/climbing-shoes */
  readonly start?: Spot
  /** The height of a fall at its end, and the jump distance that counts for it. */
  readonly down: { readonly height: number; readonly jump: number } | undefined
  /** The foot of the wall on whose side it ends. bmg1/trait/climbing-shoes */
  readonly foot?: Spot
}

/** Whether an answer is a move that keeps to its terms. bmg1/core/move, bmg1/core/measure, bmg2/core/measure-volume */
export function judgePath(game: Play, terms: Terms, answer: PathAnswer): Result<CounterMove> {
  if ('to' in answer) return judgeDestination(game, terms, spotOf(answer.to))
  const path: Path = { from: terms.from, legs: legsOf(answer.legs) }
  if (path.legs.length === 0) return ok(staying(terms))
  return judgeLegs(game, terms, path, answer.fall === true)
}

/** A move that leads nowhere. */
export const staying = ({ from }: Pick<Terms, 'from'>): CounterMove => ({
  path: { from, legs: [] },
  end: from,
  parts: [],
  travelled: 0,
  surcharge: 0,
  points: 0,
  fall: undefined,
  down: undefined,
})

function judgeDestination(game: Play, terms: Terms, to: Spot): Result<CounterMove> {
  const { mover, from, pricing, budget, others, around = [], points } = terms
  if (terms.straight) return judgeLegs(game, terms, { from, legs: [{ to }] }, false)
  // Back to the foot of the wall it hangs on.
  if (terms.hanging > 0 && to.x === from.x && to.y === from.y && to.z === from.z)
    return judgeLegs(game, terms, { from, legs: [{ to }] }, false)
  // What it has climbed already is taken off when the way is judged.
  const climbed = terms.hanging * (pricing.climb?.vertical ?? 1)
  const how = { pricing, budget: budget + climbed, others, around }
  const charged = findPath(boardOf(game), mover, from, to, { ...how, points })
  // Who wades may have no counters for the water: the way is judged with its counters below.
  const found = charged.ok || !terms.wades ? charged : findPath(boardOf(game), mover, from, to, how)
  if (!found.ok) return refused(found.reason, { rule: ruleId(game, 'core/move') })
  return judgeLegs(game, terms, found.path, false)
}

function judgeLegs(game: Play, terms: Terms, path: Path, gives: boolean): Result<CounterMove> {
  const { mover, others, around = [] } = terms
  if (terms.straight && !isStraight(path))
    return refused('This move must be a straight line.', { rule: ruleId(game, 'core/run') })
  const survey = surveyPath(boardOf(game), mover, path, { others, around })
  if (!survey.ok) {
    const wide = gives ? intoTheGap(game, terms, path) : undefined
    return wide ?? refused(survey.reason, { rule: ruleId(game, 'core/move') })
  }
  const start = wallStart(terms, path, survey.parts)
  const judged = fromTheWall(terms, start, survey.parts).map((parts) =>
    judgeParts(game, terms, path, parts, gives, start),
  )
  return judged.find(({ ok: isGood }) => isGood) ?? judged[0]!
}

/** Where a model that hangs on a wall climbs on from, if its way leads up. bmg1/trait/climbing-shoes */
const wallStart = ({ hanging }: Terms, { from, legs }: Path, [first]: readonly Part[]): Spot | undefined =>
  hanging > 0 && first?.kind === 'climb' && legs[0]!.to.z > from.z
    ? { x: from.x, y: from.y, z: from.z + hanging }
    : undefined

/**
 * The parts of a way with what it takes to leave a wall: who climbs on has a part of the wall behind it, all others climb
 * down first, or leap. bmg1/trait/climbing-shoes, bmg1/core/climb, bmg1/core/deliberate-drop
 */
function fromTheWall(
  { hanging }: Terms,
  start: Spot | undefined,
  parts: readonly Part[],
): readonly (readonly Part[])[] {
  if (hanging === 0) return [parts]
  const [first, ...rest] = parts
  if (start !== undefined && first !== undefined)
    return [[{ ...first, vertical: Math.abs(first.vertical - hanging) }, ...rest]]
  return (['climb', 'drop'] as const).map((kind) => [part(kind, 0, hanging), ...parts])
}

function judgeParts(
  game: Play,
  terms: Terms,
  path: Path,
  parts: readonly Part[],
  gives: boolean,
  start: Spot | undefined,
): Result<CounterMove> {
  const { mover, pricing, budget, points } = terms
  const last = parts.at(-1)
  // Whatever takes the model no counter is still in its way.
  if (terms.runs && parts.some(({ kind }) => kind !== 'walk'))
    return refused('A run leads over plain ground only.', { rule: ruleId(game, 'core/run') })
  // bmg1/trait/amphibious: water takes no counter, but its length counts double.
  const charged = terms.wades ? wading(game, parts) : parts
  const charge = pointsOf(charged, points.pricing)
  // bmg1/core/deliberate-drop: without a counter for it the last leap is a fall from jump distance 0.
  const unpaid =
    last?.kind === 'drop' &&
    charge > points.limit &&
    pointsOf(charged.slice(0, -1), points.pricing) <= points.limit
  const jump = unpaid ? 0 : terms.jump
  const drops = parts.filter(
    (part) => part.kind === 'drop' && part.vertical > (part === last ? jump : terms.jump),
  )
  if (drops.length > 1 || (drops.length === 1 && last !== drops[0]))
    return refused('A fall ends the move.', { rule: ruleId(game, 'core/falling') })
  if (drops.length > 0 && terms.safe)
    return refused('It cannot be made to fall.', { rule: ruleId(game, 'core/falling') })
  const ground = firstTouch(start === undefined ? path : { ...path, from: start }, mover, terms.rough)
    ? impairedBy(pricing)
    : pricing
  const dry = terms.swims ? wading(game, parts) : parts
  const price = priceOf(dry, drops.length > 0 ? withFalls(ground) : ground)
  if (price === undefined) {
    const wide = gives ? intoTheGap(game, terms, path) : undefined
    return wide ?? refused('It cannot move that way.', { rule: ruleId(game, 'core/jump-gap') })
  }
  if (charge > points.limit && !unpaid) {
    return refused(`That way takes ${charge}MC, but only ${points.limit}MC can be spent on it.`, {
      rule: ruleId(game, chargedRule(parts)),
    })
  }
  const travelled = lengthOfParts(parts)
  const judged: CounterMove = {
    path,
    end: path.legs.at(-1)!.to,
    parts,
    travelled,
    surcharge: price - travelled,
    points: Math.min(charge, points.limit),
    fall: drops.length > 0 ? 'over the edge' : undefined,
    down: drops[0] === undefined ? undefined : { height: drops[0].vertical, jump },
    ...(start === undefined ? {} : { start }),
  }
  if (price > budget) {
    if (gives && !terms.safe) return failedClimb(game, terms, judged, price, ground)
    const { unit } = game.content.edition
    return refused(
      `That way costs ${showLength(price, unit)}, but only ${showLength(budget, unit)} can be moved.`,
      { rule: ruleId(game, 'core/move') },
    )
  }
  if (travelled < terms.least)
    return refused(`A run is at least ${showLength(terms.least, game.content.edition.unit)} long.`, {
      rule: ruleId(game, 'core/run'),
    })
  return ok(judged)
}

const chargedRule = (parts: readonly Part[]): string =>
  parts.some(({ kind }) => kind === 'climb')
    ? 'core/climb'
    : parts.some(({ kind }) => kind === 'jump')
      ? 'core/jump-gap'
      : parts.some(({ kind }) => kind === 'vault')
        ? 'core/difficult-obstacle'
        : 'core/difficult-ground'

/** Who climbs what is too far anyway drops from the height reached. bmg1/core/climb, bmg2/core/climb */
function failedClimb(
  game: Play,
  terms: Terms,
  judged: CounterMove,
  price: number,
  pricing: Pricing,
): Result<CounterMove> {
  const rule = ruleId(game, 'core/climb')
  const last = judged.parts.at(-1)
  if (last?.kind !== 'climb') return refused('Only a climb may end in a fall.', { rule })
  const rate = pricing.climb?.vertical ?? 1
  const beforeTheWall = price - (last.horizontal + last.vertical) * rate
  const more = Math.floor((terms.budget - beforeTheWall) / rate)
  if (more < 0) return refused('It does not even reach the wall.', { rule })
  const height = more + (judged.parts.length === 1 ? terms.hanging : 0)
  const foot = judged.path.legs.at(-2)?.to ?? terms.from
  if (terms.clings && height > 0) {
    const end = { x: foot.x, y: foot.y, z: foot.z + height }
    return ok({ ...judged, end, travelled: Math.floor(terms.budget / rate), fall: undefined, foot })
  }
  return ok({ ...judged, end: foot, fall: 'from the wall', down: { height, jump: 0 } })
}

/** Who jumps a gap wider than its jump distance falls into it. bmg1/core/jump-gap, bmg2/core/jump */
function intoTheGap(game: Play, terms: Terms, path: Path): Result<CounterMove> | undefined {
  const last = path.legs.at(-1)
  if (last?.by !== 'jump' || terms.safe) return undefined
  const start = path.legs.at(-2)?.to ?? terms.from
  const width = flatDistance(start, last.to)
  if (width <= terms.jump) return undefined
  const legs = path.legs.slice(0, -1)
  const before =
    legs.length === 0 ? ok(staying(terms)) : judgeLegs(game, terms, { from: terms.from, legs }, false)
  if (!before.ok) return before
  const led = before.value
  const over = between(start, last.to, terms.jump / width)
  const bodies = [...terms.others, ...(terms.around ?? [])]
  const down = fall(boardOf(game), terms.mover, { x: over.x, y: over.y, z: start.z }, bodies)
  if (down === undefined) return undefined
  return ok({
    ...led,
    path,
    end: down.landing,
    travelled: led.travelled + terms.jump,
    fall: 'over the edge',
    down: { height: down.height, jump: 0 },
  })
}

const lengthOfParts = (parts: readonly Part[]): number =>
  parts.reduce((sum, { horizontal, vertical }) => sum + horizontal + vertical, 0)

/** Whether all legs run on one line, give or take the rounding to whole units. */
function isStraight({ from, legs }: Path): boolean {
  const end = legs.at(-1)
  if (end === undefined) return true
  const length = flatDistance(from, end.to)
  return legs.every(({ to }) => length === 0 || Math.abs(turn(from, end.to, to)) / length <= 2)
}
