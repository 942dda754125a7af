import { gun } from '../duel.ts'
import { plainCard } from '../plain-card.ts'
import { type ModelSketch, setTable } from '../table.ts'

type Sketch = {
  readonly owner?: Partial<ModelSketch>
  readonly enemy?: Partial<ModelSketch>
  readonly other?: Partial<ModelSketch>
  readonly deck?: readonly string[]
}

const tough = { willpower: 9, endurance: 9 }

/** An armed model with a trait and Audacity at (20, 20), and two enemies five inches away. */
export const armedScene = (trait: string, { owner, enemy, other, deck = [] }: Sketch = {}) =>
  setTable({
    models: {
      owner: { seat: 'a', at: [20, 20], traits: [trait], weapons: [gun], ...tough, ...owner },
      enemy: { seat: 'b', at: [20, 25], ...tough, ...enemy },
      other: { seat: 'b', at: [22, 25], ...tough, ...other },
    },
    active: 'owner',
    audacity: true,
    decks: { a: deck },
    book: {
      cards: {
        plain: plainCard('Plain'),
        good: {
          ...plainCard('Good'),
          resource: {
            text: 'A point.',
            cost: 2,
            timing: 'activation',
            perform: ({ game, seat }) => {
              game.state.crews[seat]!.victoryPoints++
            },
          },
        },
      },
    },
  })
