import { askPoint, bodyOf, labelOf, lengthOf, onTable } from '@gargoyle/bmg-common'
import { type Random, type Rule, shows } from '@gargoyle/engine'
import { type Body, isWithin, type Spot } from '@gargoyle/table'
import { editionTerms, ruleId } from '../edition.ts'
import { countSuccesses } from '../model/count-successes.ts'
import { payCounters } from '../model/counters.ts'
import { applies, computeTotal, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import type { Weapon } from '../vocabulary.ts'
import { spendMagazine, weaponAt } from './arms.ts'
import { type Attack, newAttack } from './attack.ts'
import { obstaclesFor } from './blink.ts'
import { letGoOfOthers } from './melee.ts'
import { seesObject } from './ranged.ts'
import { explode } from './templates.ts'

/** What a throw must reach. bmg2/weapon-rule/grenade */
const THROWN = 3

/** A point on the ground as something to look at. */
const pointBody = ({ x, y, z }: Spot): Body => ({ x, y, z, radius: 0, height: 1000 })

/** Why a grenade cannot be thrown at a point: out of sight or range. */
function placeBlockedReason(game: Play, thrower: Model, weapon: Weapon, at: Spot): string | undefined {
  const most = computeTotal(game, 'max-range', { about: thrower, weapon }, 0)
  const there = pointBody(at)
  if (most > 0 && !isWithin(bodyOf(game, thrower), there, lengthOf(game, most))) return 'It is out of range.'
  // bmg2/effect/smoke, bmg2/trait/total-vision: thrown like a shot, by the light there is and through no cloud or wall.
  return seesObject(game, thrower, weapon, there) ? undefined : 'It is not seen.'
}

/**
 * A grenade is thrown at any point in range and sight. On 3+ the explosion template lies there, or on what stopped the
 * throw; otherwise nothing happens. bmg2/weapon-rule/grenade, bmg2/template/grenades
 */
export function* grenadeAttack(game: Play, thrower: Model, arm: number): Rule<Attack> {
  const weapon = weaponAt(game, thrower, arm)
  const attack = newAttack({ attacker: thrower, kind: 'ranged', weapon, arm })
  yield* payCounters(game, thrower, { attack: 2 }, weapon.name)
  spendMagazine(game, thrower, arm)
  const rule = ruleId(game, 'template/explosion-template')
  const point = yield* askPoint(game, thrower.seat, {
    name: 'grenade',
    prompt: `Where does ${labelOf(game, thrower)} throw ${weapon.name}?`,
    rule,
    about: { model: thrower.id, template: 'explosion' },
    judge: (at) => placeBlockedReason(game, thrower, weapon, at),
    candidates: (random, n) => aims(game, thrower, weapon, random, n),
  })
  yield* trigger(game, 'attack-declared', { attack })
  const thrown = yield* countSuccesses(game, thrower, {
    name: 'throw',
    purpose: `throw (${THROWN}+)`,
    count: 1,
    rule,
    isGood: (face) => face >= THROWN,
  })
  const centre = thrown > 0 ? landing(game, attack, point) : undefined
  if (centre !== undefined) yield* explode(game, attack, centre)
  letGoOfOthers(game, attack)
  yield* trigger(game, 'attack-resolved', { attack })
  return attack
}

/** Blink! against the throw itself: where it is stopped it bursts, or is lost. bmg2/core/template-miss */
function landing(game: Play, { attacker, weapon }: Attack, point: Spot): Spot | undefined {
  if (applies(game, 'ignores-blink', { about: attacker, weapon })) return point
  // A model at the place where it is meant to land does not stop it.
  const there = onTable(game).find((model) => isWithin(bodyOf(game, model), pointBody(point), 0))
  for (const { needs, name, at } of obstaclesFor(game, attacker, pointBody(point), there)) {
    const roll = game.dice.roll({
      purpose: `${editionTerms(game).blink} ${name} (${needs}+)`,
      rule: ruleId(game, 'core/blink'),
    })
    if (shows(roll.dice[0]!, (face) => face >= needs))
      return applies(game, 'bursts-where-stopped', { about: attacker, weapon }) ? at : undefined
  }
  return point
}

/** At enemies, else at the thrower's own feet. */
function aims(game: Play, thrower: Model, weapon: Weapon, random: Random, n: number): readonly Spot[] {
  const enemies = onTable(game).filter(({ seat }) => seat !== thrower.seat)
  const spots = random
    .shuffle(enemies)
    .map(({ at }): Spot => ({ ...at! }))
    .filter((at) => placeBlockedReason(game, thrower, weapon, at) === undefined)
  return spots.length > 0 ? spots.slice(0, Math.max(1, n)) : [{ ...thrower.at! }]
}
