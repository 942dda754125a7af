import type { CounterDefinition } from '@gargoyle/bmg-counters'
import { isRecord, type Json, must, type SessionOf, startSession } from '@gargoyle/engine'
import type { HostedGame } from '../../../worker/hosted-game.ts'
import type { CounterOnPage } from '../moment.ts'
import { quickOrder } from '../quick-order.ts'

export { asks, momentIn as momentOf, playUntil, withView } from '../../testing/moments.ts'

/** A game as Play now begins it, or with another setup. */
export function quickGame(
  { definition }: HostedGame<CounterOnPage>,
  setup: Readonly<Record<string, Json>> = {},
  seed = 'lamplight',
): SessionOf<CounterDefinition> {
  const { setup: usual } = quickOrder(definition.id)(seed)
  return must(startSession(definition, { setup: { ...(isRecord(usual) ? usual : {}), ...setup }, seed }))
}
