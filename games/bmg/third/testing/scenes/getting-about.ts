import { type ModelSketch, setTable } from '../table.ts'

type Sketch = {
  readonly owner?: Partial<ModelSketch>
  readonly friend?: Partial<ModelSketch>
  readonly enemy?: Partial<ModelSketch>
  readonly active?: 'owner' | 'enemy'
  readonly round?: number
  readonly pieces?: Parameters<typeof setTable>[0]['pieces']
}

const tough = { willpower: 9, endurance: 9 }

/** A model with a trait and Audacity at (20, 20), a friend, an enemy, and what stands on the table. */
export const movingScene = (
  trait: string,
  { owner, friend, enemy, active = 'owner', round = 1, pieces = [] }: Sketch = {},
) =>
  setTable({
    models: {
      owner: { seat: 'a', at: [20, 20], traits: [trait], ...tough, ...owner },
      friend: { seat: 'a', at: [24, 20], ...tough, ...friend },
      enemy: { seat: 'b', at: [20, 25], ...tough, ...enemy },
    },
    active,
    audacity: true,
    round,
    pieces,
  })
