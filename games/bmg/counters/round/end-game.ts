import type { Rule } from '@gargoyle/engine'
import { trigger } from '../rules/rule-system.ts'
import type { Play } from '../state.ts'

/** Victory points of the round are added. bmg1/core/casualty-recount */
export function addEarned(game: Play): void {
  for (const seat of game.seats) {
    const band = game.state.bands[seat]!
    band.victoryPoints += band.earned
    band.earned = 0
  }
}

/** The game is over: what counts at its end is counted. bmg1/core/game-end */
export function* endGame(game: Play, reason: string): Rule<void> {
  game.state.stage = 'over'
  game.state.reasonOver = reason
  yield* trigger(game, 'game-end', {})
  addEarned(game)
}
