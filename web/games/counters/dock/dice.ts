import type { Die, Roll } from '@gargoyle/engine'
import type { DieLook } from '../../game-page.ts'

/** Dice by what they are rolled for; the collateral die is red. */
export function dieLook({ colour }: Pick<Die, 'colour'>, { purpose }: Pick<Roll, 'purpose'>): DieLook {
  if (colour === 'red') return { name: 'collateral die', tone: 'red' }
  if (purpose.startsWith('impact')) return { name: 'impact die', tone: 'bone' }
  if (purpose.startsWith('damage') || purpose.startsWith('cross fire'))
    return { name: 'damage die', tone: 'orange' }
  if (purpose.startsWith('block')) return { name: 'block die', tone: 'blue' }
  if (/^(Blink|Ping)!/.test(purpose)) return { name: `${purpose.slice(0, 6).trim()} die`, tone: 'green' }
  return { name: 'die', tone: 'gold' }
}
