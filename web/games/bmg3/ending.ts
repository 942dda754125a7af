import type { bmg3 } from '@gargoyle/bmg3'
import type { OutcomeOf } from '@gargoyle/engine'
import type { GamePage } from '../game-page.ts'
import type { Bmg3Moment } from './moment.ts'

/** How a game ended: who won, the points, and what became of both crews. */
export function ending(
  { winner }: OutcomeOf<typeof bmg3>,
  { look, info }: Bmg3Moment,
): ReturnType<GamePage['ending']> {
  const { crews, models, reasonOver } = look.view
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
      ...(reasonOver === null ? [] : [sentence(reasonOver)]),
      ...info.seats.map((seat) => {
        const own = models.filter((model) => model.seat === seat)
        const up = own.filter(({ condition }) => condition === 'up' || condition === 'down').length
        const { victoryPoints = 0, accomplished = [] } = crews[seat] ?? {}
        return `${seat}: ${points(victoryPoints)} from ${cards(accomplished.length)}; ${up} of ${own.length} models still in their senses.`
      }),
    ],
  }
}

const points = (count: number): string => `${count} victory point${count === 1 ? '' : 's'}`
const cards = (count: number): string => `${count} objective${count === 1 ? '' : 's'}`
const sentence = (text: string): string =>
  `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`
