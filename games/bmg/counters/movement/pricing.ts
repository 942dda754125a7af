import { lengthOf } from '@gargoyle/bmg-common'
import { type Part, type PointPricing, type Pricing, pointTariff, type Tariff, tariff } from '@gargoyle/table'
import { tableLength } from '../edition.ts'
import { applies, computeTotal } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'

/** The free move of a model. bmg1/core/move, bmg1/core/bonus-base-moves, bmg2/core/movement */
export const basicMove = (game: Play, model: Model): number =>
  Math.max(0, computeTotal(game, 'basic-move', { about: model }, game.content.edition.move.basic))

/**
 * How far and how high it jumps: half its basic move unless a rule says otherwise. bmg1/core/jump-distance,
 * bmg2/core/jump
 */
export function jumpDistance(game: Play, model: Model): number {
  const half = basicMove(game, model) / 2
  return lengthOf(game, Math.max(0, computeTotal(game, 'jump-distance', { about: model }, half)))
}

const plain = tariff()
/** Each length counts two. bmg1/core/impaired-movement, bmg2/core/impaired-movement */
const double = tariff({ horizontal: 2, vertical: 2 })

// Roads are kept for each pricing, so there must be one object for each kind of mover. They go with the pricing: boards
// of ours live as long as the program, and roads for every pricing that ever was would fill its memory.
const kept = new Map<string, Pricing>()
const KEPT = 12

/** Whether every length of a model's way counts two. bmg1/core/impaired-movement, bmg1/effect/knock-down-fallen */
export const isImpaired = (game: Play, model: Model): boolean =>
  applies(game, 'impaired', { about: model }) || model.condition === 'down'

/**
 * What a way costs a model in length. Difficult ground and climbing count double, obstacles and jumps their plain length;
 * a leap down costs only the way across. bmg1/core/difficult-ground, bmg1/core/climb, bmg2/core/climb,
 * bmg1/core/jump-gap
 */
export function pricingFor(game: Play, model: Model): Pricing {
  const impaired = isImpaired(game, model)
  const free = (purpose: string): boolean => applies(game, 'not-impaired', { about: model, purpose })
  const jump = jumpDistance(game, model)
  const difficult = impaired || !free('difficult')
  const climb = impaired || !free('climb')
  const barred = (purpose: string): boolean => applies(game, 'cannot-go-by', { about: model, purpose })
  const [noClimb, noJump] = [barred('climb'), barred('jump')]
  const { jumpRate, dropRate } = game.content.edition
  // bmg2/core/jump: in some editions a jump is impaired by itself.
  const leap = impaired || (jumpRate === 2 && !free('jump'))
  // bmg2/core/leap-down: the way down counts, unless something carries the model.
  const down = dropRate === 0 || free('drop') ? 0 : impaired ? 2 : 1
  const key = `${impaired} ${difficult} ${climb} ${leap} ${down} ${jump} ${noClimb} ${noJump}`
  const known = kept.get(key)
  if (known !== undefined) {
    // The one that was not asked for longest is the first to go.
    kept.delete(key)
    kept.set(key, known)
    return known
  }
  const usual: Tariff = impaired ? double : plain
  const pricing: Pricing = {
    walk: usual,
    vault: usual,
    difficult: difficult ? double : plain,
    // bmg2/trait/animal: what has no price is no way.
    ...(noClimb ? {} : { climb: climb ? double : plain }),
    ...(noJump ? {} : { jump: { ...(leap ? double : plain), limit: jump } }),
    // bmg1/core/deliberate-drop, bmg2/core/leap-down: within the jump distance a leap down does no harm, and the
    // move goes on.
    drop: { ...usual, vertical: down, limit: jump },
  }
  kept.set(key, pricing)
  if (kept.size > KEPT) kept.delete(kept.keys().next().value!)
  return pricing
}

const fallen = new WeakMap<Pricing, Pricing>()

/** The same pricing with leaps down from any height. bmg1/core/spring-into-the-air */
export function withFalls(pricing: Pricing): Pricing {
  const known = fallen.get(pricing)
  if (known) return known
  const made: Pricing = { ...pricing, drop: tariff({ ...pricing.drop, limit: Number.POSITIVE_INFINITY }) }
  fallen.set(pricing, made)
  return made
}

const slowed = new WeakMap<Pricing, Pricing>()

/** The same pricing where every length counts two. bmg1/core/impaired-movement */
export function impairedBy(pricing: Pricing): Pricing {
  const known = slowed.get(pricing)
  if (known) return known
  const made: Pricing = Object.fromEntries(
    Object.entries(pricing).map(([kind, rate]) => [
      kind,
      { ...rate, horizontal: 2, vertical: kind === 'drop' && rate?.vertical === 0 ? 0 : 2 },
    ]),
  )
  slowed.set(pricing, made)
  return made
}

const each = pointTariff({ each: 1 })

// One object for each kind of mover, as above.
const keptPoints = new Map<string, PointPricing>()

/** What takes a Movement Counter on the way. */
const charged = ['vault', 'difficult', 'climb', 'jump', 'drop'] as const

/**
 * Movement Counters that a way takes: one for each difficult obstacle, climb, jump and leap down, and one for each
 * stretch of difficult ground. bmg1/core/difficult-obstacle, bmg2/core/obstacles, bmg1/core/difficult-ground,
 * bmg1/core/climb,
 * bmg1/core/jump-gap, bmg1/core/deliberate-drop, bmg1/core/small-obstacle
 */
export function counterPricing(game: Play, model: Model): PointPricing {
  const paid = charged.filter((purpose) => !applies(game, 'no-counter-for', { about: model, purpose }))
  const key = paid.join()
  const known = keptPoints.get(key)
  if (known !== undefined) return known
  const pricing: PointPricing = Object.fromEntries(
    paid.map((kind) => [kind, kind === 'drop' ? { ...each, afterJump: 0 } : each]),
  )
  keptPoints.set(key, pricing)
  return pricing
}

/** What counters are charged for where the model wades: difficult ground that is all water takes none. bmg1/trait/amphibious */
export function wading(game: Play, parts: readonly Part[]): readonly Part[] {
  const { pieces } = game.content.board
  const isWater = (id: string): boolean => pieces.find((piece) => piece.id === id)?.kind === 'water'
  return parts.map((part) =>
    part.kind === 'difficult' && part.pieces.every(isWater) ? { ...part, kind: 'walk' } : part,
  )
}

/** The shortest run, in table units. bmg1/core/run, bmg2/core/run */
export const shortestRun = (game: Play): number => tableLength(game, 10)
