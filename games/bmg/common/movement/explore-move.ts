import {
  type Explorer,
  ok,
  type Place,
  type Proposal,
  type ProposedPart,
  type Result,
  refused,
} from '@gargoyle/engine'
import {
  findPath,
  flatDistance,
  inches,
  type Part,
  type PointTerms,
  type Pricing,
  reach,
  showLength,
  surveyPath,
} from '@gargoyle/table'
import { boardOf } from '../edition.ts'
import type { BmgGame, BmgModel } from '../state.ts'
import { describeDestination, moveDestinations } from './destinations.ts'
import type { JudgedMove, MoveTerms } from './move-terms.ts'
import { type PathAnswer, pathAnswer, placeOf, readPathAnswer, spotOf } from './path-answer.ts'
import { straightAreas } from './straight-reach.ts'

/** A move as those see it who draw it. */
export type MoveToDraw = {
  readonly model: BmgModel
  readonly terms: MoveTerms
  readonly judge: (answer: PathAnswer) => Result<JudgedMove>
  /** What goes on costs once some kinds of ground are paid for. */
  readonly pricingAfter: (paidFor: readonly string[]) => Pricing
  /** The same prices with falls allowed. */
  readonly withFalls: (pricing: Pricing) => Pricing
  /** What a fall at the end of a way does, in a sentence. */
  readonly describeFall: (path: JudgedMove) => string
}

type Legs = Extract<PathAnswer, { readonly legs: unknown }>['legs']

/** Where a move can lead, and the way there, for pages that draw it. bmg3/core/basic-move */
export function moveExplorer(game: BmgGame, move: MoveToDraw): Explorer {
  const { mover, others, around = [], straight } = move.terms
  const explorer: Explorer = {
    explore(after) {
      const rest = restAfter(game, move, after)
      if (!rest.ok || rest.value.budget <= 0) return { areas: [] }
      // On one line only, most of what a free move reaches is out of reach; a way that has begun has its line already.
      if (straight) return { areas: after === undefined ? straightAreas(move) : [] }
      const { from, ...prices } = pricesOf(rest.value)
      return { areas: reach(boardOf(game), mover, from, { ...prices, others, around }).areas() }
    },
    toward(place, after) {
      const rest = restAfter(game, move, after)
      if (!rest.ok) return rest
      const { legs } = rest.value
      const spot = { x: Math.round(place.x), y: Math.round(place.y), z: Math.round(place.z) }
      const way = legs.length === 0 ? move.judge({ to: placeOf(spot) }) : on(game, move, rest.value, spot)
      const judged = way.ok ? way : (fallTo(game, move, rest.value, spot) ?? way)
      return judged.ok ? ok(proposalOf(game, move, judged.value)) : judged
    },
    trace(answer) {
      const read = readPathAnswer(answer)
      const judged = read.ok ? move.judge(read.value) : read
      return judged.ok ? ok(proposalOf(game, move, judged.value)) : judged
    },
    destinations: (most) => moveDestinations(game, move, explorer, most),
  }
  return explorer
}

/** What is left of a move once some of it is gone. */
type Rest = {
  readonly legs: Legs
  readonly from: Place
  readonly budget: number
  readonly pricing: Pricing
  readonly points?: PointTerms
}

const pricesOf = ({ from, budget, pricing, points }: Rest): Omit<Rest, 'legs'> => ({
  from,
  budget,
  pricing,
  ...(points ? { points } : {}),
})

function restAfter(game: BmgGame, { terms, judge, pricingAfter }: MoveToDraw, after: unknown): Result<Rest> {
  const { from, budget, pricing, points } = terms
  const second = points ? { points } : {}
  if (after === undefined) return ok({ legs: [], from, budget, pricing, ...second })
  const read = readPathAnswer(after)
  if (!read.ok) return read
  if (!('legs' in read.value)) return refused('Go on from a way that is known leg by leg.')
  const judged = judge(read.value)
  if (!judged.ok) return judged
  const { parts, travelled, surcharge, fall, end } = judged.value
  // bmg3/core/fall: a fall ends the move.
  if (fall !== undefined) return refused('A fall ends the move.', { rule: game.content.edition.ruleIds.fall })
  const left = budget - travelled - surcharge
  const paid = parts.map(({ kind }) => kind)
  const unspent = points && { ...points, limit: points.limit - (judged.value.points ?? 0) }
  return ok({
    legs: read.value.legs,
    from: end,
    budget: left,
    pricing: pricingAfter(paid),
    ...(unspent ? { points: unspent } : {}),
  })
}

/** The legs so far, and the cheapest way on from where they end. */
function on(game: BmgGame, { terms, judge }: MoveToDraw, rest: Rest, to: Place): Result<JudgedMove> {
  const { mover, others, around = [], straight } = terms
  const { legs } = rest
  const { from, ...prices } = pricesOf(rest)
  if (straight) return judge({ legs: [...legs, { to: placeOf(to) }] })
  const found = findPath(boardOf(game), mover, from, to, { ...prices, others, around })
  if (!found.ok) return refused(found.reason, { rule: game.content.edition.ruleIds.move })
  const further = pathAnswer(found.path)
  return judge({ legs: [...legs, ...('legs' in further ? further.legs : [])] })
}

/** How far from where a player points a fall may end and still be what was meant: at the foot of the same wall. */
const NEAR_THE_FOOT = inches(3)

/**
 * A way that ends in a fall, where no other leads there: only downwards, and only where falling is allowed. A fall ends
 * the move, so it ends at the foot of the wall and not quite where the player points. bmg3/core/fall
 */
function fallTo(game: BmgGame, move: MoveToDraw, rest: Rest, to: Place): Result<JudgedMove> | undefined {
  const { mover, others, around = [], safe, straight } = move.terms
  const { legs, pricing } = rest
  const { from, ...prices } = pricesOf(rest)
  if (safe || straight || to.z >= from.z) return undefined
  const board = boardOf(game)
  const found = findPath(board, mover, from, to, {
    ...prices,
    pricing: move.withFalls(pricing),
    others,
    around,
  })
  const survey = found.ok ? surveyPath(board, mover, found.path, { others, around }) : undefined
  if (!found.ok || !survey?.ok) return undefined
  const drop = survey.legs.findIndex((parts) => parts.some(({ kind }) => kind === 'drop'))
  const foot = found.path.legs[drop]?.to
  if (foot === undefined || flatDistance(foot, to) > NEAR_THE_FOOT) return undefined
  const fallen = pathAnswer({ from, legs: found.path.legs.slice(0, drop + 1) })
  const judged = move.judge({ legs: [...legs, ...('legs' in fallen ? fallen.legs : [])] })
  return judged.ok ? judged : undefined
}

function proposalOf(game: BmgGame, move: MoveToDraw, judged: JudgedMove): Proposal {
  const { terms, judge, describeFall } = move
  const { path, parts, travelled, surcharge, fall, end } = judged
  const drawn = pathAnswer(path)
  const fallen = parts.reduce((sum, { kind, vertical }) => (kind === 'drop' ? sum + vertical : sum), 0)
  return {
    // Some ways hold only as a destination, such as those through walls.
    answer: judge(drawn).ok ? drawn : { to: placeOf(end) },
    points: [path.from, ...path.legs.map(({ to }) => to)].map(({ x, y, z }) => ({ x, y, z })),
    parts: partsToDraw(game, terms, path),
    length: travelled,
    cost: travelled - fallen + surcharge,
    budget: terms.budget,
    warnings: fall === undefined ? [] : [describeFall(judged)],
    text: describeDestination(game, move, judged),
  }
}

/** The parts of a way with the places between which they lie; a surcharge is paid where it first occurs. */
function partsToDraw(
  game: BmgGame,
  { mover, pricing, others, around = [] }: MoveTerms,
  path: JudgedMove['path'],
): ProposedPart[] {
  const survey = surveyPath(boardOf(game), mover, path, { others, around })
  if (!survey.ok) return []
  const paid = new Set<string>()
  return survey.legs.flatMap((parts, index) => {
    const leg = path.legs[index]
    const from = index === 0 ? path.from : path.legs[index - 1]?.to
    if (leg === undefined || from === undefined) return []
    return parts.map((part): ProposedPart => {
      const once = paid.has(part.kind) ? 0 : (pricing[part.kind]?.once ?? 0)
      paid.add(part.kind)
      const length = part.horizontal + part.vertical
      const cost = part.horizontal + (part.kind === 'drop' ? 0 : part.vertical) + once
      const [start, end] = [spotOf(placeOf(from)), spotOf(placeOf(leg.to))]
      return { kind: part.kind, from: start, to: end, length, cost, text: describePart(game, part, once) }
    })
  })
}

const verbs: Readonly<Record<Part['kind'], string>> = {
  walk: 'walk',
  difficult: 'difficult ground',
  vault: 'climb over',
  climb: 'climb',
  jump: 'jump',
  drop: 'fall',
}

function describePart(game: BmgGame, { kind, horizontal, vertical, ladder }: Part, once: number): string {
  const { unit } = game.content.edition
  const way = kind === 'climb' && ladder ? 'up the ladder' : verbs[kind]
  const extra = once > 0 ? ` (costs ${showLength(once, unit)} more)` : ''
  return `${way} ${showLength(horizontal + vertical, unit)}${extra}`
}
