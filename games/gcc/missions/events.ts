import { ask, choose, type Rule } from '@gargoyle/engine'
import type { Play } from '../state.ts'
import { reinforce } from '../villain/reinforce.ts'
import { holds } from './conditions.ts'
import { performDeeds } from './deeds.ts'
import { checkEnd } from './end.ts'

/** gcc/core/event-tile: one event must be carried out, and reinforcement points are spent at once. */
export function* triggerEvent(game: Play): Rule<void> {
  const { mission, villain } = game.content
  const open = mission.data.events.filter(
    ({ id, when, once }) =>
      (when === undefined || holds(game, when)) && !(once && (game.state.counters[`event-${id}`] ?? 0) > 0),
  )
  if (open.length > 0) {
    const event = yield* ask(
      game,
      villain,
      choose({
        name: 'event',
        prompt: 'Which event happens?',
        rule: 'gcc/core/event-tile',
        options: open.map((each) => ({ id: each.id, value: each, label: `${each.name}: ${each.text}` })),
      }),
    )
    if (event.once) game.state.counters[`event-${event.id}`] = 1
    game.emit(() => ({
      name: 'event',
      text: `${event.name}: ${event.text}`,
      rule: 'gcc/core/event-tile',
      about: { event: event.id },
    }))
    yield* performDeeds(game, event.deeds, {})
    // gcc/core/constant-end-conditions
    if (checkEnd(game, 'always')) return
  }
  yield* reinforce(game, mission.reinforcementPoints)
}
