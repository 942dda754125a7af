import { type ModelSketch, setTable } from '../table.ts'

type Sketch = {
  readonly owner?: Partial<ModelSketch>
  readonly friend?: Partial<ModelSketch>
  readonly enemy?: Partial<ModelSketch>
  readonly other?: Partial<ModelSketch>
  readonly active?: 'owner' | 'friend' | 'enemy'
}

const tough = { willpower: 9, endurance: 9 }

/** A model with a trait at (20, 20), a friend, an enemy three inches north, and another far away. */
export const sceneWithTwoEnemies = (
  trait: string,
  { owner, friend, enemy, other, active = 'owner' }: Sketch = {},
) =>
  setTable({
    models: {
      owner: { seat: 'a', at: [20, 20], traits: [trait], ...tough, ...owner },
      friend: { seat: 'a', at: [24, 20], ...tough, ...friend },
      enemy: { seat: 'b', at: [20, 23], ...tough, ...enemy },
      other: { seat: 'b', at: [40, 40], ...tough, ...other },
    },
    active,
  })
