import type { ViewOf } from '@gargoyle/engine'
import { type museum, museumWings } from '@gargoyle/engine/examples'

/** The museum as a list of rooms: what is in them, who is there, and where their doors lead. */
export function museumLines(view: ViewOf<typeof museum>): readonly string[] {
  const { hour, hours, alarms, wing, burglars, guard, closed, diamond } = view
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
