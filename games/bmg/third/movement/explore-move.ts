import {
  type Explorer,
  ok,
  type Place,
  type Proposal,
  type ProposedPart,
  type Result,
  refused,
} from '@gargoyle/engine'
import { findPath, flatDistance, inches, type Part, reach, showLength, surveyPath } from '@gargoyle/table'
import { boardOf, type Play } from '../state.ts'
import type { JudgedPath, Terms } from './judge-path.ts'
import { type PathAnswer, pathAnswer, placeOf, readPathAnswer, spotOf } from './path-answer.ts'
import { withFalls } from './pricing.ts'

/** A move as those see it who draw it. */
export type MoveToDraw = {
  readonly terms: Terms
  readonly judge: (answer: PathAnswer) => Result<JudgedPath>
  /** What a fall at the end of a way does, in a sentence. */
  readonly sayFall: (path: JudgedPath) => string
}

type Legs = Extract<PathAnswer, { readonly legs: unknown }>['legs']

/** Where a move can lead, and the way there, for pages that draw it. bmg3/core/basic-move */
export function moveExplorer(game: Play, move: MoveToDraw): Explorer {
  const { mover, from, pricing, budget, others, straight } = move.terms
  return {
    explore() {
      // On one line only, most of what a free move reaches is out of reach.
      if (straight || budget <= 0) return { areas: [] }
      return { areas: reach(boardOf(game), mover, from, { pricing, budget, others }).areas() }
    },
    toward(place, after) {
      const legs = legsSoFar(after)
      if (!legs.ok) return legs
      const spot = { x: Math.round(place.x), y: Math.round(place.y), z: Math.round(place.z) }
      const way =
        legs.value.length === 0 ? move.judge({ to: placeOf(spot) }) : on(game, move, legs.value, spot)
      const judged = way.ok ? way : (fallTo(game, move, legs.value, spot) ?? way)
      return judged.ok ? ok(proposalOf(game, move, judged.value)) : judged
    },
  }
}

function legsSoFar(after: unknown): Result<Legs> {
  if (after === undefined) return ok([])
  const read = readPathAnswer(after)
  if (!read.ok) return read
  return 'legs' in read.value ? ok(read.value.legs) : refused('Go on from a way that is known leg by leg.')
}

/** Where legs end: the start of the move if there are none. */
function endOf({ from }: Terms, legs: Legs): Place {
  const last = legs.at(-1)?.to
  return last === undefined ? from : { x: last[0], y: last[1], z: last[2] }
}

/** The legs so far, and the cheapest way on from where they end. */
function on(game: Play, { terms, judge }: MoveToDraw, legs: Legs, to: Place): Result<JudgedPath> {
  const { mover, pricing, budget, others, straight } = terms
  if (straight) return judge({ legs: [...legs, { to: placeOf(to) }] })
  const found = findPath(boardOf(game), mover, endOf(terms, legs), to, { pricing, budget, others })
  if (!found.ok) return refused(found.reason, { rule: 'bmg3/core/basic-move' })
  const further = pathAnswer(found.path)
  return judge({ legs: [...legs, ...('legs' in further ? further.legs : [])] })
}

/** How far from where a player points a fall may end and still be what was meant: at the foot of the same wall. */
const NEAR_THE_FOOT = inches(3)

/**
 * A way that ends in a fall, where no other leads there: only downwards, and only where falling is allowed. A fall ends
 * the move, so it ends at the foot of the wall and not quite where the player points. bmg3/core/fall
 */
function fallTo(game: Play, move: MoveToDraw, legs: Legs, to: Place): Result<JudgedPath> | undefined {
  const { mover, pricing, budget, others, safe, straight } = move.terms
  const from = endOf(move.terms, legs)
  if (safe || straight || to.z >= from.z) return undefined
  const board = boardOf(game)
  const found = findPath(board, mover, from, to, { pricing: withFalls(pricing), budget, others })
  const survey = found.ok ? surveyPath(board, mover, found.path, { others }) : undefined
  if (!found.ok || !survey?.ok) return undefined
  const drop = survey.legs.findIndex((parts) => parts.some(({ kind }) => kind === 'drop'))
  const foot = found.path.legs[drop]?.to
  if (foot === undefined || flatDistance(foot, to) > NEAR_THE_FOOT) return undefined
  const fallen = pathAnswer({ from, legs: found.path.legs.slice(0, drop + 1) })
  const judged = move.judge({ legs: [...legs, ...('legs' in fallen ? fallen.legs : [])] })
  return judged.ok ? judged : undefined
}

function proposalOf(game: Play, { terms, judge, sayFall }: MoveToDraw, judged: JudgedPath): Proposal {
  const { path, parts, travelled, impairment, fall, end } = judged
  const drawn = pathAnswer(path)
  const fallen = parts.reduce((sum, { kind, vertical }) => (kind === 'drop' ? sum + vertical : sum), 0)
  return {
    // Some ways hold only as a destination, such as those through walls.
    answer: judge(drawn).ok ? drawn : { to: placeOf(end) },
    points: [path.from, ...path.legs.map(({ to }) => to)].map(({ x, y, z }) => ({ x, y, z })),
    parts: partsToDraw(game, terms, path),
    length: travelled,
    cost: travelled - fallen + impairment,
    budget: terms.budget,
    warnings: fall === undefined ? [] : [sayFall(judged)],
  }
}

/** The parts of a way with the places between which they lie; what impairs is charged where it first occurs. */
function partsToDraw(
  game: Play,
  { mover, pricing, others }: Terms,
  path: JudgedPath['path'],
): ProposedPart[] {
  const survey = surveyPath(boardOf(game), mover, path, { others })
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
      return { kind: part.kind, from: start, to: end, length, cost, text: sayPart(part, once) }
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

function sayPart({ kind, horizontal, vertical, ladder }: Part, once: number): string {
  const way = kind === 'climb' && ladder ? 'up the ladder' : verbs[kind]
  const extra = once > 0 ? ` (costs ${showLength(once)} more)` : ''
  return `${way} ${showLength(horizontal + vertical)}${extra}`
}
