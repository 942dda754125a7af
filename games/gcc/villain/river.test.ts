import { describe, expect, test } from 'vitest'
import { setTable } from '../testing/table.ts'
import { canDredge, demobilize } from './river.ts'

const scene = () =>
  setTable<string>({
    minis: {
      batman: { at: 'e' },
      thug: { at: 'a', tile: {} },
      second: { like: 'thug', at: 'b' },
      brute: { at: 'c', tile: {} },
    },
    state: { stage: 'tiles', half: 1 },
  })

describe('gcc/core/dredge', () => {
  test('cubes count wherever they lie: reserve, fatigue and each of the three spaces', () => {
    const table = scene()
    const can = (post: object) => {
      Object.assign(table.state.post, { reserve: 0, fatigue: 0, movement: 0, defense: 0, reroll: 0 }, post)
      return canDredge(table.position)
    }
    for (const place of ['reserve', 'fatigue', 'movement', 'defense', 'reroll']) {
      expect([place, can({ [place]: 1 }), can({ [place]: 2 })]).toEqual([place, false, true])
    }
    expect(can({ movement: 1, reroll: 1 })).toBe(true)
  })
})

describe('gcc/core/demobilize', () => {
  test('what its miniatures carried stays where each of them was; what others carry does not', () => {
    const table = scene()
    table.state.tokens = [1, 2, 3].map((holder) => ({
      kind: 'loot',
      face: 'up',
      id: `loot-${holder}`,
      at: -1,
      holder,
    }))
    table.play((game) => demobilize(game, 0))
    expect(table.state.tokens).toMatchObject([
      { at: 0, holder: -1 },
      { at: 1, holder: -1 },
      { at: -1, holder: 3 },
    ])
    expect(['thug', 'second', 'brute'].map((name) => table.mini(name).at)).toEqual([-1, -1, 2])
    expect(table.state.tiles).toMatchObject([{ faceDown: true, out: true }, { out: false }])
  })
})

test('gcc/core/river, gcc/skill/friendly-tile: a tile that a hero commands is not in the river, whatever it is called', () => {
  const table = setTable<string>({
    minis: {
      batman: { at: 'e' },
      friend: { at: 'e', tile: { id: 'thug' }, commander: 'batman' },
      thug: { at: 'a', tile: {} },
    },
  })
  expect(table.content.tiles.map(({ profile, commander }) => [profile.id, commander])).toEqual([
    ['thug', 0],
    ['thug', -1],
  ])
  expect(table.state.post.river).toEqual([1])
})
