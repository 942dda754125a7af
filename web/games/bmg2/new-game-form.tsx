import type { MatchOrder } from '../../worker/protocol.ts'
import { CounterNewGame } from '../counters/new-game/new-game-form.tsx'
import { secondParts } from './edition-parts.ts'

/** Puts a game of the second edition together. */
export default function NewGameForm({ onStart }: { onStart(order: MatchOrder): void }) {
  return <CounterNewGame parts={secondParts} onStart={onStart} />
}
