import type { Play } from '../state.ts'
import { holds } from './conditions.ts'
import { scaledTo } from './mission.ts'

/**
 * gcc/core/end-checks: one condition met ends the game at once. Some are watched all the time, others only after a
 * side's turn; then all of them. gcc/core/constant-end-conditions
 */
export function checkEnd(game: Play, moment: 'always' | 'check'): boolean {
  const { state, content } = game
  if (state.stage === 'over') return true
  const { ends, turns } = content.mission.data
  for (const { winner, text, when, checked } of ends) {
    if (checked === 'check' && moment === 'always') continue
    if (holds(game, when)) return end(game, winner, text)
  }
  if (moment === 'check' && state.half === 1 && state.turn >= scaledTo(content.mission.heroes, turns.last))
    return end(game, turns.winner, turns.text)
  return false
}

function end(game: Play, winner: 'heroes' | 'villain', text: string): true {
  const { state } = game
  state.stage = 'over'
  state.activation = undefined
  state.winner = winner
  state.reasonOver = text
  game.emit({ name: 'over', text, rule: 'gcc/core/end-checks', about: { winner } })
  return true
}
