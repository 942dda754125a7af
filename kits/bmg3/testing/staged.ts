import { bmg3, type Content, type Model, type State } from '@gargoyle/bmg3'
import { type Json, must, type SessionOf, seat, startSession } from '@gargoyle/engine'
import { inches, touchingSpot } from '@gargoyle/table'

const streets = {
  format: 'gargoyle-board/1',
  name: 'Empty square',
  theme: 'test',
  about: 'Nothing in anybody’s way.',
  unit: 'inch',
  size: [48, 48],
  pieces: [],
}

/** What a test may arrange: models by what players call them. */
export type Arrangement = {
  readonly state: State
  readonly content: Content
  /** Sets a model down somewhere, in inches. */
  put(label: string, x: number, y: number): Model
  /** Sets a model down in contact with one that stands already. */
  putNextTo(label: string, other: string): Model
}

/**
 * A real game that stands in the middle of its first round: an empty square unless scenery is given, two ready-made
 * crews, the Initiative with a, no cards, and only the models that the test puts on the table.
 */
export function stageBmg3(
  arrange: (table: Arrangement) => void,
  crews: readonly [a: string, b: string] = ['gcpd-signal', 'joker-bad-dream'],
  pieces: readonly Json[] = [],
): SessionOf<typeof bmg3> {
  const staged: typeof bmg3 = {
    ...bmg3,
    start(before) {
      const state = bmg3.start(before)
      const { cards } = before.content
      const named = (label: string): Model => {
        const id = cards.findIndex((card) => card.label === label)
        const model = state.models[id]
        if (model === undefined)
          throw new Error(`Nobody is called ${label}: ${cards.map((card) => card.label).join(', ')}.`)
        return model
      }
      const stand = (model: Model, at: Model['at']): Model => {
        model.at = at
        model.condition = 'up'
        return model
      }
      state.stage = 'execute'
      state.part = 1
      state.encounter = 'showdown'
      for (const crew of Object.values(state.crews)) Object.assign(crew, { resources: 3, deck: [] })
      arrange({
        state,
        content: before.content,
        put: (label, x, y) => stand(named(label), { x: inches(x), y: inches(y), z: 0 }),
        putNextTo: (label, other) => {
          const at = named(other).at
          const [own, theirs] = [cards[named(label).id], cards[named(other).id]]
          if (at === undefined || own === undefined || theirs === undefined)
            throw new Error(`${other} stands nowhere.`)
          const near = { ...at, radius: theirs.radius, height: theirs.height }
          return stand(named(label), touchingSpot(near, own.radius, { x: at.x + 1000, y: at.y }))
        },
      })
      return state
    },
  }
  const setup = {
    crews: crews.map((crew) => ({ crew })),
    board: { ...streets, pieces },
    event: 'none',
  }
  return must(startSession(staged, { setup, seed: 'staged' }))
}

/** The seats of a staged game. */
export const [a, b] = [seat('a'), seat('b')] as const
