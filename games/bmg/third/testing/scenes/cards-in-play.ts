import { onTheRun } from '../../objectives/usual-resources.ts'
import { plainCard } from '../plain-card.ts'
import { type ModelSketch, setTable } from '../table.ts'

type Sketch = {
  readonly owner?: Partial<ModelSketch>
  readonly friend?: Partial<ModelSketch>
  readonly enemy?: Partial<ModelSketch>
  readonly active?: 'owner' | 'friend' | 'enemy'
  readonly hands?: { readonly a?: readonly string[]; readonly b?: readonly string[] }
  readonly decks?: { readonly a?: readonly string[]; readonly b?: readonly string[] }
}

/** A model with a trait at (20, 20), a friend and an enemy a few inches away, and cards whose resources answer to moves and harm. */
export const sceneWithCardsInPlay = (
  trait: string,
  { owner, friend, enemy, active = 'owner', hands = {}, decks = {} }: Sketch = {},
) =>
  setTable({
    models: {
      owner: { seat: 'a', at: [20, 20], traits: [trait], ...owner },
      friend: { seat: 'a', at: [24, 20], ...friend },
      enemy: { seat: 'b', at: [20, 26], willpower: 9, endurance: 9, ...enemy },
    },
    book: {
      cards: {
        one: plainCard('One'),
        two: plainCard('Two'),
        run: { ...plainCard('Run'), resource: onTheRun(3, 4) },
        shield: {
          ...plainCard('Shield'),
          resource: {
            text: 'A point when somebody is hurt.',
            cost: 1,
            timing: 'harming',
            perform: ({ game, seat: who }) => {
              game.state.crews[who]!.victoryPoints++
            },
          },
        },
      },
    },
    zones: { a: 'A', b: 'B' },
    hands,
    decks,
    active,
  })
