import { addMarker } from '@gargoyle/bmg-common'
import { seat } from '@gargoyle/engine'
import type { ObjectiveCard } from '../cards/card.ts'
import { namedCards } from '../objectives/named-cards.ts'
import type { MarkerKind } from '../state.ts'
import { plainCard } from './plain-card.ts'
import { type ModelSketch, place, setTable, type TableSketch, type TestTable } from './table.ts'

type Cast = 'owner' | 'friend' | 'enemy'

/** What differs from the usual scene. */
export type SceneSketch = {
  readonly owner?: Partial<ModelSketch>
  readonly friend?: Partial<ModelSketch>
  readonly enemy?: Partial<ModelSketch>
  readonly cards?: Readonly<Record<string, ObjectiveCard>>
} & Partial<Omit<TableSketch<Cast>, 'models' | 'book'>>

/** Cards for scenes about hands and decks. */
const plainCards = {
  one: plainCard('One'),
  two: { ...plainCard('Two'), victoryPoints: 2 },
  violent: { ...plainCard('Violent'), type: 'violence' as const },
}

/**
 * A model with these traits, whose activation it is, a friend 4" to its east and an enemy 6" to its north, all of them
 * sturdy. Distances are from middle to middle: bases are 1.2" across.
 */
export function scene(
  traits: string | readonly string[],
  { owner, friend, enemy, cards, ...rest }: SceneSketch = {},
): TestTable<Cast> {
  const tough = { willpower: 9, endurance: 9 }
  return setTable<Cast>({
    models: {
      owner: { seat: 'a', at: [20, 20], ...tough, traits: [traits].flat(), ...owner },
      friend: { seat: 'a', at: [24, 20], ...tough, ...friend },
      enemy: { seat: 'b', at: [20, 26], ...tough, ...enemy },
    },
    book: { cards: { ...plainCards, ...cards } },
    active: 'owner',
    ...rest,
  })
}

/** Cards for scenes about traits that call cards by their names. */
const calledCards = {
  plain: plainCard('Plain'),
  other: plainCard('Other'),
  blood: { ...plainCard('Blood'), type: 'violence' as const },
  ops: plainCard('Black Ops'),
  see: plainCard('I See...'),
  target: plainCard('Target Acquired'),
  sleepers: plainCard('Sleeper Agents'),
  ...namedCards,
}

/** The same scene with the enemy an inch nearer, and with cards that traits call by their names. */
export const sceneWithNamedCards = (trait: string, { enemy, ...rest }: SceneSketch = {}): TestTable<Cast> =>
  scene(trait, { ...rest, enemy: { at: [20, 25], ...enemy }, cards: calledCards })

/** Puts a marker on the table. Gives its id. */
export const markerAt = <Name extends string>(
  table: TestTable<Name>,
  kind: MarkerKind,
  [x, y]: readonly [number, number],
  whose?: 'a' | 'b',
): number => table.play((game) => addMarker(game, kind, place([x, y]), whose && seat(whose)).id)

/** Puts a suspect on the table. Gives its id. */
export const suspectAt = <Name extends string>(
  table: TestTable<Name>,
  x: number,
  y: number,
  whose: 'a' | 'b' = 'a',
): number => markerAt(table, 'suspect', [x, y], whose)
