import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { book } from '../book.ts'
import type { Bmg3Rule } from '../rules/special-rule.ts'
import { type ModelSketch, place, setTable, type TableSketch } from '../testing/table.ts'
import { pull, push } from './push.ts'

const staged = (
  own: (Bmg3Rule['own'] & object) | undefined = undefined,
  more: Partial<ModelSketch> = {},
  sketch: Partial<TableSketch<'thug' | 'cop'>> = {},
) => {
  const special: Bmg3Rule = { name: 'Special', text: 'A test.', ...(own ? { own } : {}) }
  return setTable({
    models: {
      thug: { seat: 'a', at: [20, 20], traits: ['special'], ...more },
      cop: { seat: 'b', at: [40, 40] },
    },
    book: { traits: { ...book.traits, special } },
    ...sketch,
  })
}

describe('pushed and pulled', () => {
  const events: string[] = []
  const watching = {
    ...book.traits,
    special: {
      name: 'Special',
      text: 'A test.',
      on: {
        moved: ({ how }: { readonly how: string }) => {
          events.push(how)
          return undefined
        },
      },
    } as Bmg3Rule,
  }
  const shoved = (
    shove: typeof push,
    from: readonly [number, number],
    sketch: Partial<TableSketch<'thug' | 'cop'>> = {},
    more: Partial<ModelSketch> = {},
  ) => {
    events.length = 0
    const table = staged(undefined, more, { book: { traits: watching }, ...sketch })
    table.play((game, { thug }) => shove(game, thug, place(from), 3))
    return table.model('thug')
  }

  test('straight away and straight towards, so many inches', () => {
    expect(shoved(push, [10, 20]).at).toEqual(place([23, 20]))
    expect(events).toEqual(['move'])
    expect(shoved(pull, [10, 20]).at).toEqual(place([17, 20]))
    expect(events).toEqual(['move'])
  })

  test('not at all where something is in the way, and that is no move', () => {
    const wall = box('wall', inches(20.6), inches(15), inches(1), inches(10), inches(6))
    expect(shoved(push, [10, 20], { pieces: [wall] }).at?.x).toBeLessThan(inches(20.1))
    const touching = box('wall', inches(20.5906), inches(15), inches(1), inches(10), inches(6))
    expect(shoved(push, [10, 20], { pieces: [touching] }).at).toEqual(place([20, 20]))
    expect(events).toEqual([])
  })

  test('bmg3/core/fall: the way pushed before the edge counts for the fall', () => {
    const tower = (edge: number) => ({
      pieces: [box('tower', inches(16), inches(16), inches(edge - 16), inches(8), inches(7.5))],
    })
    const hurt = (edge: number) => shoved(push, [10, 20], tower(edge), { at: [20, 20, 7.5] }).injury
    expect([hurt(20.2), hurt(22.4)]).toEqual([0, 2])
  })

  test('bmg3/core/fall: over an edge it falls, and only that counts', () => {
    const tower = (height: number) => ({
      pieces: [box('tower', inches(16), inches(16), inches(5), inches(8), inches(height))],
    })
    const low = shoved(push, [10, 20], tower(2), { at: [20, 20, 2] })
    expect(low).toMatchObject({ injury: 0, condition: 'up' })
    expect(low.at?.z).toBe(0)
    expect(events).toEqual(['fall'])
    expect(shoved(push, [10, 20], tower(9), { at: [20, 20, 9] })).toMatchObject({
      injury: 2,
      condition: 'up',
    })
    expect(shoved(push, [10, 20], tower(16), { at: [20, 20, 16] }).condition).toBe('casualty')
  })
})
