import { askPoint, boardOf, bodyOf, isOnTable, labelOf, onTable } from '@gargoyle/bmg-common'
import type { Random, Rule } from '@gargoyle/engine'
import {
  circleTemplate,
  lengthIn,
  type Spot,
  sprayTemplate,
  type Template,
  templateHits,
} from '@gargoyle/table'
import { ruleId } from '../edition.ts'
import { payCounters } from '../model/counters.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import type { Damage } from '../vocabulary.ts'
import { spendMagazine, weaponAt } from './arms.ts'
import { type Attack, newAttack, newStrike } from './attack.ts'
import { rollDamage } from './damage-roll.ts'
import { onImpact } from './on-impact.ts'
import { armour, noteHit } from './resolve.ts'

/** A model under a template, and in which band of a spray. */
export type UnderTemplate = { readonly model: Model; readonly band: number | undefined }

/** Everybody totally or partly under a template, unless scenery shields them. */
export function modelsUnder(game: Play, template: Template, but?: Model): readonly UnderTemplate[] {
  const models = onTable(game).filter((model) => model !== but)
  const bodies = models.map((model) => bodyOf(game, model))
  return templateHits(boardOf(game), template, bodies).flatMap(({ index, band, blockedBy }) =>
    blockedBy === undefined ? [{ model: models[index]!, band }] : [],
  )
}

/** The round template with its middle on a spot. bmg1/template/explosion-template */
export function explosionAt({ content }: Play, centre: Spot): Template {
  const { explosionRadius, unit } = content.edition
  return circleTemplate(centre, lengthIn(explosionRadius, unit))
}

/** All who are touched are hit without a roll; what needs a critical still does. bmg1/template/explosion-template */
export function* explode(game: Play, attack: Attack, centre: Spot): Rule<void> {
  for (const { model } of modelsUnder(game, explosionAt(game, centre)))
    yield* hitUnder(game, attack, model, attack.weapon.damage, 'explosion')
}

/** One automatic impact on a model under a template. */
export function* hitUnder(
  game: Play,
  attack: Attack,
  model: Model,
  damage: Damage,
  template: 'explosion' | 'spray',
): Rule<void> {
  if (!isOnTable(model)) return
  const strike = newStrike(attack, model, { impacts: 1, damage, template })
  strike.hit = true
  noteHit(game, strike)
  yield* armour(game, strike)
  yield* trigger(game, 'impacts-kept', { strike })
  yield* onImpact(game, strike)
  yield* rollDamage(game, strike)
}

/** The first band of a spray is harmless. bmg1/template/spray-template */
const HARMLESS = 0

/** What a weapon does in a band: lethal, serious, mild; the same everywhere where it prints one damage. */
export const bandDamage = ({ weapon }: Attack, band: number): Damage =>
  weapon.bands?.[(band - 1) as 0 | 1 | 2] ?? weapon.damage

/**
 * A spray from the shooter's base in any direction hits everybody under it, in the narrower band where they lie on a line.
 * bmg1/template/spray-template, bmg1/weapon-rule/expansive
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
    yield* hitUnder(game, attack, model, bandDamage(attack, Math.max(1, band)), 'spray')
  }
  yield* trigger(game, 'attack-resolved', { attack })
  return attack
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
