import type { Seat, ViewOf } from '@gargoyle/engine'
import type { MuseumWing, museum } from '@gargoyle/engine/examples'
import type { Moment } from '../game-page.ts'

/** Night at the Museum as the page has it: of a match, the wing that is played in. */
export interface MuseumOnPage {
  readonly game: typeof museum
  readonly table: MuseumWing
  readonly shown: null
}

/** A moment of a night. */
export type MuseumMoment = Moment<MuseumOnPage>

/** The id of a seat's figure on the table. */
export const figureOf = (seat: Seat | string): string => `figure ${seat}`

/** The seat behind a figure's id. */
const seatOfFigure = (id: string): string | undefined =>
  id.startsWith('figure ') ? id.slice('figure '.length) : undefined

/** The room that something on the table is in, by its id: a room itself, or a figure in it. */
export function roomOfThing(
  id: string,
  { burglars, guard }: Pick<ViewOf<typeof museum>, 'burglars' | 'guard'>,
): string {
  const seat = seatOfFigure(id)
  return (
    [...burglars, guard].find((each) => each.seat === seat)?.room ?? id.replace(/^(showcase|diamond) /, '')
  )
}
