import type { ModelSketch } from '@gargoyle/bmg-counters/testing'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { setTable } from '../testing/table.ts'

/** A hero that holds the thug at its east side; another enemy stands further away. */
const holding = (hero: Partial<ModelSketch>, other: Partial<ModelSketch> = {}) => {
  const table = setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], counters: 'MAAAASSSS', endurance: 12, ...hero },
      thug: { seat: 'b', touching: 'hero', endurance: 12 },
      other: { seat: 'b', at: [30, 35], endurance: 12, ...other },
    },
    active: 'hero',
  })
  table.model('thug').effects = [{ id: 'immobilized', until: 'game', args: [], value: 0, by: 0 }]
  return table
}
const isHeld = (table: ReturnType<typeof holding>): boolean =>
  table.model('thug').effects.some(({ id }) => id === 'immobilized')

describe('bmg2/core/grab: a captor that attacks another lets go', () => {
  test.each([
    ['electric-storm', '1 2'],
    ['flaming-wave', '1 2'],
  ])('bmg2/special-attack/%s: with a blast over others, not with one over its captive alone', (id, dice) => {
    const hit = (other: Partial<ModelSketch>, faces: string) => {
      const table = holding({ traits: [id] }, other)
      act(table, `special:${id}:-1`, faces)
      return isHeld(table)
    }
    expect([hit({}, `${dice} ${dice}`), hit({ at: [90, 90] }, dice)]).toEqual([false, true])
  })

  test('bmg2/trait/one-shot-gun: with its one shot at another, not with one at its captive', () => {
    const shot = (target: string) => {
      const table = holding({ traits: ['one-shot-gun', 'dirty-fighter'] }, { at: [30, 45] })
      act(table, 'trait:one-shot-gun', '1 2', ['target', target])
      return isHeld(table)
    }
    expect([shot('2'), shot('1')]).toEqual([false, true])
  })

  test('bmg2/trait/ricochet: with a shot that goes on to another', () => {
    const gun = { name: 'Gun', damage: 'I', rof: 1, ammo: 2, rules: ['firearm', 'light'] }
    const shot = (picked: string, dice: string) => {
      const table = holding({ traits: ['ricochet'], weapons: [gun] }, { at: [36, 32] })
      act(table, 'ranged:0', dice, ['shots', { '1': 1 }], ['ricochet', picked])
      return isHeld(table)
    }
    expect([shot('2', '5 1 2 1'), shot('none', '5 1 2')]).toEqual([false, true])
  })
})
