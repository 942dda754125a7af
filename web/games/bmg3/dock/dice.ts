import { bmg3Event } from '@gargoyle/bmg3'
import type { Die, Roll, SeenEvent } from '@gargoyle/engine'
import type { DieLook, RollResult } from '../../game-page.ts'

/** Dice by the colour the rules give them; white ones are attack dice only in attacks. */
export function dieLook({ colour }: Pick<Die, 'colour'>, { purpose }: Pick<Roll, 'purpose'>): DieLook {
  if (colour === 'red') return { name: 'Strength die', tone: 'red' }
  if (colour === 'blue') return { name: 'defence die', tone: 'blue' }
  return purpose.startsWith('attack') ? { name: 'attack die', tone: 'bone' } : { name: 'die', tone: 'gold' }
}

/** Which dice hit and which blocked: a strike reports it once it is over. */
export const diceResults = (event: SeenEvent): readonly RollResult[] =>
  (bmg3Event(event, 'strike')?.dice ?? []).map(({ roll, what, dice, critical }) => ({
    roll,
    word: what,
    dice,
    best: critical,
    bestWord: 'critical',
  }))
