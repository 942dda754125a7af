import { addEffect, areEnemies, hasEffect, isOnTable, sees } from '@gargoyle/bmg-common'
import { giveBonus } from '../effects/bonuses.ts'
import type { Bmg3Rules } from '../rules/special-rule.ts'
import { isActive } from './helpers.ts'

/** How near one must be to see a stealthy model at night. */
const STEALTH = 8

/** How far the light of a lantern reaches. */
const LANTERN = 2

/** Traits about seeing and being seen. */
export const sightTraits: Bmg3Rules = {
  stealth: {
    name: 'Stealth',
    text: 'In the dark, enemies see it only within 8"; lights and better eyes help against that as usual.',
    own: {
      'seen-within': ({ owner, other }) =>
        other !== undefined && areEnemies(owner, other) ? { loweredTo: STEALTH } : 0,
    },
  },
  lantern: {
    name: 'Lantern',
    text: 'At any time in its activation it may light its lantern: until the round ends it is a light with a radius of 2".',
    action: {
      kind: 'free',
      label: 'Light the lantern',
      why: ({ owner, id }) => (hasEffect(owner, id) ? 'It is lit already.' : undefined),
      perform: ({ game, owner, id }) => {
        addEffect(game, owner, id, { until: 'round' })
      },
    },
    effect: { text: 'A light with a radius of 2".', own: { light: LANTERN } },
  },
  'night-vision': {
    name: 'Night Vision',
    text: 'The night does not limit how far it sees.',
    own: { 'ignores-night': true },
  },
  echolocation: {
    name: 'Echolocation',
    text: 'It is never Blind, smoke is nothing to it, and neither distance nor night limits how far it sees; scenery does.',
    own: {
      'ignores-night': true,
      'ignores-smoke': true,
      immune: ({ purpose }) => purpose === 'blind',
    },
  },
  'total-vision': {
    name: 'Total Vision',
    text: 'In its activation it sees at any distance and through all scenery; but it shoots through nothing that would stop others.',
    own: {
      'ignores-night': ({ game, owner }) => isActive(game, owner),
      'sees-through': ({ game, owner }) => isActive(game, owner),
    },
  },
  pyromania: {
    name: 'Pyromania',
    text: 'A Mental Disorder. If it sees anybody on fire when its activation starts, it gets a defence bonus marker.',
    on: {
      'activation-start': ({ game, owner, active }) => {
        if (active !== owner) return
        const fascinated = game.state.models.some(
          (other) =>
            other !== owner && isOnTable(other) && hasEffect(other, 'fire') && sees(game, owner, other),
        )
        if (fascinated) giveBonus(game, owner, 'defense', 1)
      },
    },
  },
}
