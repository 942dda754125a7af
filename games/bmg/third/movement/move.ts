import type { JudgedMove } from '@gargoyle/bmg-common'
import {
  bodiesBut,
  bodyOf,
  cardOf,
  isIce,
  isOnTable,
  labelOf,
  moveCandidates,
  moveExplorer,
  type PathAnswer,
  placeOf,
  readPathAnswer,
  roughGround,
} from '@gargoyle/bmg-common'
import { ask, ok, open, type Result, type Rule, type RuleId, type Seat } from '@gargoyle/engine'
import { type Body, inches, type Pricing, type Spot } from '@gargoyle/table'
import { crewOf } from '../model/crew.ts'
import { skill } from '../model/skills.ts'
import { applies, computeTotal, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import { holdOf } from './clinging.ts'
import { describeFall, sufferFall } from './falling.ts'
import { judgePath, type Terms } from './judge-path.ts'
import { IMPAIRED, pricingFor, withFalls } from './pricing.ts'

/** A move to be made. */
export type MoveOrder = {
  readonly model: Model
  /** Why it moves, in words. */
  readonly reason: string
  readonly rule?: RuleId
  /** Inches; its Movement skill if left out. */
  readonly upTo?: number
  /** Who decides: its own player if left out. */
  readonly chooser?: Seat
  readonly straight?: boolean
  readonly safe?: boolean
  /** What else an end must be: words if it will not do. */
  readonly accept?: (end: Spot, path: JudgedMove) => string | undefined
  /** Inches added to the basic move by the rule that moves it. */
  readonly bonus?: number
  /** Whether it is a Movement action and not just a move. */
  readonly action?: boolean
  /** The rest of a move that was broken off: what is left, in table units, and the way that is paid for. */
  readonly rest?: { readonly budget: number; readonly after: JudgedMove }
}

/** What came of it. */
export type Moved = { readonly from: Spot; readonly path: JudgedMove; readonly stoodUp: boolean }

/** Why a model cannot move at all. */
export function moveBlockedReason(game: Play, model: Model): string | undefined {
  if (!isOnTable(model)) return `${labelOf(game, model)} is not on the table.`
  if (model.condition === 'ko') return `${labelOf(game, model)} is knocked out.`
  const { activation } = game.state
  if (activation?.model === model.id && activation.rooted)
    return 'It came out of a sewer and moves no further.'
  return applies(game, 'cannot-move', { about: model }) ? 'Something holds it in place.' : undefined
}

/**
 * How far a model may go, in table units: its move, less four inches for every source of impairment that holds
 * from the start. bmg3/core/impaired, bmg3/core/stand-up
 */
export function moveBudget(
  game: Play,
  model: Model,
  { upTo, bonus = 0, action = false }: Pick<MoveOrder, 'upTo' | 'bonus' | 'action'>,
): number {
  const purpose = action ? { purpose: 'movement-action' } : {}
  const further = bonus > 0 && applies(game, 'no-move-bonus', { about: model }) ? 0 : bonus
  const basic = (upTo ?? skill(game, 'movement', model, purpose)) + further
  const standing =
    action &&
    model.condition === 'down' &&
    !applies(game, 'ignores-impaired', { about: model, purpose: 'stand' })
  const impairments = (standing ? 1 : 0) + computeTotal(game, 'impaired-by', { about: model }, 0)
  return inches(Math.max(0, basic - IMPAIRED * impairments))
}

/** The terms a move is judged by. */
export function termsOf(game: Play, order: MoveOrder): Terms {
  const { model } = order
  const card = cardOf(game, model)
  const steps = computeTotal(game, 'steps-over', { about: model }, 1)
  const sure = applies(game, 'ignores-impaired', { about: model, purpose: 'template' })
  const rough = sure ? [] : [...roughGround(game), ...roughAround(game, model)]
  const ice = sure ? [] : roughGround(game, isIce)
  const clings = applies(game, 'clings', { about: model })
  const hold = clings ? holdOf(game, model) : undefined
  return {
    mover: steps > 1 ? { ...card.mover, step: inches(steps), vault: inches(steps) } : card.mover,
    from: hold?.foot ?? bodyOf(game, model),
    budget: order.rest?.budget ?? moveBudget(game, model, order),
    pricing: pricingFor(game, model, paidBefore(order)),
    others: bodiesBut(game, model),
    ...(order.straight ? { straight: true } : {}),
    ...(order.safe || applies(game, 'moves-safely', { about: model }) ? { safe: true } : {}),
    ...(applies(game, 'wades', { about: model }) ? { wades: true } : {}),
    ...(clings ? { clings } : {}),
    ...(hold === undefined ? {} : { hold }),
    ...(applies(game, 'incorporeal', { about: model }) ? { incorporeal: true } : {}),
    ...(rough.length > 0 ? { rough } : {}),
    ...(ice.length > 0 ? { ice } : {}),
  }
}

/** The surroundings of models that are hard to move through, for all models but themselves. bmg3/core/impaired */
function roughAround(game: Play, mover: Model): readonly Body[] {
  const found: Body[] = []
  for (const model of game.state.models) {
    if (model === mover || !isOnTable(model)) continue
    const reach = computeTotal(game, 'rough-around', { about: model }, 0)
    if (reach <= 0) continue
    const body = bodyOf(game, model)
    found.push({ ...body, radius: body.radius + inches(reach) })
  }
  return found
}

/** Asks for a path and moves along it. bmg3/core/basic-move */
export function* move(game: Play, order: MoveOrder): Rule<Moved | undefined> {
  const { model } = order
  if (moveBlockedReason(game, model) !== undefined) return undefined
  const terms = termsOf(game, order)
  const judge = (answer: PathAnswer): Result<JudgedMove> => {
    const judged = judgePath(game, terms, answer)
    if (!judged.ok) return judged
    const wrong =
      judged.value.path.legs.length === 0 ? undefined : order.accept?.(judged.value.end, judged.value)
    return wrong === undefined ? judged : ({ ok: false, reason: { text: wrong } } as const)
  }
  const answer = yield* ask(
    game,
    order.chooser ?? model.seat,
    open<PathAnswer>({
      name: 'move',
      prompt: `Where does ${labelOf(game, model)} move? (${order.reason})`,
      shape: 'path',
      rule: order.rule ?? 'bmg3/core/basic-move',
      about: {
        model: model.id,
        from: placeOf(terms.from),
        budget: terms.budget,
        costs: costsOf(terms.pricing),
        straight: order.straight ?? false,
      },
      check: (given) => {
        const read = readPathAnswer(given)
        if (!read.ok) return read
        const judged = judge(read.value)
        return judged.ok ? ok(read.value) : judged
      },
      candidates: (random, n) => moveCandidates(game, model, terms, random, n, (path) => judge(path).ok),
      explorer: moveExplorer(game, {
        model,
        terms,
        judge,
        withFalls,
        pricingAfter: (paidFor) => pricingFor(game, model, [...paidBefore(order), ...paidFor]),
        describeFall: ({ travelled, surcharge }) =>
          describeFall(game, model, travelled, fallLimit(game, order, terms, surcharge)),
      }),
    }),
  )
  const judged = judge(answer)
  if (!judged.ok) return game.broken(`A move was accepted and then refused: ${judged.reason.text}`)
  return yield* goAlong(game, order, judged.value, terms)
}

/** What the way before a move that was broken off has paid for. */
const paidBefore = ({ rest }: MoveOrder): readonly string[] => rest?.after.parts.map(({ kind }) => kind) ?? []

/** What climbs, jumps and difficult ground take off the move, for pages that draw where it leads. */
const costsOf = (pricing: Pricing): Readonly<Record<string, number>> => ({
  ...(pricing.climb ? { climb: pricing.climb.once } : {}),
  ...(pricing.jump ? { jump: pricing.jump.once } : {}),
  difficult: pricing.difficult?.once ?? 0,
})

/**
 * How far a model may have come when it falls: its Basic Move Distance less what impaired it, also in a move that goes
 * less far. bmg3/core/fall
 */
function fallLimit(game: Play, order: MoveOrder, { budget }: Terms, surcharge: number): number {
  const { model, bonus, action, upTo, rest } = order
  if (upTo === undefined || rest !== undefined) return budget - surcharge
  return moveBudget(game, model, { ...(bonus ? { bonus } : {}), ...(action ? { action } : {}) }) - surcharge
}

/**
 * Carries out a judged move: stands up, goes, falls. A model that something else than a Movement action moves lies where
 * it comes to. bmg3/core/stand-up
 */
function* goAlong(game: Play, order: MoveOrder, path: JudgedMove, terms: Terms): Rule<Moved> {
  const { model, action } = order
  const { budget } = terms
  const from = bodyOf(game, model)
  const stoodUp = action === true && model.condition === 'down'
  if (stoodUp) {
    model.condition = 'up'
    game.emit(() => ({
      name: 'stands-up',
      text: `${labelOf(game, model)} stands up.`,
      rule: 'bmg3/core/stand-up',
      about: { model: model.id },
    }))
  }
  if (path.path.legs.length > 0) {
    model.at = { x: path.end.x, y: path.end.y, z: path.end.z }
    countMove(game, model)
    game.emit(() => ({
      name: 'move',
      text: `${labelOf(game, model)} moves ${wayInWords(path.travelled)}.`,
      rule: 'bmg3/core/basic-move',
      about: { model: model.id, legs: path.path.legs.map(({ to }) => placeOf(to)), end: placeOf(path.end) },
    }))
    if (path.fall !== undefined)
      yield* sufferFall(game, model, path.travelled, fallLimit(game, order, terms, path.surcharge))
    const how = path.fall === undefined ? 'move' : 'fall'
    const left = budget - path.surcharge - path.travelled
    const walk = how === 'move' ? { left, path, action: action ?? false } : {}
    yield* trigger(game, 'moved', { mover: model, from, how, ...walk })
  }
  return { from, path, stoodUp }
}

function countMove(game: Play, model: Model): void {
  const crew = crewOf(game, model.seat)
  for (const tally of [crew.activation, crew.round, crew.game]) tally.moves++
}

/** Models that never walk: every move of theirs is a place. */
export const movesByPlacing = (game: Play, model: Model): boolean =>
  applies(game, 'moves-by-placing', { about: model })

/** A way to a tenth of an inch; what would be none of them is a little all the same. */
const wayInWords = (travelled: number): string => {
  const tenths = (travelled / inches(1)).toFixed(1)
  return tenths === '0.0' ? 'a little' : `${tenths}"`
}
