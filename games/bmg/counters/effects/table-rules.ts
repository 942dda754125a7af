import { markersOf, modelOf, removeEffect, removeMarker } from '@gargoyle/bmg-common'
import { memory, recall, roundMemory } from '@gargoyle/engine'
import { automaticImpacts, BLOW } from '../attack/automatic-impacts.ts'
import { ruleId } from '../edition.ts'
import { releaseApart } from '../model/grip.ts'
import { award } from '../round/victory-points.ts'
import type { CounterRules } from '../rules/special-rule.ts'
import type { Marker } from '../state.ts'
import { offerDoses } from './doses.ts'
import { slip } from './ice.ts'
import { letsGo } from './lets-go.ts'
import { blindInside } from './smoke.ts'

/** Whether everything lies in light this round. bmg1/trait/flare */
export const isFlareLit = roundMemory<boolean>('flare/lit', false)

/** Whether smoke, light or ice outlasts the round. bmg2/crew-strategy/frozen-area */
export const isLasting = memory<boolean>('frozen-area/lasting', false)

/** Markers that are gone with the round. */
const gone: readonly Marker['kind'][] = ['smoke', 'light', 'template']

/** What is in force at every table. */
export const tableRules: CounterRules<undefined> = {
  // bmg1/effect/displaced-pushed: scenery that stops a pushed model hits it.
  slammed: {
    name: 'Thrown against scenery',
    text: 'An impact of Strength 4+ and two stuns.',
    on: {
      *slammed({ game, victim, by }) {
        yield* automaticImpacts(game, victim, { ...BLOW, name: 'a wall', by: by ?? victim, byScenery: true })
      },
    },
  },
  // bmg1/objective/loot: what is carried goes along.
  carried: {
    name: 'Carried loot',
    text: 'It lies where its carrier stands.',
    on: {
      moved({ game, mover }) {
        for (const marker of game.state.markers)
          if (marker.carrier === mover.id && mover.at !== undefined) marker.at = { ...mover.at }
      },
    },
  },
  // bmg1/core/take-cover: until it moves, by itself or not.
  uncovered: {
    name: 'Out of cover',
    text: 'Whoever is moved is no longer in cover.',
    on: {
      moved({ mover, from: { x, y, z } }) {
        if (mover.at?.x !== x || mover.at.y !== y || mover.at.z !== z) removeEffect(mover, 'cover')
      },
    },
  },
  // bmg1/core/grab: who is pushed or carried away from another neither holds it nor is held.
  grips: {
    name: 'Out of reach',
    text: 'A captor that no longer touches its captive holds it no more.',
    on: {
      moved({ game, mover }) {
        releaseApart(game, modelOf(game, mover.id))
      },
    },
  },
  // bmg1/effect/smoke, bmg1/trait/air-support: both are gone with the round.
  clearing: {
    name: 'The air clears',
    text: 'Smoke and lights of the round are gone.',
    on: {
      moved: ({ game }) => blindInside(game),
      'round-end'({ game }) {
        for (const marker of game.state.markers.slice())
          if (gone.includes(marker.kind) && !recall(marker, isLasting)) removeMarker(game, marker)
      },
    },
  },
  // bmg1/trait/titan-dose: doses are taken while plans are made, by models that have one.
  doses: {
    name: 'Titan Dose',
    text: 'A model with a dose may take it in Raise a Plan, one in a game.',
    on: { 'plan-start': ({ game }) => offerDoses(game) },
  },
  // bmg2/core/clue-markers: whichever model left them.
  clues: {
    name: 'Clues',
    text: 'Each clue on the table pays its band 1VP in every Recount.',
    on: {
      'objectives-scored'({ game }) {
        for (const { seat } of markersOf(game, 'clue'))
          if (seat !== undefined) award(game, seat, 1, ruleId(game, 'core/clue-markers'), 'a clue')
      },
    },
  },
  // bmg1/trait/lets-go
  'lets-go': {
    name: "Let's Go!",
    text: 'A henchman may follow another without waiting for the enemy.',
    on: { 'activation-end': ({ game, active }) => letsGo(game, active) },
  },
  // bmg2/template/ice: a model that touches it in its activation rolls once.
  ice: {
    name: 'Ice',
    text: 'An Agility roll, or it is knocked down.',
    on: {
      'activation-start': ({ game, active }) => slip(game, active),
      moved: ({ game, mover, path }) => slip(game, modelOf(game, mover.id), path),
    },
  },
  // bmg1/trait/flare
  flare: {
    name: 'Flare',
    text: 'The whole table lies in light until the end of the round.',
    around: { 'ignores-night': ({ game }) => recall(game.state, isFlareLit) },
  },
}
