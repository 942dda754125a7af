import { must, seat, startSession } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { gcc } from '../gcc.ts'
import { missions } from '../missions/missions.ts'
import { boardOfSquares } from '../testing/boards.ts'
import { setTable } from '../testing/table.ts'
import { startState } from './start.ts'

const firstNight = missions.get('first-night')!

function begun(changes: object, heroes: unknown) {
  const { state, content } = must(
    startSession(gcc, { setup: { mission: { ...firstNight, ...changes }, heroes } as never, seed: 'start' }),
  )
  const items = state.items.map(({ holder, at }, i) => ({ card: content.items[i]!.id, holder, at }))
  return { state, content, items }
}

describe('gcc/core/mission-data: the position before the first turn', () => {
  test('items are dealt round, one card to each hero in turn, after gadgets have gone into belts', () => {
    const dealt = { ...firstNight.heroes, items: ['tonfa', 'crowbar', 'combat-knife'] }
    const { items } = begun({ heroes: dealt }, [
      { hero: 'batgirl', gadgets: [] },
      { hero: 'red-robin', gadgets: [] },
    ])
    const held = items.filter(({ holder }) => holder >= 0).map(({ card, holder }) => [card, holder])
    expect(held).toEqual([
      ['tonfa', 0],
      ['crowbar', 1],
      ['combat-knife', 0],
    ])
  })

  test('a tile has as many miniatures as the mission wants for so many heroes', () => {
    const bats = (heroes: number) => {
      const { content, state } = begun({}, heroes)
      const { minis } = content.tiles.find(({ profile }) => profile.id === 'thugs-with-bat')!
      return [minis.length, minis.filter((id) => state.minis[id]!.at >= 0).length]
    }
    // Two on the board and one in the pool; a third on the board from two heroes on.
    expect([bats(1), bats(2)]).toEqual([
      [3, 2],
      [4, 3],
    ])
  })

  test('what the mission lays out lies in its area, and what is to be found is set aside', () => {
    const laid = [
      { item: 'baseball-bat', area: 'hut' },
      { item: 'crowbar', area: 'mud' },
    ]
    const { items, content } = begun({ items: laid }, 1)
    const at = (area: string) => content.board.areas.findIndex(({ id }) => id === area)
    expect(items.find(({ card }) => card === 'baseball-bat')).toMatchObject({ holder: -1, at: at('hut') })
    expect(items.find(({ card }) => card === 'crowbar')).toMatchObject({ holder: -1, at: at('mud') })
    expect(items.find(({ card }) => card === 'kevlar-vest')).toMatchObject({ holder: -1, at: -1 })
  })

  test('gcc/core/over-occupation, gcc/core/character-pool: a character without room beside its area either stays in the pool', () => {
    const { content } = setTable<string>({
      board: boardOfSquares([
        { id: 'a', at: [0, 0], limit: 1 },
        { id: 'b', at: [1, 0], limit: 1 },
        { id: 'far', at: [2, 0] },
      ]),
      mission: {
        reinforcement: { points: 0, areas: ['a'] },
        tiles: [{ tile: 'thug', areas: ['a', 'a'] }],
      },
      minis: { batman: {}, thug: { tile: { lifePoints: 2 } }, second: { like: 'thug' } },
    })
    const { minis } = startState(content, [seat('batman'), seat('villain')])
    expect(minis).toMatchObject([
      { at: 0, condition: 'board' },
      { at: 1, condition: 'board', life: 2 },
      { at: -1, condition: 'pool', life: 0 },
    ])
  })
})
