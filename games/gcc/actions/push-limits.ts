import { ask, choose, type Rule } from '@gargoyle/engine'
import { heroOf, nameOf } from '../minis/minis.ts'
import { computeTotal } from '../rules/special.ts'
import type { Mini, Play } from '../state.ts'
import type { ActionName } from '../vocabulary.ts'
import { wound } from './wounds.ts'

/**
 * Before any other cube is spent on an action, a hero who can may wound itself: the cubes count as spent on this action,
 * whatever its limit. Once a turn. Gives how many. gcc/skill/pushing-limits
 */
export function* pushLimits(game: Play, mini: Mini, action: ActionName): Rule<number> {
  const hero = heroOf(game, mini)
  if (hero === undefined || mini.used.includes('pushing-limits')) return 0
  const level = Math.min(computeTotal(game, 'pushing-limits', { about: mini }), hero.reserve + hero.fatigue)
  if (level <= 0) return 0
  const answer = yield* ask(
    game,
    hero.seat,
    choose({
      name: 'push-limits',
      prompt: `Does ${nameOf(game, mini)} push the limits: ${level} wounds for ${level} cubes on ${action}?`,
      rule: 'gcc/skill/pushing-limits',
      options: [
        { id: 'no', label: 'No' },
        { id: 'yes', label: `Yes: suffer ${level}` },
      ],
    }),
  )
  if (answer === 'no') return 0
  mini.used.push('pushing-limits')
  return yield* wound(game, mini, level, { text: 'pushing limits', rule: 'gcc/skill/pushing-limits' })
}
