import { ask, choose, type Reason, type Rule, recall, remember, roundMemory } from '@gargoyle/engine'
import { heroCapacity, heroSpendReason } from '../energy/spend.ts'
import { heroOf, nameOf } from '../minis/minis.ts'
import { computeTotal } from '../rules/special.ts'
import type { Hero, Mini, Play } from '../state.ts'
import type { ActionName } from '../vocabulary.ts'
import { wound } from './wounds.ts'

const hasPushed = roundMemory<boolean>('pushing-limits/used', false)

/**
 * Cubes that a hero could push an action with now. None if the wounds would neutralize it: then it could not go on with the
 * action. gcc/skill/pushing-limits, gcc/core/hero-neutralized
 */
export function pushable(game: Play, mini: Mini): number {
  const hero = heroOf(game, mini)
  if (hero === undefined || recall(mini, hasPushed)) return 0
  const level = computeTotal(game, 'pushing-limits', { about: mini })
  return level < hero.reserve + spentCubes(hero) ? level : 0
}

/** Cubes in fatigue and on spaces. */
const spentCubes = ({ fatigue, spaces }: Hero): number => spaces.reduce((sum, cubes) => sum + cubes, fatigue)

/** Cubes of its reserve that a hero would lose by pushing: wounds take fatigue and spaces first. gcc/core/hero-wounds */
export function reserveLostByPushing(game: Play, mini: Mini): number {
  const hero = heroOf(game, mini)
  if (hero === undefined) return 0
  return Math.max(0, pushable(game, mini) - spentCubes(hero))
}

/** Why a hero can put no cube on a space, not even by pushing its limits. gcc/core/exertion-limit */
export function exertionReason(game: Play, mini: Mini, action: ActionName): Reason | undefined {
  const hero = heroOf(game, mini)
  if (hero === undefined || pushable(game, mini) > 0) return undefined
  return heroSpendReason(game, hero, action)
}

/**
 * Before any other cube is spent on an action, a hero who can may wound itself: the cubes count as spent on this action,
 * whatever its limit. Once a turn. Where fewer cubes than needed can be spent otherwise, declaring the action means pushing.
 * Gives how many.
 * gcc/skill/pushing-limits
 */
export function* pushLimits(game: Play, mini: Mini, action: ActionName, cubes = 1): Rule<number> {
  const hero = heroOf(game, mini)
  const level = pushable(game, mini)
  if (hero === undefined || level <= 0) return 0
  const isNeeded = heroCapacity(game, hero, action) < cubes
  const answer = yield* ask(
    game,
    hero.seat,
    choose({
      name: 'push-limits',
      prompt: `Does ${nameOf(game, mini)} push the limits: ${level} wounds for ${level} cubes on ${action}?`,
      rule: 'gcc/skill/pushing-limits',
      options: [
        { id: 'yes', label: `Yes: suffer ${level}` },
        ...(isNeeded ? [] : [{ id: 'no', label: 'No' }]),
      ],
    }),
  )
  if (answer === 'no') return 0
  remember(mini, hasPushed, true)
  return wound(game, mini, level, { text: 'pushing limits', rule: 'gcc/skill/pushing-limits' })
}
