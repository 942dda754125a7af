import {
  addEffect,
  boardOf,
  bodyOf,
  cardOf,
  labelOf,
  type PlaceOrder,
  place,
  within,
} from '@gargoyle/bmg-common'
import { forget, type RuleId } from '@gargoyle/engine'
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
import { movedByTrait } from '../activation/activation-memory.ts'
import { weaponHas } from '../attack/attack.ts'
import { inUnits, tableLength } from '../edition.ts'
import { agrees } from '../model/choose-model.ts'
import { gainCounter, payCounters, paymentBlockedReason } from '../model/counters.ts'
import { arrive } from '../movement/move.ts'
import { approachJudge } from '../movement/move-action.ts'
import { canPlan, canPrepare } from '../round/raise-a-plan.ts'
import type { CounterRules } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { canPayTrait, isHurt } from './helpers.ts'

const SC = { special: 1 } as const

/** Steps in which the ground between two places is looked at. */
const STEP = cm(1)

/** How far apart places are that a Batclaw is tried at. */
const LEDGE = cm(2)

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

/** Places along the edges of what can be stood on: of a roof only its edge is seen from below. */
function* ledges(game: Play, from: Spot): Generator<Spot> {
  const reach = tableLength(game, 30)
  const isNear = (at: Spot): boolean => flatDistance(from, at) <= reach
  for (const { footprint, standable, top } of boardOf(game).pieces) {
    if (!standable) continue
    const count = footprint.length
    const middle = {
      x: footprint.reduce((sum, { x }) => sum + x, 0) / count,
      y: footprint.reduce((sum, { y }) => sum + y, 0) / count,
    }
    for (const [at, corner] of footprint.entries()) {
      const next = footprint[(at + 1) % count]!
      const steps = Math.max(1, Math.round(flatDistance(corner, next) / LEDGE))
      for (let n = 0; n < steps; n++) {
        // A little inside of the edge.
        const { x, y } = between(between(corner, next, n / steps), middle, 0.1)
        const spot = { x: Math.round(x), y: Math.round(y), z: top }
        if (isNear(spot)) yield spot
      }
    }
  }
  if (from.z === 0) return
  for (let x = from.x - reach; x <= from.x + reach; x += LEDGE)
    for (let y = from.y - reach; y <= from.y + reach; y += LEDGE)
      if (isNear({ x, y, z: 0 })) yield { x, y, z: 0 }
}

/** Whether a model on the ground has anything to stand on in reach; from a height there is always the ground. */
const hasLedge = (game: Play, model: Model): boolean =>
  bodyOf(game, model).z > 0 || !ledges(game, bodyOf(game, model)).next().done

/** A model that does not swing after all keeps its counters and its basic move, and does not try again. */
function stayBehind({ state }: Play, model: Model): void {
  model.counters.special++
  model.counters.movement++
  const { activation } = state
  if (activation?.model !== model.id) return
  activation.basicMoveGone = false
  forget(activation, movedByTrait)
}

/** Where the Batclaw may take a model. bmg1/trait/batclaw */
function swing(game: Play, owner: Model, rule: RuleId): PlaceOrder {
  const from = { ...bodyOf(game, owner) }
  // bmg1/trait/aggressive-schizophrenia
  const strays = approachJudge(game, owner)
  return {
    model: owner,
    reason: 'Batclaw',
    rule,
    near: { of: from, upTo: inUnits(game, 30) },
    optional: true,
    search: () => ledges(game, from),
    accept: (at) => {
      if (isSameSurface(game, owner, from, at)) return 'The Batclaw leads to another surface.'
      const there = { ...at, radius: from.radius, height: from.height }
      const line = lineBetween(boardOf(game), eyeOf(from), middleOf(there))
      return line.clear ? strays(at) : 'The line there is not free.'
    },
  }
}

/** Traits whose names begin with B. */
export const b: CounterRules = {
  // bmg1/trait/bat-armor-mk1, bmg2/trait/bat-armor-mk-i
  'bat-armor-mk1': {
    name: 'Bat-Armor Mk1',
    text: 'A die for each impact it would take: on 5+ it is ignored.',
    always: true,
    own: { armour: { set: 5 } },
  },
  // bmg1/trait/bat-armor-mk2
  'bat-armor-mk2': {
    name: 'Bat-Armor Mk2',
    text: 'A die for each impact it would take: on 6 it is ignored.',
    always: true,
    own: { armour: { set: 6 } },
  },
  // bmg1/trait/bat-cape, bmg1/core/passive-skills
  'bat-cape': {
    name: 'Bat Cape',
    text: 'For 1SC, also out of turn, a jump or fall neither harms it nor knocks it down.',
    on: {
      *falling({ game, owner, victim, fall, rule }) {
        if (victim !== owner || fall.averted !== undefined || !canPayTrait(game, owner, SC)) return
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
      // Whether a line is free is found out with the place: looking at every ledge takes too long here.
      why: ({ game, owner }) => (hasLedge(game, owner) ? undefined : 'There is nowhere to swing to.'),
      *perform({ game, owner, rule }) {
        if ((yield* place(game, swing(game, owner, rule))) === undefined) {
          stayBehind(game, owner)
          return
        }
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
      'round-start'({ game, owner, id }) {
        if (!canPlan(owner)) return
        const [die] = game.dice.roll({ purpose: 'Bipolar', seat: owner.seat }).dice
        addEffect(game, owner, id, { until: 'round', args: [die!.face % 2 === 0 ? '1' : '-1'] })
      },
    },
    effect: {
      text: 'A counter more, or one fewer.',
      own: { 'plan-counters': ({ args }) => Number(args[0]) },
    },
  },
  // bmg1/trait/bloodthirsty, bmg2/trait/bloodthirsty, bmg1/core/mental-disorder
  bloodthirsty: {
    name: 'Bloodthirsty',
    text: 'With at least one marker it has a free AC in Raise a Plan, within its limit.',
    disorder: true,
    on: {
      'plan-start'({ game, owner }) {
        if (canPrepare(game, owner) && isHurt(owner)) gainCounter(game, owner, 'attack', 'Bloodthirsty')
      },
    },
  },
  // bmg1/trait/bodyguard, bmg1/core/passive-skills
  bodyguard: {
    name: 'Bodyguard',
    text: 'For 1SC it takes the impacts of a Leader or Sidekick of its band within 5 cm.',
    on: {
      *'impacts-known'({ game, owner, strike, rule }) {
        const { sufferer } = strike
        if (sufferer === owner || sufferer.seat !== owner.seat || owner.condition !== 'up') return
        const { recruitedAs, leads } = cardOf(game, sufferer)
        if (!leads && recruitedAs !== 'leader' && recruitedAs !== 'sidekick') return
        if (
          !within(game, owner, sufferer, inUnits(game, 5)) ||
          paymentBlockedReason(game, owner, SC) !== undefined
        )
          return
        const prompt = `Does ${labelOf(game, owner)} take the impacts for ${labelOf(game, sufferer)}? (1SC)`
        if (!(yield* agrees(game, owner.seat, { name: 'bodyguard', prompt, rule, model: owner }))) return
        yield* payCounters(game, owner, SC, 'Bodyguard')
        strike.sufferer = owner
      },
    },
  },
  // bmg1/trait/brutal, bmg2/trait/brutal
  brutal: {
    name: 'Brutal',
    text: 'It may roll the collateral die again.',
    own: { 'collateral-rerolls': true },
  },
  // bmg1/trait/bulletproof-vest, bmg2/trait/bulletproof-vest
  'bulletproof-vest': {
    name: 'Bulletproof Vest',
    text: 'Firearms damage it on 4+ instead of 2+.',
    always: true,
    own: {
      'damage-at-least': ({ strike }) =>
        strike !== undefined && weaponHas(strike.weapon, 'firearm') ? { set: 4 } : 0,
    },
  },
}
