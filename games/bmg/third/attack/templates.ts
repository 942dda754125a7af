import { ask, isRecord, ok, open, type Random, type Rule } from '@gargoyle/engine'
import {
  circleTemplate,
  inches,
  isCompletelyWithin,
  type Spot,
  sightTo,
  sprayTemplate,
  type Template,
  templateHits,
} from '@gargoyle/table'
import { areEnemies, bodyOf, isOnTable, labelOf, onTable } from '../model/model.ts'
import { type PlaceAnswer, placeOf, readPlace, spotOf } from '../movement/path-answer.ts'
import { look } from '../place/seeing.ts'
import { says } from '../rules/reckon.ts'
import { boardOf, type Model, type Play } from '../state.ts'
import type { Weapon } from '../vocabulary.ts'
import { canBeTarget } from './dice.ts'
import { carryOut, weaponAt } from './melee.ts'
import { effectiveRange, readyShots, spendAmmo } from './ranged.ts'
import { type Attack, newAttack, newStrike, type Strike } from './strike.ts'

/** An assumption, because the seeds do not print it: the explosion is 5" across. */
export const EXPLOSION = 5

/** How long the spray is, in inches: an assumption as well. */
const SPRAY = 8

type TemplateKind = NonNullable<Strike['template']>

/** The template a weapon uses, if it uses one. */
export function templateOf(game: Play, weapon: Weapon): TemplateKind | undefined {
  for (const { id } of weapon.rules) {
    const kind = game.content.book.weaponRules[id]?.template
    if (kind !== undefined) return kind
  }
  return undefined
}

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
  return says(game, 'aims-anywhere', { about: attacker, weapon }) || aims(game, attacker, weapon).length > 0
}

/** Places on enemies that may be aimed at. */
function aims(game: Play, attacker: Model, weapon: Weapon): readonly Spot[] {
  const kind = templateOf(game, weapon)
  const found: Spot[] = []
  for (const enemy of game.state.models) {
    if (!areEnemies(attacker, enemy) || !isOnTable(enemy)) continue
    if (judgeAim(game, attacker, weapon, kind, enemy.at) === undefined) found.push(enemy.at)
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
): string | undefined {
  const from = bodyOf(game, attacker)
  if (kind === 'spray') {
    if (at.x === from.x && at.y === from.y) return 'Aim away from the model itself.'
    return affectedBy(game, attacker, kind, at).some((model) => mayBeHit(game, attacker, model))
      ? undefined
      : 'No enemy would be hit.'
  }
  const range = effectiveRange(game, attacker, weapon)
  const radius = inches(EXPLOSION / 2)
  if (range !== undefined && !isCompletelyWithin({ ...at, radius }, from, inches(range))) {
    return `The template must lie completely within ${range}".`
  }
  if (!sightTo(boardOf(game), from, at).visible) return 'The point is not in line of sight.'
  if (says(game, 'aims-anywhere', { about: attacker, weapon })) return undefined
  return underExplosion(game, at).some((model) => mayBeHit(game, attacker, model))
    ? undefined
    : 'No enemy would be under the template.'
}

const mayBeHit = (game: Play, attacker: Model, model: Model): boolean =>
  areEnemies(attacker, model) && canBeTarget(game, attacker, model)

/** Whom a template placed so affects. A spray only those its bearer sees. */
function affectedBy(game: Play, attacker: Model, kind: TemplateKind, at: Spot): readonly Model[] {
  if (kind === 'explosive') return underExplosion(game, at)
  const template = sprayTemplate(bodyOf(game, attacker), at)
  return under(game, template).filter(
    (model) => model !== attacker && look(game, attacker, model)?.sees === true,
  )
}

/**
 * A ranged attack with templates: as many as the rate of fire, each model affected once, only the Strength die
 * rolled. bmg3/core/strength-die
 */
export function* templateAttack(game: Play, attacker: Model, weaponIndex: number): Rule<Attack> {
  const weapon = weaponAt(game, attacker, weaponIndex)
  const kind = templateOf(game, weapon) ?? game.broken(`${weapon.name} has no template.`)
  const attack = newAttack({ attacker, kind: 'ranged', weapon, weaponIndex })
  spendAmmo(attacker, weaponIndex)
  const affected = new Set<Model>()
  for (let shot = 0; shot < Math.max(1, weapon.rateOfFire ?? 1); shot++) {
    if (shot > 0 && !templateTargets(game, attacker, weapon)) break
    const at = yield* aim(game, attacker, weapon, kind)
    attack.notes.add(`template ${at.x} ${at.y} ${at.z}`)
    for (const model of affectedBy(game, attacker, kind, at)) affected.add(model)
  }
  for (const model of affected) newStrike(attack, model, { attackDice: 0, strengthDice: 1, template: kind })
  return yield* carryOut(game, attack, readyShots)
}

type AimAnswer = { readonly to: PlaceAnswer }

function* aim(game: Play, attacker: Model, weapon: Weapon, kind: TemplateKind): Rule<Spot> {
  const { to } = yield* ask(
    game,
    attacker.seat,
    open<AimAnswer>({
      name: 'aim',
      prompt: `Where does ${labelOf(game, attacker)} aim the ${weapon.name}?`,
      shape: 'point',
      rule: 'bmg3/core/ranged',
      about: { model: attacker.id, template: kind, size: inches(kind === 'explosive' ? EXPLOSION : SPRAY) },
      check: (given) => {
        const read = readPlace(isRecord(given) ? given.to : undefined)
        if (!read.ok) return read
        const wrong = judgeAim(game, attacker, weapon, kind, spotOf(read.value))
        return wrong === undefined ? ok({ to: read.value }) : { ok: false, reason: { text: wrong } }
      },
      candidates: (random, n) => aimCandidates(game, attacker, weapon, kind, random, n),
    }),
  )
  return spotOf(to)
}

function aimCandidates(
  game: Play,
  attacker: Model,
  weapon: Weapon,
  kind: TemplateKind,
  random: Random,
  n: number,
): readonly AimAnswer[] {
  const good = aims(game, attacker, weapon)
  const spots: Spot[] = good.length > 0 ? [...random.shuffle(good)] : []
  if (spots.length === 0) {
    // A grenade may be thrown where nobody is: beside the thrower at least.
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
  return spots.slice(0, n).map((at) => ({ to: placeOf(at) }))
}

/** An explosion that a trait or card sets off: who is under it, other than those spared. */
export const caughtBy = (game: Play, centre: Spot, spared: readonly Model[] = []): readonly Model[] =>
  underExplosion(game, centre).filter((model) => !spared.includes(model))
