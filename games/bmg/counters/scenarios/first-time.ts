import { isAmong, memory, rememberAmong } from '@gargoyle/engine'
import type { Play } from '../state.ts'

/** What has been won and pays but once. bmg1/scenario-bonus/first-strike */
const bonusesPaid = memory<readonly string[]>('scenario-bonuses/paid', [])

/** Notes that something has been won; gives whether it is the first time. */
export function firstTime({ state }: Play, bonus: string): boolean {
  if (isAmong(state, bonusesPaid, bonus)) return false
  rememberAmong(state, bonusesPaid, bonus)
  return true
}
