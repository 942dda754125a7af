import { areAllies, nameOf } from '../minis/minis.ts'
import type { Mini, Play } from '../state.ts'
import type { Task } from './task.ts'

/**
 * Shackles come off all together by a complex manipulation as difficult as there are tokens, by their wearer or an
 * ally in the area. Lock Picking counts. gcc/token/shackle
 */
export function shackleTasks(game: Play, mini: Mini): readonly Task[] {
  return game.state.minis
    .filter(
      (other) => other.shackles > 0 && other.at === mini.at && (other === mini || areAllies(mini, other)),
    )
    .map((other) => ({
      id: `unshackle:${other.id}`,
      label: `Remove the shackles of ${nameOf(game, other)}`,
      action: 'manipulation' as const,
      kind: 'complex' as const,
      rule: 'gcc/token/shackle',
      declare: () => ({
        difficulty: other.shackles,
        skills: ['lock-picking'],
        apply: () => {
          other.shackles = 0
        },
      }),
    }))
}
