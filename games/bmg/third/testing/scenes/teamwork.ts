import { plainCard } from '../plain-card.ts'
import { type ModelSketch, setTable } from '../table.ts'

/** What differs from the usual scene. */
export type TeamSketch = {
  readonly owner?: Partial<ModelSketch>
  readonly friend?: Partial<ModelSketch>
  readonly enemy?: Partial<ModelSketch>
  readonly active?: 'owner' | 'friend' | 'enemy'
}

/** A model with a trait at (20, 20), a friend three inches east, an enemy five inches north, and a card of teamwork. */
export const teamScene = (trait: string, { owner, friend, enemy, active = 'owner' }: TeamSketch = {}) =>
  setTable({
    models: {
      owner: { seat: 'a', at: [20, 20], traits: [trait], willpower: 7, endurance: 9, ...owner },
      friend: { seat: 'a', at: [23, 20], willpower: 7, endurance: 9, ...friend },
      enemy: { seat: 'b', at: [20, 25], willpower: 9, endurance: 9, ...enemy },
    },
    active,
    book: { cards: { team: plainCard('Teamwork Action'), other: plainCard('Other') } },
  })
