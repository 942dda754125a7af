import { itemTasks } from '../items/item-tasks.ts'
import { missionTasks } from '../missions/mission-tasks.ts'
import { activeRules, scopeOf } from '../rules/special.ts'
import type { Mini, Play } from '../state.ts'
import { shackleTasks } from './shackles.ts'
import type { Task } from './task.ts'

/**
 * Every manipulation and thought that a miniature can do: what items, tokens, skills and the mission offer.
 * gcc/core/manipulation-list
 */
export function tasksFor(game: Play, mini: Mini): readonly Task[] {
  const tasks: Task[] = [...missionTasks(game, mini), ...itemTasks(game, mini), ...shackleTasks(game, mini)]
  for (const each of activeRules(game, mini))
    if (each.record.tasks) tasks.push(...each.record.tasks(scopeOf(game, each)))
  for (const each of game.content.offering) {
    const { tasksAround } = each.record
    if (tasksAround !== undefined && each.owner !== mini.id)
      tasks.push(...tasksAround(scopeOf(game, each), mini))
  }
  return tasks
}
