import {
  addEffect,
  boardOf,
  bodyOf,
  cardOf,
  firstPlace,
  labelOf,
  type PlaceOrder,
  place,
  within,
} from '@gargoyle/bmg-common'
import {
  between,
  cm,
  eyeOf,
  flatDistance,
  floorHeights,
  lineBetween,
  middleOf,
  type Spot,
} from '@gargoyle/table'
import { weaponHas } from '../attack/attack.ts'
import { inUnits, tableLength } from '../edition.ts'
import { agrees } from '../model/choose-model.ts'
import { gainCounter, payCounters, whyNotPay } from '../model/counters.ts'
import { arrive } from '../movement/move.ts'
import { canPlan } from '../round/raise-a-plan.ts'
import type { CounterRules } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { isHurt } from './helpers.ts'

const SC = { special: 1 } as const

/** Steps in which the ground between two places is looked at. */
const STEP = cm(1)

/** Whether a model could walk straight from one place to another without leaving the surface it stands on. */
function isSameSurface(game: Play, model: Model, from: Spot, to: Spot): boolean {
  if (from.z !== to.z) return false
  const { mover } = cardOf(game, model)
  const steps = Math.ceil(flatDistance(from, to) / STEP)
  for (let n = 1; n < steps; n++) {
    const { x, y } = between(from, to, n / steps)
    if (!floorHeights(boardOf(game), mover, x, y).includes(from.z)) return false
  }
  return true
}

/** Places above or below a model, and on other roofs: only those near an edge are seen from below, so the grid is fine. */
function* ledges(game: Play, model: Model, from: Spot): Generator<Spot> {
  const { mover } = cardOf(game, model)
  const reach = tableLength(game, 30) + 2 * mover.radius
  for (const { footprint, standable } of boardOf(game).pieces) {
    if (!standable) continue
    const xs = footprint.map(({ x }) => x)
    const ys = footprint.map(({ y }) => y)
    const [left, right] = [
      Math.max(Math.min(...xs), from.x - reach),
      Math.min(Math.max(...xs), from.x + reach),
    ]
    const [low, high] = [Math.max(Math.min(...ys), from.y - reach), Math.min(Math.max(...ys), from.y + reach)]
    for (let x = left; x <= right; x += STEP)
      for (let y = low; y <= high; y += STEP)
        for (const z of floorHeights(boardOf(game), mover, x, y)) if (z > 0 || from.z > 0) yield { x, y, z }
  }
  if (from.z > 0) yield* around(game, model, from, reach)
}

/** Places on the ground around a model on a height. */
function* around(game: Play, model: Model, from: Spot, reach: number): Generator<Spot> {
  const { mover } = cardOf(game, model)
  for (let x = from.x - reach; x <= from.x + reach; x += 2 * STEP)
    for (let y = from.y - reach; y <= from.y + reach; y += 2 * STEP)
      if (floorHeights(boardOf(game), mover, x, y).includes(0)) yield { x, y, z: 0 }
}

/** Where the Batclaw may take a model. bmg1/trait/batclaw */
function swing(game: Play, owner: Model): PlaceOrder {
  const from = { ...bodyOf(game, owner) }
  return {
    model: owner,
    reason: 'Batclaw',
    rule: `${game.content.edition.id}/trait/batclaw`,
    near: { of: from, upTo: inUnits(game, 30) },
    optional: true,
    search: () => ledges(game, owner, from),
    accept: (at) => {
      if (isSameSurface(game, owner, from, at)) return 'The Batclaw leads to another surface.'
      const there = { ...at, radius: from.radius, height: from.height }
      const line = lineBetween(boardOf(game), eyeOf(from), middleOf(there))
      return line.clear ? undefined : 'The line there is not free.'
    },
  }
}

/** Traits whose names begin with B. */
export const b: CounterRules = {
  // bmg1/trait/bat-armor-mk1
  'bat-armor-mk1': {
    name: 'Bat-Armor Mk1',
    text: 'A die for each impact it would take: on 5+ it is ignored.',
    own: { armour: { set: 5 } },
  },
  // bmg1/trait/bat-armor-mk2
  'bat-armor-mk2': {
    name: 'Bat-Armor Mk2',
    text: 'A die for each impact it would take: on 6 it is ignored.',
    own: { armour: { set: 6 } },
  },
  // bmg1/trait/bat-cape, bmg1/core/passive-skills
  'bat-cape': {
    name: 'Bat Cape',
    text: 'For 1SC, also out of turn, a jump or fall neither harms it nor knocks it down.',
    on: {
      *falling({ game, owner, victim, fall }) {
        if (victim !== owner || fall.averted !== undefined || whyNotPay(game, owner, SC) !== undefined) return
        const rule = `${game.content.edition.id}/trait/bat-cape`
        const prompt = `Does ${labelOf(game, owner)} use its Bat Cape? (1SC)`
        if (!(yield* agrees(game, owner.seat, { name: 'bat-cape', prompt, rule, model: owner }))) return
        yield* payCounters(game, owner, SC, 'Bat Cape')
        fall.averted = 'Bat Cape'
      },
    },
  },
  // bmg1/trait/batclaw
  batclaw: {
    name: 'Batclaw',
    text: 'Instead of its basic move it swings to another surface up to 30 cm away, along a line free of obstacles.',
    action: {
      cost: { special: 1, movement: 1 },
      move: true,
      limit: 'activation',
      why: ({ game, owner }) =>
        firstPlace(game, swing(game, owner)) === undefined ? 'There is nowhere to swing to.' : undefined,
      *perform({ game, owner }) {
        yield* place(game, swing(game, owner))
        if (owner.at !== undefined) arrive(game, owner, owner.at)
      },
    },
  },
  // bmg1/trait/bipolar, bmg1/core/mental-disorder
  bipolar: {
    name: 'Bipolar',
    text: 'A die at the beginning of each round: even gives a counter more, odd one fewer.',
    disorder: true,
    on: {
      'round-start'({ game, owner }) {
        if (!canPlan(owner)) return undefined
        const [die] = game.dice.roll({ purpose: 'Bipolar', seat: owner.seat }).dice
        addEffect(game, owner, 'bipolar', { until: 'round', args: [die!.face % 2 === 0 ? '1' : '-1'] })
        return undefined
      },
    },
  },
  // bmg1/trait/bloodthirsty, bmg1/core/mental-disorder
  bloodthirsty: {
    name: 'Bloodthirsty',
    text: 'With at least one marker it has a free AC in Raise a Plan, within its limit.',
    disorder: true,
    on: {
      'plan-start'({ game, owner }) {
        if (canPlan(owner) && isHurt(owner)) gainCounter(game, owner, 'attack', 'Bloodthirsty')
        return undefined
      },
    },
  },
  // bmg1/trait/bodyguard, bmg1/core/passive-skills
  bodyguard: {
    name: 'Bodyguard',
    text: 'For 1SC it takes the impacts of a Leader or Sidekick of its band within 5 cm.',
    on: {
      *'impacts-known'({ game, owner, strike }) {
        const { sufferer } = strike
        if (sufferer === owner || sufferer.seat !== owner.seat || owner.condition !== 'up') return
        const { recruitedAs, leads } = cardOf(game, sufferer)
        if (!leads && recruitedAs !== 'leader' && recruitedAs !== 'sidekick') return
        if (!within(game, owner, sufferer, inUnits(game, 5)) || whyNotPay(game, owner, SC) !== undefined)
          return
        const prompt = `Does ${labelOf(game, owner)} take the impacts for ${labelOf(game, sufferer)}? (1SC)`
        const rule = `${game.content.edition.id}/trait/bodyguard`
        if (!(yield* agrees(game, owner.seat, { name: 'bodyguard', prompt, rule, model: owner }))) return
        yield* payCounters(game, owner, SC, 'Bodyguard')
        strike.sufferer = owner
      },
    },
  },
  // bmg1/trait/brutal
  brutal: {
    name: 'Brutal',
    text: 'It may roll the collateral die again.',
    own: { 'collateral-rerolls': true },
  },
  // bmg1/trait/bulletproof-vest
  'bulletproof-vest': {
    name: 'Bulletproof Vest',
    text: 'Firearms damage it on 4+ instead of 2+.',
    own: {
      'damage-at-least': ({ strike }) =>
        strike !== undefined && weaponHas(strike.weapon, 'firearm') ? { set: 4 } : 0,
    },
  },
}

/** Effects of these traits. */
export const bEffects: CounterRules = {
  bipolar: {
    name: 'Bipolar',
    text: 'A counter more, or one fewer.',
    own: { 'plan-counters': ({ args }) => Number(args[0]) },
  },
}
