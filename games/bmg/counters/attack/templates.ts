import { askPoint, boardOf, bodyOf, isOnTable, labelOf, onTable, sees, smokeOf } from '@gargoyle/bmg-common'
import type { Random, Rule } from '@gargoyle/engine'
import {
  canSee,
  circleTemplate,
  lengthIn,
  type Spot,
  sprayTemplate,
  type Template,
  templateHits,
} from '@gargoyle/table'
import { ruleId } from '../edition.ts'
import { payCounters } from '../model/counters.ts'
import { weaponRecord, weaponRuleId } from '../rules/rule-ids.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import type { Damage } from '../vocabulary.ts'
import { spendMagazine, weaponAt } from './arms.ts'
import { type Attack, newAttack, newStrike, type Strike } from './attack.ts'
import { rollDamage } from './damage-roll.ts'
import { dodge } from './dodge.ts'
import { letGoOfOthers } from './melee.ts'
import { onImpact } from './on-impact.ts'
import { armour, noteHit } from './resolve.ts'

/** A model under a template, and in which band of a spray. */
export type UnderTemplate = { readonly model: Model; readonly band: number | undefined }

/** All models totally or partly under a template, unless scenery shields them. */
export function modelsUnder(game: Play, template: Template, but?: Model): readonly UnderTemplate[] {
  const models = onTable(game).filter((model) => model !== but)
  const bodies = models.map((model) => bodyOf(game, model))
  return templateHits(boardOf(game), template, bodies).flatMap(({ index, band, blockedBy }) =>
    blockedBy === undefined ? [{ model: models[index]!, band }] : [],
  )
}

/** The round template with its middle on a spot. bmg1/template/explosion-template, bmg2/core/template-volume */
export function explosionAt({ content }: Play, centre: Spot): Template {
  const { explosionRadius, unit } = content.edition
  return circleTemplate(centre, lengthIn(explosionRadius, unit))
}

/** All who are touched are hit without a roll; what needs a critical still does. bmg1/template/explosion-template */
export function* explode(game: Play, attack: Attack, centre: Spot, aimedAt?: Model): Rule<void> {
  const under = modelsUnder(game, explosionAt(game, centre))
  yield* onBurst(game, attack, centre)
  // The target it was aimed at has had its chance to dodge. bmg2/core/template-simultaneous
  for (const { model } of under)
    yield* hitUnder(game, attack, model, attack.weapon.damage, {
      template: 'explosion',
      dodges: model !== aimedAt,
    })
}

/** A blast around a model that needs no roll to hit: every other model under the explosion template takes a hit. */
export type Blast = Pick<Attack, 'attacker' | 'kind' | 'weapon'> & { readonly strength: number }

/** Lets such a blast hit. bmg2/trait/bot-bomb, bmg2/special-attack/electric-storm */
export function* blastAround(
  game: Play,
  centre: Model,
  { strength, ...parts }: Blast,
): Rule<readonly Strike[]> {
  if (!isOnTable(centre)) return []
  const attack = newAttack({ ...parts, arm: -1, occasion: 'reaction' })
  for (const { model } of modelsUnder(game, explosionAt(game, centre.at), centre))
    yield* hitUnder(game, attack, model, attack.weapon.damage, {
      template: 'explosion',
      dodges: true,
      strength,
    })
  return attack.strikes
}

/** What rules of the weapon do where its template lies, whatever is under it. bmg2/effect/smoke, bmg2/template/ice */
function* onBurst(game: Play, attack: Attack, centre: Spot): Rule<void> {
  for (const { id, args } of attack.weapon.rules) {
    const record = weaponRecord(game, id)
    const work = record?.onBurst?.({
      game,
      owner: attack.attacker,
      id,
      rule: weaponRuleId(game, id, record),
      args,
      effect: undefined,
      attack,
      centre,
    })
    if (work !== undefined) yield* work
  }
}

/** How a model comes to be hit by a template. */
export type Under = {
  readonly template: 'explosion' | 'spray'
  readonly dodges: boolean
  /** The Strength of the hit, where it is not that of the attacker or the weapon. */
  readonly strength?: number
}

/** One automatic impact on a model under a template. */
export function* hitUnder(
  game: Play,
  attack: Attack,
  model: Model,
  damage: Damage,
  { template, dodges, strength }: Under,
): Rule<void> {
  if (!isOnTable(model)) return
  const strike = newStrike(attack, model, { impacts: 1, damage, template, strength })
  strike.hit = true
  noteHit(game, strike)
  // bmg1/trait/bodyguard, bmg2/trait/bodyguard: an attack of any kind.
  yield* trigger(game, 'impacts-known', { strike })
  // bmg1/trait/dodge: what a template of a ranged attack does is an impact of a ranged attack.
  const isShot =
    attack.kind === 'ranged' || applies(game, 'dodges-templates', { about: strike.sufferer, strike })
  if (dodges && isShot) yield* dodge(game, strike)
  yield* armour(game, strike)
  yield* trigger(game, 'impacts-kept', { strike })
  yield* onImpact(game, strike)
  yield* rollDamage(game, strike)
}

/** The first band of a spray is harmless. bmg1/template/spray-template, bmg2/core/spray-bands */
const HARMLESS = 0

/** What a weapon does in a band: lethal, serious, mild; the same everywhere where it prints one damage. */
export const bandDamage = ({ weapon }: Attack, band: number): Damage =>
  weapon.bands?.[(band - 1) as 0 | 1 | 2] ?? weapon.damage

/**
 * A spray from the shooter's base in any direction hits all models under it, in the narrower band where they lie on
 * a line. bmg1/template/spray-template, bmg1/weapon-rule/expansive, bmg2/template/spray
 */
export function* sprayAttack(game: Play, shooter: Model, arm: number): Rule<Attack> {
  const weapon = weaponAt(game, shooter, arm)
  const attack = newAttack({ attacker: shooter, kind: 'ranged', weapon, arm })
  yield* payCounters(game, shooter, { attack: 2 }, weapon.name)
  spendMagazine(game, shooter, arm)
  const from = bodyOf(game, shooter)
  const { spray } = game.content.edition
  const towards = yield* askPoint(game, shooter.seat, {
    name: 'spray',
    prompt: `Where does ${labelOf(game, shooter)} aim ${weapon.name}?`,
    rule: ruleId(game, 'template/spray-template'),
    about: { model: shooter.id, template: 'spray' },
    judge: (at) => (at.x === from.x && at.y === from.y ? 'Aim away from the shooter.' : undefined),
    candidates: (random, n) => aims(game, shooter, random, n),
  })
  yield* trigger(game, 'attack-declared', { attack })
  const fills = applies(game, 'fills-spray', { about: shooter, weapon })
  for (const { model, band = 1 } of modelsUnder(game, sprayTemplate(from, towards, spray), shooter)) {
    if (band === HARMLESS && !fills) continue
    if (applies(game, 'spray-needs-sight', { about: shooter, weapon }) && !isTraced(game, shooter, model))
      continue
    yield* hitUnder(game, attack, model, bandDamage(attack, Math.max(1, band)), {
      template: 'spray',
      dodges: true,
    })
  }
  letGoOfOthers(game, attack)
  yield* trigger(game, 'attack-resolved', { attack })
  return attack
}

/**
 * Whether a shooter traces a line of sight to a model under its spray. Who only conceals itself is not spared.
 * bmg2/core/template-walls, bmg2/trait/concealment
 */
function isTraced(game: Play, shooter: Model, model: Model): boolean {
  if (sees(game, shooter, model)) return true
  if (!applies(game, 'unseen', { about: model, other: shooter })) return false
  const clouds = smokeOf(game, shooter)
  return canSee(boardOf(game), bodyOf(game, shooter), bodyOf(game, model), {
    ...(clouds.length === 0 ? {} : { extra: clouds }),
    least: game.content.edition.leastShown ?? 0,
  }).sees
}

/** Directions worth trying: at enemies, nearest first. */
function aims(game: Play, shooter: Model, random: Random, n: number): readonly Spot[] {
  const at = shooter.at!
  const enemies = onTable(game).filter(({ seat }) => seat !== shooter.seat)
  const spots = random
    .shuffle(enemies)
    .map((enemy): Spot => ({ x: enemy.at!.x, y: enemy.at!.y, z: at.z }))
    .filter(({ x, y }) => x !== at.x || y !== at.y)
  return [...spots, { x: at.x + 1000, y: at.y, z: at.z }].slice(0, Math.max(1, n))
}
