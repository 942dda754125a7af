import { CounterNewGame } from '../counters/new-game/new-game-form.tsx'
import type { NewGameProps } from '../game-page.ts'
import { secondParts } from './edition-parts.ts'

/** Puts a game of the second edition together. */
export default function NewGameForm({ beginning }: NewGameProps) {
  return <CounterNewGame parts={secondParts} beginning={beginning} />
}
