/** A room of a museum: an area with a name, where others lead, and where it lies on the floor plan. */
export type MuseumRoom = {
  readonly id: string
  readonly name: string
  /** Rooms behind its doors, by id. */
  readonly doors: readonly string[]
  /** Whether a way leads out of the museum. */
  readonly exit?: true
  /** Whether it has a display case. */
  readonly showcase?: true
  /** The rectangle it takes up on the floor plan, in metres. */
  readonly plan: { readonly x: number; readonly y: number; readonly width: number; readonly depth: number }
}

/** One wing of the museum. */
export type MuseumWing = {
  readonly id: string
  readonly name: string
  readonly rooms: readonly MuseumRoom[]
  /** Where the burglars come in and where the guard begins, by id. */
  readonly entrance: string
  readonly office: string
}

const room = (
  id: string,
  name: string,
  [x, y, width, depth]: readonly [number, number, number, number],
  doors: readonly string[],
  more: Pick<MuseumRoom, 'exit' | 'showcase'> = {},
): MuseumRoom => ({ id, name, doors, plan: { x, y, width, depth }, ...more })

/** The museumWings to choose from. */
export const museumWings: Readonly<Record<string, MuseumWing>> = {
  east: {
    id: 'east',
    name: 'the east wing',
    entrance: 'cellar',
    office: 'foyer',
    rooms: [
      room('cellar', 'the cellar', [0, 0, 6, 4], ['workshop', 'egypt'], { exit: true }),
      room('workshop', 'the workshop', [6, 0, 6, 4], ['cellar', 'armoury']),
      room('egypt', 'the Egyptian hall', [0, 4, 6, 6], ['cellar', 'foyer', 'gallery'], { showcase: true }),
      room('foyer', 'the foyer', [6, 4, 6, 6], ['egypt', 'armoury', 'treasury']),
      room('armoury', 'the armoury', [12, 0, 6, 7], ['workshop', 'foyer'], { showcase: true }),
      room('gallery', 'the gallery', [0, 10, 6, 5], ['egypt', 'treasury', 'roof'], { showcase: true }),
      room('treasury', 'the treasury', [6, 10, 6, 5], ['foyer', 'gallery'], { showcase: true }),
      room('roof', 'the roof', [0, 15, 6, 3], ['gallery'], { exit: true }),
    ],
  },
  west: {
    id: 'west',
    name: 'the west wing',
    entrance: 'garden',
    office: 'rotunda',
    rooms: [
      room('garden', 'the garden', [0, 0, 15, 3], ['orangery', 'library'], { exit: true }),
      room('orangery', 'the orangery', [0, 3, 5, 5], ['garden', 'rotunda', 'clocks'], { showcase: true }),
      room('library', 'the library', [10, 3, 5, 5], ['garden', 'rotunda', 'maps'], { showcase: true }),
      room('rotunda', 'the rotunda', [5, 3, 5, 5], ['orangery', 'library', 'clocks', 'maps']),
      room('clocks', 'the hall of clocks', [0, 8, 7, 5], ['orangery', 'rotunda', 'maps'], { showcase: true }),
      room('maps', 'the map room', [7, 8, 8, 5], ['library', 'rotunda', 'clocks'], { showcase: true }),
    ],
  },
}

/** The room of an id. */
export function museumRoom({ rooms }: MuseumWing, id: string): MuseumRoom {
  const found = rooms.find((each) => each.id === id)
  if (found === undefined) throw new Error(`There is no room "${id}".`)
  return found
}

/** The rooms at most so many doors away, the room itself included, by distance. */
export function roomsWithin(wing: MuseumWing, from: string, doors: number): ReadonlyMap<string, number> {
  const found = new Map([[from, 0]])
  // A map is walked in the order in which it is filled: nearest first.
  for (const [id, distance] of found) {
    if (distance === doors) break
    for (const next of museumRoom(wing, id).doors) if (!found.has(next)) found.set(next, distance + 1)
  }
  return found
}
