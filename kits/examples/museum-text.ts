import type { Json } from '@gargoyle/engine'
import { museumWings } from '@gargoyle/engine/examples'

/** What a view of the museum holds, as far as it is drawn. */
type MuseumView = {
  readonly phase: string
  readonly hour: number
  readonly hours: number
  readonly alarms: number
  readonly wing: string
  readonly burglars: readonly { readonly seat: string; readonly room: string; readonly caught: boolean }[]
  readonly guard: { readonly seat: string; readonly room: string }
  readonly closed: readonly string[]
  readonly diamond: { readonly room: string; readonly carrier: string | null } | null
}

/** The museum as a list of rooms: what is in them, who is there, and where their doors lead. */
export function museumLines(given: Json): readonly string[] {
  const { hour, hours, alarms, wing, burglars, guard, closed, diamond } = given as MuseumView
  const rooms = museumWings[wing]?.rooms ?? []
  const width = Math.max(...rooms.map(({ name }) => name.length))
  const drawn = rooms.map(({ id, name, doors, exit, showcase }) => {
    const here = [
      ...burglars.filter(({ room, caught }) => room === id && !caught).map(({ seat }) => seat),
      ...(guard.room === id ? [guard.seat] : []),
      ...(diamond?.room === id
        ? [diamond.carrier === null ? 'the diamond' : `the diamond (${diamond.carrier})`]
        : []),
    ]
    const signs = [
      ...(exit ? ['exit'] : []),
      ...(showcase ? [closed.includes(id) ? 'showcase' : 'open showcase'] : []),
    ]
    const about = signs.length > 0 ? ` (${signs.join(', ')})` : ''
    return `${name.padEnd(width)}  ${here.join(', ') || '-'}${about}; doors to ${doors.join(', ')}`
  })
  const caught = burglars.filter((each) => each.caught).map(({ seat }) => `${seat} is caught.`)
  return [`Hour ${hour} of ${hours}, alarms: ${alarms}.`, ...drawn, ...caught]
}
