import { ask, isRecord, ok, open, type Random, type Rule, type RuleId, type Seat } from '@gargoyle/engine'
import { type Box, floorHeights, inches, type Spot } from '@gargoyle/table'
import { type PlaceAnswer, placeOf, readPlace, spotOf } from '../movement/path-answer.ts'
import { flatMarker } from '../preparation/encounter-markers.ts'
import { boardOf, type Play } from '../state.ts'

/** A question for a place on the table that no model goes to. */
export type PlaceQuestion = {
  readonly name: string
  readonly prompt: string
  readonly rule: RuleId
  readonly seat: Seat
  /** How large the thing is that goes there, for whoever draws it. */
  readonly radius: number
  /** Where to look for places: the whole table if left out. */
  readonly area?: Box
  /** Words if a place will not do. */
  readonly judge: (at: Spot) => string | undefined
}

type Answer = { readonly to: PlaceAnswer }

/** Asks for a place. Gives none, and asks nobody, if there is none. */
export function* askForPlace(game: Play, question: PlaceQuestion): Rule<Spot | undefined> {
  const { name, prompt, rule, seat, radius, judge } = question
  const surely = firstOf(grid(game, question), judge)
  if (surely === undefined) return undefined
  const { to } = yield* ask(
    game,
    seat,
    open<Answer>({
      name,
      prompt,
      shape: 'point',
      rule,
      about: { radius },
      check: (given) => {
        const read = readPlace(isRecord(given) ? given.to : undefined)
        if (!read.ok) return read
        const wrong = judge(spotOf(read.value))
        return wrong === undefined ? ok({ to: read.value }) : { ok: false, reason: { text: wrong, rule } }
      },
      candidates: (random, n) => some(game, question, random, n, surely).map((at) => ({ to: placeOf(at) })),
    }),
  )
  return spotOf(to)
}

const areaOf = (game: Play, { area }: PlaceQuestion): Box => {
  const { width, depth } = boardOf(game)
  return area ?? { minX: 0, minY: 0, maxX: width, maxY: depth }
}

const STEP = inches(1)

function* grid(game: Play, question: PlaceQuestion): Generator<Spot> {
  const { minX, minY, maxX, maxY } = areaOf(game, question)
  for (let y = minY; y <= maxY; y += STEP)
    for (let x = minX; x <= maxX; x += STEP)
      for (const z of floorHeights(boardOf(game), flatMarker, x, y)) yield { x, y, z }
}

function firstOf(spots: Iterable<Spot>, judge: PlaceQuestion['judge']): Spot | undefined {
  for (const at of spots) if (judge(at) === undefined) return at
  return undefined
}

function some(game: Play, question: PlaceQuestion, random: Random, n: number, surely: Spot): readonly Spot[] {
  const { minX, minY, maxX, maxY } = areaOf(game, question)
  const found: Spot[] = []
  for (let tries = 0; tries < 8 * n + 20 && found.length < n; tries++) {
    const [x, y] = [random.between(minX, maxX), random.between(minY, maxY)]
    const floors = floorHeights(boardOf(game), flatMarker, x, y)
    const at = { x, y, z: random.pick(floors.length > 0 ? floors : [0]) }
    if (question.judge(at) === undefined) found.push(at)
  }
  return found.length > 0 ? found : [surely]
}
