import type { CounterCase } from '@gargoyle/bmg-counters/toolkit'

/** Whether all attacks of this activation so far, the one in progress included, go to one target. bmg2/trait/obsessive, bmg2/trait/ocd */
export function isSingleMinded({
  game,
  owner,
  strike,
}: Pick<CounterCase, 'game' | 'owner' | 'strike'>): boolean {
  if (strike === undefined || strike.attacker !== owner) return false
  const { activation } = game.state
  const struck = activation?.model === owner.id ? [...activation.struck, ...activation.specialTargets] : []
  const targets = [...struck, ...strike.attack.strikes.map(({ target }) => target.id)]
  return targets.every((id) => id === strike.target.id)
}
