import type { Reason } from '@gargoyle/engine'
import { NOWHERE } from '../board/board.ts'
import { sightText } from '../board/sight.ts'
import { groundOf } from '../content.ts'
import { isNeutralized } from '../energy/recover.ts'
import { areEnemies, heroOf, nameOf, wouldOverOccupy } from '../minis/minis.ts'
import { computeTotal, rulingOf } from '../rules/special.ts'
import type { Mini, Play } from '../state.ts'
import type { Attack } from './attack-state.ts'

/** All miniatures that a miniature may attack now. */
export function targetsOf(game: Play, attacker: Mini, kind: Attack['kind']): readonly Mini[] {
  return game.state.minis.filter((mini) => targetReason(game, attacker, mini, kind) === undefined)
}

/** Whether there is a target that a miniature may attack now. */
export function hasTarget(game: Play, attacker: Mini, kind: Attack['kind']): boolean {
  return game.state.minis.some((mini) => targetReason(game, attacker, mini, kind) === undefined)
}

/** Why a miniature is no target: it is a neutralized hero, a friend, or out of sight or reach. */
export function targetReason(
  game: Play,
  attacker: Mini,
  target: Mini,
  kind: Attack['kind'],
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
  return kind === 'melee' ? meleeReason(game, attacker, target) : sightReason(game, attacker, target)
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
function meleeReason(game: Play, attacker: Mini, target: Mini): Reason | undefined {
  if (target.at === attacker.at) return undefined
  const ground = groundOf(game)
  const reach = computeTotal(game, 'reach', { about: attacker })
  const isFull =
    ground.adjacent[attacker.at]!.includes(target.at) && wouldOverOccupy(game, attacker, target.at)
  if (isFull || (reach > 0 && ground.distance(attacker.at, target.at) <= reach))
    return sightReason(game, attacker, target)
  return { text: `${nameOf(game, target)} is in another area.`, rule: 'gcc/core/hero-melee' }
}
