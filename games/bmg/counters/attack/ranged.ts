import {
  areEnemies,
  boardOf,
  bodyOf,
  enemiesInContact,
  isOnTable,
  labelOf,
  lengthOf,
  lightsOf,
  look,
  rerollFailures,
  smokeOf,
} from '@gargoyle/bmg-common'
import { ask, type Rule, shows, split } from '@gargoyle/engine'
import { type Body, canSee, distance, isLit, isWithin, type Spot } from '@gargoyle/table'
import type { SharedAttack } from '../abouts.ts'
import { hasLeftItsPlace } from '../activation/activation-memory.ts'
import { editionTerms, ruleId, tableLength } from '../edition.ts'
import { type CounterCost, payCounters } from '../model/counters.ts'
import { applies, computeTotal, trigger } from '../rules/rule-system.ts'
import type { Marker, Model, Play } from '../state.ts'
import type { Weapon } from '../vocabulary.ts'
import { spendMagazine, templateOf, weaponAt } from './arms.ts'
import { type Attack, type CounterRolled, newAttack, newStrike, type Strike } from './attack.ts'
import {
  blink,
  blinkAgainst,
  breakLamp,
  crossFire,
  obstaclesFor,
  shotBody,
  shotMarkers,
  withoutIgnored,
} from './blink.ts'
import { damages, damageToObject, rollDamage } from './damage-roll.ts'
import { dodge } from './dodge.ts'
import { rerollMisses, rollImpacts } from './impact-roll.ts'
import { canAfford, canGoOn, letGoOfOthers, mayAttack, surchargeFor } from './melee.ts'
import { onImpact } from './on-impact.ts'
import { armour, logImpacts, noteHit } from './resolve.ts'
import { explode } from './templates.ts'
import { isWithinAround } from './way-around.ts'

/** What a ranged attack takes. bmg1/core/ranged-attack, bmg2/core/ranged-attack */
export const SHOT_COST: CounterCost = { attack: 2 }

/** The Defense of a lamppost. bmg1/core/lampposts, bmg2/core/lampposts */
const LAMP_DEFENSE = 2

/**
 * Whether a target is too close to be shot at: nearer than the minimum range, or whatever the target while an enemy touches
 * the shooter. bmg1/core/minimum-range, bmg2/core/shooting-in-contact
 */
export function isClose(game: Play, shooter: Model, target: Body): boolean {
  const { closeRange } = game.content.edition
  return closeRange === 'contact'
    ? enemiesInContact(game, shooter).length > 0
    : distance(bodyOf(game, shooter), target) < tableLength(game, closeRange)
}

/**
 * Shots of an attack: the rate of fire, or one after moving. bmg1/core/move-and-fire, bmg1/core/ranged-attack
 */
export function rateOfFire(game: Play, shooter: Model, weapon: Weapon): number {
  const about = { about: shooter, weapon }
  const { activation } = game.state
  const moved = activation?.model === shooter.id && hasLeftItsPlace(activation)
  const slowed = moved && !applies(game, 'keeps-rate', about)
  const base = slowed ? computeTotal(game, 'rate-after-moving', about, 1) : (weapon.rateOfFire ?? 1)
  return Math.max(1, computeTotal(game, 'rate-of-fire', about, base))
}

/** Why a weapon cannot be fired after what its wielder has done. bmg1/weapon-rule/aim */
export function shotAfterMoveBlockedReason(game: Play, shooter: Model, weapon: Weapon): string | undefined {
  const about = { about: shooter, weapon }
  const { activation } = game.state
  if (activation === undefined || !hasLeftItsPlace(activation) || !applies(game, 'shoots-still', about))
    return undefined
  return applies(game, 'ignores-aim', about) ? undefined : 'This weapon cannot be fired after moving.'
}

/** The longest range in table units; none where the weapon has no limit. bmg1/core/shot-line */
function longestRange(game: Play, shooter: Model, weapon: Weapon): number | undefined {
  const range = computeTotal(game, 'max-range', { about: shooter, weapon }, 0)
  return range === 0 ? undefined : lengthOf(game, range)
}

/** Why a model cannot be shot at, or nothing if it can. bmg1/core/shot-line, bmg1/core/unseen, bmg1/core/minimum-range */
export function shotAtTargetBlockedReason(
  game: Play,
  shooter: Model,
  weapon: Weapon,
  target: Model,
  cost: CounterCost = SHOT_COST,
): string | undefined {
  if (!isOnTable(target) || target === shooter) return 'It is no enemy on the table.'
  // bmg1/trait/aggressive-schizophrenia
  if (
    !areEnemies(shooter, target) &&
    !applies(game, 'attacks-friends', { about: shooter, other: target, purpose: 'ranged' })
  )
    return 'It is no enemy on the table.'
  if (!mayAttack(game, shooter, target, 'ranged')) return 'It must attack another.'
  if (!canAfford(game, shooter, target, cost)) return 'It takes more counters to attack it.'
  const body = bodyOf(game, target)
  const close = isClose(game, shooter, body)
  if (close && !applies(game, 'shoots-close', { about: shooter, weapon, other: target }))
    return 'It is too close.'
  const most = longestRange(game, shooter, weapon)
  if (most !== undefined && !isWithin(bodyOf(game, shooter), body, most)) return 'It is out of range.'
  const around = applies(game, 'shoots-around', { about: shooter, weapon, other: target })
  const seen = look(game, shooter, target, around ? {} : { weapon })?.sees === true
  if (!seen) return 'It is not seen.'
  const reached = !around || most === undefined || isWithinAround(game, shooter, target, most)
  return reached ? undefined : 'The way around is out of range.'
}

export const rangedTargets = (
  game: Play,
  shooter: Model,
  weapon: Weapon,
  cost: CounterCost = SHOT_COST,
): readonly Model[] =>
  game.state.models.filter(
    (target) => shotAtTargetBlockedReason(game, shooter, weapon, target, cost) === undefined,
  )

/** Whether a model sees an object or a point of the table: near enough by night or lit, with nothing in between. bmg1/core/unseen, bmg1/core/lights */
export function seesObject(game: Play, viewer: Model, weapon: Weapon, object: Body): boolean {
  if (applies(game, 'sees-nothing', { about: viewer })) return false
  const from = bodyOf(game, viewer)
  const { nightSight } = game.content.edition
  const isNear =
    isWithin(
      from,
      object,
      lengthOf(game, computeTotal(game, 'night-sight', { about: viewer }, nightSight)),
    ) || applies(game, 'ignores-night', { about: viewer, weapon })
  if (!isNear && !isLit(boardOf(game), object, lightsOf(game)).lit) return false
  const clouds = smokeOf(game, viewer)
  return canSee(boardOf(game), from, object, clouds.length === 0 ? {} : { extra: clouds }).sees
}

/** Lampposts that a model can shoot at: those that burn are lit by themselves. bmg1/core/lampposts, bmg2/trait/sapper */
export function lampTargets(game: Play, shooter: Model, weapon: Weapon): readonly Marker[] {
  const from = bodyOf(game, shooter)
  const most = longestRange(game, shooter, weapon)
  const shootsClose = applies(game, 'shoots-close', { about: shooter, weapon })
  return shotMarkers(game).filter((lamp) => {
    const body = shotBody(lamp)
    if (isClose(game, shooter, body) && !shootsClose) return false
    if (most !== undefined && !isWithin(from, body, most)) return false
    return seesObject(game, shooter, weapon, body)
  })
}

const hasTarget = (game: Play, shooter: Model, weapon: Weapon): boolean =>
  game.state.models.some(
    (target) => shotAtTargetBlockedReason(game, shooter, weapon, target) === undefined,
  ) || lampTargets(game, shooter, weapon).length > 0

/** Why a model has nothing to shoot at. */
export const noShotReason = (game: Play, shooter: Model, weapon: Weapon): string | undefined =>
  hasTarget(game, shooter, weapon) ? undefined : 'There is no target.'

/**
 * A ranged attack: one magazine, dice shared out among targets, then each target in turn: impacts, dodging, Blink!,
 * damage. bmg1/core/ranged-attack, bmg1/core/ammunition
 */
export function* rangedAttack(
  game: Play,
  shooter: Model,
  arm: number,
  cost: CounterCost = SHOT_COST,
): Rule<Attack> {
  const weapon = weaponAt(game, shooter, arm)
  const attack = newAttack({ attacker: shooter, kind: 'ranged', weapon, arm })
  const targets = rangedTargets(game, shooter, weapon, cost)
  yield* payCounters(game, shooter, cost, weapon.name)
  spendMagazine(game, shooter, arm)
  const lamps = lampTargets(game, shooter, weapon)
  const rate = rateOfFire(game, shooter, weapon)
  const shares = yield* shareShots(game, attack, targets, lamps, rate)
  for (const target of targets) {
    const dice = shares[`${target.id}`] ?? 0
    if (dice === 0 || !canAfford(game, shooter, target, {})) continue
    yield* payCounters(game, shooter, { any: surchargeFor(game, shooter, target) }, 'attacking it')
    newStrike(attack, target, { dice })
  }
  letGoOfOthers(game, attack)
  yield* trigger(game, 'attack-declared', { attack })
  for (const strike of attack.strikes.slice()) {
    if (canGoOn(game, shooter, 'ranged') && isOnTable(strike.target)) yield* shootAt(game, strike)
  }
  for (const lamp of lamps) {
    const dice = shares[`lamp:${lamp.id}`] ?? 0
    if (dice > 0 && canGoOn(game, shooter, 'ranged')) yield* shootLamp(game, attack, lamp, dice)
  }
  // Who is caught by the blast is attacked too. bmg1/core/grab
  if (templateOf(game, weapon) === 'explosion') letGoOfOthers(game, attack)
  yield* trigger(game, 'attack-resolved', { attack })
  return attack
}

type Shares = Readonly<Record<string, number>>

/** Targets nearer than the minimum range get one die in all. bmg1/weapon-rule/light */
function* shareShots(
  game: Play,
  { attacker, weapon }: Attack,
  targets: readonly Model[],
  lamps: readonly Marker[],
  rate: number,
): Rule<Shares> {
  // bmg2/core/shooting-in-contact: who may shoot in contact shoots as usual.
  const isTooClose = (body: Body): boolean =>
    game.content.edition.closeRange !== 'contact' && isClose(game, attacker, body)
  const aims = [
    ...targets.map((target) => ({
      body: bodyOf(game, target),
      id: `${target.id}`,
      label: labelOf(game, target),
      about: { model: target.id },
    })),
    ...lamps.map((lamp) => ({
      body: shotBody(lamp),
      id: `lamp:${lamp.id}`,
      label: `${lamp.kind === 'streetlamp' ? 'Lamppost' : 'Sandbags'} ${lamp.id}`,
      about: { marker: lamp.id },
    })),
  ]
  if (aims.length === 0) return {}
  const close = aims.filter(({ body }) => isTooClose(body)).map(({ id }) => id)
  return yield* ask(
    game,
    attacker.seat,
    split<string>({
      name: 'shots',
      prompt:
        rate === 1
          ? `Who is shot at? (${weapon.name})`
          : `How many of ${rate} shots go to whom? (${weapon.name})`,
      rule: ruleId(game, 'core/ranged-attack'),
      about: { model: attacker.id, weapon: weapon.id } satisfies SharedAttack,
      min: 1,
      max: aims.length > close.length ? rate : 1,
      among: aims.map(({ id, label, about }) => ({ id, label, about, max: close.includes(id) ? 1 : rate })),
      ...(close.length > 1 ? { groups: [{ label: 'targets too close', ids: close, max: 1 }] } : {}),
    }),
  )
}

/** One target of a ranged attack. */
export function* shootAt(game: Play, strike: Strike): Rule<void> {
  yield* trigger(game, 'strike-begins', { strike })
  yield* rollImpacts(game, strike)
  yield* takeShots(game, strike)
}

/** From the moment the impacts of shots are known to the markers. */
export function* takeShots(game: Play, strike: Strike): Rule<void> {
  if (strike.impacts === 0) {
    logImpacts(game, strike)
    return
  }
  noteHit(game, strike)
  yield* trigger(game, 'impacts-known', { strike })
  yield* dodge(game, strike)
  yield* blink(game, strike)
  logImpacts(game, strike)
  const template = templateOf(game, strike.weapon)
  if (template === 'explosion') {
    const { sufferer } = strike
    const { at } = sufferer
    // bmg1/weapon-rule/explosive: every shot that hits bursts, at the target or where something stopped it.
    const centres = [
      ...burstsOnTheWay(game, strike.attack, strike.stoppedAt),
      ...Array.from({ length: at === undefined ? 0 : strike.impacts }, () => ({ ...at! })),
    ]
    for (const centre of centres) yield* explode(game, strike.attack, centre, sufferer)
    return
  }
  yield* armour(game, strike)
  yield* trigger(game, 'impacts-kept', { strike })
  yield* onImpact(game, strike)
  yield* rollDamage(game, strike)
}

/** Where explosions lie that something stopped on their way, if they go off there. bmg2/core/template-miss */
const burstsOnTheWay = (
  game: Play,
  { attacker, weapon }: Attack,
  stoppedAt: readonly Spot[],
): readonly Spot[] => (applies(game, 'bursts-where-stopped', { about: attacker, weapon }) ? stoppedAt : [])

/**
 * A lamppost is hit on 2+ and gone once it is damaged, sandbags after four markers; what is in the way counts, and may be
 * hit instead. bmg1/core/lampposts, bmg1/core/cross-fire, bmg2/trait/sapper
 */
function* shootLamp(game: Play, attack: Attack, lamp: Marker, dice: number): Rule<void> {
  const { attacker, weapon } = attack
  const what = game.content.edition.markerNames[lamp.kind] ?? lamp.kind
  // The lamppost has no card: its shots are rolled by themselves.
  const aimed = { about: attacker, weapon, purpose: 'ranged' }
  // bmg1/core/impact-roll, bmg2/weapon-rule/imprecise: what makes the dice better or worse counts against an object too.
  const bonus = computeTotal(game, 'impact-roll', aimed, 0)
  const isImpact = (face: number): boolean => face === 6 || (face !== 1 && face + bonus >= LAMP_DEFENSE)
  const rolled: CounterRolled = {
    roller: attacker,
    purpose: 'impact',
    strike: undefined,
    roll: game.dice.roll({
      purpose: `${editionTerms(game).impact} on ${what} (${LAMP_DEFENSE}+)`,
      seat: attacker.seat,
      count: dice,
      rule: ruleId(game, 'core/lampposts'),
    }),
    succeeds: (index) => shows(rolled.roll.dice[index]!, isImpact),
  }
  // bmg1/trait/master-marksman, bmg1/weapon-rule/handy
  rerollMisses(game, attack, rolled, aimed)
  const impacts = rolled.roll.dice.filter((die) => shows(die, isImpact)).length
  let flying = impacts
  const bursts = templateOf(game, weapon) === 'explosion'
  const stopped: Spot[] = []
  const stand = newStrike({ ...attack, strikes: [] }, attacker, {})
  const about = { about: attacker, weapon }
  const added = blinkAgainst(game, stand)
  const inTheWay = applies(game, 'ignores-blink', about) ? [] : obstaclesFor(game, attacker, shotBody(lamp))
  for (const obstacle of impacts === 0 ? [] : yield* withoutIgnored(game, about, inTheWay)) {
    if (flying === 0) break
    const { needs, name } = obstacle
    const roll = game.dice.roll({ purpose: `${editionTerms(game).blink} ${name} (${needs}+)`, count: flying })
    const caught = roll.dice.filter((die) => shows(die, (face) => face + added >= needs)).length
    flying -= caught
    for (let n = 0; n < caught; n++) {
      stopped.push(obstacle.at)
      yield* crossFire(game, stand, obstacle)
    }
  }
  if (flying > 0) damageLamp(game, attack, lamp, flying)
  if (!bursts) return
  // bmg1/weapon-rule/explosive: over the point of impact, whatever stands there.
  const there = Array.from({ length: flying }, () => ({ ...lamp.at }))
  for (const centre of [...burstsOnTheWay(game, attack, stopped), ...there])
    yield* explode(game, attack, centre)
}

/** The damage roll of shots that came to a lamppost or sandbags. bmg1/core/lampposts, bmg1/core/damageable-objects */
function damageLamp(game: Play, { attacker, weapon }: Attack, lamp: Marker, flying: number): void {
  const what = game.content.edition.markerNames[lamp.kind] ?? lamp.kind
  const { needed, added } = damageToObject(game, attacker, weapon)
  const isDamage = (face: number): boolean => damages(face, needed, added)
  const rolled: CounterRolled = {
    roller: attacker,
    purpose: 'damage',
    strike: undefined,
    roll: game.dice.roll({ purpose: `damage to ${what} (${needed}+)`, count: flying }),
    succeeds: (index) => shows(rolled.roll.dice[index]!, isDamage),
  }
  // bmg1/weapon-rule/sharp
  rerollFailures(game, rolled, computeTotal(game, 'damage-rerolls', { about: attacker, weapon }, 0), {
    reason: 'damage dice may be rolled again',
    rule: ruleId(game, 'core/reroll'),
  })
  const successes = rolled.roll.dice.filter((die) => shows(die, isDamage)).length
  const { stun, injury } = weapon.damage
  if (successes > 0) breakLamp(game, lamp, successes * (stun + injury))
}
