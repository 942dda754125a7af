import { itemTasks } from '../items/item-tasks.ts'
import { missionTasks } from '../missions/mission-tasks.ts'
import { activeRules } from '../rules/special.ts'
import type { Mini, Play } from '../state.ts'
import { shackleTasks } from './shackles.ts'
import type { Task } from './task.ts'

/**
 * Every manipulation and thought that a miniature can do: what items, tokens, skills and the mission offer.
 * gcc/core/manipulation-list
 */
export function tasksFor(game: Play, mini: Mini): readonly Task[] {
  const tasks: Task[] = [...missionTasks(game, mini), ...itemTasks(game, mini), ...shackleTasks(game, mini)]
  for (const { id, record, rule, args } of activeRules(game, mini))
    if (record.tasks) tasks.push(...record.tasks({ game, owner: mini, id, rule, args, effect: undefined }))
  for (const { id, record, rule, args, owner } of game.content.offering) {
    if (record.tasksAround === undefined || owner === mini.id) continue
    tasks.push(
      ...record.tasksAround(
        { game, owner: game.state.minis[owner]!, id, rule, args, effect: undefined },
        mini,
      ),
    )
  }
  return tasks
}
