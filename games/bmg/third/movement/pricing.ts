import { inches, type Pricing, type Tariff, tariff } from '@gargoyle/table'
import { applies } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'

/** bmg3/core/impaired: what one source of impairment takes off a move, in inches. */
export const IMPAIRED = 4

const free = tariff()
const impaired = tariff({ once: inches(IMPAIRED) })
/** A voluntary fall: only the step over the edge is paid for. bmg3/core/fall */
const falling = tariff({ vertical: 0 })

/** How a model takes each kind of ground. `undefined` is what it cannot do at all. */
type Habits = {
  readonly difficult: Tariff
  readonly climb: Tariff | undefined
  readonly jump: Tariff | undefined
}

// Roads are kept for each pricing, so there must be one object for each kind of mover.
const kept = new Map<string, Pricing>()

/**
 * What a move costs this model: difficult ground, climbing and jumping each impair it once, however often they
 * occur, and not again for what the same move has paid for. bmg3/core/difficult-ground, bmg3/core/climb,
 * bmg3/core/jump
 */
export function pricingFor(game: Play, model: Model, paidFor: readonly string[] = []): Pricing {
  const ignores = (purpose: string): boolean =>
    paidFor.includes(purpose) || applies(game, 'ignores-impaired', { about: model, purpose })
  const cannot = {
    climb: applies(game, 'cannot-climb', { about: model }),
    jump: applies(game, 'cannot-jump', { about: model }),
  }
  return pricingOf({
    difficult: ignores('difficult') ? free : impaired,
    climb: cannot.climb ? undefined : ignores('climb') ? free : impaired,
    jump: cannot.jump ? undefined : ignores('jump') ? free : impaired,
  })
}

function pricingOf({ difficult, climb, jump }: Habits): Pricing {
  const key = [difficult, climb, jump].map((each) => (each === undefined ? '-' : each.once)).join()
  const known = kept.get(key)
  if (known) return known
  const pricing: Pricing = {
    walk: free,
    difficult,
    ...(climb ? { climb } : {}),
    ...(jump ? { jump } : {}),
  }
  kept.set(key, pricing)
  return pricing
}

// One object for each pricing, as above.
const even = new WeakMap<Pricing, Pricing>()

/** The same pricing where no ground is difficult. */
export function evenGround(pricing: Pricing): Pricing {
  const known = even.get(pricing)
  if (known) return known
  const made: Pricing = { ...pricing, difficult: free }
  even.set(pricing, made)
  return made
}

const fallen = new WeakMap<Pricing, Pricing>()

/** The same pricing with voluntary falls, for judging what a player drew. */
export function withFalls(pricing: Pricing): Pricing {
  const known = fallen.get(pricing)
  if (known) return known
  const made: Pricing = { ...pricing, drop: falling }
  fallen.set(pricing, made)
  return made
}
