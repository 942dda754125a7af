import type { CounterDefinition } from '@gargoyle/bmg-counters'
import type { OutcomeOf } from '@gargoyle/engine'
import type { GamePage } from '../game-page.ts'
import type { CounterMoment } from './moment.ts'
import { counted } from './words.ts'

/** How a game ended: who won, the points, and what became of both bands. */
export function ending(
  { winner }: OutcomeOf<CounterDefinition>,
  { look, info }: CounterMoment,
): ReturnType<GamePage['ending']> {
  const { bands, models, reasonOver } = look.view
  const isAlone = info.seats.filter((seat) => info.plans[seat]?.kind === 'person').length === 1
  const heading =
    winner === null
      ? 'A draw'
      : isAlone && info.plans[winner]?.kind === 'person'
        ? 'You win'
        : `${winner} wins`
  return {
    heading,
    sentences: [
      ...(reasonOver === null ? [] : [reasonOver]),
      ...info.seats.map((seat) => {
        const own = models.filter((model) => model.seat === seat)
        const up = own.filter(({ condition }) => condition !== 'ko' && condition !== 'casualty').length
        const { victoryPoints = 0, fled = false } = bands[seat] ?? {}
        const ran = fled ? ' The band ran away.' : ''
        return `${seat}: ${counted(victoryPoints, 'victory point')}; ${up} of ${own.length} models still in their senses.${ran}`
      }),
    ],
  }
}
