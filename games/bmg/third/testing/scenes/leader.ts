import { type ModelSketch, setTable } from '../table.ts'

type Sketch = {
  readonly owner?: Partial<ModelSketch>
  readonly friend?: Partial<ModelSketch>
  readonly enemy?: Partial<ModelSketch>
  readonly active?: 'owner' | 'friend' | 'enemy'
  readonly audacity?: boolean
}

const tough = { willpower: 9, endurance: 9 }

/** A Leader with a trait at (20, 20), a friend three inches east, an enemy five inches north. */
export const leaderScene = (
  trait: string,
  { owner, friend, enemy, active = 'owner', audacity = false }: Sketch = {},
) =>
  setTable({
    models: {
      owner: { seat: 'a', at: [20, 20], traits: [trait], ranks: ['leader'], ...tough, ...owner },
      friend: { seat: 'a', at: [23, 20], ...tough, ...friend },
      enemy: { seat: 'b', at: [20, 25], ...tough, ...enemy },
    },
    active,
    audacity,
  })
