import { ask, choose, isAmong, memory, type Rule, rememberAmong } from '@gargoyle/engine'
import type { Play } from '../state.ts'
import { reinforce } from '../villain/reinforce.ts'
import { holds } from './conditions.ts'
import { performDeeds } from './deeds.ts'
import { checkEnd } from './end.ts'

/** The events that happen once and have happened. */
const pastEvents = memory<readonly string[]>('event-tile/past', [])

/** gcc/core/event-tile: one event must be carried out, and reinforcement points are spent at once. */
export function* triggerEvent(game: Play): Rule<void> {
  const { mission, villain } = game.content
  const open = mission.data.events.filter(
    ({ id, when, once }) =>
      (when === undefined || holds(game, when)) && !(once && isAmong(game.state, pastEvents, id)),
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
    if (event.once) rememberAmong(game.state, pastEvents, event.id)
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
