import { plainCard } from '../plain-card.ts'
import { type ModelSketch, setTable } from '../table.ts'

const tough = { willpower: 9, endurance: 9 }

/** A model with magical power at (20, 20), a friend and an enemy within four inches. */
export const casterScene = (
  traits: readonly string[],
  owner: Partial<ModelSketch> = {},
  enemy: Partial<ModelSketch> = {},
  friend: Partial<ModelSketch> = {},
) =>
  setTable({
    models: {
      owner: {
        seat: 'a',
        at: [20, 20],
        traits: [...traits, 'magical-power(4)'],
        willpower: 6,
        endurance: 9,
        ...owner,
      },
      friend: { seat: 'a', at: [24, 20], ...tough, ...friend },
      enemy: { seat: 'b', at: [20, 23], ...tough, ...enemy },
    },
    active: 'owner',
    decks: { a: ['plain', 'other'] },
    book: { cards: { plain: plainCard('Plain'), other: plainCard('Other') } },
  })
