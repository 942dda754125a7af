import { type Die, isRecord, type Roll, type SeenEvent } from '@gargoyle/engine'
import type { DieLook, RollResult } from '../../game-page.ts'

/** Dice by the colour the rules give them; white ones are attack dice only in attacks. */
export function dieLook({ colour }: Pick<Die, 'colour'>, { purpose }: Pick<Roll, 'purpose'>): DieLook {
  if (colour === 'red') return { name: 'Strength die', tone: 'red' }
  if (colour === 'blue') return { name: 'defence die', tone: 'blue' }
  return purpose.startsWith('attack') ? { name: 'attack die', tone: 'bone' } : { name: 'die', tone: 'gold' }
}

/** Which dice hit and which blocked: a strike reports it once it is over. */
export function diceResults({ name, about }: SeenEvent): readonly RollResult[] {
  if (name !== 'strike' || !isRecord(about) || !Array.isArray(about.dice)) return []
  return about.dice.flatMap((each): readonly RollResult[] => {
    if (!isRecord(each) || typeof each.roll !== 'string') return []
    const word = each.what === 'block' ? 'block' : 'hit'
    const result = { roll: each.roll, word, dice: numbersIn(each.dice) }
    return [{ ...result, best: numbersIn(each.critical), bestWord: 'critical' }]
  })
}

const numbersIn = (given: unknown): readonly number[] =>
  Array.isArray(given) ? given.filter((each) => typeof each === 'number') : []
