import type { Reason } from '@gargoyle/engine'
import { NOWHERE } from '../board/board.ts'
import { sightText } from '../board/sight.ts'
import { groundOf } from '../content.ts'
import { isNeutralized } from '../energy/recover.ts'
import { usableWeapons } from '../items/bonus-lines.ts'
import { anyCard } from '../items/carry.ts'
import { areEnemies, heroOf, nameOf, wouldOverOccupy } from '../minis/minis.ts'
import { computeTotal, rulingOf } from '../rules/special.ts'
import type { Mini, Play } from '../state.ts'
import type { BonusLine } from '../vocabulary.ts'
import type { Attack } from './attack-state.ts'

/** All miniatures that a miniature may attack now, with weapons or as it is. */
export function targetsOf(game: Play, attacker: Mini, kind: Attack['kind'], weapons = true): readonly Mini[] {
  return game.state.minis.filter((mini) => targetReason(game, attacker, mini, kind, weapons) === undefined)
}

/** Whether there is a target that a miniature may attack now, with weapons or as it is. */
export function hasTarget(game: Play, attacker: Mini, kind: Attack['kind'], weapons = true): boolean {
  return game.state.minis.some((mini) => targetReason(game, attacker, mini, kind, weapons) === undefined)
}

/**
 * Why a miniature is no target: it is a neutralized hero, a friend, or out of sight or reach. The weapon is chosen later,
 * but counts already where the attack may have one.
 */
export function targetReason(
  game: Play,
  attacker: Mini,
  target: Mini,
  kind: Attack['kind'],
  weapons = true,
): Reason | undefined {
  if (target.at === NOWHERE || attacker.at === NOWHERE)
    return { text: `${nameOf(game, target)} is not on the board.`, rule: 'gcc/core/attack-steps' }
  if (!areEnemies(attacker, target))
    return { text: `${nameOf(game, target)} is no enemy.`, rule: 'gcc/core/enemy-ally' }
  const hero = heroOf(game, target)
  if (hero !== undefined && isNeutralized(hero))
    return { text: `${nameOf(game, target)} is neutralized already.`, rule: 'gcc/core/hero-neutralized' }
  const protector = rulingOf(game, 'cannot-be-targeted', { about: target })
  if (protector !== undefined)
    return { text: `${nameOf(game, target)} cannot be attacked: ${protector.name}.`, rule: protector.rule }
  if (kind === 'ranged') return sightReason(game, attacker, target)
  return meleeReason(game, attacker, target, weapons ? reachOfWeapons : noReach)
}

function sightReason(game: Play, attacker: Mini, target: Mini): Reason | undefined {
  const ground = groundOf(game)
  const sight = ground.sight(attacker.at, target.at)
  if (sight.clear) return undefined
  return {
    // The text is made only when it is read: bots look at hundreds of targets.
    get text() {
      return sightText(ground.board, attacker.at, target.at, sight)
    },
    rule: 'gcc/core/sight-markers',
  }
}

/**
 * gcc/core/hero-melee: in the same area, or in an adjacent one in sight that the attacker would over-occupy. Reach
 * makes it a distance in sight.
 */
function meleeReason(
  game: Play,
  attacker: Mini,
  target: Mini,
  more: (game: Play, attacker: Mini) => number,
): Reason | undefined {
  if (target.at === attacker.at) return undefined
  const ground = groundOf(game)
  const isFull =
    ground.adjacent[attacker.at]!.includes(target.at) && wouldOverOccupy(game, attacker, target.at)
  if (isFull) return sightReason(game, attacker, target)
  const reach = computeTotal(game, 'reach', { about: attacker }) + more(game, attacker)
  if (reach > 0 && ground.distance(attacker.at, target.at) <= reach)
    return sightReason(game, attacker, target)
  return { text: `${nameOf(game, target)} is in another area.`, rule: 'gcc/core/hero-melee' }
}

const noReach = (): number => 0

/** The longest reach that a weapon would give. gcc/skill/reach, gcc/core/item-skill-stacks */
function reachOfWeapons(game: Play, attacker: Mini): number {
  if (!hasReach(game)) return 0
  return usableWeapons(game, attacker, 'melee').reduce((most, { line }) => Math.max(most, reachOf(line)), 0)
}

const hasReach = anyCard(({ lines }) => lines.some((line) => reachOf(line) > 0))

const reachOf = ({ skills = [] }: BonusLine): number =>
  skills.reduce((sum, { skill, level }) => (skill === 'reach' ? sum + level : sum), 0)

/** Whether a melee attack with this line of a weapon comes as far as its target. gcc/skill/reach */
export function reachesWith(game: Play, attacker: Mini, target: Mini, line: BonusLine): boolean {
  return meleeReason(game, attacker, target, () => reachOf(line)) === undefined
}
