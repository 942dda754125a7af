import {
  areEnemies,
  askPoint,
  boardOf,
  bodyOf,
  hasLineTo,
  isOnTable,
  labelOf,
  look,
  onTable,
} from '@gargoyle/bmg-common'
import type { Random, Rule } from '@gargoyle/engine'
import {
  circleTemplate,
  inches,
  isCompletelyWithin,
  isWithin,
  type Spot,
  sprayTemplate,
  type Template,
  templateHits,
} from '@gargoyle/table'
import { applies, computeTotal, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import type { Weapon } from '../vocabulary.ts'
import { canBeTarget, loseDice } from './dice.ts'
import { carryOut, weaponAt } from './melee.ts'
import { effectiveRange, rangedTargets, readyShots, spendAmmo } from './ranged.ts'
import { type Attack, newAttack, newStrike } from './strike.ts'
import { type TemplateKind, templateOf } from './weapon-use.ts'
import { lostToTemplates } from './whole-attack.ts'

/** An assumption, because the seeds do not print it: the explosion is 5" across. */
export const EXPLOSION = 5

/** How long the spray is, in inches: an assumption as well. */
const SPRAY = 8

/** The models under an explosion that nothing solid shields. */
export function underExplosion(game: Play, centre: Spot, diameter = EXPLOSION): readonly Model[] {
  return under(game, circleTemplate(centre, inches(diameter / 2)))
}

function under(game: Play, template: Template): readonly Model[] {
  const models = onTable(game)
  const hits = templateHits(
    boardOf(game),
    template,
    models.map((model) => bodyOf(game, model)),
  )
  return hits.filter(({ blockedBy }) => blockedBy === undefined).map(({ index }) => models[index]!)
}

/** Whether there is anything to aim a template at. */
export function templateTargets(game: Play, attacker: Model, weapon: Weapon): boolean {
  // A spray needs a target, even where other templates may be aimed at an empty place.
  const anywhere =
    templateOf(game, weapon) !== 'spray' && applies(game, 'aims-anywhere', { about: attacker, weapon })
  return anywhere || aims(game, attacker, weapon).length > 0
}

/** Places on enemies that may be aimed at. */
function aims(game: Play, attacker: Model, weapon: Weapon): readonly Spot[] {
  const kind = templateOf(game, weapon)
  const targets = kind === 'explosive' ? targetsOf(game, attacker, weapon) : []
  const found: Spot[] = []
  for (const enemy of game.state.models) {
    if (!areEnemies(attacker, enemy) || !isOnTable(enemy)) continue
    if (judgeAim(game, attacker, weapon, kind, enemy.at, targets) === undefined) found.push(enemy.at)
  }
  return found
}

/** What is wrong with aiming a template somewhere. */
function judgeAim(
  game: Play,
  attacker: Model,
  weapon: Weapon,
  kind: TemplateKind | undefined,
  at: Spot,
  known?: readonly Model[],
): string | undefined {
  const from = bodyOf(game, attacker)
  if (kind === 'spray') {
    if (at.x === from.x && at.y === from.y) return 'Aim away from the model itself.'
    return affectedBy(game, attacker, kind, at).some((model) => mayBeHit(game, attacker, model))
      ? undefined
      : 'No enemy would be hit.'
  }
  const away = whyTooFar(game, attacker, weapon, at)
  if (away !== undefined) return away
  if (applies(game, 'aims-anywhere', { about: attacker, weapon }))
    return hasLineTo(game, attacker, at) ? undefined : 'The point is not in line of sight.'
  const targets = known ?? targetsOf(game, attacker, weapon)
  if (!hasLineTo(game, attacker, at) && !targets.some((target) => stands(target, at)))
    return 'The point is not in line of sight.'
  return underExplosion(game, at).some((model) => targets.includes(model))
    ? undefined
    : 'No enemy that may be shot at would be under the template.'
}

/** Grenades fly no further than their range, and some templates must not even stick out of it. */
function whyTooFar(game: Play, attacker: Model, weapon: Weapon, at: Spot): string | undefined {
  const range = effectiveRange(game, attacker, weapon)
  const from = bodyOf(game, attacker)
  if (range === undefined) return undefined
  if (applies(game, 'aims-within-range', { about: attacker, weapon })) {
    const whole = { ...at, radius: inches(EXPLOSION / 2) }
    return isCompletelyWithin(whole, from, inches(range))
      ? undefined
      : `The template must lie completely within ${range}".`
  }
  return applies(game, 'aims-anywhere', { about: attacker, weapon }) && !isWithin(at, from, inches(range))
    ? `The point must be within ${range}".`
    : undefined
}

/** The targets a weapon may be fired at, at night blindly or not. */
const targetsOf = (game: Play, attacker: Model, weapon: Weapon): readonly Model[] =>
  rangedTargets(game, attacker, weapon).map(({ target }) => target)

const stands = ({ at }: Model, spot: Spot): boolean =>
  at !== undefined && at.x === spot.x && at.y === spot.y && at.z === spot.z

const mayBeHit = (game: Play, attacker: Model, model: Model): boolean =>
  areEnemies(attacker, model) && canBeTarget(game, attacker, model)

/** The models that a template placed there affects. A spray affects only those its bearer sees. */
function affectedBy(game: Play, attacker: Model, kind: TemplateKind, at: Spot): readonly Model[] {
  if (kind === 'point') return []
  if (kind === 'explosive') return underExplosion(game, at)
  return underSpray(game, attacker, at)
}

/** The models under a spray towards somewhere, as far as its bearer sees them. */
export function underSpray(game: Play, attacker: Model, towards: Spot): readonly Model[] {
  const template = sprayTemplate(bodyOf(game, attacker), towards)
  return under(game, template).filter(
    (model) => model !== attacker && look(game, attacker, model)?.sees === true,
  )
}

/** The models under a spray whose narrow end touches an explosion. */
export const underSprayFrom = (game: Play, explosion: Spot, towards: Spot): readonly Model[] =>
  under(game, sprayTemplate({ ...explosion, radius: inches(EXPLOSION / 2), height: 0 }, towards))

/**
 * A ranged attack with templates: as many as the rate of fire, each model affected once, only the Strength die
 * rolled. bmg3/core/strength-die
 */
export function* templateAttack(game: Play, attacker: Model, weaponIndex: number): Rule<Attack> {
  const weapon = weaponAt(game, attacker, weaponIndex)
  const kind = templateOf(game, weapon) ?? game.broken(`${weapon.name} has no template.`)
  const attack = newAttack({ attacker, kind: 'ranged', weapon, weaponIndex })
  yield* trigger(game, 'weapon-readied', { attack })
  spendAmmo(attacker, weaponIndex)
  const affected = new Set<Model>()
  for (let shot = 0; shot < Math.max(1, weapon.rateOfFire ?? 1); shot++) {
    if (shot > 0 && !templateTargets(game, attacker, weapon)) break
    const at = yield* aim(game, attacker, weapon, kind)
    attack.aims.push(at)
    for (const model of affectedBy(game, attacker, kind, at)) affected.add(model)
    if (kind === 'explosive') yield* trigger(game, 'template-placed', { attack, at, affected })
  }
  strikeAll(game, attack, [...affected], kind)
  return yield* carryOut(game, attack, readyShots)
}

/** Every model under a template gets a Strength die; the penalty for moving is lost like other dice. */
function strikeAll(game: Play, attack: Attack, affected: readonly Model[], kind: TemplateKind): void {
  const { attacker, weapon } = attack
  const template = kind === 'spray' ? kind : 'explosive'
  const strengthDice = Math.max(1, computeTotal(game, 'strength-dice', { about: attacker, weapon }, 1))
  const targets = kind === 'explosive' ? rangedTargets(game, attacker, weapon) : []
  const anywhere = applies(game, 'aims-anywhere', { about: attacker, weapon })
  for (const model of affected) {
    const blind = !anywhere && targets.some((each) => each.target === model && each.blind)
    const strike = newStrike(attack, model, { attackDice: 0, strengthDice, template, blind })
    loseDice(game, strike, lostToTemplates(game, attacker, weapon))
  }
}

function aim(game: Play, attacker: Model, weapon: Weapon, kind: TemplateKind): Rule<Spot> {
  return askPoint(game, attacker.seat, {
    name: 'aim',
    prompt: `Where does ${labelOf(game, attacker)} aim the ${weapon.name}?`,
    rule: 'bmg3/core/ranged',
    about: { model: attacker.id, template: kind, size: inches(kind === 'spray' ? SPRAY : EXPLOSION) },
    judge: (at) => judgeAim(game, attacker, weapon, kind, at),
    candidates: (random, n) => aimCandidates(game, attacker, weapon, kind, random, n),
  })
}

function aimCandidates(
  game: Play,
  attacker: Model,
  weapon: Weapon,
  kind: TemplateKind,
  random: Random,
  n: number,
): readonly Spot[] {
  const good = aims(game, attacker, weapon)
  const spots: Spot[] = good.length > 0 ? [...random.shuffle(good)] : []
  if (spots.length === 0) {
    // A grenade may be thrown at an empty place: beside the thrower at least.
    const from = bodyOf(game, attacker)
    for (const reach of [inches(3), inches(1), 0]) {
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
      ] as const) {
        const at = { x: from.x + dx * reach, y: from.y + dy * reach, z: from.z }
        if (judgeAim(game, attacker, weapon, kind, at) === undefined) spots.push(at)
      }
    }
  }
  return spots.slice(0, n)
}

/** An explosion that a trait or card sets off: who is under it, other than those spared. */
export const caughtBy = (game: Play, centre: Spot, spared: readonly Model[] = []): readonly Model[] =>
  underExplosion(game, centre).filter((model) => !spared.includes(model))
