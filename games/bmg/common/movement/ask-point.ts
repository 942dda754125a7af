import {
  ask,
  type Explorer,
  isRecord,
  ok,
  open,
  type Proposal,
  type Random,
  type Rule,
  type RuleId,
  randomFrom,
  refused,
  type Seat,
} from '@gargoyle/engine'
import type { Body, Spot } from '@gargoyle/table'
import { boardOf } from '../edition.ts'
import { bodyAt, markerBody } from '../model/model.ts'
import { describePlace, shortLength } from '../place/describe-place.ts'
import { landmarkWords, partOfBoard } from '../place/landmark.ts'
import type { BmgGame, BmgModel } from '../state.ts'
import { type PlaceAnswer, placeOf, readPlace, spotOf } from './path-answer.ts'

/** A question for a point on the table. */
export type PointQuestion = {
  readonly name: string
  readonly prompt: string
  readonly rule: RuleId
  /** What the page may need to draw the question. */
  readonly about?: Readonly<Record<string, string | number | null | PlaceAnswer>>
  /** Words if a point will not do. */
  readonly judge: (at: Spot) => string | undefined
  /** Points that will do, for players without a mouse and for bots. */
  readonly candidates: (random: Random, n: number) => readonly Spot[]
  /** Whether the player may leave things as they are. */
  readonly optional?: boolean
  /** The point that is meant by one that is pointed at, where only some points can do. */
  readonly snap?: (at: Spot) => Spot
}

type PointAnswer = { readonly to: PlaceAnswer } | { readonly stay: true }

/** How often a proposal is to stay, although there is somewhere to go: once in so many times. */
const STAYS = 4

/** Asks a player for a point on the table. Gives none only where the player may, and does, decline. */
export function askPoint(
  game: BmgGame,
  seat: Seat,
  question: PointQuestion & { readonly optional?: false },
): Rule<Spot>
export function askPoint(game: BmgGame, seat: Seat, question: PointQuestion): Rule<Spot | undefined>
export function* askPoint(game: BmgGame, seat: Seat, question: PointQuestion): Rule<Spot | undefined> {
  const { name, prompt, rule, about, judge, optional = false } = question
  const answer = yield* ask(
    game,
    seat,
    open<PointAnswer>({
      name,
      prompt,
      shape: 'point',
      rule,
      about: { ...about, optional },
      check: (given) => {
        if (optional && isRecord(given) && given.stay === true) return ok({ stay: true })
        const read = readPlace(isRecord(given) ? given.to : undefined)
        if (!read.ok) return refused(read.reason.text, { rule })
        const wrong = judge(spotOf(read.value))
        return wrong === undefined ? ok({ to: read.value }) : refused(wrong, { rule })
      },
      candidates: (random, n) => answersOf(question, random, n),
      explorer: pointExplorer(game, seat, question),
    }),
  )
  return 'stay' in answer ? undefined : spotOf(answer.to)
}

/** A point is proposed as it is, or refused: nothing is travelled. */
function pointExplorer(game: BmgGame, seat: Seat, question: PointQuestion): Explorer {
  const { judge, rule, optional, candidates, snap = (at: Spot) => at } = question
  const model = modelOf(game, question)
  const wordsOf = (body: Body): string => {
    const place = describePlace(game, { body, but: model, seat })
    const isNamed = body.z > 0 || landmarkWords(boardOf(game), body) !== undefined
    return isNamed ? place : `${partOfBoard(boardOf(game), body)}, ${place}`
  }
  const proposed = (at: Spot): Proposal => ({
    answer: { to: placeOf(at) },
    points: [at],
    parts: [],
    length: 0,
    cost: 0,
    warnings: [],
    text: withCapital(wordsOf(bodyThere(game, question, model, at))),
  })
  const explorer: Explorer = {
    explore: () => ({ areas: [] }),
    toward({ x, y, z }) {
      const at = snap({ x: Math.round(x), y: Math.round(y), z: Math.round(z) })
      const wrong = judge(at)
      return wrong === undefined ? ok(proposed(at)) : refused(wrong, { rule })
    },
    trace(answer) {
      if (optional && isRecord(answer) && answer.stay === true) return ok(DECLINED)
      const read = readPlace(isRecord(answer) ? answer.to : undefined)
      return read.ok ? explorer.toward(spotOf(read.value)) : read
    },
    destinations(most) {
      const places = candidates(randomFrom('destinations'), most - (optional ? 1 : 0)).map((at) => {
        const place = proposed(at)
        // In a list, places with the same name must be distinguishable.
        return { ...place, text: `${place.text} (${describeCoordinates(game, at)})` }
      })
      return optional ? [DECLINED, ...places] : places
    },
  }
  return explorer
}

/** To leave things as they are. */
const DECLINED: Proposal = {
  answer: { stay: true },
  points: [],
  parts: [],
  length: 0,
  cost: 0,
  warnings: [],
  text: 'Nowhere: leave it as it is',
}

const modelOf = ({ state }: BmgGame, { about }: PointQuestion): BmgModel | undefined =>
  typeof about?.model === 'number' ? state.models[about.model] : undefined

/** What would stand or lie at a place: a model, or a marker. */
function bodyThere(game: BmgGame, { about }: PointQuestion, model: BmgModel | undefined, at: Spot): Body {
  if (model !== undefined && about?.template === undefined) return bodyAt(game, model, at)
  return markerBody({ at })
}

const describeCoordinates = (game: BmgGame, { x, y }: Spot): string =>
  `${shortLength(game, x)} from the west edge, ${shortLength(game, y)} from the south edge`

const withCapital = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`

function answersOf(
  { candidates, optional }: PointQuestion,
  random: Random,
  n: number,
): readonly PointAnswer[] {
  const points: readonly PointAnswer[] = candidates(random, n).map((at) => ({ to: placeOf(at) }))
  return optional && (points.length < n || random.below(STAYS) === 0)
    ? [...points.slice(0, n - 1), { stay: true }]
    : points
}
