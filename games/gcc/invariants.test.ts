import { describe, expect, test } from 'vitest'
import { breachesOf } from './invariants.ts'
import type { State } from './state.ts'
import { setTable } from './testing/table.ts'

const table = () =>
  setTable({
    minis: { batman: { at: 'a' }, thug: { at: 'a', tile: {} }, two: { like: 'thug', at: 'b' } },
    items: { tonfa: { size: 2, held: 'batman' } },
    mission: { river: ['thug'] },
  })

describe('what must always hold', () => {
  test('a sound position has no breach', () => {
    const { state, content } = table()
    expect(breachesOf(state, content)).toEqual([])
  })

  test.each<[string, (state: State) => unknown, RegExp]>([
    ['a lost cube', (state) => state.heroes[0]!.reserve--, /9 cubes of 10/],
    [
      'a space too full',
      (state) => Object.assign(state.heroes[0]!, { reserve: 5, spaces: [5, 0, 0, 0, 0, 0, 0] }),
      /5 cubes on melee, of 4/,
    ],
    ['a cube made by the villain', (state) => state.post.fatigue++, /13 cubes of 12/],
    [
      'a space of the villain too full',
      (state) => Object.assign(state.post, { reserve: 6, defense: 4 }),
      /4 cubes on defense, of 3/,
    ],
    ['an area too full', (state) => state.minis.forEach((mini) => void Object.assign(mini, { at: 0 })), /^$/],
    [
      'a character without life',
      (state) => Object.assign(state.minis[1]!, { life: 0 }),
      /without life points/,
    ],
    [
      'a miniature of the pool on the board',
      (state) => Object.assign(state.minis[1]!, { condition: 'pool' }),
      /pool but on the board/,
    ],
    ['a tile twice in the river', (state) => state.post.river.push(0), /twice/],
    [
      'a tile missing from the river',
      (state) => Object.assign(state.post, { river: [] }),
      /missing from the river/,
    ],
    ['a tile on the wrong side', (state) => Object.assign(state.tiles[0]!, { faceDown: true }), /wrong side/],
    ['a card in two places', (state) => Object.assign(state.items[0]!, { at: 1 }), /two places/],
    [
      'a load that does not add up',
      (state) => Object.assign(state.minis[0]!, { load: 1 }),
      /carries 2, not 1/,
    ],
    ['a turn beyond the track', (state) => Object.assign(state, { turn: 13 }), /turn marker/],
    [
      'a skill from nowhere',
      (state) => Object.assign(state.minis[0]!, { grants: [{ skill: 'luck', level: 1 }] }),
      /from nowhere/,
    ],
  ])('%s', (_, spoil, sentence) => {
    const { state, content } = table()
    spoil(state)
    expect(breachesOf(state, content).join(' ')).toMatch(sentence)
  })
})
