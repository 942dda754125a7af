import { gun } from '../duel.ts'
import { plainCard } from '../plain-card.ts'
import { type ModelSketch, setTable } from '../table.ts'

const tough = { willpower: 9, endurance: 9 }

/** A model with traits at (20, 20), a friend ten inches east, an armed enemy five inches north, and two cards in the deck. */
export const faithScene = (
  traits: readonly string[],
  owner: Partial<ModelSketch> = {},
  enemy: Partial<ModelSketch> = {},
  active: 'owner' | 'enemy' = 'owner',
) =>
  setTable<string>({
    models: {
      owner: { seat: 'a', at: [20, 20], traits, ...tough, ...owner },
      friend: { seat: 'a', at: [30, 20], ...tough },
      enemy: { seat: 'b', at: [20, 25], ...tough, weapons: [gun], ...enemy },
    },
    active,
    decks: { a: ['one', 'two'] },
    book: { cards: { one: { ...plainCard('One'), victoryPoints: 2 }, two: plainCard('Two') } },
  })
