import { CounterNewGame } from '../counters/new-game/new-game-form.tsx'
import type { NewGameProps } from '../game-page.ts'
import { firstParts } from './edition-parts.ts'

/** Puts a game of the first edition together. */
export default function NewGameForm({ beginning }: NewGameProps) {
  return <CounterNewGame parts={firstParts} beginning={beginning} />
}
