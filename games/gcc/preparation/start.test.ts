import { must, startSession } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { gcc } from '../gcc.ts'
import { missions } from '../missions/missions.ts'

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

  test('what the mission lays out lies in its area, and what is to be found is set aside', () => {
    const { items, content } = begun({}, 1)
    const area = content.board.areas.findIndex(({ id }) => id === 'hut')
    expect(items.find(({ card }) => card === 'baseball-bat')).toMatchObject({ holder: -1, at: area })
    expect(items.find(({ card }) => card === 'kevlar-vest')).toMatchObject({ holder: -1, at: -1 })
  })
})
