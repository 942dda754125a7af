import { addMarker, isOnTable, layRoughGround } from '@gargoyle/bmg-common'
import { remember } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { strengthAttack } from '../attack/strength-attack.ts'
import { EXPLOSION, underExplosion, underSpray } from '../attack/templates.ts'
import { goesAtRecount } from '../effects/table-rules.ts'
import type { Bmg3Handlers, Bmg3Rules } from '../rules/special-rule.ts'
import type { Model } from '../state.ts'
import { type Hit, onAnyHit } from './on-hit.ts'

/** In melee a template is placed for every hit: models under it other than the one that was hit get a Strength die. */
const forEveryHit = (underIt: (hit: Hit) => readonly Model[]): Bmg3Handlers =>
  onAnyHit(function* (hit) {
    const { game, attacker, victim, strike } = hit
    if (strike.kind !== 'melee' || strike.template !== undefined) return
    const { name, damage, strength, rules } = strike.weapon
    const blow = {
      name,
      damage,
      rules,
      kind: 'melee' as const,
      ...(strength === undefined ? {} : { strength }),
    }
    for (let left = strike.inflicted; left > 0; left--) {
      const caught = underIt(hit).filter((model) => model !== victim)
      if (caught.length > 0) yield* strengthAttack(game, attacker, caught, blow)
    }
  })

/** Weapons that cover an area. */
export const templates: Bmg3Rules = {
  explosive: {
    name: 'Explosive',
    text: 'Everybody under the explosion gets a Strength die.',
    template: 'explosive',
    on: forEveryHit(({ game, victim, strike }) => {
      const at = victim.at ?? strike.struckAt
      return at === undefined ? [] : underExplosion(game, at)
    }),
  },
  expansive: {
    name: 'Expansive',
    text: 'Everybody under the spray that the shooter sees gets a Strength die.',
    template: 'spray',
    on: forEveryHit(({ game, attacker, victim, strike }) => {
      const at = victim.at ?? strike.struckAt
      return at !== undefined && isOnTable(attacker) ? underSpray(game, attacker, at) : []
    }),
  },
  grenade: {
    name: 'Grenade',
    text: 'May be thrown at any point within its range and in line of sight, whether anybody is there or not.',
    own: { 'aims-anywhere': true },
  },
  smoke: {
    name: 'Smoke',
    text: 'Fills the air with smoke until the Recount is over: nobody sees through it, and whoever is within 2" of its marker is blind. Nothing calls the attack off.',
    template: 'point',
    own: { 'cannot-be-stopped': true },
    on: {
      'attack-resolved': ({ game, owner, attack }) => {
        for (const at of attack.aims) {
          remember(addMarker(game, 'smoke', at), goesAtRecount, true)
          game.emit({
            name: 'smoke',
            text: 'Smoke spreads.',
            rule: 'bmg3/weapon/smoke',
            about: { model: owner.id },
          })
        }
      },
    },
  },
  'ice-template': {
    name: 'Ice Template',
    text: 'Everybody under the explosion, which must lie completely within range, gets a Strength die. The ice stays until the Recount is over: whoever moves over it is impaired and moves in a straight line, and a Speedster loses a Speed Power counter.',
    template: 'explosive',
    own: { 'aims-within-range': true },
    on: {
      'attack-resolved': ({ game, attack }) => {
        if (attack.stopped !== undefined) return
        for (const at of attack.aims)
          remember(layRoughGround(game, at, inches(EXPLOSION / 2), { ice: true }), goesAtRecount, true)
      },
    },
  },
}
