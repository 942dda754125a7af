import { bodyAt, hasEffect, isOnTable, labelOf, lengthOf, markerBody } from '@gargoyle/bmg-common'
import { type CounterRules, isObjective } from '@gargoyle/bmg-counters'
import {
  agrees,
  type Model,
  move,
  type Play,
  payCounters,
  paymentBlockedReason,
} from '@gargoyle/bmg-counters/toolkit'
import { type Rule, type RuleId, recall, remember, roundMemory } from '@gargoyle/engine'
import { distance, type Spot } from '@gargoyle/table'
import { arriveInRound } from './arrive-later.ts'
import { goBerserk } from './doses.ts'
import { isAwake } from './friends.ts'
import { inchesIn } from './targets.ts'

/** Why a late model cannot arrive at a place. bmg2/trait/timely-arrival */
function whyTooNear(game: Play, owner: Model, at: Spot): string | undefined {
  const body = bodyAt(game, owner, at)
  const room = lengthOf(game, inchesIn(game, 4))
  const near =
    game.state.markers.some((marker) => isObjective(marker) && distance(body, markerBody(marker)) < room) ||
    game.state.models.some(
      (model) =>
        model.seat !== owner.seat && isOnTable(model) && distance(body, bodyAt(game, model, model.at)) < room,
    )
  return near ? 'It must be 4" from every objective and enemy.' : undefined
}

const COST = { special: 2 } as const

/** Whether a model has paid for following a trail. bmg2/trait/tracking */
const isTracking = roundMemory<boolean>('tracking/paid', false)

/** Paid while there are counters, before the Recount takes them. bmg2/core/recount-order */
function* payToTrack(game: Play, owner: Model, rule: RuleId): Rule<void> {
  if (!isAwake(owner) || paymentBlockedReason(game, owner, COST) !== undefined) return
  const prompt = `Does ${labelOf(game, owner)} spend 2SC to move at the end of the Recount?`
  if (!(yield* agrees(game, owner.seat, { name: 'tracking', prompt, rule, model: owner }))) return
  yield* payCounters(game, owner, COST, 'Tracking')
  remember(owner, isTracking, true)
}

function* track(game: Play, owner: Model, rule: RuleId): Rule<void> {
  if (!isAwake(owner) || !recall(owner, isTracking)) return
  const [die] = game.dice.roll({ purpose: 'tracking', seat: owner.seat, rule }).dice
  yield* move(game, {
    model: owner,
    reason: 'Tracking',
    rule,
    upTo: inchesIn(game, die!.face),
    withoutCounters: true,
  })
}

/** Traits of the Compendium from Ti to Tr. */
export const compendiumTIToZ: CounterRules = {
  // bmg2/trait/timely-arrival, bmg2/core/deploy-later
  'timely-arrival': {
    name: 'Timely Arrival',
    text: 'It is not deployed: at the start of Raise the Plan of the second round, and only then, it may be placed anywhere, 4" from every objective and enemy.',
    always: true,
    own: { 'arrives-later': true },
    on: {
      arriving: ({ game, owner, rule }) =>
        arriveInRound(game, owner, {
          round: 2,
          rule,
          accept: (at) => whyTooNear(game, owner, at),
          roofed: true,
          optional: true,
          onlyThen: true,
        }),
    },
  },
  // bmg2/trait/titan-berserk, bmg2/core/doses
  'titan-berserk': {
    name: 'Titan Berserk',
    text: 'When it takes a Titan Dose it has Invulnerability (3) too, until the end of the round.',
    on: {
      'plan-start'({ game, owner }) {
        // Doses are taken before any trait acts.
        if (hasEffect(owner, 'titan-dose')) goBerserk(game, owner)
      },
    },
  },
  // bmg2/trait/tracking, bmg2/core/recount-order
  tracking: {
    name: 'Tracking',
    text: 'For 2SC it moves up to 1D6 inches at the end of the Recount.',
    on: {
      'recount-start': ({ game, owner, rule }) => payToTrack(game, owner, rule),
      'recount-end': ({ game, owner, rule }) => track(game, owner, rule),
    },
  },
  // bmg2/trait/treacherous, bmg2/core/boss
  treacherous: {
    name: 'Treacherous',
    text: 'It cannot lead a crew.',
    keyword: true,
    forming: {
      why: ({ member }) => (member.leads ? `${member.profile.alias} is too treacherous to lead.` : undefined),
    },
  },
}
