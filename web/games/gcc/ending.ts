import type { OutcomeOf } from '@gargoyle/engine'
import type { gcc } from '@gargoyle/gcc'
import type { GamePage } from '../game-page.ts'
import type { GccMoment } from './moment.ts'

/** How a mission ended: who won, why, and what is left of both sides. */
export function ending(
  { winner, winners, reason, turns }: OutcomeOf<typeof gcc>,
  moment: GccMoment,
): ReturnType<GamePage['ending']> {
  const { info, look } = moment
  const people = info.seats.filter((seat) => info.plans[seat]?.kind === 'person')
  const isOneSide =
    people.length > 0 && info.sides.some((side) => people.every((seat) => side.includes(seat)))
  const heading = isOneSide
    ? people.every((seat) => winners.includes(seat))
      ? 'You win'
      : winner === 'heroes'
        ? 'The heroes win'
        : 'The villain wins'
    : winner === 'heroes'
      ? 'The heroes win'
      : 'The villain wins'
  const { minis } = look.view
  const { heroes } = moment.info.table
  const down = moment.look.shown.neutralized.map((number) => heroes[number]?.name ?? '')
  const gang = minis.filter(({ side }) => side === 'villain')
  const left = gang.filter(({ at }) => at !== null).length
  return {
    heading,
    sentences: [
      ...(reason === '' ? [] : [reason]),
      `It took ${turns === 1 ? '1 turn' : `${turns} turns`}.`,
      down.length === 0
        ? 'No hero was neutralized at the end.'
        : `Neutralized at the end: ${down.join(', ')}.`,
      `${left} of ${gang.length} of the villain’s miniatures were on the board.`,
    ],
  }
}
