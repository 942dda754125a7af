import { sees } from '@gargoyle/bmg-common'
import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { setTable } from '../testing/table.ts'

describe('before and around', () => {
  test('bmg1/trait/night-vision: it sees at any distance, but not through walls', () => {
    const look = (traits: readonly string[], y: number) =>
      setTable({
        models: { hero: { seat: 'a', at: [20, 20], traits }, thug: { seat: 'b', at: [100, y] } },
        pieces: [box('wall', cm(60), cm(60), cm(4), cm(60), cm(8))],
      }).play((game, { hero, thug }) => [sees(game, hero, thug), sees(game, thug, hero)])
    expect(look(['night-vision'], 20)).toEqual([true, false])
    expect(look([], 20)).toEqual([false, false])
    expect(look(['night-vision'], 110)).toEqual([false, false])
  })
})
