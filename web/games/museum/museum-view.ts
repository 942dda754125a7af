import type { Json, Seat } from '@gargoyle/engine'
import type { MuseumState, MuseumWing } from '@gargoyle/engine/examples'
import type { Moment } from '../game-page.ts'

/** The view of a night. The diamond is only in the views of seats that know where it is. */
export interface MuseumView extends Omit<MuseumState, 'diamond'> {
  readonly hours: number
  readonly diamond: MuseumState['diamond'] | null
}

/** A look's view as what it is: the worker made it from the game's own state. */
export const museumView = (view: Json): MuseumView => view as unknown as MuseumView

/** The wing that is played in: what the host lays open of a match. */
export const wingOf = ({ info }: Pick<Moment, 'info'>): MuseumWing => info.table as MuseumWing

/** The id of a seat's figure on the table. */
export const figureOf = (seat: Seat | string): string => `figure ${seat}`

/** The seat behind a figure's id. */
export const seatOfFigure = (id: string): string | undefined =>
  id.startsWith('figure ') ? id.slice('figure '.length) : undefined

/** The room that something on the table is in, by its id: a room itself, or a figure in it. */
export function roomOfThing(id: string, { burglars, guard }: MuseumView): string {
  const seat = seatOfFigure(id)
  return (
    [...burglars, guard].find((each) => each.seat === seat)?.room ?? id.replace(/^(showcase|diamond) /, '')
  )
}
