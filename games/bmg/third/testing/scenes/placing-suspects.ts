import { addMarker } from '@gargoyle/bmg-common'
import { type Memory, remember, seat } from '@gargoyle/engine'
import { putSuspect } from '../../manipulate/suspects.ts'
import { plainCard } from '../plain-card.ts'
import { type Answer, type ModelSketch, place, setTable } from '../table.ts'

type Sketch = {
  readonly owner?: Partial<ModelSketch>
  readonly friend?: Partial<ModelSketch>
  readonly enemy?: Partial<ModelSketch>
  readonly other?: Partial<ModelSketch>
  readonly decks?: { readonly a?: readonly string[]; readonly b?: readonly string[] }
  readonly hands?: { readonly a?: readonly string[]; readonly b?: readonly string[] }
  readonly round?: number
}

const tough = { willpower: 9, endurance: 9 }

/** A model with a trait at (20, 20), a friend, two enemies, and cards of two types. */
export const placingScene = (
  trait: string,
  { owner, friend, enemy, other, decks = {}, hands = {}, round = 1 }: Sketch = {},
) =>
  setTable({
    models: {
      owner: { seat: 'a', at: [20, 20], traits: [trait], ...tough, ...owner },
      friend: { seat: 'a', at: [30, 20], ...tough, ...friend },
      enemy: { seat: 'b', at: [20, 25], ...tough, ...enemy },
      other: { seat: 'b', at: [40, 40], ...tough, ...other },
    },
    active: 'owner',
    decks,
    hands,
    round,
    book: {
      cards: {
        law: { ...plainCard('Law'), type: 'control' },
        blood: { ...plainCard('Blood'), type: 'violence' },
      },
    },
  })

/** The owner places a suspect of its crew. */
export const placeAt = (
  table: ReturnType<typeof placingScene>,
  x: number,
  y: number,
  dice = '',
  ...answers: readonly Answer[]
) => table.play((game, { owner }) => putSuspect(game, seat('a'), place([x, y]), owner), dice, ...answers)

/** Puts a suspect of a crew on the table. */
export const suspect = (
  table: ReturnType<typeof placingScene>,
  who: 'a' | 'b',
  x: number,
  y: number,
  mark?: Memory<boolean>,
) =>
  table.play((game) => {
    const marker = addMarker(game, 'suspect', place([x, y]), seat(who))
    if (mark !== undefined) remember(marker, mark, true)
  })
