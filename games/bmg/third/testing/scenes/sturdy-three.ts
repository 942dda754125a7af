import { type ModelSketch, setTable } from '../table.ts'

type Sketch = {
  readonly owner?: Partial<ModelSketch>
  readonly friend?: Partial<ModelSketch>
  readonly enemy?: Partial<ModelSketch>
  readonly active?: 'owner' | 'friend'
}

const tough = { willpower: 9, endurance: 9 }

/** A sturdy model with a trait at (20, 20), a friend four inches east, an enemy five inches north. */
export const sturdyScene = (trait: string, { owner, friend, enemy, active = 'owner' }: Sketch = {}) =>
  setTable({
    models: {
      owner: { seat: 'a', at: [20, 20], traits: [trait], ...tough, ...owner },
      friend: { seat: 'a', at: [24, 20], ...tough, ...friend },
      enemy: { seat: 'b', at: [20, 25], ...tough, ...enemy },
    },
    active,
  })
