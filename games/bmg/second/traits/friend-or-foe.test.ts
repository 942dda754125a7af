import type { ModelSketch } from '@gargoyle/bmg-counters/testing'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { apart } from '../testing/near.ts'
import { setTable } from '../testing/table.ts'

/** A hero that uses a trait on a friend, the only other model near by. */
function useOnFriend(trait: string, inches: number, mate: Partial<ModelSketch>, dice: string) {
  const table = setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], traits: [trait], counters: 'MSSS' },
      mate: { seat: 'a', at: apart(inches), willpower: 5, endurance: 5, ...mate },
      far: { seat: 'b', at: [88, 88] },
    },
    active: 'hero',
  })
  act(table, `trait:${trait}`, dice)
  return table.model('mate')
}

describe('traits that name a model, not an enemy', () => {
  test('bmg2/trait/electric-handshake: a friend in contact', () => {
    const { effects } = useOnFriend('electric-handshake', 0, {}, '6 6')
    expect(effects.map(({ id }) => id)).toEqual(['stunned'])
  })

  test('bmg2/trait/demotivate: a friend in sight', () => {
    expect(useOnFriend('demotivate', 8, { counters: 'AA' }, '6 6').counters.attack).toBe(0)
  })

  test('bmg2/trait/ice-flash: a friend in sight', () => {
    const { effects } = useOnFriend('ice-flash', 10, {}, '6 6')
    expect(effects.map(({ id }) => id)).toEqual(['cooled'])
  })

  test('bmg2/trait/laser-sight: a friend in sight', () => {
    const { effects } = useOnFriend('laser-sight', 8, {}, '')
    expect(effects.map(({ id }) => id)).toEqual(['laser-sight'])
  })

  test('bmg2/trait/death-or-exile: a K.O. friend', () => {
    expect(useOnFriend('death-or-exile', 8, { condition: 'ko', stun: 5 }, '').condition).toBe('casualty')
  })
})
