import {
  ask,
  choose,
  chooseNumber,
  compute,
  explain,
  type Modifier,
  plus,
  type Reason,
  type Rule,
  type Value,
} from '@gargoyle/engine'
import type { GccOptions, GccQuestions } from '../abouts.ts'
import type { AreaId } from '../board/board.ts'
import { groundOf } from '../content.ts'
import { countSuccesses, diceOf, plainDie, poolText, rollPool, successText } from '../dice/pool.ts'
import { isNeutralized } from '../energy/recover.ts'
import { heroCapacity, heroSpend, profileOf } from '../energy/spend.ts'
import { beginWeapons, endUse, type LinesInUse, usableWeapons } from '../items/bonus-lines.ts'
import { heroOf, hinderingIn, nameOf, seatOf } from '../minis/minis.ts'
import { checkEnd } from '../missions/end.ts'
import { computeTotal, modifiersOf, trigger } from '../rules/special.ts'
import type { Hero, Mini, Play } from '../state.ts'
import { cloudsIn } from '../terrain/clouds.ts'
import type { CharacterLine, DieType } from '../vocabulary.ts'
import { type Attack, type FreeAttack, newAttack } from './attack-state.ts'
import { defend } from './defense.ts'
import { exertionReason, pushLimits } from './push-limits.ts'
import { rerolls } from './rerolls.ts'
import { hasTarget, reachesWith, targetReason, targetsOf } from './targets.ts'
import { wound } from './wounds.ts'

/** What makes an attack other than an ordinary action of a hero. */
export type AttackOptions = {
  /** The characteristic of a character. */
  readonly line?: CharacterLine
  readonly free?: FreeAttack
  /** The dice of a free attack, instead of cubes. */
  readonly dice?: readonly DieType[]
  /** The only target there is. */
  readonly target?: Mini
}

/** Why a miniature cannot attack now. gcc/core/no-target */
export function attackReason(game: Play, attacker: Mini, kind: Attack['kind']): Reason | undefined {
  const hero = heroOf(game, attacker)
  if (hero !== undefined) {
    const spend = exertionReason(game, attacker, kind)
    if (spend !== undefined) return spend
    // gcc/core/hero-ranged
    if (kind === 'ranged' && usableWeapons(game, attacker, 'ranged').length === 0)
      return { text: 'No ranged weapon is at hand that could be used.', rule: 'gcc/core/hero-ranged' }
  }
  if (!hasTarget(game, attacker, kind))
    return { text: `There is no target for a ${kind} attack.`, rule: 'gcc/core/no-target' }
  return undefined
}

/** An attack from its declaration to its end. gcc/core/attack-steps, gcc/core/hero-melee, gcc/core/character-attacks */
export function* performAttack(
  game: Play,
  attacker: Mini,
  kind: Attack['kind'],
  options: AttackOptions = {},
): Rule<Attack | undefined> {
  const weapons = options.free === undefined
  const target = options.target ?? (yield* declareTarget(game, attacker, kind, weapons))
  // gcc/core/no-target: nothing was spent.
  if (target === undefined || targetReason(game, attacker, target, kind, weapons) !== undefined)
    return undefined
  const attack = newAttack({ kind, attacker, target, free: options.free })
  attack.weapons = weapons
  yield* trigger(game, 'attack-declared', { attack })
  const hero = heroOf(game, attacker)
  if (options.dice !== undefined) attack.dice.push(...options.dice)
  else if (options.line !== undefined) attack.dice.push(...options.line.dice)
  else if (hero !== undefined) yield* spendOnAttack(game, attack, hero)
  if (attack.weapons && hero !== undefined) attack.lines = yield* takeWeapons(game, attack)
  attack.dice.push(...attack.lines.dice)
  addElevationDie(game, attack)
  addExtraDice(game, attack)
  yield* trigger(game, 'pool-created', { attack })
  yield* rollAttack(game, attack)
  yield* hit(game, attack)
  yield* afterHit(game, attack)
  endUse(game, attacker, attack.lines)
  return attack
}

/** What is left over hits others, and rules of the end of an attack act: unless it ended the game. */
function* afterHit(game: Play, attack: Attack): Rule<void> {
  // gcc/core/constant-end-conditions
  if (checkEnd(game, 'always')) return
  yield* deferredAttacks(game, attack)
  if (game.state.stage !== 'over') yield* trigger(game, 'attack-ended', { attack })
}

/** gcc/core/weapon-bonus: what only some weapons reach has to be attacked with one of those. gcc/skill/reach */
function* takeWeapons(game: Play, { attacker, target, kind }: Attack): Rule<LinesInUse> {
  const isNear = kind === 'ranged' || targetReason(game, attacker, target, kind, false) === undefined
  return yield* isNear
    ? beginWeapons(game, attacker, kind)
    : beginWeapons(game, attacker, kind, (line) => reachesWith(game, attacker, target, line))
}

function* declareTarget(
  game: Play,
  attacker: Mini,
  kind: Attack['kind'],
  weapons: boolean,
): Rule<Mini | undefined> {
  const targets = targetsOf(game, attacker, kind, weapons)
  if (targets.length === 0) return undefined
  const seat = seatOf(game, attacker)
  if (seat === undefined) return targets[0]
  return yield* ask(
    game,
    seat,
    choose({
      name: 'attack-target',
      prompt: `Whom does ${nameOf(game, attacker)} attack?`,
      rule: 'gcc/core/attack-steps',
      about: { attacker: attacker.id, kind } satisfies GccQuestions['attack-target'],
      options: targets.map((mini) => ({
        id: String(mini.id),
        value: mini,
        label: nameOf(game, mini),
        about: { mini: mini.id, area: mini.at } satisfies GccOptions['attack-target'],
      })),
    }),
  )
}

/** gcc/core/minimum-cubes: at least one cube, within the limit; each is a die of the characteristic. */
function* spendOnAttack(game: Play, attack: Attack, hero: Hero): Rule<void> {
  const { attacker, kind } = attack
  const pushed = yield* pushLimits(game, attacker, kind)
  const max = heroCapacity(game, hero, kind)
  const cubes = yield* ask(
    game,
    hero.seat,
    chooseNumber({
      name: 'attack-cubes',
      prompt: `How many cubes for the ${kind} attack on ${nameOf(game, attack.target)}?`,
      rule: 'gcc/core/minimum-cubes',
      about: {
        attacker: attacker.id,
        target: attack.target.id,
        kind,
      } satisfies GccQuestions['attack-cubes'],
      min: pushed > 0 || max === 0 ? 0 : 1,
      max,
    }),
  )
  heroSpend(game, hero, kind, cubes)
  attack.cubes = cubes + pushed
  const { die } = profileOf(game, hero)[kind]
  // gcc/core/characteristics: an empty one adds no dice for cubes.
  if (die !== undefined) attack.dice.push(...diceOf(attack.cubes, die))
}

/** gcc/core/elevation-bonus: a yellow die for shooting down. A retaliation has none. */
function addElevationDie(game: Play, attack: Attack): void {
  const { areas } = game.content.board
  if (attack.kind !== 'ranged' || attack.free === 'retaliation') return
  if (areas[attack.attacker.at]!.elevation > areas[attack.target.at]!.elevation)
    attack.dice.push(plainDie('yellow'))
}

function addExtraDice(game: Play, attack: Attack): void {
  const context = { about: attack.attacker, attack, action: attack.kind } as const
  attack.dice.push(
    ...diceOf(computeTotal(game, 'white-dice', context), plainDie('white')),
    ...diceOf(computeTotal(game, 'yellow-dice', context), plainDie('yellow')),
  )
}

function* rollAttack(game: Play, attack: Attack): Rule<void> {
  const { attacker, target, kind } = attack
  const seat = seatOf(game, attacker)
  const rolled = rollPool(game, attack.dice, {
    purpose: `${kind} attack of ${nameOf(game, attacker)} on ${nameOf(game, target)}`,
    rule: kind === 'melee' ? 'gcc/core/hero-melee' : 'gcc/core/hero-ranged',
    ...(seat === undefined ? {} : { seat }),
  })
  yield* rerolls(game, attacker, rolled, { about: attacker, attack, action: kind })
  const value = attackValue(game, attack, countSuccesses(rolled), attack.lines)
  attack.successes = value.total
  takeSacrifices(game, attack)
  game.emit(() => ({
    name: 'attack',
    text: `${nameOf(game, attacker)} attacks ${nameOf(game, target)} with ${poolText(attack.dice)}: ${successText(attack.successes)}.`,
    rule: 'gcc/core/attack-steps',
    about: {
      attacker: attacker.id,
      target: target.id,
      kind,
      successes: attack.successes,
      why: [...explain(value)],
    },
  }))
}

/** Counts the successes of an attack with every reason. gcc/core/melee-unhindered, gcc/core/hindering-action */
function attackValue(game: Play, attack: Attack, rolled: number, used: LinesInUse): Value {
  const { attacker, kind } = attack
  const modifiers: Modifier[] = []
  if (used.successes > 0)
    modifiers.push(plus(used.successes, { source: 'items', rule: 'gcc/core/bonus-lines' }))
  modifiers.push(...modifiersOf(game, 'attack-successes', { about: attacker, attack, successes: rolled }))
  if (kind === 'ranged') {
    const hindering = actionHindering(game, attacker, kind).total
    if (hindering > 0)
      modifiers.push(plus(-hindering, { source: 'hindering', rule: 'gcc/core/hindering-action' }))
  }
  modifiers.push(...tokensInTheWay(game, attack))
  return compute({ name: 'Successes', base: { amount: rolled, source: 'dice' }, modifiers, floor })
}

/** Shackles and smoke come off at the very end, of any attack. gcc/token/shackle, gcc/token/smoke */
function tokensInTheWay(game: Play, { attacker, target, kind }: Attack): readonly Modifier[] {
  const modifiers: Modifier[] = []
  if (attacker.shackles > 0)
    modifiers.push(plus(-attacker.shackles, { source: 'shackles', rule: 'gcc/token/shackle' }))
  if (kind === 'ranged') {
    const smoke = smokeBetween(game, attacker.at, target.at)
    if (smoke > 0) modifiers.push(plus(-smoke, { source: 'smoke', rule: 'gcc/token/smoke' }))
  }
  return modifiers
}

/**
 * What is left over counts as it is: skills and hindering had their say when the dice were counted. Only what comes off
 * at the very end comes off again. gcc/core/deferred-attack
 */
const deferredValue = (game: Play, attack: Attack, leftover: number): Value =>
  compute({
    name: 'Successes',
    base: { amount: leftover, source: 'left over', rule: 'gcc/core/deferred-attack' },
    modifiers: tokensInTheWay(game, attack),
    floor,
  })

const floor = { amount: 0, source: 'never negative', rule: 'gcc/core/no-negative' } as const

/** Smoke tokens in the areas of a line of sight, both ends included. */
function smokeBetween(game: Play, from: AreaId, to: AreaId): number {
  if (game.state.clouds.length === 0) return 0
  let smoke = 0
  for (const area of groundOf(game).sight(from, to).areas) smoke += cloudsIn(game, area, 'smoke')
  return smoke
}

/** What hinders a ranged attack, a complex manipulation or a complex thought. gcc/core/hindering-action */
export function actionHindering(
  game: Play,
  mini: Mini,
  action: 'ranged' | 'manipulation' | 'thought',
): Value {
  return hinderingIn(game, mini, 'menace', modifiersOf(game, 'ignored-menace', { about: mini, action }))
}

/** gcc/skill/sacrifice: allies of the target take successes as wounds, without defending. */
function takeSacrifices(game: Play, attack: Attack): void {
  for (const sacrifice of attack.sacrifices) {
    const { by, level } = sacrifice
    const taken = Math.min(level, attack.successes)
    if (taken === 0) continue
    attack.successes -= taken
    sacrifice.wounds = wound(game, by, taken, { text: 'taken for an ally', rule: 'gcc/skill/sacrifice' })
  }
}

/** Defence, automatic wounds, wounds. gcc/core/wounds, gcc/core/damage-immunity-order */
function* hit(game: Play, attack: Attack): Rule<void> {
  const { attacker, target } = attack
  const defense = yield* defend(game, attack)
  attack.defense = defense.total
  const exceeding = Math.max(0, attack.successes - defense.total)
  if (exceeding === 0) return
  const context = { about: attacker, attack }
  if (attack.shackling > 0) {
    // gcc/skill/shackle: wounds are ignored and tokens placed, if there are any. gcc/trait/harmless, gcc/skill/poison
    const automatic = computeTotal(game, 'automatic-wounds', context)
    if (automatic + computeTotal(game, 'wounds-inflicted', context, exceeding) === 0) return
    target.shackles += attack.shackling
    game.emit(() => ({
      name: 'shackled',
      text: `${nameOf(game, target)} is shackled.`,
      rule: 'gcc/skill/shackle',
      about: { mini: target.id, tokens: target.shackles },
    }))
    return
  }
  const automatic = computeTotal(game, 'automatic-wounds', context)
  attack.wounds += wound(game, target, automatic, {
    text: 'automatic wounds',
    rule: 'gcc/core/damage-immunity-order',
  })
  const wounds = computeTotal(game, 'wounds-inflicted', context, exceeding)
  const taken = wound(game, target, wounds, {
    text: `an attack of ${nameOf(game, attacker)}`,
    rule: 'gcc/core/wounds',
  })
  attack.wounds += taken
  attack.neutralized = isDown(game, target)
  // gcc/core/deferred-attack: only what is past neutralizing is left over.
  if (attack.neutralized) attack.leftover = exceeding - Math.min(taken, exceeding)
}

const isDown = (game: Play, mini: Mini): boolean => {
  const hero = heroOf(game, mini)
  return hero === undefined ? mini.life === 0 : isNeutralized(hero)
}

/** gcc/core/deferred-attack: what is left of an attack hits another target, who defends. */
function* deferredAttacks(game: Play, initial: Attack): Rule<void> {
  if (initial.free !== undefined || initial.leftover === 0) return
  const most = computeTotal(game, 'deferred-attacks', { about: initial.attacker, attack: initial })
  let leftover = initial.leftover
  while (initial.deferred < most && leftover > 0) {
    const { attacker, kind } = initial
    const targets = targetsOf(game, attacker, kind, false)
    const seat = seatOf(game, attacker)
    if (targets.length === 0 || seat === undefined) return
    const target = yield* ask(
      game,
      seat,
      choose<Mini | undefined>({
        name: 'deferred-target',
        prompt: `Whom ${leftover === 1 ? 'does' : 'do'} the ${successText(leftover)} left over hit?`,
        rule: 'gcc/core/deferred-attack',
        options: [
          ...targets.map((mini) => ({
            id: String(mini.id),
            value: mini,
            label: nameOf(game, mini),
            about: { mini: mini.id },
          })),
          { id: 'none', value: undefined, label: 'Nobody' },
        ],
      }),
    )
    if (target === undefined) return
    const attack = newAttack({ kind, attacker, target, free: 'deferred' })
    yield* trigger(game, 'attack-declared', { attack })
    attack.successes = deferredValue(game, attack, leftover).total
    initial.deferred++
    yield* hit(game, attack)
    if (checkEnd(game, 'always')) return
    yield* trigger(game, 'attack-ended', { attack })
    leftover = attack.leftover
  }
}
